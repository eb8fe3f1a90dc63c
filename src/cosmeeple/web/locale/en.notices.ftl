# People who are away, English: notices, mails, vacations, the app.
notices = Notices and vacation
notices-lead = When it is your turn and you are not here, we tell you: in this browser, by mail, or both.
notices-webhook = A webhook for programs is in your account.
push = In this browser
push-why = A notice appears also when no page of ours is open. It says which game waits, never what you hold.
push-on = Tell me in this browser
push-off = No more notices here
push-is-on = This browser tells you.
push-denied = This browser has been told to refuse notices from this site; you can change that in its settings.
push-unable = This browser cannot show notices here. On an iPhone or iPad, add the page to the home screen first; elsewhere it takes an address that begins with https.
push-browsers = { $count ->
    [one] One browser of yours takes notices.
   *[other] { $count } browsers of yours take notices.
}
mail = By mail
mail-none = This server sends no mail.
mail-first = We send a link first. Before you open it nothing else goes to this address. An empty field takes the address away.
mail-address = Mail address
mail-confirmed = This address is confirmed.
mail-how-often = How often
mail-soon = Soon, at most every { $minutes } minutes
mail-hours = At most every four hours
mail-daily = Once a day, whatever waits
mail-off = Never
mail-hour = Hour of the daily mail
mail-confirm-sent = A mail with a link is on its way. It works for 24 hours.
mail-confirm-subject = Confirm your mail address
mail-confirm-lead = Somebody, probably you, wants to be told at this address when it is their turn in a game. Open this link to confirm it; it works once, for 24 hours:
mail-confirm-why = If it was not you, do nothing: this address will get no notices.
mail-confirm-ask = Shall notices go to the address at which you got this link?
mail-confirm-go = Confirm the address
mail-link-confirm = Confirm a mail address
mail-link-off = No more mails
mail-off-ask = Shall we stop sending notices to this address? You can switch them on again at any time.
mail-off-go = Stop the mails
mail-off-done = No more notices go to this address.
mail-off-here = No more of these mails:
mail-settings = How often you are told:
mail-why = You get this because it is your turn and you were not at the table.
mail-turn-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
mail-turn-lead = { $count ->
    [one] A table waits for you:
   *[other] { $count } tables wait for you:
}
mail-turn-of-since = { $name } to move for { $since }
minutes-short = { $count } min
mail-turn-left = { $left } left
mail-turn-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
mail-password-subject = A new password
mail-password-lead = Somebody asked for a new password for your account "{ $account }". Open this link to choose one; it works once, for an hour:
mail-password-why = If it was not you, do nothing: your password stays as it is.
mail-link-password = Choose a new password
mail-link-forgot = Forgotten password
forgot-link = Forgotten password?
forgot-why = Say your account name or your mail address. If there is an account with a confirmed address, a link goes there.
forgot-who = Account name or mail address
forgot-go = Send the link
forgot-sent = If there is such an account with a confirmed address, a mail is on its way. The link works once, for an hour.
vacation = Vacation
vacation-why = Your clocks at turn-based tables stand still, and the others see until when. At most { $longest } days at once. You may come back earlier, and play meanwhile.
vacation-now = On vacation until { $until }
vacation-planned = From { $from } to { $until }
vacation-begins = First day (empty: today)
vacation-days = Days
vacation-left = { $count ->
    [one] One day is left for this year.
   *[other] { $count } days are left for this year.
}
vacation-go = Go on vacation
vacation-end = I am back
note-vacation = { $name } is on vacation until { $until }; their clock stands still
note-vacation-over = { $name } is back from vacation; their clock goes on
turn-of-since = { $name } to move for { $since }
clock-stopped = stands still
app-what = Board games with friends and bots, at one table
offline = No connection
offline-what = The tables are on the server, and it cannot be reached just now.
offline-tables = Your tables and games are safe; they are shown again when the connection is back.
offline-moves = Moves cannot be made meanwhile; turn-based clocks run on.
offline-alone = To play without a network, install the program itself: pip install cosmeeple.
offline-again = Try again
error-no-mail = This server sends no mail.
error-bad-mail = This is no address that takes mail.
error-many-mails = Enough mails for one day; try again tomorrow.
error-mail-failed = The mail could not be sent. Try again later.
error-old-link = This link was used, or it is too old. Ask for a new one.
error-410 = No longer here
error-bad-vacation = A vacation has 1 to { $longest } days, and a year at most { $most } of them.
error-vacation-twice = You have a vacation in these days already.
