## Permits: programs that act for an account
permits = Programs
permits-lead = A permit lets a program of yours do things for your account. It sees no page and no setting; you can end it at any time. What programs can ask for:
permits-mine = Your permits
permits-none = No program acts for you.
permit-new = A new permit
permit-made = Your new permit
permit-once = Copy it now: it is never shown again. Whoever has it can do what it is for.
permit-name = What it is for, in your words
permit-may = It may
permit-may-read = read which tables you sit at, your wishes and your friends
permit-may-play = sit down at tables and play your seats
permit-may-meet = wish for games, enter tournaments and hold them
permit-may-friends = ask for friends, accept and leave them, and block people
permit-ends = It ends
permit-days = { $days ->
    [one] after { $days } day
   *[other] after { $days } days
}
permit-never = never by itself
permit-make = Make the permit
permit-end = End it
permit-since = made { $day }
permit-until = until { $day }
permit-over = has run out
permit-used = last used { $day }
permit-unused = never used
error-permit-name = Give it a name, so that you know later what it is for.
error-many-permits = You have { $most } permits; end one of them first.
error-no-permit = There is no such permit; it may have been ended already.
error-not-permitted = This permit is not for that.
