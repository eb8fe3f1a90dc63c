# `cosmeeple doctor` and the bare command, English.
no-web = The table in the browser needs { $missing }, which is not installed:
    pip install 'cosmeeple[web]'     or at once: uvx 'cosmeeple[web]'
    Without it: `cosmeeple play` plays in this terminal, `cosmeeple --help` lists all commands.
doctor-is-ok = ok
doctor-is-note = note
doctor-is-slow = hm
doctor-is-bad = BAD
doctor-python = Cosmeeple { $cosmeeple }, Python { $python }, { $system }, { $processors } processors for us.
doctor-compiled = The kernel and all { $games } games are compiled.
doctor-interpreted = The rules run interpreted: the same results, 6 to 9 times slower, so strong bots think less far. An installed wheel for this system is compiled; so is a source install with a C compiler.
doctor-half-compiled = Only a part is compiled, not { $missing }: this package is broken. Install it again.
doctor-game-broken = The game { $game } cannot be loaded: { $error }
doctor-speed = { $speed } random decisions of Antarctica a second.
doctor-extra = The extra `{ $extra }` is installed.
doctor-no-extra = The extra `{ $extra }` is not installed (no { $missing }): pip install 'cosmeeple[{ $extra }]'
doctor-terminal = The terminal shows all letters ({ $encoding }).
doctor-letters = The terminal ({ $encoding }) lacks letters, they are shown as question marks: set PYTHONUTF8=1.
doctor-settings = Settings file: { $file }{ $there ->
    [yes] .
   *[no] {" "}(there is none; that is fine).
}
doctor-settings-wrong = A setting is wrong: { $error }
doctor-warning = { $line }
doctor-database = Database { $path }: readable, with the present schema ({ $schema }).
doctor-database-older = Database { $path } has the older schema { $schema }: the next start of the server brings it to { $newest }. Make a backup first.
doctor-database-newer = Database { $path } is of a newer Cosmeeple (schema { $schema }): update this one.
doctor-database-broken = Database { $path }: { $error }
doctor-no-database = There are no games yet; they will be kept in { $path }.
doctor-read-only = { $path } cannot be written: give another place with --db or COSMEEPLE_DB.
doctor-port = { $error }; give another with --port.
doctor-port-free = { $host }:{ $port } is free for a server.
doctor-serving = A server of ours answers at { $host }:{ $port }: { $status }.
doctor-bots = A bot in a process of its own answered within { $seconds } s.
doctor-bots-fail = A bot in a process of its own failed ({ $why }): at the table only quick answers would stand in.
