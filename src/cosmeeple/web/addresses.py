"""The addresses of the pages and what their forms send; those of programs are in
`api/operations.py`.

Every POST carries `csrf`, as a form field or as the header `X-CSRF-Token`, and answers JSON to
`Accept: application/json`, otherwise 303. A seat in an address or a form is its letter.
`tests/web/test_addresses.py` asks the application for every address of this list.

The hall
    GET  /                              LobbyPage
    GET  /new                           LobbyPage with the form for a new table of `?game=SLUG`
    POST /new                           the NewTable form
    POST /import                        a game file (multipart field `file`) -> 303 to its replay
    GET  /j/CODE                        JoinPage
    GET  /about                         AboutPage
    GET  /stats                         StatsPage
    GET  /games/SLUG                    GamePage
    GET  /learn                         LearnPage
    GET  /rules/SLUG                    RulesPage; `?q=WORDS` looks for words
    GET  /rules/SLUG/components         ComponentsPage; `?source=` of one source

A table
    GET  /t/ID                          WaitingPage or TablePage; `?seat=B` among one's own seats
    POST /t/ID/join                     {code, name, seat?, nonce?}
    POST /t/ID/start
    POST /t/ID/ready                    a live clock may begin
    POST /t/ID/nonce                    {nonce}: a random number for the deal
    POST /t/ID/move                     {seat, choice, version, key, sure?: yes}
    POST /t/ID/undo                     {seat, version, key}
    POST /t/ID/undo/answer              {agree: yes|no}
    GET  /t/ID/why                      {choice...}: JSON {choice, label, allowed, reasons: [{rule, text, holds, href}]}
    GET  /t/ID/inspect                  {what: card:57}: a thing as this viewer may know it, markup of the inspector
    GET  /t/ID/log                      the whole log as a fragment
    GET  /t/ID/digest                   JSON {lines}: what happened since the viewer's last move
    POST /t/ID/hint                     {seat, bot?}
    POST /t/ID/hints                    {on: yes|no}
    POST /t/ID/coach                    {level: off|first|learning|club|expert} or {again: yes}
    POST /t/ID/chat                     {text}
    POST /t/ID/hand                     {seat}: who holds a shared device
    POST /t/ID/seat                     {seat, kind: open|me|here|bot|automaton|stand-in, bot?, name?}
    POST /t/ID/seat/answer              {ask, agree: yes|no}: may they take the seat? No of who asks takes it back
    POST /t/ID/comeback                 {seat}
    POST /t/ID/leave                    {seat, bot?}
    POST /t/ID/pace                     {pace}
    POST /t/ID/token                    {seat}: a new token for a program
    GET  /t/ID/orders                   answers prepared
    POST /t/ID/orders                   {kind: next|always|only, answer}
    POST /t/ID/orders/back              {order}
    GET  /qr/ID.svg
    GET  /stream                        server-sent events; `t=ID[.A]@VERSION` once for each open table, or `lobby`

After the end
    GET  /t/ID/end                      EndPage
    GET  /t/ID/replay                   ReplayPage; `?at=N&seat=A`
    GET  /t/ID/replay/regions           `?at=N`: JSON {at, total, regions}
    GET  /t/ID/thought                  `?version=N`: ThoughtPage
    GET  /t/ID/export                   the game as a file
    POST /t/ID/rematch
    POST /t/ID/fork                     {at}
    GET  /t/ID/analysis                 `?at=N&seat=A`
    POST /t/ID/analysis                 {effort}
    GET  /t/ID/analysis/progress        JSON {done, moves, running}
    POST /t/ID/study

Learning
    GET  /learn/SLUG
    GET  /learn/SLUG/NAME               TablePage with a LessonCard
    GET  /learn/SLUG/NAME/why
    GET  /learn/SLUG/NAME/log
    GET  /learn/SLUG/NAME/replay/regions
    POST /learn/SLUG/NAME/move          {choice, version}
    POST /learn/SLUG/NAME/undo
    POST /learn/SLUG/NAME/go            {what: back|again|on|next|step|restart, step?, version}
    POST /remind                        a reminder has been read
    GET  /puzzles
    GET  /puzzles/SLUG
    GET  /puzzles/SLUG/ID               `?hint=1`
    POST /puzzles/SLUG/ID               {choice, hint?}
    POST /puzzles/SLUG/ID/play
    POST /puzzles/SLUG/ID/study
    GET  /studies
    POST /studies/import                {file}
    GET  /study/ID                      `?at=MOMENT&seat=A`
    GET  /study/ID/file
    POST /study/ID/note                 {at, note, mark}
    POST /study/ID/move                 {at, seat, choice}
    POST /study/ID/prune                {at}
    POST /study/ID/title                {title}
    POST /study/ID/copy

An owner's copy of a game
    GET  /box/SLUG                      `?copy=LETTERS&of=TABLE&from=N`; `/new?game=SLUG&box=LETTERS` plays with it
    GET  /box/SLUG/file                 `?copy=LETTERS`
    GET  /box/SLUG/compare              `?copy=LETTERS&with=LETTERS`
    POST /box/SLUG                      {copy, of, from, f.PATH..., of.entry, seen}
    POST /box/SLUG/check                the same: JSON {wrong, general, seen, unsure, percent}
    POST /box/SLUG/open                 {file}

People
    GET  /account                       AccountPage
    POST /login
    POST /register
    POST /logout
    POST /account/delete
    POST /account/webhook
    POST /account/password
    POST /account/name
    POST /preferences                   {language?, theme?, like.NAME?, next}
    GET  /seek                          `?game=SLUG`
    POST /seek                          {game, players, pace, strength: near|any|friends, rated?, name?}
    POST /seek/take                     {seek}
    POST /seek/back                     {seek}
    GET  /people/PERSON
    GET  /tournaments
    POST /tournaments                   {title, game, players, pace, system: swiss|robin, rounds, rest}
    GET  /tournaments/ID
    POST /tournaments/ID                {what: join|leave|rest|back|start|pause|resume|cancel|finish|bot|remove|void, bot?, entrant?, board?}
    GET  /friends
    POST /friends                       {what: ask|accept|part|block, other or account}
    POST /friends/report                {other or account, text}
    GET  /account/permits
    POST /account/permits               {name, scope.., days, password}
    POST /account/permits/end           {permit}
    GET  /account/notices
    POST /account/notices
    POST /account/mail
    POST /account/vacation
    POST /account/vacation/end
    GET  /mail/confirm/TOKEN
    POST /mail/confirm/TOKEN
    GET  /mail/off
    GET  /mail/off/TOKEN
    POST /mail/off/TOKEN
    GET  /forgot
    POST /forgot
    GET  /password/TOKEN
    POST /password/TOKEN                {password}
    POST /push/subscribe
    POST /push/unsubscribe

Companions: `companion_pages.py`
    GET  /companion
    POST /companion
    POST /companion/load
    GET  /companion/ID
    GET  /companion/ID/file
    POST /companion/ID/card

The program
    GET  /static/VERSION/NAME           `assets.py`
    GET  /manifest.webmanifest
    GET  /sw.js
    GET  /offline
    GET  /health
    GET  /alive
    GET  /metrics

The move form of the table page has the id `move`; an option is
`<button form="move" name="choice" value="sail:ross">`.
"""
