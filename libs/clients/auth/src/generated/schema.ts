// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/auth/v1/domain/blacklist/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The domains whose addresses nobody may be invited under.
         * @description By name, each with who added it and when. A text finds parts of names. For who holds `domain-blacklist:view`.
         */
        get: operations["searchBlacklistedDomains"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/domain/blacklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blacklist a domain.
         * @description Nobody is invited under it from then on, and an invitation to sign up or join that is out makes no login any more (412); people who have one keep it. A domain that is there already is refused with 409. `domain-blacklist.saved.v1` is published; `DELETE /api/auth/v1/domain/blacklist/{id}` undoes it. For who holds `domain-blacklist:create`.
         */
        post: operations["blacklistDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/domain/blacklist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a domain off the blacklist.
         * @description Addresses under it can be invited again. `domain-blacklist.saved.v1` is published. It is undone by blacklisting the domain again. For who holds `domain-blacklist:delete`.
         */
        delete: operations["freeDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people that a text means, at most five.
         * @description By name, e-mail address or telephone, however that is written, among the people whom the caller may list. The address itself comes first, then what begins so; `detail` is the address. For who holds `user:view`.
         */
        get: operations["findUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/invitations/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the invitation of a person again.
         * @description The new link is good for a week; the one of before ends. Who has set a password already is refused with 409, a person whom the caller does not see answered 404. For who holds `user:invite`.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller was told of, the newest first.
         * @description The caller's own alone, of rows that they may still see; kept for 90 days. `unread` leaves those that were not read yet; `search` those of one number or company. For everybody who is signed in.
         */
        get: operations["listNotifications"];
        /**
         * Mark all notifications as read.
         * @description Also those that came since the list was read. Each can be marked as unread again. For everybody who is signed in.
         */
        put: operations["readAllNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as read or unread.
         * @description Those of others, and of rows that the caller may no longer see, are answered 404. For everybody who is signed in.
         */
        put: operations["markNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/notification-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The kinds of notifications that the caller gets.
         * @description Only kinds that can concern the caller's role are listed; all are on at first. For everybody who is signed in.
         */
        get: operations["listNotificationSubscriptions"];
        /**
         * Switch kinds of notifications on and off.
         * @description Kinds that are not named stay as they are. It counts for what happens from now on; answers all kinds as they are then. For everybody who is signed in.
         */
        put: operations["saveNotificationSubscriptions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisations of every account type, by name; for staff.
         * @description Closed ones are left out. Each can be entered by staff, or have people and keys made for it. For who holds `user:jump`.
         */
        get: operations["searchOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One organisation: the own one, and any for staff.
         * @description Its name and type, and whether all its people need a second factor. Another's is answered 404. For everybody who is signed in.
         */
        get: operations["getOrganization"];
        /**
         * Set whether everybody of an organisation needs a second factor.
         * @description People without a second factor must set one up before anything else; the access tokens of all are refused at once, and sessions go on with new ones. What staff have switched on only a Super Admin of the provider switches off (403), what an organisation asked of itself also the organisation. `organization.saved.v1` is published. For who holds `user:reset-mfa`.
         */
        put: operations["changeOrganization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The searches that the caller keeps, and those that colleagues share.
         * @description The caller's own and those that colleagues share with the organisation, by name; `isOwn` tells them apart and `screen` leaves those of one list. For everybody who is signed in.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Keep a search under a name.
         * @description A name that the caller uses already and more than 200 searches are refused with 409. Nobody else sees it unless `isShared`: then everybody of the caller's organisation does. `DELETE /api/auth/v1/me/views/{id}` undoes it. For everybody who is signed in.
         */
        post: operations["addView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a search that the caller keeps.
         * @description Name, screen, search and whether it is shared are replaced; a name that the caller uses already is refused with 409. Searches of others are answered 404, also those that they share. For everybody who is signed in.
         */
        put: operations["changeView"];
        post?: never;
        /**
         * Forget a search.
         * @description It is gone at once, for colleagues too; searches of others are answered 404. To have it back, keep it again. For everybody who is signed in.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the console keeps for the caller.
         * @description As the caller saved them last; an empty object before that. For everybody who is signed in.
         */
        get: operations["getPreferences"];
        /**
         * Keep preferences in place of those of before.
         * @description What is left out is gone: send all of them. More than 20,000 characters are refused with 400. Nobody else sees them. For everybody who is signed in.
         */
        put: operations["savePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/permissions/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller may do: permissions by group.
         * @description The console shows and hides by it, and services that do not know a role yet ask it. A token that was asked for with fewer scopes is answered those alone. For everybody who is signed in, also by the code of a mailed link.
         */
        get: operations["getPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/roles/{accountType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roles of an account type.
         * @description Those that people can be given, by name, each with its permissions; roles of machines and of staff inside an account are left out. For everybody who is signed in.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The teams that the caller works in, for the team selector.
         * @description The default team first. Who sees all teams, or is in none, gets all of the organisation. For everybody who is signed in.
         */
        get: operations["listTeams"];
        put?: never;
        /**
         * Add a team.
         * @description The first team of an organisation is its default team; a name that it uses already is refused with 409. Staff name the organisation by `accountId`. `team.saved.v1` is published; `DELETE /api/auth/v1/teams/{id}` undoes it. For who holds `team:create`.
         */
        post: operations["addTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/teams/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Teams by name; staff find those of every organisation.
         * @description Others find those that they work in. Deleted ones are left out. For everybody who is signed in.
         */
        get: operations["searchTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/teams/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The teams that the caller administers.
         * @description Each with its organisation and the number of its people. Staff see those of every organisation and may name one. For who holds `team:view`.
         */
        get: operations["listAllTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A team that the caller administers.
         * @description With its organisation and the number of its people. A team of another organisation, or a deleted one, is answered 404. For who holds `team:view`.
         */
        get: operations["getTeam"];
        /**
         * Rename a team, or make it the default team.
         * @description The former default team gives way; the default mark alone cannot be taken off (409). A name that the organisation uses already is refused with 409. `team.saved.v1` is published. For who holds `team:edit`.
         */
        put: operations["changeTeam"];
        post?: never;
        /**
         * Delete a team; its people and work go to the default team.
         * @description The default team cannot be deleted (409). `team.saved.v1` names the team that takes over, and every service moves its work there; people who are in another team as well keep that one alone. No call brings it back. For who holds `team:delete`.
         */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person.
         * @description With organisation, role, teams and second factor, and whether the organisation demands one. In an account that was entered, organisation and role are those there. A person who was switched off since is refused with 401. For everybody who is signed in.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/users/me/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts that the caller may switch to.
         * @description The own one and those that were added, each with the role there and the favourite mark. One is entered by `POST /api/auth/v1/accounts/{accountId}/myToken`. For everybody who is signed in.
         */
        get: operations["listOwnAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the caller's organisation; staff see those of every organisation.
         * @description By name; removed people are left out. A text finds names and addresses; organisation, its type, role and team narrow the list. For who holds `user:view`.
         */
        get: operations["searchUsers"];
        put?: never;
        /**
         * Invite a person by mail.
         * @description An address that has a login is refused with 409, a blacklisted domain with 400, a role that may do more than the caller's with 403. The mail holds a link for a week by which the person sets a password; `user.saved.v1` is published. Who was removed before comes back with nothing of before. `DELETE /api/auth/v1/users/{userId}` undoes it. For who holds `user:create`.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One person.
         * @description With role, teams and agencies. One of another organisation, or a removed one, is answered 404. For who holds `user:view`.
         */
        get: operations["getUser"];
        /**
         * Change a person; needs `user:edit` for anybody but oneself.
         * @description Nobody changes the own role, teams or access (409), and nobody a person or to a role that may do more than the own (403). A telephone that proves the second factor stays (409). Another role, other teams or switching off count at once: tokens of before are refused. `user.saved.v1` is published. For everybody who is signed in.
         */
        put: operations["changeUser"];
        post?: never;
        /**
         * Remove a person, or take the person out of one account.
         * @description All sessions end at once and the login is gone; inviting the address again brings the person back. With `accountId` only the access to that account ends. Nobody removes oneself (409) or a person who may do more (403). `user.saved.v1` is published. For who holds `user:delete`.
         */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/users/{userId}/agencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the agencies whose work a person does.
         * @description The list replaces that of before. An agency that the caller does not see is refused with 400. `user.saved.v1` is published. For who holds `user:assign-agency`.
         */
        put: operations["assignAgencies"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/users/teams/migrate/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a person to other teams.
         * @description The list replaces that of before; a team of another organisation is refused with 400. Tokens of before are refused at once, so that what the person sees follows. `user.saved.v1` tells the others. For who holds `team:migrate`.
         */
        put: operations["moveTeams"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of the caller's organisation; staff see those of every organisation.
         * @description The latest first and without secrets; deleted ones are left out. A text finds names and ids. For who holds `api-key:view`.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key; its secret is shown this once.
         * @description Only its hash is kept. Scopes beyond those of `GET /api/auth/v1/api/scopes` are refused with 400, each by its place. The key gets tokens from `POST /api/auth/v1/oauth/token`. `DELETE /api/auth/v1/api/{keyId}` undoes it. For who holds `api-key:create`.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/api/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scopes that a new key may be given.
         * @description For the own organisation these are what the caller may do, for another one, which staff name by `accountId`, what people there may do. Permissions over people, teams, keys, flags and blacklisted domains are never given to a machine. For who holds `api-key:create`.
         */
        get: operations["listScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/api/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An API key, without its secret.
         * @description When it was used last stands in it. A key of another organisation is answered 404. For who holds `api-key:view`.
         */
        get: operations["getApiKey"];
        /**
         * Rename an API key, or switch it on or off.
         * @description Switched off, it gets no token and those given out are refused within two seconds; its calls are answered 401. Switching it on again needs all of its scopes (400 otherwise), as if the caller made it again. For who holds `api-key:create`.
         */
        put: operations["changeApiKey"];
        post?: never;
        /**
         * Delete an API key; it is refused from then on.
         * @description So are the tokens that were given out for it, within two seconds. Its calls stay in the activity. No call brings it back: make a new one. For who holds `api-key:delete`.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/api/regenerate/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the secret of an API key; the new one is shown this once.
         * @description The former secret and the tokens given out for it are refused within two seconds. The caller needs all scopes of the key (400 otherwise). The former secret cannot be had back. For who holds `api-key:regenerate`.
         */
        put: operations["regenerateApiKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/admin/agencies/{accountId}/jtoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token with which staff enter an agency.
         * @description The token works once and for a minute, at `POST /api/auth/v1/admin/enter/{token}`. Inside, staff may do what they may at home, as far as people of an agency may do it. It is recorded who entered what. What is no agency is answered 404. For who holds `user:jump`.
         */
        post: operations["jumpIntoAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/{personaPath}/{accountId}/jtoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token with which staff enter an account of another type.
         * @description The path names the account type; one that nobody enters is refused with 400, an account of another type answered 404. The token works once and for a minute. Inside, staff may do what they may at home, as far as people of that type may do it. It is recorded who entered what. For who holds `user:jump`.
         */
        post: operations["jumpIntoAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/accounts/{accountId}/myToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token with which a person switches to another of the own accounts, or back.
         * @description The token works once and for a minute, at `POST /api/auth/v1/admin/enter/{token}`. In the other account the role counts that was given there. An account that was not added to the caller is answered 404. For everybody who is signed in.
         */
        post: operations["switchAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/admin/enter/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter an account by a jump token, which works once; 404 for any other.
         * @description It begins a session of its own in the account; that of before goes on. A token ends with its first use or after a minute, and the person must still be active. Signing out ends the session. Open to everybody: no token is needed.
         */
        post: operations["enterAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys of access tokens (RFC 7517).
         * @description Whoever checks access tokens reads them here, and once more when a token names a key that is not among those read before. Open to everybody: no token is needed.
         */
        get: operations["getPublicKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How machines are given tokens (RFC 8414).
         * @description Clients that know the standard need no more than the address of the platform: it names where tokens and keys are, every scope, and how a secret may be sent. Open to everybody: no token is needed.
         */
        get: operations["getAuthorizationServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/mfa/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A fresh secret for an authenticator app, as a picture and as text.
         * @description It is in use only when two of its codes have confirmed it by `PUT /api/auth/v1/mfa/update`, within ten minutes; a new one replaces it until then. A factor that is on must be turned off first. For everybody who is signed in.
         */
        get: operations["getQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/mfa/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send, or send again, the code that sets up mail or text messages.
         * @description It is good for ten minutes and five tries; the one of before is over. 20 a day are sent (429), text messages only to who has a telephone in the profile (409), and only one factor is on at a time (409). The same code turns the factor off. For everybody who is signed in.
         */
        post: operations["sendMfaCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/mfa/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the second factor: two codes enable the app, one code anything else, also NONE.
         * @description Wrong codes are refused with 409, and 30 a day with 429. A factor that is on is turned off by its own code before another is put on (409); NONE is refused with 409 where the organisation asks everybody for one. From then on sign-in asks for it. For everybody who is signed in.
         */
        put: operations["updateMfa"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/mfa/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable mail or text messages by the code that was sent.
         * @description A wrong code is refused with 409, and 30 a day with 429. Another factor that is on must be turned off first (409). From then on sign-in asks for it; `PUT /api/auth/v1/mfa/update` with NONE undoes it. For everybody who is signed in.
         */
        post: operations["verifyMfa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/mfa/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the mail that takes the second factor off; username and password must be right.
         * @description Ten wrong passwords within a quarter of an hour make the next try wait (429). The mail is sent after the answer, one a minute at most; its link works for an hour. Nothing changes until it is followed. Open to everybody: no token is needed.
         */
        post: operations["requestMfaReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/validateMFAReset/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second factor off by the mailed link, and sign in; 404 for a link that is over.
         * @description It ends all sessions and mailed links of the person and begins one session. The link works once and within an hour. The person sets up a factor again by `PUT /api/auth/v1/mfa/update`, at once where the organisation demands it. Open to everybody: no token is needed.
         */
        post: operations["confirmMfaReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The access token of a machine (OAuth 2 client credentials, by HTTP Basic or in the form).
         * @description `scope` narrows it to some of the key's scopes; one that the key does not have is refused with `invalid_scope`. An unknown, switched off or deleted key or a wrong secret is answered 401 `invalid_client`, in the form of RFC 6749. The token lives a quarter of an hour and there is no refresh token: ask again. Open to everybody: no token is needed.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/passwords/{email}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mail the link for a new password to the caller, or to a person whom the caller manages.
         * @description The mail is sent after the answer, one a minute at most; its link works for an hour, and the password of now works until it is followed. A person whom the caller may not edit is answered 404, as if unknown. It is recorded who asked. For everybody who is signed in.
         */
        put: operations["startPasswordReset"];
        /**
         * Ask for a reset mail; the answer is the same whether or not the address is known.
         * @description The captcha must hold. A known, active person gets one mail a minute at most; its link works for an hour, and the password of now works until it is followed. Open to everybody: no token is needed.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The devices where the caller is signed in.
         * @description Those that a refresh token can still continue, the last used first, each with address and browser; the one of this call is marked. For everybody who is signed in.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign the caller out everywhere.
         * @description The own session is one of them. Access tokens of any are refused within two seconds on every service. Sign in again to go on. For everybody who is signed in.
         */
        delete: operations["endAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign the caller out on one device.
         * @description Its access tokens are refused within two seconds on every service; the others go on. A session that is over or somebody else's is answered 404. For everybody who is signed in.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/login/sitekey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key of the captcha that a password reset asks for.
         * @description The page shows the captcha by it and sends what it answers along with `POST /api/auth/v1/passwords/{email}/reset`. Open to everybody: no token is needed.
         */
        get: operations["getSiteKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/password-constraints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of a password.
         * @description In the order in which a page shows them, each with its code; `POST /api/auth/v1/validate-password` names those that are broken. Open to everybody: no token is needed.
         */
        get: operations["listPasswordRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/validate-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rules that a password breaks, while it is being typed.
         * @description None means that it may be used. It is the same check as where a password is set; the password is neither kept nor logged. Open to everybody: no token is needed. Computes only: nothing is saved.
         */
        post: operations["checkPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/checkPasswordReset/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a reset link still works; 404 when not.
         * @description The answer says until when. Asking does not use it up; the password is set by `POST /api/auth/v1/validatePasswordReset/{token}`. Open to everybody: no token is needed.
         */
        get: operations["checkPasswordReset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/validatePasswordReset/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the new password by a reset link, and sign in.
         * @description A password that breaks a rule is refused with 400 and each rule; the link stays good. Otherwise all sessions and mailed links of the person end and one session begins. A mailbox alone does not replace the second factor: who has one is answered 307 and signs in with it. Open to everybody: no token is needed.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/checkUserInvited/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an invitation still works; 404 when not.
         * @description The answer says until when. Asking does not use it up; the password is set by `POST /api/auth/v1/validateUserInvited/{token}`. Open to everybody: no token is needed.
         */
        get: operations["checkUserInvited"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/validateUserInvited/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password of an invited person, and sign in.
         * @description A password that breaks a rule is refused with 400 and each rule; the link stays good. Otherwise the link is used up, the address counts as confirmed and a session begins. Open to everybody: no token is needed.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/resendValidationEmail/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new confirmation mail; the answer is the same whether or not the address is known.
         * @description A known person whose address is not confirmed yet gets one mail a minute at most; the link of before ends. Nothing changes until it is followed. Open to everybody: no token is needed.
         */
        post: operations["resendValidation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/pic/initial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture of 2 MB at most, to be cropped.
         * @description PNG, JPEG and GIF are taken (400 otherwise) and redrawn, upright and without anything but pixels. It replaces an upload of before and is shown to nobody until `POST /api/user/v1/pic/crop`. For everybody who is signed in.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/pic/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a square of the uploaded picture from now on.
         * @description The square must lie in the picture, at a zoom of 1 to 3 (400 otherwise). The new picture has a new address, which profiles name from then on; the upload is gone. `DELETE /api/user/v1/pic` takes it away. For everybody who is signed in.
         */
        post: operations["cropPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/pic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own picture.
         * @description A square of 256 pixels as WebP, as others see it. An upload that is not cropped yet is not shown. For everybody who is signed in.
         */
        get: operations["getOwnPicture"];
        put?: never;
        post?: never;
        /**
         * Remove the own picture.
         * @description The upload of it too; its address answers 404 from then on. Without one nothing happens. To have it back, upload it again. For everybody who is signed in.
         */
        delete: operations["removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/pic/email/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture of a person whom the caller sees; 404 for anybody else.
         * @description Staff see everybody's, others those of their own organisation. Who has none is answered 404 as well. For everybody who is signed in.
         */
        get: operations["getPictureByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v1/pic/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture by the address that profiles name; nobody guesses it, and it never changes.
         * @description Browsers load it without a token and may keep it for a year. One that was replaced or removed is answered 404. Open to everybody: no token is needed.
         */
        get: operations["getPictureFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in; 412 when the address is not validated, 418 when the password has expired.
         * @description With a second factor the first call is answered 307 and sends the code; the same call with it signs in. Wrong name, password and switched-off persons are refused alike, and ten wrong passwords within a quarter of an hour make the next try wait (429). An expired password sends the mail for a new one. Open to everybody: no token is needed.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of a refresh token.
         * @description Its access tokens are refused within two seconds on every service; other sessions of the caller go on. A token of somebody else, or of a session that is over, changes nothing and is answered alike. For everybody who is signed in.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/validationTokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a mailed invitation is for; 404 for one that is not valid.
         * @description The page reads from it whether to ask for an account, a name or only a password. One that is used, replaced, revoked or older than a week is not valid. Reading it does not use it up. Open to everybody: no token is needed.
         */
        get: operations["getValidationToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account by an invitation and its code; 412 when they are not valid.
         * @description The account and its first person are made, and a mail asks to confirm the address; nobody is signed in before that. A password that breaks a rule is refused with 400, as is an agency without a producer number, an address that has a login with 412. The invitation is then used up. Open to everybody: no token is needed.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the login of an invited person; 404 and 412 for a link that does not do that.
         * @description The person gets the role that the invitation names and is signed in; the invitation is used up. A password that breaks a rule is refused with 400, as is a missing name where the invitation asks for one; an address that has a login with 412. Open to everybody: no token is needed.
         */
        post: operations["joinAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/validateSignup/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address of a new account by the mailed link, and sign in.
         * @description The link works once and within an hour; another one comes by `POST /api/auth/v1/resendValidationEmail/{email}`. It shows that mail reaches the person, who can sign in from then on. Who has a second factor is answered 307 and signs in with it. Open to everybody: no token is needed.
         */
        post: operations["confirmSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/signup/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations that nobody has followed yet; staff see those of every organisation.
         * @description Those that are used, taken back or older than a week are left out. The latest first; a text finds addresses. For who holds `user:invite`.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Mail somebody an invitation to open an account or to join the caller's.
         * @description Staff alone invite to a new account, others to their own; anything else is refused with 403, as is a role that may do more than the caller's, a blacklisted domain with 400. The link works for a week, with a code when an account is to be opened; who has a login already is told to sign in. An invitation of before to the same end is over. `DELETE /api/auth/v1/signup/invitations/{id}` takes it back. For who holds `user:invite`.
         */
        post: operations["inviteToSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/signup/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an invitation again with a new link; the one of before ends.
         * @description The new link is good for a week, with a new code where one is needed. One that is used, taken back or over is answered 404; a domain that was blacklisted meanwhile is refused with 400. For who holds `user:invite`.
         */
        post: operations["resendSignupInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/signup/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back.
         * @description Its link works no more; no mail tells so. One that is used, taken back or over is answered 404. To undo it, invite again. For who holds `user:invite`.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/sso/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether single sign-on applies to an address, and where.
         * @description It goes by the domain of the address, so it does not tell who has a login. The answer leads to the provider of that organisation for an attempt of ten minutes; otherwise people sign in by password. Open to everybody: no token is needed.
         */
        get: operations["getSsoStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/sso/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code of an identity provider.
         * @description The provider must vouch for the address as proven, the attempt be of the last ten minutes, and the person be one of that organisation and active; anything else is refused with 401 and no reason. A session begins as after a sign-in by password. Open to everybody: no token is needed.
         */
        post: operations["signInBySso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/sso/settings/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the people of an account sign in at a provider of their own.
         * @description With them comes the address that the provider must send people back to; the secret is never answered. An organisation without any is answered 404. For who holds `user:edit` and `user:jump`.
         */
        get: operations["getSsoSettings"];
        /**
         * Set how the people of an account sign in at a provider of their own; for a Super Admin alone.
         * @description A secret that is left out stays. A domain that another account signs in with is refused with 409, a provider without TLS in production with 400, anybody but a Super Admin of the provider with 403. People of these domains are then led there; `enabled: false` undoes it. For who holds `user:edit` and `user:jump`.
         */
        put: operations["saveSsoSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lists that the caller has mailed.
         * @description By name, each with when it comes next and what became of the last one; `list` leaves those of one list. For everybody who is signed in.
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Have a search of a list mailed each week or month, as PDF and as workbook.
         * @description The list is asked first: what it refuses is refused in its words, and a service that does not answer is 503. A mail has at most 2,000 rows, those that the caller may see when it is written. A name that the caller uses already, more than 20 reports, and a report out of an account that the caller has entered are refused with 409. `DELETE /api/auth/v1/me/reports/{id}` undoes it. For everybody who is signed in.
         */
        post: operations["addReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change how a report is called and how often it comes.
         * @description It comes next on the first morning of the new rhythm. Reports of others are answered 404, a name that the caller uses already is refused with 409. For everybody who is signed in.
         */
        put: operations["changeReport"];
        post?: never;
        /**
         * Have a report mailed no more.
         * @description It is gone at once, also where it is due; reports of others are answered 404. For everybody who is signed in.
         */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/me/reports/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a report now.
         * @description It is written within a few seconds; `sent` says when it has left, `failure` why it has not. When the next one comes stays as it was. Reports of others are answered 404. For everybody who is signed in.
         */
        post: operations["sendReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/cluster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cluster.
         * @description A host name that an organisation has is refused with 409. Its default team is made with it and `organization.saved.v1` is published; the contact, named with an address, is invited as the first of its people. `DELETE /api/auth/v1/cluster/{id}` undoes it. For who holds `cluster:create`.
         */
        post: operations["createCluster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/cluster/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a cluster.
         * @description What is left out stays; contact and second factor are not changed here. A host name that another organisation has is refused with 409. `organization.saved.v1` is published. For who holds `cluster:edit`.
         */
        put: operations["changeCluster"];
        post?: never;
        /**
         * Delete a cluster.
         * @description Refused while something uses it (409), which the answer names. Its people can no longer sign in, and their tokens are refused within two seconds; its name stays in what is there. `organization.saved.v1` is published. No call brings it back. For who holds `cluster:delete`.
         */
        delete: operations["deleteCluster"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/reinsurer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a re-insurer.
         * @description A host name that an organisation has is refused with 409. Its default team is made with it and `organization.saved.v1` is published; the contact, named with an address, is invited as the first of its people. `DELETE /api/auth/v1/reinsurer/{id}` undoes it. For who holds `reinsurer:create`.
         */
        post: operations["createReinsurer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/reinsurer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a re-insurer.
         * @description What is left out stays; contact and second factor are not changed here. A host name that another organisation has is refused with 409. `organization.saved.v1` is published. For who holds `reinsurer:edit`.
         */
        put: operations["changeReinsurer"];
        post?: never;
        /**
         * Delete a re-insurer.
         * @description Refused while something uses it (409), which the answer names. Its people can no longer sign in, and their tokens are refused within two seconds; its name stays in what is there. `organization.saved.v1` is published. No call brings it back. For who holds `reinsurer:delete`.
         */
        delete: operations["deleteReinsurer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/premiumprocessor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a premium processor.
         * @description A host name that an organisation has is refused with 409. Its default team is made with it; `organization.saved.v1` tells billing, which knows it as a financer from then on. People are invited by `POST /api/auth/v1/users`. `DELETE /api/auth/v1/premiumprocessor/{id}` undoes it. For who holds `premium-processor:create`.
         */
        post: operations["createPremiumProcessor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/premiumprocessor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a premium processor.
         * @description What is left out stays; contact and second factor are not changed here. A host name that another organisation has is refused with 409. `organization.saved.v1` tells billing its name. For who holds `premium-processor:edit`.
         */
        put: operations["changePremiumProcessor"];
        post?: never;
        /**
         * Delete a premium processor.
         * @description Refused while something uses it (409), which the answer names. Its people can no longer sign in, and their tokens are refused within two seconds. `organization.saved.v1` tells billing, which quotes no new plan of it; plans that there are keep it. No call brings it back. For who holds `premium-processor:delete`.
         */
        delete: operations["deletePremiumProcessor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/mssp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a managed security provider.
         * @description A host name that an organisation has is refused with 409. Its default team is made with it and `organization.saved.v1` is published; the contact, named with an address, is invited as the first of its people. `DELETE /api/auth/v1/mssp/{id}` undoes it. For who holds `mssp:create`.
         */
        post: operations["createSecurityProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/mssp/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a managed security provider.
         * @description What is left out stays; contact and second factor are not changed here. A host name that another organisation has is refused with 409. `organization.saved.v1` is published. For who holds `mssp:edit`.
         */
        put: operations["changeSecurityProvider"];
        post?: never;
        /**
         * Delete a managed security provider.
         * @description Refused while something uses it (409), which the answer names. Its people can no longer sign in, and their tokens are refused within two seconds; its name stays in what is there. `organization.saved.v1` is published. No call brings it back. For who holds `mssp:delete`.
         */
        delete: operations["deleteSecurityProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a vendor.
         * @description A host name that an organisation has is refused with 409. Its default team is made with it and `organization.saved.v1` is published; the contact, named with an address, is invited as the first of its people. `DELETE /api/auth/v1/vendor/{id}` undoes it. For who holds `mssp:create`.
         */
        post: operations["createVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/vendor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a vendor.
         * @description What is left out stays; contact and second factor are not changed here. A host name that another organisation has is refused with 409. `organization.saved.v1` is published. For who holds `mssp:edit`.
         */
        put: operations["changeVendor"];
        post?: never;
        /**
         * Delete a vendor.
         * @description Refused while something uses it (409), which the answer names. Its people can no longer sign in, and their tokens are refused within two seconds; its name stays in what is there. `organization.saved.v1` is published. No call brings it back. For who holds `mssp:delete`.
         */
        delete: operations["deleteVendor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a carrier.
         * @description A host name that an organisation has is refused with 409. Its default team is made with it and `organization.saved.v1` is published; what it writes is added by `POST /api/rater/v1/carrier`. `DELETE /api/auth/v1/carrier/{id}` undoes it. For who holds `carrier:create`.
         */
        post: operations["createCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/carrier/hostname/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the host name of a carrier.
         * @description One that is none is refused with 400, one that another organisation has with 409. `organization.saved.v1` is published. The former host name is free from then on. For who holds `carrier:edit`.
         */
        put: operations["changeCarrierHostname"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/carrier/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a carrier.
         * @description Refused while something uses it (409), which the answer names. Its people can no longer sign in, and their tokens are refused within two seconds. Its paper stays: `DELETE /api/rater/v1/carrier/{id}` ends that. `organization.saved.v1` tells the others. No call brings it back. For who holds `carrier:delete`.
         */
        delete: operations["deleteCarrier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/hostname/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a host name is one, and free.
         * @description `available` is false for a host name that an organisation has, and for one that is none. Nothing is held: creating with it can still be refused with 409. For who holds `aggregator:view`.
         */
        get: operations["checkHostname"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/da": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an aggregator.
         * @description A host name that is none is refused with 400, one that an organisation has with 409. Its default team is made with it and `organization.saved.v1` is published; people are invited by `POST /api/auth/v1/users`. `DELETE /api/auth/v1/da/{id}` undoes it. For who holds `aggregator:create`.
         */
        post: operations["createAggregator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/da/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an aggregator.
         * @description Name, description and host name are replaced; a host name that another organisation has is refused with 409. `organization.saved.v1` is published. For who holds `aggregator:edit`.
         */
        put: operations["changeAggregator"];
        post?: never;
        /**
         * Delete an aggregator.
         * @description Refused while something uses it (409), which the answer names. Its people can no longer sign in, and their tokens are refused within two seconds; the accounts that it made stay. `organization.saved.v1` is published. No call brings it back. For who holds `aggregator:delete`.
         */
        delete: operations["deleteAggregator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/accounts/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add accounts that a person may switch to.
         * @description They are added to those of before; the answer counts all. A role that may do more than the caller's own is refused with 403, an account that is unknown, the person's own or the provider's with 400. The person enters one by `POST /api/auth/v1/accounts/{accountId}/myToken`. `DELETE /api/auth/v1/users/{userId}` with `accountId` takes one away. For who holds `user:assign-agency` and `user:jump`.
         */
        put: operations["assignAccounts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/accounts/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Link a client account to an agency and its agent; 409 when it belongs to others.
         * @description Accounts decide (`PUT /api/account/v1/assign-agency/{accountId}`). It is of others when it has another agency or another agent of the same one. An agent or team that is not the agency's is refused with 400; without teams those of the agent or the default team get the account. The account and its work move to them by `account.agent-changed.v1`, and a new agency is told by mail. `PUT /api/auth/v1/accounts/unlink` undoes it. For who holds `agency:link-account`.
         */
        put: operations["linkAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/accounts/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Undo the link of a client account.
         * @description The account then belongs to no agency; `account.agent-changed.v1` tells of it. A link that there is not, or to another agency or agent, is answered 404. It is undone by linking it again. For who holds `agency:link-account`.
         */
        put: operations["unlinkAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/accounts/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an account as a favourite of the caller, or no longer.
         * @description It stands first where the caller switches accounts, for the caller alone. An account that the caller does not see is answered 404. For an aggregator the accounts service says what is seen; while it is away the answer is 503. For everybody who is signed in.
         */
        put: operations["markFavorite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for the next pair of tokens.
         * @description The presented token is used up; a second tab may present it for ten seconds more. One that comes later was copied: all sessions of the person end. The tokens of a mailed link are continued in the same way. Open to everybody: no token is needed.
         */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/wf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a mailed link is for.
         * @description It names the flow, the account and the first name, and the telephone by its last four digits. A link that is unknown, over or replaced is answered 404, all alike. Reading it sends nothing. Open to everybody: no token is needed.
         */
        get: operations["getMailedLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/wf/access/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send, or send again, the code of a link by mail.
         * @description The code is good for ten minutes and five tries; one that was sent before to the same network is over. 20 a day to one network and 200 of a link are sent (429). A link that is over is answered 404. Open to everybody: no token is needed.
         */
        get: operations["mailLinkCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/wf/access/phone/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send, or send again, the code of a link by text message; 409 without a telephone.
         * @description The code is good for ten minutes and five tries; one that was sent before to the same network is over. 20 a day to one network and 200 of a link are sent (429). A link that is over is answered 404. Open to everybody: no token is needed.
         */
        get: operations["textLinkCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/wf/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a code for a token that opens the link's quote or policy and nothing else.
         * @description The code must have been asked for from the same network, is good once, for ten minutes and five tries. The token pair is continued by `POST /api/auth/v1/access` as long as the link lives. Open to everybody: no token is needed.
         */
        post: operations["exchangeLinkCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/wf/{id}/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the verified link leads.
         * @description The page of the quote or policy that the token opens, and the name of the agency. The token of another link is refused with 401, a link that is over meanwhile answered 404. For everybody who is signed in, also by the code of a mailed link.
         */
        get: operations["getLinkTarget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/demo-sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the demo data, with their password; 404 outside demo mode.
         * @description The sign-in page offers them to try the platform, in a sandbox also who moves the clock of an agency. In production there is nothing at this address. Open to everybody: no token is needed.
         */
        get: operations["listDemoSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        BlacklistedDomainResponse: {
            /** Format: date-time */
            created: string;
            id: string;
            name: string;
            addedBy: string;
        };
        BlacklistDomainRequest: {
            domainName: string;
        };
        FoundRow: {
            id: string;
            /** @description The name of the client or of the person. */
            title: string;
            /** @description Null for what has no number. */
            number: string | null;
            /** @description What tells it from others alike. */
            detail: string | null;
            /** @description Null for what has no status. */
            status: string | null;
        };
        FoundRows: {
            hits: components["schemas"]["FoundRow"][];
        };
        InvitationRequest: {
            /** Format: uuid */
            userId?: string;
            /** Format: email */
            email?: string;
        };
        NotificationResponse: {
            id: string;
            /**
             * @description What it is about; people switch kinds on and off.
             * @enum {string}
             */
            kind: "REFERRALS" | "QUOTES" | "SIGNATURES" | "POLICIES" | "MONEY" | "CANCELLATIONS" | "CLAIMS" | "ADMINISTRATION";
            /** @description What happened, for example `quote.released.v1`. */
            eventType: string;
            /** @enum {string} */
            subjectType: "QUOTE" | "POLICY" | "CLAIM" | "ACCOUNT" | "SUBMISSION" | "STATEMENT" | "WEBHOOK";
            /** @description Of the row that it opens. */
            subjectId: string;
            number: string | null;
            /** @description The insured; empty where nobody is. */
            companyName: string;
            /** @description When it happened, ISO 8601. */
            occurred: string;
            isRead: boolean;
        };
        AllReadRequest: {
            /** @description All can only be marked as read. */
            isRead: boolean;
        };
        NotificationReadRequest: {
            /** @description Whether it was read. */
            isRead: boolean;
        };
        NotificationSubscription: {
            /** @enum {string} */
            kind: "REFERRALS" | "QUOTES" | "SIGNATURES" | "POLICIES" | "MONEY" | "CANCELLATIONS" | "CLAIMS" | "ADMINISTRATION";
            isOn: boolean;
        };
        NotificationSubscriptionsBody: {
            /** @description The kinds that can concern the caller at all. */
            kinds: components["schemas"]["NotificationSubscription"][];
        };
        OrganizationResponse: {
            id: string;
            name: string;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            /**
             * @description The edition that the organisation works in.
             * @enum {string|null}
             */
            locationAlias: "US" | "UK" | null;
        };
        OrganizationSettingsResponse: {
            id: string;
            name: string;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            /**
             * @description The edition that the organisation works in.
             * @enum {string|null}
             */
            locationAlias: "US" | "UK" | null;
            /** @description Everybody of the organisation needs a second factor. */
            enforceMfa: boolean;
        };
        OrganizationSettingsRequest: {
            /** @description Everybody of the organisation needs a second factor; the same value as `enforceMFA`. */
            enforceMfa: boolean;
        };
        ViewResponse: {
            id: string;
            screen: string;
            name: string;
            query: string;
            /** @description Whether everybody of its owner's organisation sees it. */
            isShared: boolean;
            /** @description Whether the caller keeps it, and so may change it. */
            isOwn: boolean;
        };
        ViewRequest: {
            /** @description The list that the view belongs to. */
            screen: string;
            name: string;
            /** @description The query of the list's address. */
            query: string;
            /** @description Whether everybody of the caller's organisation sees it; nobody else when left out. */
            isShared?: boolean;
        };
        PreferencesBody: {
            /** @description What the console keeps for the person, by its own names. */
            preferences: {
                [key: string]: unknown;
            };
        };
        RoleResponse: {
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            id: string;
            name: string;
            /** @description People with the role do the work of the agencies that are assigned to them. */
            needsAgencies: boolean;
            /** @description People with the role may be the primary or the billing contact. */
            canBeContact: boolean;
            /** @description Whoever is removed from the role loses the access to all accounts. */
            reachesAllAccounts: boolean;
        };
        TeamResponse: {
            id: string;
            name: string;
            /** @description New work goes to this team unless another is chosen. */
            default: boolean;
        };
        TeamRowResponse: {
            id: string;
            name: string;
            /** @description New work goes to this team unless another is chosen. */
            default: boolean;
            /** @description People in the team. */
            members: number;
            accountId: string;
            accountName: string;
        };
        NewTeamRequest: {
            /**
             * Format: uuid
             * @description The organisation of the team; only staff can name another than their own.
             */
            accountId?: string;
            name: string;
        };
        ChangeTeamRequest: {
            /** @description Makes the team the one that new work goes to; a default team stays one until another is. */
            default?: boolean;
            name: string;
        };
        UserRole: {
            id: string;
            name: string;
        };
        CurrentAccount: {
            id: string;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            name: string;
            fullName: string | null;
            enforceMfa: boolean;
            /**
             * @description The edition that the account works in.
             * @enum {string|null}
             */
            locationAlias: "US" | "UK" | null;
        };
        CurrentUserResponse: {
            /** Format: date-time */
            lastLogin: string | null;
            /** @description The person's role, by organisation. */
            accountRoleMap: {
                [key: string]: {
                    id: string;
                    name: string;
                };
            };
            /** @description The person's teams, by organisation. */
            accountTeamsMap: {
                [key: string]: components["schemas"]["TeamResponse"][];
            };
            id: string;
            firstName: string;
            middleName: string | null;
            lastName: string;
            initials: string;
            email: string;
            phone: string | null;
            npn: string | null;
            role: components["schemas"]["UserRole"];
            /** @description The caller may set how the people of an account sign in at a provider of their own. */
            canSetSingleSignOn: boolean;
            /** @enum {string} */
            mfaType: "EMAIL" | "GOOGLE" | "NONE" | "SMS";
            avatar: string | null;
            /** @description The same value as `avatar`. */
            avatarUrl: string | null;
            /** @description The account that the person acts in. */
            account: components["schemas"]["CurrentAccount"];
            /** @description The account that the person belongs to; another one after a jump or a switch. */
            home: components["schemas"]["CurrentAccount"];
            teams: components["schemas"]["TeamResponse"][];
        };
        OwnAccountResponse: {
            id: string;
            name: string;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            favorite: boolean;
            role: components["schemas"]["UserRole"];
        };
        HeldRole: {
            id: string;
            name: string;
            /** @description People with the role do the work of the agencies that are assigned to them. */
            needsAgencies: boolean;
            /** @description People with the role may be the primary or the billing contact. */
            canBeContact: boolean;
            /** @description Whoever is removed from the role loses the access to all accounts. */
            reachesAllAccounts: boolean;
        };
        UserAccessResponse: {
            accountId: string;
            name: string;
            /** @enum {string} */
            access: "AGENCY" | "ACCOUNT";
        };
        UserResponse: {
            /** Format: date-time */
            lastLogin: string | null;
            /** Format: date-time */
            passwordResetDate: string | null;
            id: string;
            firstName: string;
            middleName: string | null;
            lastName: string;
            initials: string;
            email: string;
            phone: string | null;
            npn: string | null;
            role: components["schemas"]["HeldRole"];
            roleId: string;
            primaryContact: boolean;
            billingContact: boolean;
            slackHandle: string | null;
            /** @description The organisation that the person belongs to. */
            accountId: string;
            accountName: string;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            /**
             * @description The edition that it works in.
             * @enum {string|null}
             */
            accountLocationAlias: "US" | "UK" | null;
            /** @description Agencies whose work the person does. */
            agencies: components["schemas"]["UserAccessResponse"][];
            /** @description Agencies and accounts together. */
            userAccountsAccess: components["schemas"]["UserAccessResponse"][];
            /** @description Accounts that the person may switch to. */
            accountIds: string[];
            accountsCount: number;
            teams: components["schemas"]["TeamResponse"][];
            /** @enum {string} */
            mfaType: "EMAIL" | "GOOGLE" | "NONE" | "SMS";
            avatarUrl: string | null;
            enabled: boolean;
            /** @description The person has not yet followed the invitation. */
            invitationPending: boolean;
        };
        InviteUserRequest: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /** Format: uuid */
            roleId: string;
            /**
             * Format: uuid
             * @description Staff invite into any organisation; everybody else into the own.
             */
            accountId?: string;
            /** @description Agencies whose work the person does. */
            agencies?: string[];
            phone?: string | null;
            primaryContact?: boolean;
            billingContact?: boolean;
            /** @description Only for people of the provider. */
            slackHandle?: string | null;
            npn?: string | null;
            /** @description Teams of the person's organisation. */
            teamIds?: string[];
        };
        ChangeUserRequest: {
            firstName?: string;
            middleName?: string | null;
            lastName?: string;
            /** Format: uuid */
            roleId?: string;
            enabled?: boolean;
            phone?: string | null;
            primaryContact?: boolean;
            billingContact?: boolean;
            /** @description Only for people of the provider. */
            slackHandle?: string | null;
            npn?: string | null;
            /** @description Teams of the person's organisation. */
            teamIds?: string[];
        };
        AssignAgenciesRequest: {
            /** @description The agencies whose work the person does, instead of those of before. */
            agencies: string[];
        };
        MoveTeamsRequest: {
            teamIds: string[];
        };
        ApiKeyResponse: {
            /** Format: date-time */
            lastUsed: string | null;
            /** Format: date-time */
            created: string;
            /** @description Also the OAuth client id. */
            id: string;
            name: string | null;
            scopes: string[];
            enabled: boolean;
            accountId: string;
            accountName: string;
        };
        NewApiKeyRequest: {
            name?: string | null;
            /** @description What the key may do, as `group:permission`. */
            scopes: string[];
        };
        ApiKeySecretResponse: {
            id: string;
            /** @description Shown this once. */
            secret: string;
        };
        ChangeApiKeyRequest: {
            name?: string | null;
            enabled?: boolean;
        };
        JumpRequest: {
            /** @enum {string} */
            accountType?: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            accountName?: string;
        };
        JumpResponse: {
            /** @description Enters the account once, at `/loading/{token}`, within a minute. */
            token: string;
        };
        TokensResponse: {
            /** @description A JWT for the Authorization header. */
            accessToken: string;
            /** @description Good for one exchange. */
            refreshToken: string;
        };
        AuthorizationServerResponse: {
            issuer: string;
            token_endpoint: string;
            jwks_uri: string;
            grant_types_supported: string[];
            /** @description None: nobody is sent here to sign in for others. */
            response_types_supported: string[];
            scopes_supported: string[];
            token_endpoint_auth_methods_supported: string[];
            service_documentation: string;
        };
        MfaQrResponse: {
            /** @description The picture, as a data URI. */
            qrCode: string;
            /** @description What the picture says, to be typed where no camera is at hand. */
            secret: string;
        };
        MfaUpdateRequest: {
            /** @description A code of the app that is shown, or the one that was sent or that turns it off. */
            mfa1?: string;
            /** @description The app's next code. */
            mfa2?: string;
        };
        MfaTypeResponse: {
            /** @enum {string} */
            mfaType: "EMAIL" | "GOOGLE" | "NONE" | "SMS";
        };
        MfaVerifyRequest: {
            /** @enum {string} */
            mfaType: "EMAIL" | "SMS";
            mfa1: string;
        };
        CredentialsRequest: {
            /**
             * Format: email
             * @description The person's e-mail address.
             */
            username: string;
            password: string;
        };
        ClientTokenRequest: {
            grant_type: string;
            /** @description Left out with HTTP Basic, as the secret is. */
            client_id?: string;
            client_secret?: string;
            scope?: string;
        };
        ClientTokenResponse: {
            access_token: string;
            token_type: string;
            /** @description Seconds. */
            expires_in: number;
            scope: string;
        };
        TokenErrorResponse: {
            /** @enum {string} */
            error: "invalid_client" | "invalid_request" | "invalid_scope" | "unsupported_grant_type";
            error_description: string;
            code: string;
            status: number;
            detail: string;
            correlationId: string;
        };
        SessionResponse: {
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastUsed: string;
            id: string;
            /** @description Where the session was begun from. */
            address: string;
            /** @description What the browser or program called itself. */
            agent: string;
            /** @description The session of this call. */
            isCurrent: boolean;
        };
        SiteKeyResponse: {
            siteKey: string;
        };
        PasswordRuleResponse: {
            errorCode: string;
            displayText: string;
        };
        CandidatePassword: {
            password: string;
        };
        PasswordCheckResponse: {
            /** @description The rules that the password breaks; none when it may be set. */
            errors: components["schemas"]["PasswordRuleResponse"][];
        };
        ResetLinkResponse: {
            /** Format: date-time */
            expires: string;
        };
        NewPasswordRequest: {
            password: string;
        };
        UploadedPictureResponse: {
            profilePath: string;
        };
        CropRequest: {
            /** @description 1 to 3 in steps of 0.1. */
            zoomFactor: number;
            /** @description Side of the square at zoom 1, in pixels of the picture. */
            sideLength: number;
            /** @description The address that the upload was answered with. */
            profilePath: string;
        };
        AvatarResponse: {
            avatarUrl: string;
        };
        LoginRequest: {
            /**
             * @description The kind of code, as the question named it; what counts is what the person has set up.
             * @enum {string}
             */
            mfaType?: "EMAIL" | "GOOGLE" | "NONE" | "SMS";
            /** @description The code of the second factor, once it was asked for. */
            mfaCode?: string;
            /**
             * Format: email
             * @description The person's e-mail address.
             */
            username: string;
            password: string;
        };
        RefreshRequest: {
            refreshToken: string;
        };
        ValidationTokenResponse: {
            /** @enum {string} */
            tokenType: "NEW_ACCOUNT" | "EXISTING_ACCOUNT" | "EXISTING_USER" | "QUOTE_SENT_NEW_USER" | "QUOTE_SENT_EXISTING_USER" | "QUOTE_LINK_NEW_AGENT" | "QUOTE_LINK_EXISTING_AGENT";
            email: string;
            firstName: string | null;
            lastName: string | null;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            redirectURL: string | null;
        };
        SignupRequest: {
            /** @enum {string} */
            accountType: "AGENCY" | "CUSTOMER" | "COWBELL";
            invitationCode: string;
            organization: string;
            firstName: string;
            lastName: string;
            /** @description National Producer Number; asked of everybody but policyholders. */
            npn?: string;
            /** @description Another name of `npn`, the form's own. */
            producerNo?: string;
            password: string;
        };
        SignupResponse: {
            email: string;
            /** @enum {string} */
            accountType: "COWBELL" | "AGENCY" | "CUSTOMER";
        };
        JoinRequest: {
            /** @description Asked for unless a quote knows the person. */
            firstName?: string;
            lastName?: string;
            password: string;
        };
        WaitingInvitationResponse: {
            /** @enum {string} */
            tokenType: "NEW_ACCOUNT" | "EXISTING_ACCOUNT" | "EXISTING_USER" | "QUOTE_SENT_NEW_USER" | "QUOTE_SENT_EXISTING_USER" | "QUOTE_LINK_NEW_AGENT" | "QUOTE_LINK_EXISTING_AGENT";
            id: string;
            email: string;
            firstName: string | null;
            lastName: string | null;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            /** @description The organisation that is joined; null for one that the sign-up makes. */
            accountName: string | null;
            /** @description Null for a person who has a login. */
            roleName: string | null;
            /** @description ISO 8601. */
            created: string;
            /** @description ISO 8601. */
            expires: string;
        };
        SignupInvitationRequest: {
            /**
             * @description To open an account, or to join the caller's.
             * @enum {string}
             */
            reason: "SIGN_UP" | "JOIN";
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            /**
             * @description The edition that the new account works in; the caller's when left out.
             * @enum {string}
             */
            region?: "US" | "UK";
            /** Format: email */
            email: string;
            /**
             * Format: uuid
             * @description The role that the person gets.
             */
            roleId: string;
            firstName?: string;
            lastName?: string;
        };
        SignupInvitationResponse: {
            id: string;
        };
        SsoStatusResponse: {
            /** @description Whether people with such an address sign in at an identity provider of their own. */
            enabled: boolean;
            /** @description Where they do so; null when they do not. */
            loginUrl: string | null;
        };
        SsoTokenRequest: {
            code: string;
            state: string;
            /** @description The issuer that the answer of the identity provider names itself (RFC 9207). */
            iss?: string;
        };
        SsoSettingsResponse: {
            accountId: string;
            enabled: boolean;
            issuer: string;
            clientId: string;
            domains: string[];
            /** @description What the identity provider must be told to send people back to. */
            redirectUri: string;
        };
        SsoSettingsRequest: {
            enabled: boolean;
            /**
             * Format: uri
             * @description Where the provider's OpenID configuration is published.
             */
            issuer: string;
            clientId: string;
            /** @description Never shown again; the one of before stays when left out. */
            clientSecret?: string;
            /** @description Domains of the addresses of those who sign in there. */
            domains: string[];
        };
        ReportResponse: {
            id: string;
            /** @enum {string} */
            list: "accounts" | "submissions" | "quotes" | "policies" | "binders" | "invoices" | "outstanding" | "transactions" | "commissions" | "claims";
            name: string;
            search: string;
            address: string;
            /** @enum {string} */
            every: "WEEK" | "MONTH";
            /** @enum {string} */
            region: "US" | "UK";
            created: string;
            /** @description When it is mailed next. */
            due: string;
            /** @description When it was mailed last; null before the first. */
            sent: string | null;
            /** @description How many rows the last one had. */
            sentRows: number | null;
            /** @description Why the last one could not be made; null when it was. */
            failure: string | null;
        };
        ReportRequest: {
            /**
             * @description The list whose rows are mailed.
             * @enum {string}
             */
            list: "accounts" | "submissions" | "quotes" | "policies" | "binders" | "invoices" | "outstanding" | "transactions" | "commissions" | "claims";
            /** @description The query that the call of the list is asked with; its page is left out. */
            search: string;
            /** @description The query of the address of the list in the console, which the mail leads to. */
            address: string;
            /**
             * @description The edition that it is written in; that of the caller's organisation when left out.
             * @enum {string}
             */
            region?: "US" | "UK";
            name: string;
            /**
             * @description On Mondays or on the first of each month, at six in the morning of the edition.
             * @enum {string}
             */
            every: "WEEK" | "MONTH";
        };
        ReportChangeRequest: {
            name: string;
            /**
             * @description On Mondays or on the first of each month, at six in the morning of the edition.
             * @enum {string}
             */
            every: "WEEK" | "MONTH";
        };
        NewPartnerRequest: {
            contactFirstName?: string | null;
            contactLastName?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactPhone?: string | null;
            name: string;
            description?: string | null;
            hostname?: string | null;
        };
        PartnerResponse: {
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            enforceMFA: boolean;
            contactFirstName: string | null;
            contactLastName: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            id: string;
            name: string;
            description: string | null;
            hostname: string | null;
        };
        PartnerRequest: {
            name: string;
            description?: string | null;
            hostname?: string | null;
        };
        HostnameRequest: {
            hostname: string;
        };
        HostnameResponse: {
            valid: boolean;
            available: boolean;
        };
        AggregatorRequest: {
            name: string;
            description: string;
            hostname: string;
        };
        AggregatorResponse: {
            id: string;
            name: string;
            description: string | null;
            hostname: string | null;
        };
        AssignAccountsRequest: {
            /** Format: uuid */
            userId: string;
            /** @description Accounts that the person may switch to, beside those of before. */
            accountIds: string[];
            /**
             * Format: uuid
             * @description The role there; the least one of each account's type when left out.
             */
            roleId?: string;
        };
        AccountsCountResponse: {
            accountsCount: number;
        };
        LinkAccountRequest: {
            /** @description Teams of the agency that the account's work goes to. */
            teamIds?: string[];
            /** Format: uuid */
            accountId: string;
            /** Format: uuid */
            agencyId: string;
            /**
             * Format: uuid
             * @description The agent in the agency.
             */
            userId?: string | null;
        };
        LinkResponse: {
            accountId: string;
            agencyId: string;
        };
        UnlinkAccountRequest: {
            /** Format: uuid */
            accountId: string;
            /** Format: uuid */
            agencyId: string;
            /**
             * Format: uuid
             * @description The agent in the agency.
             */
            userId?: string | null;
        };
        FavoriteRequest: {
            /** Format: uuid */
            accountId: string;
            favorite: boolean;
        };
        FavoriteResponse: {
            accountId: string;
            favorite: boolean;
        };
        RefreshedTokensResponse: {
            /** @description A JWT for the Authorization header. */
            accessToken: string;
            /** @description Good for one exchange. */
            refreshToken: string;
            /** @description Life of the access token in seconds. */
            expires: number;
        };
        WorkflowResponse: {
            /** @enum {string} */
            sendCodeTo: "EMAIL" | "SMS";
            /** @enum {string} */
            flow: "E_PAY" | "SURPLUS_NOTICE" | "QUOTE" | "RETAIL";
            id: string;
            flowAccountName: string;
            /** @description Masked; null where codes go by mail only. */
            flowUserPhone: string | null;
            userFirstName: string;
        };
        CodeSentResponse: {
            /** @enum {string} */
            sendCodeTo: "EMAIL" | "SMS";
        };
        WorkflowTokenRequest: {
            /** Format: uuid */
            workflowId: string;
            /** @description The code of the mail or the text message. */
            secret: string;
        };
        WorkflowRedirectResponse: {
            /** @description Path of the console that the verified workflow leads to. */
            redirectUrl: string;
            agencyName: string | null;
        };
        DemoSignInResponse: {
            /** @description Which of the ten areas, or which work in it, this person shows. */
            persona: string;
            name: string;
            email: string;
            password: string;
            /** @description Where the console leads after the sign-in. */
            landing: string;
        };
        /** @description What went wrong (RFC 9457). */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @description The sentence for the person. */
            detail: string;
            /** @description Never changes. */
            code: string;
            instance: string;
            errors: {
                /** @description JSON pointer of the field. */
                pointer?: string;
                detail: string;
                errorCode?: string;
                /** @description Who changed it meanwhile, and when. */
                changed?: {
                    by: string | null;
                    /** Format: date-time */
                    at: string;
                };
            }[];
            message: string;
            correlationId?: string;
        };
    };
    responses: {
        /** @description The address, the query or the body is not as described; `errors` names every field at fault. Nothing was changed. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid token was sent, or one that opens another row only. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller holds no permission for it, or must first set up the demanded second factor. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is none, or none that the caller may see: both are answered alike. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It cannot be done in the state that things are in, or a call with this key is still under way; `code` says which. Nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The row was changed since it was read; `errors` says by whom and when. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this call takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not of the described type. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password has expired and must be replaced. */
        PasswordExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key came with another body before. Nothing was changed. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls; `Retry-After` says after how many seconds to try again. */
        TooMany: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A part that the call needs is away; `Retry-After` says after how many seconds to try again. */
        Unavailable: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
        IdempotencyKey: string;
        /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
        IfMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchBlacklistedDomains: {
        parameters: {
            query?: {
                page?: number;
                /** @description Rows of a page; 10 is taken for 25. */
                size?: number;
                sort?: string[];
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["BlacklistedDomainResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    blacklistDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlacklistDomainRequest"];
            };
        };
        responses: {
            /**
             * @description Nobody is invited under it from then on, and an invitation to sign up or join that is
             *     out makes no login any more (412); people who have one keep it. A domain that is there already
             *     is refused with 409. `domain-blacklist.saved.v1` is published; `DELETE
             *     /api/auth/v1/domain/blacklist/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlacklistedDomainResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    freeDomain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Addresses under it can be invited again. `domain-blacklist.saved.v1` is published.
             *     It is undone by blacklisting the domain again.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    findUsers: {
        parameters: {
            query: {
                /** @description A number, or a part of a name, an e-mail address or a telephone number. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description By name, e-mail address or telephone, however that is written, among the people whom
             *     the caller may list. The address itself comes first, then what begins so; `detail` is the
             *     address.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRows"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /**
             * @description The new link is good for a week; the one of before ends. Who has set a password
             *     already is refused with 409, a person whom the caller does not see answered 404.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Only what was not read yet. */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["NotificationResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    readAllNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllReadRequest"];
            };
        };
        responses: {
            /** @description Also those that came since the list was read. Each can be marked as unread again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    markNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationReadRequest"];
            };
        };
        responses: {
            /** @description Those of others, and of rows that the caller may no longer see, are answered 404. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listNotificationSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only kinds that can concern the caller's role are listed; all are on at first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSubscriptionsBody"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    saveNotificationSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSubscriptionsBody"];
            };
        };
        responses: {
            /**
             * @description Kinds that are not named stay as they are. It counts for what happens from now on;
             *     answers all kinds as they are then.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSubscriptionsBody"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    searchOrganizations: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                accountType?: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["OrganizationResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Its name and type, and whether all its people need a second factor. Another's is
             *     answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationSettingsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationSettingsRequest"];
            };
        };
        responses: {
            /**
             * @description People without a second factor must set one up before anything else; the access tokens
             *     of all are refused at once, and sessions go on with new ones. What staff have switched on only
             *     a Super Admin of the provider switches off (403), what an organisation asked of itself also the
             *     organisation. `organization.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationSettingsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description The list whose views are wanted. */
                screen?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ViewResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    addView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewRequest"];
            };
        };
        responses: {
            /**
             * @description A name that the caller uses already and more than 200 searches are refused with 409.
             *     Nobody else sees it unless `isShared`: then everybody of the caller's organisation does. `DELETE /api/auth/v1/me/views/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewRequest"];
            };
        };
        responses: {
            /**
             * @description Name, screen, search and whether it is shared are replaced; a name that the caller uses
             *     already is refused with 409. Searches of others are answered 404, also those that they share.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It is gone at once, for colleagues too; searches of others are answered 404. To have it back, keep it
             *     again.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the caller saved them last; an empty object before that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesBody"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesBody"];
            };
        };
        responses: {
            /**
             * @description What is left out is gone: send all of them. More than 20,000 characters are refused
             *     with 400. Nobody else sees them.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesBody"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Those that people can be given, by name, each with its permissions; roles of machines
             *     and of staff inside an account are left out.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listTeams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The default team first. Who sees all teams, or is in none, gets all of the
             *     organisation.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    addTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeamRequest"];
            };
        };
        responses: {
            /**
             * @description The first team of an organisation is its default team; a name that it uses already is
             *     refused with 409. Staff name the organisation by `accountId`. `team.saved.v1` is published;
             *     `DELETE /api/auth/v1/teams/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRowResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    searchTeams: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["TeamResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listAllTeams: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description The organisation of the teams; only staff can name another than their own. */
                accountId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["TeamRowResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description With its organisation and the number of its people. A team of another organisation, or
             *     a deleted one, is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRowResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTeamRequest"];
            };
        };
        responses: {
            /**
             * @description The former default team gives way; the default mark alone cannot be taken off (409). A
             *     name that the organisation uses already is refused with 409. `team.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamRowResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The default team cannot be deleted (409). `team.saved.v1` names the team that takes
             *     over, and every service moves its work there; people who are in another team as well keep that
             *     one alone. No call brings it back.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description With organisation, role, teams and second factor, and whether the organisation demands
             *     one. In an account that was entered, organisation and role are those there. A person who was
             *     switched off since is refused with 401.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUserResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listOwnAccounts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["OwnAccountResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchUsers: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                accountId?: string;
                accountType?: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
                roleId?: string;
                teamId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["UserResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteUserRequest"];
            };
        };
        responses: {
            /**
             * @description An address that has a login is refused with 409, a blacklisted domain with 400, a role
             *     that may do more than the caller's with 403. The mail holds a link for a week by which the
             *     person sets a password; `user.saved.v1` is published. Who was removed before comes back
             *     with nothing of before. `DELETE /api/auth/v1/users/{userId}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description With role, teams and agencies. One of another organisation, or a removed one, is
             *     answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeUserRequest"];
            };
        };
        responses: {
            /**
             * @description Nobody changes the own role, teams or access (409), and nobody a person or to a role
             *     that may do more than the own (403). A telephone that proves the second factor stays (409).
             *     Another role, other teams or switching off count at once: tokens of before are refused.
             *     `user.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    removeUser: {
        parameters: {
            query?: {
                /** @description Take the person out of this one account only. */
                accountId?: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description All sessions end at once and the login is gone; inviting the address again brings the
             *     person back. With `accountId` only the access to that account ends. Nobody removes oneself
             *     (409) or a person who may do more (403). `user.saved.v1` is published.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    assignAgencies: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignAgenciesRequest"];
            };
        };
        responses: {
            /**
             * @description The list replaces that of before. An agency that the caller does not see is refused
             *     with 400. `user.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    moveTeams: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveTeamsRequest"];
            };
        };
        responses: {
            /**
             * @description The list replaces that of before; a team of another organisation is refused with 400.
             *     Tokens of before are refused at once, so that what the person sees follows. `user.saved.v1`
             *     tells the others.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description The organisation of the keys; only the provider can name another than its own. */
                accountId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ApiKeyResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createApiKey: {
        parameters: {
            query?: {
                /** @description The organisation of the key; only the provider can name another than its own. */
                accountId?: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKeyRequest"];
            };
        };
        responses: {
            /**
             * @description Only its hash is kept. Scopes beyond those of `GET /api/auth/v1/api/scopes` are
             *     refused with 400, each by its place. The key gets tokens from `POST /api/auth/v1/oauth/token`.
             *     `DELETE /api/auth/v1/api/{keyId}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeySecretResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listScopes: {
        parameters: {
            query?: {
                /** @description The organisation of the key; only the provider can name another than its own. */
                accountId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description For the own organisation these are what the caller may do, for another one, which
             *     staff name by `accountId`, what people there may do. Permissions over people, teams, keys,
             *     flags and blacklisted domains are never given to a machine.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was used last stands in it. A key of another organisation is answered 404. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeApiKeyRequest"];
            };
        };
        responses: {
            /**
             * @description Switched off, it gets no token and those given out are refused within two seconds; its
             *     calls are answered 401. Switching it on again needs all of its scopes (400 otherwise), as if
             *     the caller made it again.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description So are the tokens that were given out for it, within two seconds. Its calls stay in
             *     the activity. No call brings it back: make a new one.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    regenerateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The former secret and the tokens given out for it are refused within two seconds. The
             *     caller needs all scopes of the key (400 otherwise). The former secret cannot be had back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeySecretResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    jumpIntoAgency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JumpRequest"];
            };
        };
        responses: {
            /**
             * @description The token works once and for a minute, at `POST /api/auth/v1/admin/enter/{token}`.
             *     Inside, staff may do what they may at home, as far as people of an agency may do it. It is
             *     recorded who entered what. What is no agency is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JumpResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    jumpIntoAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
                personaPath: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JumpRequest"];
            };
        };
        responses: {
            /**
             * @description The path names the account type; one that nobody enters is refused with 400, an
             *     account of another type answered 404. The token works once and for a minute. Inside, staff may
             *     do what they may at home, as far as people of that type may do it. It is recorded who entered
             *     what.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JumpResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    switchAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JumpRequest"];
            };
        };
        responses: {
            /**
             * @description The token works once and for a minute, at `POST /api/auth/v1/admin/enter/{token}`. In
             *     the other account the role counts that was given there. An account that was not added to the
             *     caller is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JumpResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    enterAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It begins a session of its own in the account; that of before goes on. A token ends
             *     with its first use or after a minute, and the person must still be active. Signing out ends the
             *     session.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getPublicKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: Record<string, never>[];
                    };
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getAuthorizationServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Clients that know the standard need no more than the address of the platform: it names
             *     where tokens and keys are, every scope, and how a secret may be sent.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServerResponse"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It is in use only when two of its codes have confirmed it by `PUT
             *     /api/auth/v1/mfa/update`, within ten minutes; a new one replaces it until then. A factor that
             *     is on must be turned off first.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaQrResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The second factor is on already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    sendMfaCode: {
        parameters: {
            query: {
                mfaType: "EMAIL" | "SMS";
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It is good for ten minutes and five tries; the one of before is over. 20 a day are
             *     sent (429), text messages only to who has a telephone in the profile (409), and only one factor
             *     is on at a time (409). The same code turns the factor off.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMfa: {
        parameters: {
            query: {
                mfaType: "EMAIL" | "GOOGLE" | "NONE" | "SMS";
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaUpdateRequest"];
            };
        };
        responses: {
            /**
             * @description Wrong codes are refused with 409, and 30 a day with 429. A factor that is on is turned
             *     off by its own code before another is put on (409); NONE is refused with 409 where the
             *     organisation asks everybody for one. From then on sign-in asks for it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyMfa: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaVerifyRequest"];
            };
        };
        responses: {
            /**
             * @description A wrong code is refused with 409, and 30 a day with 429. Another factor that is on
             *     must be turned off first (409). From then on sign-in asks for it; `PUT /api/auth/v1/mfa/update`
             *     with NONE undoes it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    requestMfaReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialsRequest"];
            };
        };
        responses: {
            /**
             * @description Ten wrong passwords within a quarter of an hour make the next try wait (429). The mail
             *     is sent after the answer, one a minute at most; its link works for an hour. Nothing changes
             *     until it is followed.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Name or password are wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description Too many sign in at this moment. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmMfaReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It ends all sessions and mailed links of the person and begins one session. The link
             *     works once and within an hour. The person sets up a factor again by `PUT
             *     /api/auth/v1/mfa/update`, at once where the organisation demands it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ClientTokenRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientTokenResponse"];
                };
            };
            /** @description The form is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenErrorResponse"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody known asked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenErrorResponse"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    startPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The mail is sent after the answer, one a minute at most; its link works for an hour,
             *     and the password of now works until it is followed. A person whom the caller may not edit is
             *     answered 404, as if unknown. It is recorded who asked.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: {
                /** @description Token of the passed captcha; the name is the captcha provider's. */
                "g-recaptcha-response"?: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The captcha must hold. A known, active person gets one mail a minute at most; its link
             *     works for an hour, and the password of now works until it is followed.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["SessionResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    endAllSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The own session is one of them. Access tokens of any are refused within two seconds on
             *     every service. Sign in again to go on.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Its access tokens are refused within two seconds on every service; the others go on. A
             *     session that is over or somebody else's is answered 404.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getSiteKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The page shows the captcha by it and sends what it answers along with `POST
             *     /api/auth/v1/passwords/{email}/reset`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteKeyResponse"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    listPasswordRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description In the order in which a page shows them, each with its code; `POST
             *     /api/auth/v1/validate-password` names those that are broken.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRuleResponse"][];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    checkPassword: {
        parameters: {
            query?: {
                /** @description The link that the password is meant for; every link has the same rules. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CandidatePassword"];
            };
        };
        responses: {
            /**
             * @description None means that it may be used. It is the same check as where a password is set; the
             *     password is neither kept nor logged.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordCheckResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    checkPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The answer says until when. Asking does not use it up; the password is set by `POST
             *     /api/auth/v1/validatePasswordReset/{token}`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLinkResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            /** @description Saved; sign in with a code. */
            307: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description Too many sign in at this moment. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkUserInvited: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The answer says until when. Asking does not use it up; the password is set by `POST
             *     /api/auth/v1/validateUserInvited/{token}`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetLinkResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            /** @description Saved; sign in with a code. */
            307: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description Too many sign in at this moment. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendValidation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A known person whose address is not confirmed yet gets one mail a minute at most; the
             *     link of before ends. Nothing changes until it is followed.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /**
             * @description PNG, JPEG and GIF are taken (400 otherwise) and redrawn, upright and without
             *     anything but pixels. It replaces an upload of before and is shown to nobody until `POST
             *     /api/user/v1/pic/crop`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPictureResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    cropPicture: {
        parameters: {
            query: {
                /** @description Left edge of the square, in pixels of the picture. */
                xCoordinate: number;
                /** @description Upper edge of the square, in pixels of the picture. */
                yCoordinate: number;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CropRequest"];
            };
        };
        responses: {
            /**
             * @description The square must lie in the picture, at a zoom of 1 to 3 (400 otherwise). The new
             *     picture has a new address, which profiles name from then on; the upload is gone. `DELETE
             *     /api/user/v1/pic` takes it away.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such upload. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getOwnPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no picture. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    removePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The upload of it too; its address answers 404 from then on. Without one nothing
             *     happens. To have it back, upload it again.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getPictureByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPictureFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            /** @description A code is needed as well. */
            307: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Name or password are wrong, or the code of the second factor is. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            /** @description The address of the person is not validated yet. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            418: components["responses"]["PasswordExpired"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description Too many sign in at this moment. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /**
             * @description Its access tokens are refused within two seconds on every service; other sessions of
             *     the caller go on. A token of somebody else, or of a session that is over, changes nothing and
             *     is answered alike.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getValidationToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The page reads from it whether to ask for an account, a name or only a password. One
             *     that is used, replaced, revoked or older than a week is not valid. Reading it does not use it
             *     up.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationTokenResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    signUp: {
        parameters: {
            query: {
                validationToken: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /**
             * @description The account and its first person are made, and a mail asks to confirm the address;
             *     nobody is signed in before that. A password that breaks a rule is refused with 400, as is an
             *     agency without a producer number, an address that has a login with 412. The invitation is then
             *     used up.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            /** @description The invitation or its code is not valid, or the domain is blacklisted. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description Too many sign in at this moment. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinAccount: {
        parameters: {
            query: {
                validationToken: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /**
             * @description The person gets the role that the invitation names and is signed in; the invitation is
             *     used up. A password that breaks a rule is refused with 400, as is a missing name where the
             *     invitation asks for one; an address that has a login with 412.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The link is over. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            /** @description The link does not make a login, or the domain is blacklisted. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description Too many sign in at this moment. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmSignup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            /** @description Sign in with a code. */
            307: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["WaitingInvitationResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteToSignUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupInvitationRequest"];
            };
        };
        responses: {
            /**
             * @description Staff alone invite to a new account, others to their own; anything else is refused
             *     with 403, as is a role that may do more than the caller's, a blacklisted domain with 400. The
             *     link works for a week, with a code when an account is to be opened; who has a login already is
             *     told to sign in. An invitation of before to the same end is over. `DELETE
             *     /api/auth/v1/signup/invitations/{id}` takes it back.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignupInvitationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    resendSignupInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The new link is good for a week, with a new code where one is needed. One that is
             *     used, taken back or over is answered 404; a domain that was blacklisted meanwhile is refused
             *     with 400.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Its link works no more; no mail tells so. One that is used, taken back or over is
             *     answered 404. To undo it, invite again.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getSsoStatus: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It goes by the domain of the address, so it does not tell who has a login. The answer
             *     leads to the provider of that organisation for an attempt of ten minutes; otherwise people sign
             *     in by password.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoStatusResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            /** @description The identity provider does not answer. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signInBySso: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoTokenRequest"];
            };
        };
        responses: {
            /**
             * @description The provider must vouch for the address as proven, the attempt be of the last ten
             *     minutes, and the person be one of that organisation and active; anything else is refused with
             *     401 and no reason. A session begins as after a sign-in by password.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The identity provider does not vouch for the person. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description The identity provider does not answer. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSsoSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description With them comes the address that the provider must send people back to; the secret is
             *     never answered. An organisation without any is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoSettingsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveSsoSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoSettingsRequest"];
            };
        };
        responses: {
            /**
             * @description A secret that is left out stays. A domain that another account signs in with is
             *     refused with 409, a provider without TLS in production with 400, anybody but a Super Admin of
             *     the provider with 403. People of these domains are then led there; `enabled: false` undoes it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoSettingsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description The identity provider does not answer. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description The list whose reports are wanted. */
                list?: "accounts" | "submissions" | "quotes" | "policies" | "binders" | "invoices" | "outstanding" | "transactions" | "commissions" | "claims";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content: components["schemas"]["ReportResponse"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    addReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /**
             * @description The list is asked first: what it refuses is refused in its words, and a service that
             *     does not answer is 503. A mail has at most 2,000 rows, those that the caller may see when it is
             *     written. A name that the caller uses already, more than 20 reports, and a report out of an account
             *     that the caller has entered are refused with 409. `DELETE /api/auth/v1/me/reports/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description The list does not answer. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportChangeRequest"];
            };
        };
        responses: {
            /**
             * @description It comes next on the first morning of the new rhythm. Reports of others are answered 404,
             *     a name that the caller uses already is refused with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone at once, also where it is due; reports of others are answered 404. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    sendReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It is written within a few seconds; `sent` says when it has left, `failure` why it has
             *     not. When the next one comes stays as it was. Reports of others are answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    createCluster: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartnerRequest"];
            };
        };
        responses: {
            /**
             * @description A host name that an organisation has is refused with 409. Its default team is made
             *     with it and `organization.saved.v1` is published; the contact, named with an address, is invited
             *     as the first of its people. `DELETE /api/auth/v1/cluster/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeCluster: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays; contact and second factor are not changed here. A host name
             *     that another organisation has is refused with 409. `organization.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteCluster: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Refused while something uses it (409), which the answer names. Its people can no
             *     longer sign in, and their tokens are refused within two seconds; its
             *     name stays in what is there. `organization.saved.v1` is published. No call brings it back.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    createReinsurer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartnerRequest"];
            };
        };
        responses: {
            /**
             * @description A host name that an organisation has is refused with 409. Its default team is made
             *     with it and `organization.saved.v1` is published; the contact, named with an address, is invited
             *     as the first of its people. `DELETE /api/auth/v1/reinsurer/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeReinsurer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays; contact and second factor are not changed here. A host name
             *     that another organisation has is refused with 409. `organization.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteReinsurer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Refused while something uses it (409), which the answer names. Its people can no
             *     longer sign in, and their tokens are refused within two seconds; its
             *     name stays in what is there. `organization.saved.v1` is published. No call brings it back.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    createPremiumProcessor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartnerRequest"];
            };
        };
        responses: {
            /**
             * @description A host name that an organisation has is refused with 409. Its default team is made
             *     with it; `organization.saved.v1` tells billing, which knows it as a financer from then on.
             *     People are invited by `POST /api/auth/v1/users`. `DELETE /api/auth/v1/premiumprocessor/{id}`
             *     undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changePremiumProcessor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays; contact and second factor are not changed here. A host name
             *     that another organisation has is refused with 409. `organization.saved.v1` tells billing its
             *     name.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deletePremiumProcessor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Refused while something uses it (409), which the answer names. Its people can no
             *     longer sign in, and their tokens are refused within two seconds.
             *     `organization.saved.v1` tells billing, which quotes no new plan of it; plans that there are
             *     keep it. No call brings it back.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    createSecurityProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartnerRequest"];
            };
        };
        responses: {
            /**
             * @description A host name that an organisation has is refused with 409. Its default team is made
             *     with it and `organization.saved.v1` is published; the contact, named with an address, is invited
             *     as the first of its people. `DELETE /api/auth/v1/mssp/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeSecurityProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays; contact and second factor are not changed here. A host name
             *     that another organisation has is refused with 409. `organization.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteSecurityProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Refused while something uses it (409), which the answer names. Its people can no
             *     longer sign in, and their tokens are refused within two seconds; its
             *     name stays in what is there. `organization.saved.v1` is published. No call brings it back.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    createVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartnerRequest"];
            };
        };
        responses: {
            /**
             * @description A host name that an organisation has is refused with 409. Its default team is made
             *     with it and `organization.saved.v1` is published; the contact, named with an address, is invited
             *     as the first of its people. `DELETE /api/auth/v1/vendor/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays; contact and second factor are not changed here. A host name
             *     that another organisation has is refused with 409. `organization.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Refused while something uses it (409), which the answer names. Its people can no
             *     longer sign in, and their tokens are refused within two seconds; its
             *     name stays in what is there. `organization.saved.v1` is published. No call brings it back.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    createCarrier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPartnerRequest"];
            };
        };
        responses: {
            /**
             * @description A host name that an organisation has is refused with 409. Its default team is made
             *     with it and `organization.saved.v1` is published; what it writes is added by `POST
             *     /api/rater/v1/carrier`. `DELETE /api/auth/v1/carrier/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeCarrierHostname: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostnameRequest"];
            };
        };
        responses: {
            /**
             * @description One that is none is refused with 400, one that another organisation has with 409.
             *     `organization.saved.v1` is published. The former host name is free from then on.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteCarrier: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Refused while something uses it (409), which the answer names. Its people can no
             *     longer sign in, and their tokens are refused within two seconds. Its
             *     paper stays: `DELETE /api/rater/v1/carrier/{id}` ends that. `organization.saved.v1` tells the
             *     others. No call brings it back.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    checkHostname: {
        parameters: {
            query: {
                hostname: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description `available` is false for a host name that an organisation has, and for one that is
             *     none. Nothing is held: creating with it can still be refused with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostnameResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createAggregator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AggregatorRequest"];
            };
        };
        responses: {
            /**
             * @description A host name that is none is refused with 400, one that an organisation has with 409.
             *     Its default team is made with it and `organization.saved.v1` is published; people are
             *     invited by `POST /api/auth/v1/users`. `DELETE /api/auth/v1/da/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AggregatorResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    changeAggregator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AggregatorRequest"];
            };
        };
        responses: {
            /**
             * @description Name, description and host name are replaced; a host name that another organisation
             *     has is refused with 409. `organization.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AggregatorResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteAggregator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Refused while something uses it (409), which the answer names. Its people can no
             *     longer sign in, and their tokens are refused within two seconds; the
             *     accounts that it made stay. `organization.saved.v1` is published. No call brings it back.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    assignAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignAccountsRequest"];
            };
        };
        responses: {
            /**
             * @description They are added to those of before; the answer counts all. A role that may do more than
             *     the caller's own is refused with 403, an account that is unknown, the person's own or the
             *     provider's with 400. The person enters one by `POST /api/auth/v1/accounts/{accountId}/myToken`.
             *     `DELETE /api/auth/v1/users/{userId}` with `accountId` takes one away.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsCountResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    linkAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkAccountRequest"];
            };
        };
        responses: {
            /**
             * @description Accounts decide (`PUT /api/account/v1/assign-agency/{accountId}`). It is of others when
             *     it has another agency or another agent of the same one. An agent or team that is not the
             *     agency's is refused with 400; without teams those of the agent or the default team get the
             *     account. The account and its work move to them by `account.agent-changed.v1`, and a new agency
             *     is told by mail. `PUT /api/auth/v1/accounts/unlink` undoes it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description Accounts are away. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unlinkAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlinkAccountRequest"];
            };
        };
        responses: {
            /**
             * @description The account then belongs to no agency; `account.agent-changed.v1` tells of it. A
             *     link that there is not, or to another agency or agent, is answered 404. It is undone by linking
             *     it again.
             */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description Accounts are away. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markFavorite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteRequest"];
            };
        };
        responses: {
            /**
             * @description It stands first where the caller switches accounts, for the caller alone. An account
             *     that the caller does not see is answered 404. For an aggregator the accounts service says what
             *     is seen; while it is away the answer is 503.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            /** @description What an aggregator sees cannot be told while accounts are away. */
            503: {
                headers: {
                    /** @description Seconds. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /**
             * @description The presented token is used up; a second tab may present it for ten seconds more. One
             *     that comes later was copied: all sessions of the person end. The tokens of a mailed link are
             *     continued in the same way.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedTokensResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The refresh token is used up, ended or unknown. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getMailedLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It names the flow, the account and the first name, and the telephone by its last four
             *     digits. A link that is unknown, over or replaced is answered 404, all alike. Reading it sends
             *     nothing.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    mailLinkCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The code is good for ten minutes and five tries; one that was sent before to the same
             *     network is over. 20 a day to one network and 200 of a link are sent (429). A link that is over
             *     is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
        };
    };
    textLinkCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The code is good for ten minutes and five tries; one that was sent before to the same
             *     network is over. 20 a day to one network and 200 of a link are sent (429). A link that is over
             *     is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            /** @description No telephone of the policyholder is known. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeLinkCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowTokenRequest"];
            };
        };
        responses: {
            /**
             * @description The code must have been asked for from the same network, is good once, for ten minutes
             *     and five tries. The token pair is continued by `POST /api/auth/v1/access` as long as the link
             *     lives.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The code is wrong or over. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getLinkTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The page of the quote or policy that the token opens, and the name of the agency. The
             *     token of another link is refused with 401, a link that is over meanwhile answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRedirectResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listDemoSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The sign-in page offers them to try the platform, in a sandbox also who moves the clock
             *     of an agency. In production there is nothing at this address.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoSignInResponse"][];
                };
            };
            /** @description There are no demo data here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
}
