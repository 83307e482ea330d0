// Generated from server/portal-api.yaml by `npm run contract`. Do not edit.

export interface paths {
    "/.well-known/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browser redirect to the page that changes the password
         * @description The well-known URL for changing passwords, as the W3C has it, for password managers. 404 in a public portal and in one without passwords.
         *     Anyone may call.
         */
        get: operations["redirectToChangePassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys that sign tokens
         * @description The public keys (RFC 7517) for those who check tokens by themselves. A new key is here 15 minutes before tokens are signed with it,
         *     and `Cache-Control` allows to keep the keys for a third of that. Anyone may call.
         */
        get: operations["getJsonWebKeys"];
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
         * Where the OAuth calls are
         * @description Metadata of the authorization server (RFC 8414), for OAuth libraries. Anyone may call.
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
    "/.well-known/openid-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the OAuth calls are, for OpenID libraries
         * @description The same metadata at the address of OpenID Connect Discovery, for gateways that look nowhere else, with the members that are required
         *     there. The portal issues access tokens only, no ID tokens. Anyone may call.
         */
        get: operations["getOpenidConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/security.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact for reports of weaknesses
         * @description The operator's contact as RFC 9116 has it: `Contact`, `Expires`, and `Preferred-Languages`, `Canonical` and `Policy` where they are known.
         *     404 unless the operator has set one. Anyone may call.
         */
        get: operations["getSecurityTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/access-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Access codes
         * @description Codes that let people register, by name. The codes themselves cannot be read again. Needs an operator key.
         */
        get: operations["listOperatorAccessCodes"];
        put?: never;
        /**
         * Create an access code
         * @description The code is in this response only. 409 when the name or the code is taken. Needs an operator key.
         */
        post: operations["createOperatorAccessCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/access-codes/{accessCodeName}": {
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
         * Void an access code
         * @description Accounts that registered with it stay. Needs an operator key.
         */
        delete: operations["revokeOperatorAccessCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/access-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys of gateways and of operators' programs
         * @description Ordered by name. The keys themselves cannot be read again. Needs an operator key.
         */
        get: operations["listOperatorAccessKeys"];
        put?: never;
        /**
         * Create a key of a gateway or of an operator's program
         * @description Creates a key; its secret is in this response only. It is void as soon as the key that this request was sent with is, and expires no
         *     later. 409 when the name is taken, unless `replace` voids the key that has it, and those that it made. A key may replace itself, but
         *     none that it was made with. Needs an operator key.
         */
        post: operations["createOperatorAccessKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/access-keys/{accessKeyName}": {
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
         * Void a key of a gateway or of an operator's program
         * @description The key, and those that it made, are void from the next request on, also when it is the one that this request was sent with. Needs an
         *     operator key.
         */
        delete: operations["revokeOperatorAccessKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what, and who signed in
         * @description Changes of accounts, keys, applications, registrations and settings, sign-ins and refused ones, newest first. No entry holds a
         *     secret. Needs an operator key.
         */
        get: operations["listOperatorAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/auth-strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auth strategies
         * @description Every auth strategy, by name. Needs an operator key.
         */
        get: operations["listOperatorAuthStrategies"];
        put?: never;
        /**
         * Create an auth strategy
         * @description A strategy that imports leave alone. 409 when the name is taken. Needs an operator key.
         */
        post: operations["createOperatorAuthStrategy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/developers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of developers
         * @description Accounts of developers, oldest first. Needs an operator key.
         */
        get: operations["listOperatorDevelopers"];
        put?: never;
        /**
         * Create an account
         * @description An account whose address counts as confirmed, approved unless `status` says otherwise. No mail is sent. It has no password: send a link
         *     with `password-mails`, with which its owner chooses one. 409 when the address has an account. Needs an operator key.
         */
        post: operations["createOperatorDeveloper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/developers/{developerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Gives an account what the body names. A status other than approved ends its sessions, and a new status is mailed to its owner. Mailed
         *     links are void after any change. Needs an operator key.
         */
        patch: operations["updateOperatorDeveloper"];
        trace?: never;
    };
    "/api/operator/v1/developers/{developerId}/access/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Grant or deny access to a product
         * @description Decides what one developer may do with one product, whatever the product allows everyone. A denial also closes registrations that
         *     were approved before, at gateways; taken back, they are open again. Needs an operator key.
         */
        put: operations["setOperatorAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/developers/{developerId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, reject or revoke an account
         * @description A pending account is approved or rejected, an approved one revoked, a rejected or revoked one approved again; anything else is a 409.
         *     The same decision once more changes nothing. It counts at once, and is mailed to the owner. Needs an operator key.
         */
        post: operations["decideOperatorDeveloper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/developers/{developerId}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Linked identities of a developer
         * @description Identities at identity providers that are linked to the account, oldest first. A sign-in with one of them is one to the account, also
         *     after the e-mail address at the provider has changed. Needs an operator key.
         */
        get: operations["listOperatorDeveloperIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/developers/{developerId}/identities/{identityId}": {
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
         * Unlink an identity of a developer
         * @description Ends the sessions that began with it as well, and notifies the owner by mail. The next sign-in with it is a first one. Needs an operator key.
         */
        delete: operations["unlinkOperatorDeveloperIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/developers/{developerId}/password-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link to choose a password
         * @description Mails a link with which the owner chooses a password, the first or another. The password of now goes on until then. 409 when the
         *     account is unverified, rejected or revoked; 404 as well in a portal without passwords; 429 when its address has had too many mails. Needs
         *     an operator key.
         */
        post: operations["mailOperatorDeveloperPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import settings and products
         * @description Makes the portal what the archive says, as `portal-server import` does with a folder: all of it, or nothing. The archive is a tar file
         *     that is compressed with gzip; `portal.yaml` and the folders of products are at its root. It has at most 64 MB, and unpacked at most
         *     512 MB and 20 000 entries. Links are refused, and API descriptions must be in the archive. Only a key of the role `admin` may change
         *     `sign_in`, `pages` and `allowed_origins`; another gets a 403. Needs an operator key.
         */
        post: operations["importOperatorContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations
         * @description Newest first. Needs an operator key.
         */
        get: operations["listOperatorInvitations"];
        put?: never;
        /**
         * Invite a user to an organization
         * @description Mails a link with which the invited person creates an account. 409 when the address has an account of a user, or an invitation that was neither accepted nor revoked. 404 in a portal without users. Needs an operator key.
         */
        post: operations["createOperatorInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/invitations/{invitationId}": {
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
         * Revoke an invitation
         * @description Its links are refused from now on. 409 when it was accepted. Needs an operator key.
         */
        delete: operations["revokeOperatorInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/invitations/{invitationId}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Mails a new link, also when the last one has expired. 409 when it was accepted or revoked. 404 as well in a portal without users. Needs an operator key.
         */
        post: operations["sendOperatorInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organizations of users
         * @description By name. `members` counts the accounts whose address is confirmed. Needs an operator key.
         */
        get: operations["listOperatorOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registrations of everybody
         * @description Registrations with application, developer and version, oldest first. Needs an operator key.
         */
        get: operations["listOperatorRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/registrations/{registrationId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, reject or revoke a registration
         * @description A pending registration is approved or rejected, an approved one revoked, a revoked one approved again; anything else is a 409. The same
         *     decision once more changes nothing. It counts from the next call on. Scopes are approved with the registration. While scopes wait with
         *     an approved registration, `approve` and `reject` decide on these alone. `scopes` names those that the decision is about, so that none
         *     is approved that the operator has not seen; 400 for scopes that the auth strategy does not have, 409 for others that do not wait. Needs an operator key.
         */
        post: operations["decideOperatorRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Latest requests, across applications
         * @description Single requests of all applications, the latest first, for as long as the portal's settings keep them. Needs an operator key.
         */
        get: operations["listOperatorRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/signing-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published signing keys
         * @description Keys by which tokens of applications can be checked, newest first. Needs an operator key.
         */
        get: operations["listOperatorSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/signing-keys/rotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing key
         * @description Makes a new key that signs the tokens of applications. Needs an operator key.
         */
        post: operations["rotateOperatorSigningKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions, and what waits for operators
         * @description Versions of the server and of its database, how much the portal has, and what waits. Needs an operator key.
         */
        get: operations["getOperatorStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report requests as JSON lines
         * @description Stores requests that a gateway handled, one JSON object per line (`ReportedRequest`). Invalid lines are listed by number
         *     and the others are stored; when the response arrives they are kept. A batch counts once: by its `Idempotency-Key`, or by the
         *     hash of its body without one. At most 5 MB. Needs a gateway key.
         */
        post: operations["reportTraffic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/traffic/kong": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report requests as Kong's http-log plugin
         * @description Takes the body of the plugin, one entry or a list. The `custom_id` of the consumer is the ID of the application, a tag
         *     `portal-version:<uuid>` of the route or service the ID of the product version. Otherwise as `reportTraffic`.
         */
        post: operations["reportKongTraffic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/traffic/otlp/v1/traces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report requests as OTLP spans
         * @description OTLP over HTTP with JSON. Spans of kind `SERVER` with the semantic conventions for HTTP become requests; the attributes
         *     `portal.application.id` and `portal.product_version.id` of the span or its resource are required, `portal.credential.id` and
         *     `portal.refusal.reason` optional. Other spans are ignored. Otherwise as `reportTraffic`.
         */
        post: operations["reportTrafficSpans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts of users
         * @description Accounts of users, oldest first. Needs an operator key.
         */
        get: operations["listOperatorUsers"];
        put?: never;
        /**
         * Create an account of a user
         * @description An account whose address counts as confirmed, in an organization that exists or in a new one. Otherwise as for developers. Needs an operator key.
         */
        post: operations["createOperatorUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account of a user
         * @description As for developers. Needs an operator key.
         */
        patch: operations["updateOperatorUser"];
        trace?: never;
    };
    "/api/operator/v1/users/{userId}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve, reject or revoke an account of a user
         * @description As for developers. Needs an operator key.
         */
        post: operations["decideOperatorUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/users/{userId}/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Linked identities of a user
         * @description As for developers. Needs an operator key.
         */
        get: operations["listOperatorUserIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/users/{userId}/identities/{identityId}": {
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
         * Unlink an identity of a user
         * @description As for developers. Needs an operator key.
         */
        delete: operations["unlinkOperatorUserIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/operator/v1/users/{userId}/password-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a user a link to choose a password
         * @description As for developers. 404 as well in a portal without users. Needs an operator key.
         */
        post: operations["mailOperatorUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in, user kind
         * @description Starts a session of the user kind and sets its cookies. Anyone may call; developers use `POST /api/v2/developer/authenticate`.
         *     Clients should take any 2xx for success. 401 for wrong credentials and for an account that is not approved, 423 for a locked one, 404
         *     in a portal without users. An account of a developer with the same address is another one.
         */
        post: operations["authenticateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authenticate/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browser redirect to a user identity provider
         * @description A page navigation: the browser is sent to the named identity provider; `sso` is the first one. Anyone may call. 400 when an address is
         *     malformed or not allowed, 404 for an unknown provider. A browser that asks for a page is sent to the login page instead, with
         *     `logout=true` and `error`. The provider name `oidc-callback` is reserved.
         */
        get: operations["authenticateUserIdp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authenticate/oidc-callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browser redirect that ends user single sign-on
         * @description The page that the identity provider returns to forwards its whole query string here. The session cookies are set and the browser
         *     goes to the remembered `returnTo` with `loginSuccess=true` added. After a failure it goes to `callback_url`, or without one to
         *     `returnTo`, with `logout=true` and `error`. The path is matched before `/api/v1/authenticate/{provider}`. 400 when `state` is
         *     missing, unknown, used, expired or of another browser; a browser that asks for a page is sent to the login page instead.
         */
        get: operations["userOidcCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/email-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm an e-mail address, user kind
         * @description Confirms the address of an account of the user kind. Anyone with the token from the mail may call; developers use `POST
         *     /api/v2/developer/verify-email`. 404 for an unknown token, 410 for one that has expired or was used. Without the cookie of the
         *     browser that registered, the password of the registration is dropped, and `resetToken` is there to choose one.
         */
        patch: operations["verifyUserEmail"];
        trace?: never;
    };
    "/api/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session, user kind
         * @description As `POST /api/v2/developer/logout`, with the cookies of the user kind. A session of a developer in the same browser goes on.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset mail, user kind
         * @description Mails a link for setting a new password to the account of a user that has the address, and another to that of a developer, if
         *     there are such accounts: forms of both kinds call this one. Anyone may call; clients for developers use `POST /api/v2/developer/forgot-password`. Always 200 for a well-formed address, known or
         *     not. 404 when the portal is public or has no password sign-in.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a password with a reset token, user kind
         * @description Sets a new password for an account of the user kind. Anyone with the token from the mail may call; developers use `POST
         *     /api/v2/developer/reset-password`. 400 for a password that breaks the policy, 404 for an unknown token, 410 for one that has expired
         *     or was used.
         */
        patch: operations["completePasswordReset"];
        trace?: never;
    };
    "/api/v1/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trade the refresh cookie for new tokens, user kind
         * @description As `POST /api/v2/developer/refresh`, with the cookies of the user kind. 404 in a portal without users.
         */
        post: operations["refreshUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up, user kind
         * @description Creates an account of the user kind with its organization. Anyone may call. Without `organization` and `password` the call is a
         *     developer sign-up and behaves like `POST /api/v2/developer`. Known and unknown addresses get the same answer; the mail says which.
         *     400 names the field that is wrong, `captcha_token` for a captcha that is missing or not accepted; 503 if the captcha's provider cannot
         *     be asked; 403 means an invalid access code and nothing else; 404 that the portal has no users, or takes them by invitation only.
         *     The password counts if the address is confirmed in the browser that registered, which a cookie tells.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The developer's applications
         * @description The caller's own applications, newest first. Signed-in developers only; 404 in a public portal, which has no applications.
         */
        get: operations["listApplications"];
        put?: never;
        /**
         * Create an application
         * @description Creates an application of the caller. Signed-in developers only. For the `client_credentials` type the response has the client ID
         *     and secret, and only this once. 400 names the field that is wrong, 403 when the developer already has as many applications as the
         *     portal allows, 404 when the auth strategy does not exist in this portal, 409 when the name or the reference ID is taken.
         */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{applicationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /**
         * One application
         * @description One of the caller's own applications. Another developer's application is a 404.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        /**
         * Delete an application with its registrations and credentials
         * @description Deletes one of the caller's own applications, and with it everything that let it in: there is no way back. 404 for another
         *     developer's application.
         */
        delete: operations["deleteApplication"];
        options?: never;
        head?: never;
        /**
         * Change an application
         * @description Only the properties that are sent are changed, and null clears a text; the auth strategy cannot be changed. New `scopes` replace the
         *     old ones for every registration of the application: those that are left out end at once, and added ones are asked for with each
         *     registration, whose status stays. For the `client_credentials` type a `reference_id` equal to the stored one is
         *     accepted, since clients send the whole form back, and any other is a 400. 404 for another developer's application, 409 when the name
         *     or the reference ID is taken.
         */
        patch: operations["updateApplication"];
        trace?: never;
    };
    "/api/v2/applications/{applicationId}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /**
         * Keys of an application, without their values
         * @description The keys of one of the caller's own applications, newest first without `sort`. 404 for another developer's application, 409 when
         *     the application's keys are not kept by the portal (any type other than `key_auth`, unless there is no strategy).
         */
        get: operations["listCredentials"];
        put?: never;
        /**
         * Generate a key
         * @description Generates an API key for one of the caller's own applications. The value is in this response only. 403 when the application already
         *     has the most keys allowed (20), 404 for another developer's application and for an unknown key in `replaces`, 409 when its keys are not kept by the portal.
         */
        post: operations["createCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{applicationId}/credentials/{credentialId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a key. */
                credentialId: components["parameters"]["CredentialId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a key
         * @description Gives a key another name; its value stays. 404 when the application is not the caller's or has no such key.
         */
        put: operations["updateCredential"];
        post?: never;
        /**
         * Revoke a key
         * @description The key no longer works. 404 when the application is not the caller's or has no such key.
         */
        delete: operations["deleteCredential"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{applicationId}/product-versions/{productVersionId}/granted-scopes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        /**
         * Scopes granted to an application, seen from a version
         * @description Scopes that were approved for any registration of the application, also if it is not registered for this version. 404 for another
         *     developer's application, 422 when the application's auth strategy has no granted scopes.
         */
        get: operations["getApplicationProductVersionGrantedScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{applicationId}/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the client secret
         * @description Despite its path this call is about the application's secret and has nothing to do with the session. The old secret stops working
         *     and the new one is in this response only. 400 for any type other than `client_credentials`, 404 for another developer's application.
         */
        post: operations["refreshApplicationToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{applicationId}/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /**
         * Registrations of an application
         * @description Registrations of one of the caller's own applications, newest first. 404 for another developer's application.
         */
        get: operations["listApplicationRegistrations"];
        put?: never;
        /**
         * Register an application for a version
         * @description Asks for the use of a version by one of the caller's own applications. The registration starts as `approved` when the version
         *     approves by itself and no operator has rejected or revoked a registration of this application, or of this developer for the
         *     version; else as `pending`. Scopes are approved with it; those that an approving version does not cover wait for an operator. `scopes`
         *     replace those of the application, except for scopes that wait.
         *
         *     400 when the version takes no registrations for the application's auth strategy or a scope is not available; 403 when the `register`
         *     action is denied; 404 when the application or the version does not exist; 409 when a registration exists already, whatever its
         *     status (delete it first).
         */
        post: operations["createApplicationRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{applicationId}/registrations/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a registration. */
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        /**
         * One registration
         * @description A registration and its status. 404 when the application is not the caller's or has no such registration.
         */
        get: operations["getApplicationRegistration"];
        put?: never;
        post?: never;
        /**
         * Unregister
         * @description Ends a registration, in whatever status it is. 404 when the application is not the caller's or has no such registration.
         */
        delete: operations["deleteApplicationRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{applicationId}/registrations/{registrationId}/granted-scopes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a registration. */
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        /**
         * Scopes granted to a registration
         * @description Scopes that were approved for the registration, while it is approved itself. 404 when the application is not the caller's or has no
         *     such registration, 422 when its auth strategy has no granted scopes.
         */
        get: operations["getApplicationRegistrationGrantedScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/{applicationId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        /**
         * Latest requests of an application
         * @description Single requests of one of the caller's own applications, the latest first, as gateways reported them: with the rule that refused one.
         *     They can be read for as long as the portal's settings say (`requests` of `/api/v2/stats/config`). 404 for another developer's
         *     application, where single requests cannot be read, and in a public portal.
         */
        get: operations["listApplicationRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/applications/auth-strategies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Auth strategies that an application may use
         * @description The auth strategies that an application can use, ordered by name. An empty list means that no application can be created.
         *     Signed-in developers only; 404 in a public portal.
         */
        get: operations["listApplicationAuthStrategies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as a developer
         * @description Asks for a developer account; no password is taken. Anyone may call. The server mails a link that confirms the address and leads to
         *     the first password. The response is the same whether or not the address is known, so that it does not reveal accounts. The
         *     body is taken plain or wrapped in `data`, as forms send it. 400 names the field that is wrong, `captcha_token` for a captcha that is
         *     missing or not accepted; 503 if the captcha's provider cannot be asked; 404 when the portal is public or has
         *     no password sign-in.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Starts a session and sets its cookies. Anyone may call.
         *
         *     401 covers two cases that differ in `type` and `title`: wrong credentials, and the right credentials of an account that is not
         *     approved (see the examples). 423 means that the account is locked after too many wrong passwords. 404 when the portal is public or
         *     has no password sign-in.
         */
        post: operations["authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/authenticate/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a session with the code of a single sign-on
         * @description For pages of other sites: takes the `loginCode` of the address that single sign-on came back to, and sets the cookies of a session. The code
         *     works once, for two minutes, from the origin that it was sent to, with the verifier of the `code_challenge`. 400 otherwise.
         */
        post: operations["authenticateCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/authenticate/oidc-callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browser redirect that ends developer single sign-on
         * @description The page that the identity provider returns to forwards its whole query string here. On success the session cookies are set and the
         *     browser goes to the remembered `returnTo` with `loginSuccess=true` added. When the provider reports a failure, the browser goes to
         *     the same address with `logout=true` and `error` instead, so that a login page does not start over by itself. So it does when the
         *     account may not sign in. 400 when `state` is unknown, used, expired or of another browser; a browser that asks for a page is sent
         *     to the login page instead.
         */
        get: operations["developerOidcCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/authenticate/sso": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browser redirect to the identity provider
         * @description A page navigation: the browser is sent to the portal's identity provider and comes back to `returnTo`. Anyone may call. 400 when
         *     single sign-on is off or `returnTo` is not an allowed address. A browser that asks for a page gets no error, but is sent to the
         *     login page with `logout=true` and `error`, which names the reason.
         */
        get: operations["authenticateSso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset mail
         * @description Mails a link for setting a new password. Anyone may call. Always 200 for a well-formed address, known or not. The body is taken
         *     plain or wrapped in `data`, as forms send it. 404 when the portal is public or has no password sign-in.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Revokes the tokens and clears both cookies. Succeeds without a session as well. 200 with an address when the session came from an
         *     identity provider that offers single logout, else 204 without a body.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in developer
         * @description The signed-in developer. 401 without a session.
         */
        get: operations["getDeveloperMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the name of the signed-in developer
         * @description Changes the name, by the rules of a registration. 401 without a session.
         */
        patch: operations["updateDeveloperMe"];
        trace?: never;
    };
    "/api/v2/developer/me/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First steps of the signed-in developer
         * @description What a new developer does first, in this order, and what of it is done. Empty once the list has ended, and for accounts that never
         *     had one: `first_steps` of the context says so. 404 in a public portal. 401 without a session.
         */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Report a first step, or end the list
         * @description Reports what the server does not see, or ends the list for good. Nothing changes once it has ended. 404 in a public portal. 401 without
         *     a session.
         */
        patch: operations["updateFirstSteps"];
        trace?: never;
    };
    "/api/v2/developer/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password of the signed-in developer
         * @description As `PATCH /v2/users/me/password`, of the developer alone: a session of a user does not do. Success is always 202. A wrong old password
         *     is a 400 on `old_password` and counts like one at sign-in, so that too many lock the account (423); 401 means that there is no session.
         */
        patch: operations["changeDeveloperPassword"];
        trace?: never;
    };
    "/api/v2/developer/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trade the refresh cookie for new tokens
         * @description Takes the refresh cookie and sets both cookies anew; there is no body in either direction. A replaced refresh token is valid for a
         *     short while longer, for tabs that refresh at the same time; used after that, it ends the session. 401 when the cookie is missing,
         *     expired or ended: then one has to sign in again.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password with a reset token
         * @description Sets a new password, or the first one after the address was confirmed. Anyone with the token from the mail may call. Ends every
         *     session of the account and lifts a lock; no session is started.
         *
         *     400 for a malformed token or a password that breaks the policy, 401 when the account may not set a password, 404 for an unknown
         *     token, 410 for one that has expired or was used.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions of the signed-in developer
         * @description The sessions of the account that have neither ended nor expired, the one used last first, at most 100. 401 without a session.
         */
        get: operations["listDeveloperSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Ends every session of the account but the one that calls, with effect at once. Succeeds also when there is no other.
         */
        delete: operations["endOtherDeveloperSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a session of the caller. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends a session of the account, with effect at once. Ending the one that calls also clears its cookies, as signing out does; the
         *     session at an identity provider goes on. 404 for a session that is another account's, unknown, expired or ended.
         */
        delete: operations["endDeveloperSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/developer/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address
         * @description Moves an account from unverified to awaiting approval, or straight to approved when the portal approves by itself. Anyone with the
         *     token from the mail may call. 404 for an unknown token, 410 for one that has expired or was used.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/identity-providers/{provider}/backchannel-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Back-channel logout
         * @description An identity provider says that someone signed out there (OpenID Connect Back-Channel Logout 1.0). The sessions that began at that
         *     session of the provider end at once, or all of that person if the token names none. A token counts once.
         */
        post: operations["endSessionsAtProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Description of this API
         * @description The description of this API that you are reading, as YAML. Anyone may call.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The portal and its sign-in methods
         * @description What a client needs to know before it shows anything: the portal's name, whether it is public, its sign-in methods, and the feature
         *     flags for the caller. Anyone may call, with or without a session; a session only adds what depends on the developer.
         */
        get: operations["getPortalContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal/appearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts, images and theme
         * @description Texts and images of the catalog, and the theme. Anyone may call.
         */
        get: operations["getPortalAppearance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal/captcha-challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Challenge of the captcha
         * @description The task of a proof of work, in the form of altcha version 2. Its solution is sent as `captcha_token` of a registration, once,
         *     before `expiresAt`. Anyone may call. 404 if the portal's captcha is another one, or it takes no registrations.
         */
        get: operations["getCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal/catalog-cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cover image of the catalog
         * @description The cover as an image, ready for an image element. Anyone may call. 404 when the portal has none; `variables.catalog.cover` of the
         *     appearance shows beforehand.
         */
        get: operations["getPortalCatalogCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal/favicon.ico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Icon of the portal
         * @description The portal's own icon, else a built-in one, so there is no 404. Anyone may call.
         */
        get: operations["getPortalFavicon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logo image
         * @description The logo as an image, ready for an image element: no header is needed. Anyone may call. A portal without a logo of its own responds
         *     with a built-in one, so there is no 404.
         */
        get: operations["getPortalLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the whole portal
         * @description Products, documents by section, operations, models and the caller's own applications, of what the caller may view and in the reader's
         *     language. Every word of `query` must occur, in any case, with or without accents, as a word or as the beginning of one; the best
         *     match of each kind comes first. Only when nothing matches are similar words taken for misspelt ones. A query without letters and
         *     digits finds nothing.
         *
         *     A search that finds nothing is counted for operators, without the person, unless `is_complete` is `false`.
         *
         *     Anyone may call in a public portal and where visitors read, signed-in developers in others. 400 for a query that is too long.
         */
        get: operations["searchPortal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal/stylesheet.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Theme as CSS variables
         * @description One rule for `:root` with `--{group}-{name}` for every token of the theme but the fonts. Loaded through a link element, so it needs
         *     no header. Anyone may call.
         */
        get: operations["getPortalStylesheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/portal/stylesheet/font.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fonts of the theme as CSS variables
         * @description One rule for `:root` with `--font-base`, `--font-headings` and `--font-code` where the theme has them. Anyone may call.
         */
        get: operations["getPortalFontStylesheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published products
         * @description The published products, ordered by name. Anyone may call in a public portal, signed-in developers in a private one. With access
         *     control on, products that the developer may not view are left out. 400 names an unknown filter or an invalid page.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * One product
         * @description Name, description, labels, and how many versions and documents there are. Anyone may call in a public portal, signed-in developers
         *     in a private one. 403 when the developer may not view the product, 404 when it does not exist or is not published.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * What the current caller may do with a product
         * @description Whether the caller may view the product, register an application for it and read its documentation. Anyone may call in a public
         *     portal, signed-in developers in a private one. A product that exists but may not be viewed gets 200 with `view` false, unless the
         *     portal has open reading; only an unknown product is 404.
         */
        get: operations["getProductActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/document-images/{imagePath}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Path of the image's file below the product's documents, slashes as `%2F`. */
                imagePath: string;
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * An image in the documents of a product
         * @description Documents name their images relative to their own `path`. Anyone may call in a public portal, signed-in developers in a private one.
         *     403 when the developer may not view the product, 404 when the product or the image does not exist.
         */
        get: operations["getDocumentImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/document-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Search the documents of a product
         * @description Sections in which every word of `q` occurs, in any case, with or without accents, as a part of a word or in another form of it; the
         *     best match comes first, titles before what stands below them. Only when nothing matches are similar words taken for misspelt ones.
         *     What is searched are the texts in the reader's language. Nothing is found without a `q`. Anyone may call in a public portal,
         *     signed-in developers in a private one. 403 when the developer may not view the product, 404 when it does not exist.
         */
        get: operations["searchProductDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Documents of a product, flat or as a tree
         * @description The `Accept` header chooses the shape; anything unknown falls back to the flat list. Siblings come in their author's order. In the
         *     tree, paging counts top-level documents and, without `page[size]`, the whole tree is returned. Anyone may call in a public portal,
         *     signed-in developers in a private one. 403 when the developer may not view the product, 404 when it does not exist.
         */
        get: operations["listProductDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document's ID, or its slug, which is unique within the product. */
                documentId: components["parameters"]["DocumentId"];
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * One document
         * @description A document by its ID or its slug. The `Accept` header chooses among JSON with Markdown text (the default), JSON with a tree of
         *     nodes, and bare Markdown; a form that the server does not offer falls back to the default. Anyone may call in a public portal,
         *     signed-in developers in a private one. 403 when the developer may not view the product, 404 when the product or the document does
         *     not exist.
         */
        get: operations["getProductDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Published versions of a product
         * @description The published versions, oldest first, deprecated ones included. Anyone may call in a public portal, signed-in developers in a
         *     private one. 403 when the developer may not view the product, 404 when it does not exist.
         */
        get: operations["listProductVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/versions/{productVersionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        /**
         * One version
         * @description Name, deprecation, and how an application can register for the version. Anyone may call in a public portal, signed-in developers in
         *     a private one. 403 when the developer may not view the product, 404 when the product or the version does not exist.
         */
        get: operations["getProductVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/versions/{productVersionId}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        /**
         * The developer's applications by their registration for a version
         * @description The caller's own applications. Without `unregistered`: those with a registration for the version, whatever its status. With it: the
         *     others, whose `registration_id` and `registration_status` are null. Signed-in developers only. 403 when the developer may not view
         *     the product, 404 when the product or the version does not exist, and in a public portal.
         */
        get: operations["getApplicationsByProductVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/versions/{productVersionId}/spec": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        /**
         * API description of a version
         * @description The API description as its author wrote it, JSON or YAML. 204 when the version has none. Anyone may call in a public portal,
         *     signed-in developers in a private one. 403 when the developer may not view the product, 404 when the product or the version does not
         *     exist.
         */
        get: operations["getProductVersionSpec"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/products/{productId}/versions/{productVersionId}/spec/operations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        /**
         * Operations of the API description
         * @description Path, method, summary and tags of every operation of the API description, in document order. 204 when the version has no
         *     description. Anyone may call in a public portal, signed-in developers in a private one. 403 when the developer may not view the
         *     product, 404 when the product or the version does not exist.
         */
        get: operations["getProductVersionSpecOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/search/{indices}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the catalog
         * @description An empty or missing `q` returns everything that the caller may view, by name. Otherwise every word of `q` must occur in the
         *     product's name, description or labels, in any case, with or without accents, as a part of a word or in another form of it; the best
         *     match comes first, names before descriptions. Only when nothing matches are names and titles with similar words searched, for
         *     misspelt ones. `join` widens what is matched and adds no field to the results. In documents, parts of words are not searched.
         *
         *     Anyone may call in a public portal, signed-in developers in a private one. 400 for an unknown index or an invalid page.
         */
        get: operations["searchPortalEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an analytics query
         * @description One metric, by up to two dimensions, over a range of time; always limited to the caller's own applications. 400 when the range is
         *     empty, reaches further back than the portal allows, or would make more than 5000 time buckets; 403 when an `APPLICATION` filter
         *     names an application of another developer; 404 in a public portal.
         */
        post: operations["queryApplicationAnalytics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/stats/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether analytics is on
         * @description Whether there is analytics in this portal, whether it has percentiles, and how long data is kept. Signed-in developers only; 404 in
         *     a public portal.
         */
        get: operations["getApplicationAnalyticsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has changed for a gateway
         * @description The applications that have changed since a cursor, as they are now, and the versions and signing keys if these have. Reading them again
         *     gives the same state. 410 if that cannot be told: the cursor is older than a day or from before a restore, something has changed for
         *     every application, or the gateway key has others to see. Then get a new snapshot. Needs a gateway key.
         */
        get: operations["listGatewayChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/v1/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a request to an API
         * @description Forward authentication: a gateway asks whether a request to an API may pass, with the headers of that request. Status 200 lets it
         *     pass, and headers say whose it is. 401 and 403 are for the client, with a problem document. 503 says that the gateway has to be set up
         *     differently. Every method is answered, also for paths below this one, which are then the path of the request.
         *
         *     Keys are found in the headers and query parameters that the auth strategies of the version name, tokens in `Authorization`. Version and
         *     scopes are named by the gateway, in the query. A query that is the same as that of the request is the client's, and names no version.
         *     Its `scope` still counts, so that no client is free of what the gateway demands. A query below this path is always the client's, and
         *     names neither. Without `version`, host and path of the request say which one it is, as `gateway` in `product.yaml`
         *     has them. They come from `X-Forwarded-Host` and `X-Forwarded-Uri`, `X-Original-URL` or `X-Original-URI`. If two of these say different
         *     paths, or hosts of different versions, the request is refused.
         *
         *     The answer may be kept for the seconds of `Cache-Control`, per value of the headers that `Vary` names. `X-Portal-…` headers of the
         *     request count for nothing, except `X-Portal-Gateway-Key`.
         */
        get: operations["checkRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/v1/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a gateway needs to decide by itself
         * @description A page of the applications, with the hashes of their keys and what they may call, for agents that check requests beside a gateway.
         *     Read all pages, then what has changed since `cursor`, which is the same on each. Pages may be read again and hours apart. A key for
         *     some products reads these only, and the applications that are registered for one of them. 410 if a page cannot go on with the
         *     snapshot of the page before: begin anew. Needs a gateway key.
         */
        get: operations["getGatewaySnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness probe
         * @description 200 while the process runs and responds. The database is not checked. Anyone may call.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Introspect a key or token
         * @description Token introspection (RFC 7662), for keys as well as for tokens, with the versions of products that the application may call at this
         *     moment. What was revoked, unregistered or deleted counts from the next call on. A gateway that has checked a token of another issuer
         *     asks about its client ID, with `token_type_hint=client_id`. Needs the key of a gateway, as a bearer token or as the password of
         *     HTTP Basic.
         */
        post: operations["introspectToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a token with a client secret
         * @description OAuth 2.0 client credentials (RFC 6749, section 4.4) for applications whose client the portal keeps. Client ID and secret come in the
         *     `Authorization` header or in the form. Without `scope` the token has every scope that was approved for a version that is open
         *     to the application. Tokens are JWTs (RFC 9068); refusals have the form that OAuth has for them.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness probe
         * @description 200 while the process can serve requests. 503 when the database does not respond. Anyone may call.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accept-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Creates the invited account with a confirmed address; no session is started. Anyone with the token of the invitation may call. 400
         *     for a password that breaks the policy, 404 for an unknown token, 410 for an invitation that has expired, was accepted or was
         *     revoked, and where a user has registered with its address meanwhile.
         */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description The signed-in user with the organization. 401 without a session of the user kind; a developer's does not do.
         */
        get: operations["getUserMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the name of the signed-in user
         * @description Changes the name, by the rules of a registration. 401 without a session of the user kind.
         */
        patch: operations["updateUserMe"];
        trace?: never;
    };
    "/v2/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password of the signed-in account
         * @description Means the signed-in user. A developer may call as well, if the request has no token of a user, not even an expired one: pages with an
         *     earlier kit do. Developers have `PATCH /api/v2/developer/me/password`. Success is always 202. A wrong old password is a
         *     400 on `old_password` and counts like one at sign-in, so that too many lock the account (423); 401 means that there is no session.
         */
        patch: operations["changeMyPassword"];
        trace?: never;
    };
    "/v2/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions of the signed-in user
         * @description The sessions of the account that have neither ended nor expired, the one used last first, at most 100. 401 without a session of the
         *     user kind.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Ends every session of the account but the one that calls, with effect at once. Succeeds also when there is no other.
         */
        delete: operations["endOtherUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/me/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a session of the caller. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends a session of the account, with effect at once. Ending the one that calls also clears its cookies, as signing out does; the
         *     session at an identity provider goes on. 404 for a session that is another account's, unknown, expired or ended.
         */
        delete: operations["endUserSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitePayload: {
            full_name: string;
            password: components["schemas"]["NewPassword"];
            preferred_name: string | null;
            /** @description From the invitation link; empty when the link had none. */
            token: string;
        };
        AccessCode: {
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Uuid"];
            /** @description Addresses that may use it. */
            max_uses: number | null;
            name: components["schemas"]["AccessKeyName"];
            /** @description Addresses that have used it. */
            uses: number;
        };
        AccessCodePage: {
            data: components["schemas"]["AccessCode"][];
            meta: components["schemas"]["ListMeta"];
        };
        AccessKey: {
            created_at: components["schemas"]["Timestamp"];
            /** @description When it stops to work; null for never. */
            expires_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Uuid"];
            /** @description To the hour; null if it was never used. */
            last_used_at: components["schemas"]["Timestamp"] | null;
            name: components["schemas"]["AccessKeyName"];
            /** @description Name of the key that it was made with; null if it was made at the command line. */
            parent: string | null;
            products: components["schemas"]["AccessKeyProducts"];
            role: components["schemas"]["AccessKeyRole"];
        };
        /** @example edge-gateway */
        AccessKeyName: string;
        AccessKeyPage: {
            data: components["schemas"]["AccessKey"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Folders of the products that the key of a gateway is for. Null for all. */
        AccessKeyProducts: string[] | null;
        /**
         * @description A `gateway` asks about credentials and reports requests. The others are of operators' programs: `import` imports content, `review` decides
         *     on registrations and accounts, `accounts` does everything with accounts, invitations and access codes, `read` only reads, and `admin`
         *     may do everything.
         * @enum {string}
         */
        AccessKeyRole: "gateway" | "import" | "review" | "accounts" | "read" | "admin";
        AccountDecision: {
            /** @enum {string} */
            decision: "approve" | "reject" | "revoke";
        };
        /** @description One line. */
        AccountName: string;
        /** @enum {string} */
        AccountStatus: "unverified" | "pending" | "approved" | "rejected" | "revoked";
        /** @description A note that stands out, written as `> [!NOTE]`. An extension. */
        AlertBlock: {
            children?: components["schemas"]["NodeChildren"];
            /** @enum {string} */
            kind: "note" | "tip" | "important" | "warning" | "caution";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "alert";
        };
        /** @enum {string} */
        Alignment: "left" | "right" | "center" | "none";
        /** @description One entry per column. */
        Alignments: components["schemas"]["Alignment"][] | null;
        /** @enum {string} */
        AnalyticsDimension: "API_PRODUCT_VERSION" | "APPLICATION" | "STATUS_CODE" | "STATUS_CODE_GROUPED" | "TIME";
        AnalyticsFilter: components["schemas"]["ApiProductVersionFilter"] | components["schemas"]["ApplicationFilter"] | components["schemas"]["StatusCodeFilter"] | components["schemas"]["StatusCodeGroupedFilter"];
        /** @enum {string} */
        AnalyticsFilterType: "IN" | "NOT_IN";
        /** @enum {string} */
        AnalyticsMetric: "REQUEST_COUNT" | "REQUEST_PER_MINUTE" | "RESPONSE_LATENCY_P99" | "RESPONSE_LATENCY_P95" | "RESPONSE_LATENCY_P50" | "RESPONSE_SIZE_P99" | "RESPONSE_SIZE_P95" | "RESPONSE_SIZE_P50" | "REQUEST_SIZE_P99" | "REQUEST_SIZE_P95" | "REQUEST_SIZE_P50";
        ApiProductVersionFilter: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            dimension: "API_PRODUCT_VERSION";
            type: components["schemas"]["AnalyticsFilterType"];
            values: components["schemas"]["Uuid"][];
        };
        /** @enum {string} */
        ApiType: "openapi";
        /** @description Presence means that there is an image at the matching image path. */
        AppearanceImage: {
            url?: string;
        };
        AppearanceText: {
            text?: string;
        };
        Application: {
            auth_strategy: components["schemas"]["PortalAuthStrategy"] | null;
            created_at: components["schemas"]["Timestamp"];
            description: string | null;
            id: components["schemas"]["Uuid"];
            name: string;
            redirect_uri: string | null;
            reference_id: components["schemas"]["ReferenceId"];
            /**
             * @description Scopes that the application asks for, and so the most that it can be granted; present only when the auth strategy supports scopes.
             *     Which of them count, the registrations say.
             */
            scopes?: components["schemas"]["Scopes"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ApplicationCreationResponse: {
            auth_strategy: components["schemas"]["PortalAuthStrategy"] | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description Present only for `client_credentials`. */
            credentials?: components["schemas"]["RefreshTokenResponse"];
            description: string | null;
            id: components["schemas"]["Uuid"];
            name: string;
            redirect_uri: string | null;
            reference_id: components["schemas"]["ReferenceId"];
            scopes?: components["schemas"]["Scopes"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ApplicationFilter: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            dimension: "APPLICATION";
            type: components["schemas"]["AnalyticsFilterType"];
            values: components["schemas"]["Uuid"][];
        };
        AuditEntry: {
            /**
             * @example registration.approve
             * @example sign-in.wrong-password
             */
            action: string;
            /**
             * @description `operator` at the command line, `portal` by itself, `anonymous` without session or key, else `developer:` and an ID, or `key:`
             *     and a name.
             */
            actor: string;
            at: components["schemas"]["Timestamp"];
            /** @description Number of attempts in the hour; 1 for everything else. */
            count: number;
            /** @description What a reader wants to know beside it. */
            details: Record<string, never>;
            /** @description Grows with time. */
            id: string;
            /** @description Time of the last of the attempts that are counted, else null. */
            last_at: components["schemas"]["Timestamp"] | null;
            /**
             * @description IP address of the request. Of attempts that are counted, the /64 network of an IPv6 address.
             * @example 192.0.2.1
             */
            network_address: string | null;
            /** @description As in the log of the server and in `instance` of problems. Of attempts that are counted, that of the first. */
            request_id: string | null;
            /** @description ID of what changed, or of the account that an anonymous act concerns. Null if there is no such account. */
            subject: string | null;
        };
        AuditLogPage: {
            data: components["schemas"]["AuditEntry"][];
            meta: {
                next: components["schemas"]["NextCursor"];
            };
        };
        AuthenticateRequest: {
            /** Format: password */
            password: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            username: string;
        };
        /** @description How a token is obtained or sent, such as `bearer`, `client_credentials` and `session`. Other values may occur. */
        AuthMethods: string[];
        AuthorizationServer: {
            grant_types_supported: string[];
            introspection_endpoint: string;
            introspection_endpoint_auth_methods_supported: string[];
            issuer: string;
            jwks_uri: string;
            response_types_supported: string[];
            token_endpoint: string;
            token_endpoint_auth_methods_supported: string[];
        };
        AuthStrategyPage: {
            data: components["schemas"]["PortalAuthStrategy"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Shorter form without key names and scopes. */
        AuthStrategySummary: {
            /** @constant */
            credential_type: "key_auth";
            id: components["schemas"]["Uuid"];
            name: string;
            names?: components["schemas"]["StrategyNames"];
        } | {
            auth_methods: components["schemas"]["AuthMethods"];
            /** @enum {string} */
            credential_type: "client_credentials" | "self_managed_client_credentials";
            id: components["schemas"]["Uuid"];
            name: string;
            names?: components["schemas"]["StrategyNames"];
        };
        /** @description Scopes that a developer may choose. Present only for `client_credentials` with a provider that supports it. */
        AvailableScopes: string[];
        BadRequestProblem: components["schemas"]["Problem"] & {
            invalid_parameters: components["schemas"]["InvalidParameters"];
        };
        BatchOutcome: {
            /** @description How many requests were stored. */
            accepted: number;
            rejected: {
                line: number;
                reason: string;
            }[];
        };
        /**
         * @description Where the author set one with HTML. An extension.
         * @enum {string}
         */
        BlockAlignment: "left" | "right" | "center";
        BlockQuoteBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "blockquote";
        };
        /** @description Thematic break. */
        BreakBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "break";
        };
        CaptchaChallenge: {
            parameters: {
                /** @example PBKDF2/SHA-256 */
                algorithm: string;
                /** @description Iterations for each number that is tried. */
                cost: number;
                data: {
                    /** @enum {string} */
                    action: "register";
                    /** @description Names the keys of the portal that sign it. */
                    keys: string;
                };
                /** @description Seconds since 1970. */
                expiresAt: number;
                /** @description Bytes. */
                keyLength: number;
                /** @description How the key begins that is looked for, in hexadecimal. */
                keyPrefix: string;
                keySignature: string;
                /** @description Hexadecimal. */
                nonce: string;
                /** @description Hexadecimal. */
                salt: string;
            };
            /** @description Of all parameters; changed ones are refused. */
            signature: string;
        };
        /** @description How a form proves that a person fills it in. Missing when nothing is asked for. */
        CaptchaConfig: {
            /** @description `proof_of_work` only: where a challenge is fetched, if that is not `/api/v2/portal/captcha-challenge`. */
            challenge_url?: string;
            /** @description Page or `mailto:` address for people whom the captcha rejects. */
            help_url?: string;
            /** @description Kinds of accounts whose registration needs a captcha. Absent, it is users. */
            kinds?: ("user" | "developer")[];
            /** @enum {string} */
            provider: "proof_of_work" | "hcaptcha" | "recaptcha" | "turnstile";
            /** @description Absent for `proof_of_work`. */
            site_key?: string;
        };
        /**
         * @description What the captcha of the portal context gave: the response of its provider, or for `proof_of_work` the Base64 of
         *     `{"challenge": {parameters, signature}, "solution": {counter, derivedKey}}`. Required if the portal asks accounts of this kind for
         *     a captcha, ignored if not. It is valid for one request; the same request may be repeated with the same `Idempotency-Key`.
         */
        CaptchaToken: string;
        ChangePasswordPayload: {
            /**
             * @description Whether the other sessions of the account end. The session that changes the password goes on.
             * @default true
             */
            end_other_sessions?: boolean;
            new_password: components["schemas"]["NewPassword"];
            /** Format: password */
            old_password: string;
        };
        CheckProblem: components["schemas"]["Problem"] & {
            /** @description Page of the portal on which the developer can change it. */
            portal_url: string;
            reason: components["schemas"]["RefusalReason"];
        };
        ChildNode: components["schemas"]["HeadingBlock"] | components["schemas"]["ParagraphBlock"] | components["schemas"]["TextBlock"] | components["schemas"]["BlockQuoteBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["ListItemBlock"] | components["schemas"]["CodeBlock"] | components["schemas"]["BreakBlock"] | components["schemas"]["TableBlock"] | components["schemas"]["TableHeaderBlock"] | components["schemas"]["TableRowBlock"] | components["schemas"]["TableCellBlock"] | components["schemas"]["TextNode"] | components["schemas"]["CodeNode"] | components["schemas"]["EmphasisNode"] | components["schemas"]["StrikethroughNode"] | components["schemas"]["LinkNode"] | components["schemas"]["ImageNode"] | components["schemas"]["TaskCheckboxNode"] | components["schemas"]["AlertBlock"] | components["schemas"]["DetailsBlock"] | components["schemas"]["SummaryBlock"] | components["schemas"]["FormatNode"] | components["schemas"]["FootnoteReferenceNode"] | components["schemas"]["FootnotesBlock"] | components["schemas"]["FootnoteBlock"] | components["schemas"]["TabsBlock"] | components["schemas"]["TabBlock"] | components["schemas"]["StepsBlock"] | components["schemas"]["StepBlock"];
        /** @description The children are text nodes, one per line, each ending with its newline. */
        CodeBlock: {
            children?: components["schemas"]["NodeChildren"];
            /** @description May be empty. */
            lang?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "code_block";
        };
        CodeNode: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "code";
        };
        ConflictProblem: components["schemas"]["Problem"] & {
            invalid_parameters?: components["schemas"]["InvalidParameters"];
        };
        CreateAccessCodePayload: {
            /** @description Never trimmed. Default: a random one. */
            code?: string;
            /**
             * Format: date-time
             * @description Default: never.
             */
            expires_at?: string;
            /** @description Addresses that may use it. Default: any number. */
            max_uses?: number;
            name: components["schemas"]["AccessKeyName"];
        };
        CreateAccessCodeResponse: {
            code: string;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Uuid"];
            /** @description Addresses that may use it. */
            max_uses: number | null;
            name: components["schemas"]["AccessKeyName"];
            /** @description Addresses that have used it. */
            uses: number;
        };
        CreateAccessKeyPayload: {
            /**
             * Format: date-time
             * @description When it stops to work. Default: with the key that this request is sent with.
             */
            expires_at?: string;
            name: components["schemas"]["AccessKeyName"];
            /** @description Folders of the products that the key of a gateway is for. Default: all. */
            products?: string[];
            /** @description Void the key that has the name, and those that it made. Default: false. */
            replace?: boolean;
            role: components["schemas"]["AccessKeyRole"];
        };
        CreateAccessKeyResponse: {
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"] | null;
            id: components["schemas"]["Uuid"];
            /** @description The key. It cannot be read again. */
            key: string;
            last_used_at: null;
            name: components["schemas"]["AccessKeyName"];
            parent: string | null;
            products: components["schemas"]["AccessKeyProducts"];
            role: components["schemas"]["AccessKeyRole"];
        };
        CreateApplicationPayload: {
            /**
             * Format: uuid
             * @description Null or missing means the portal's default strategy; 400 when there is none.
             */
            auth_strategy_id?: string | null;
            description?: string | null;
            name: string;
            /** Format: uri */
            redirect_uri?: string | null;
            /** @description A 400 for `client_credentials`, where the provider gives it. For the other types the server makes one up when it is missing. */
            reference_id?: components["schemas"]["ReferenceId"];
            /** @description Must be among the strategy's available scopes. */
            scopes?: components["schemas"]["Scopes"];
        };
        CreateAuthStrategyPayload: {
            /** @description For the other types; default: bearer. */
            auth_methods?: string[];
            /** @description Scopes that developers may choose. For `client_credentials`. */
            available_scopes?: string[];
            credential_type: components["schemas"]["CredentialType"];
            /** @description Headers or query parameters that carry the key. For `key_auth`; default: apikey. */
            key_names?: string[];
            name: components["schemas"]["StrategyName"];
            names?: components["schemas"]["StrategyNames"];
        };
        /** @description Without a name the key is called as the one that it replaces, else by its ID. */
        CreateCredentialPayload: {
            display_name?: string;
            /** @description A key of the application, which is void at once. */
            replaces?: components["schemas"]["Uuid"];
        };
        CreateDeveloperPayload: {
            /** Format: email */
            email: string;
            full_name: components["schemas"]["AccountName"];
            password?: components["schemas"]["RefusedPassword"];
            status?: components["schemas"]["AccountStatus"];
        };
        CreateInvitationPayload: {
            /** Format: email */
            email: string;
            full_name?: components["schemas"]["AccountName"];
            /**
             * @description Of its mail. Default: English.
             * @enum {string}
             */
            language?: "en" | "ca" | "de" | "es" | "fr";
            /** @description Name of a new organization. */
            organization?: string;
            /** @description Of an organization that exists. One of this and `organization` is required. */
            organization_id?: components["schemas"]["Uuid"];
            /** @description Of a new organization. Default: the first of the portal. */
            region?: components["schemas"]["Region"];
        };
        CreateRegistrationPayload: {
            product_version_id: components["schemas"]["Uuid"];
            /** @description Only when the strategy lets developers choose scopes; they apply to every registration of the application. */
            scopes?: components["schemas"]["Scopes"];
        };
        CreateUserPayload: {
            /** Format: email */
            email: string;
            full_name: components["schemas"]["AccountName"];
            /** @description Name of a new organization. */
            organization?: string;
            /** @description Of an organization that exists. One of this and `organization` is required. */
            organization_id?: components["schemas"]["Uuid"];
            password?: components["schemas"]["RefusedPassword"];
            /** @description Of a new organization. Default: the first of the portal. */
            region?: components["schemas"]["Region"];
            status?: components["schemas"]["AccountStatus"];
        };
        /** @description Never holds the key value. */
        Credential: {
            created_at?: components["schemas"]["Timestamp"];
            display_name: string;
            /** @description The first characters of the key value, to recognize it. Null for keys made by earlier versions of the server. */
            first_characters?: string | null;
            id: components["schemas"]["Uuid"];
            /** @description Whether another system has issued the key, and an operator has imported it. */
            is_imported?: boolean;
            /** @description Day in UTC on which a gateway last introspected the key, such as `2026-11-22`. Null if none has yet. */
            last_used_on?: string | null;
        };
        CredentialCreationResponse: {
            /** @description The key value. Shown once. */
            credential: string;
            display_name: string;
            id: components["schemas"]["Uuid"];
        };
        /**
         * @description `key_auth`: the portal keeps API keys. `client_credentials`: OpenID Connect where the portal registers the client at the identity
         *     provider. `self_managed_client_credentials`: OpenID Connect where the developer registers the client and gives its ID.
         * @enum {string}
         */
        CredentialType: "client_credentials" | "self_managed_client_credentials" | "key_auth";
        /** @description What readers open and close. The first of its children may be a summary, which is always shown. An extension. */
        DetailsBlock: {
            children?: components["schemas"]["NodeChildren"];
            /** @description Whether it is open at first. */
            isOpen: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "details";
        };
        Developer: {
            created_at: components["schemas"]["Timestamp"];
            /** Format: email */
            email: string;
            full_name: string;
            id: components["schemas"]["Uuid"];
            updated_at: components["schemas"]["Timestamp"];
        };
        DocumentBlock: {
            children?: components["schemas"]["NodeChildren"];
            /** @constant */
            type: "document";
            /** @description A string, `1` today. */
            version?: string;
        };
        DocumentItem: {
            created_at: components["schemas"]["Timestamp"];
            id: components["schemas"]["Uuid"];
            metadata: components["schemas"]["Metadata"];
            parent_document_id: components["schemas"]["Uuid"] | null;
            path?: components["schemas"]["DocumentPath"];
            /** @description Unique within the product. */
            slug: string;
            title: string;
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Where the document's file lies below the product's documents. Documents name each other and their images by such paths, relative to
         *     their own. Null when it is not known.
         * @example guides/first-call.md
         */
        DocumentPath: string | null;
        DocumentSearchResult: {
            document_id: components["schemas"]["Uuid"];
            /** @description The part of the section in which the words occur, in pieces that belong together as they are. */
            excerpt: {
                /** @description One of the words, or another form of it. */
                is_match: boolean;
                text: string;
            }[];
            /** @description Null before the first heading. */
            section: components["schemas"]["DocumentSection"] | null;
            slug: string;
            /** @description Of the document. */
            title: string;
        };
        DocumentSearchResults: {
            data: components["schemas"]["DocumentSearchResult"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        DocumentSection: {
            /**
             * @description The heading's text in small letters, with only letters, digits, `-` and `_`, spaces as `-`; a second one of the same name ends
             *     in `-1`, the next in `-2`. `section` when nothing is left.
             */
            anchor: string;
            title: string;
        };
        DocumentTree: {
            children: components["schemas"]["DocumentTree"][];
            id: components["schemas"]["Uuid"];
            metadata: components["schemas"]["Metadata"];
            parent_document_id: components["schemas"]["Uuid"] | null;
            path?: components["schemas"]["DocumentPath"];
            slug: string;
            title: string;
        };
        EmailResponse: {
            /** Format: email */
            email: string;
        };
        EmphasisNode: {
            children?: components["schemas"]["NodeChildren"];
            /** @description 1 is italic and 2 is bold. */
            level?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "emphasis";
        };
        ErrorEntry: {
            detail: string;
        };
        FirstSteps: {
            steps: {
                is_done: boolean;
                /**
                 * @description `confirm`: the e-mail address is confirmed. `read`: a document or an operation was read. `application`: there is an
                 *     application. `call`: a request with a key or token of the developer got a status of 200 to 299, reported by a client or
                 *     a gateway.
                 * @enum {string}
                 */
                name: "confirm" | "read" | "application" | "call";
            }[];
        };
        /** @description Names of the folders of products. */
        FolderNames: string[];
        FollowedApplication: {
            credential_type: components["schemas"]["CredentialType"];
            developer_id: components["schemas"]["Uuid"];
            id: components["schemas"]["Uuid"];
            is_owner_approved: boolean;
            keys: components["schemas"]["HashedKey"][];
            name: string;
            /** @description Its client ID. */
            reference_id: string;
            /** @description Null where the strategy knows none. */
            requested_scopes: string[] | null;
            revoked_keys: components["schemas"]["HashedKey"][];
            /** @description Tokens of another version are void. */
            secret_version: number;
            /** @description What it may call. */
            versions: {
                id: components["schemas"]["Uuid"];
                scopes?: string[];
            }[];
        };
        FollowedVersion: {
            /** @description Hosts and paths at which gateways serve it. Null if gateways name the version. */
            gateway: {
                hosts?: string[];
                paths?: string[];
            } | null;
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description Folder of the product. */
            product: string;
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            /** @description What it takes. */
            strategies: {
                credential_type: components["schemas"]["CredentialType"];
                key_names: string[];
            }[];
            /** @description When it ends by itself. */
            sunset_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description An extension. */
        FootnoteBlock: {
            children?: components["schemas"]["NodeChildren"];
            number: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "footnote";
        };
        /** @description The place in a text that a footnote is about. An extension. */
        FootnoteReferenceNode: {
            /** @description Whether it is the first reference to this footnote. */
            isFirst: boolean;
            number: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "footnote_reference";
        };
        /** @description The last block of a document that has footnotes. Its children are footnote nodes, in the order of their numbers. An extension. */
        FootnotesBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "footnotes";
        };
        /** @description Inline text with the form of the HTML element of this name. An extension. */
        FormatNode: {
            children?: components["schemas"]["NodeChildren"];
            /** @enum {string} */
            format: "kbd" | "sub" | "sup" | "mark" | "ins" | "small" | "var" | "q";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "format";
        };
        FormProblem: components["schemas"]["Problem"] & {
            invalid_parameters?: components["schemas"]["InvalidParameters"];
        };
        GatewayChanges: {
            applications: components["schemas"]["FollowedApplication"][];
            cursor: components["schemas"]["GatewayCursor"];
            /** @description False if there is more at the cursor already. */
            is_complete: boolean;
            portal: components["schemas"]["GatewayPortal"];
            /** @description Applications that are not there any more. */
            removed: components["schemas"]["Uuid"][];
            /** @description All of them. Absent if they are the same. */
            signing_keys?: components["schemas"]["JsonWebKey"][];
            /** @description All of them. Absent if they are the same. */
            versions?: components["schemas"]["FollowedVersion"][];
        };
        /** @description Opaque. */
        GatewayCursor: string;
        GatewayPortal: {
            /** @description For how long the answer to a check may be kept. */
            revocation_seconds: number;
            /** @description Where browsers reach the portal. */
            url: string;
        };
        GatewaySnapshotPage: {
            applications: components["schemas"]["FollowedApplication"][];
            cursor: components["schemas"]["GatewayCursor"];
            /** @description Of the next page. Null on the last. */
            next: string | null;
            portal: components["schemas"]["GatewayPortal"];
            signing_keys: components["schemas"]["JsonWebKey"][];
            versions: components["schemas"]["FollowedVersion"][];
        };
        GetConfigResponse: {
            /** @description Null when analytics is off. */
            analytics: {
                percentiles: boolean;
                /** @description Single requests; null where none can be read. */
                requests?: {
                    /** @description What is kept of a request beside the rest. */
                    fields: string[];
                    retention_ms: number;
                } | null;
                retention_ms: number;
            } | null;
        };
        GoneRegistration: {
            application: string;
            application_id: components["schemas"]["Uuid"];
            /** @description E-mail address. */
            developer: string;
            developer_id: components["schemas"]["Uuid"];
            id: components["schemas"]["Uuid"];
            status: components["schemas"]["RegistrationStatus"];
            /**
             * @description Folder of the product and name of the version.
             * @example tides/2.0
             */
            version: string;
        };
        GrantedScopesResponse: {
            /** @description Further scopes that wait for an operator. */
            pending_scopes?: components["schemas"]["Scopes"];
            /** @description All scopes that the application asks for, also those that no registration has yet and those that were rejected. */
            requested_scopes?: components["schemas"]["Scopes"];
            scopes: components["schemas"]["Scopes"];
        };
        HashedKey: {
            /** @description SHA-256 of the key. */
            hash: string;
            id: components["schemas"]["Uuid"];
        };
        HeadingBlock: {
            alignment?: components["schemas"]["BlockAlignment"];
            children?: components["schemas"]["NodeChildren"];
            level?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heading";
        };
        /** @description In pixels, or with `%`. An extension. */
        ImageLength: string;
        ImageNode: {
            alt?: string;
            height?: components["schemas"]["ImageLength"];
            title?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
            url?: string;
            width?: components["schemas"]["ImageLength"];
        };
        ImportMistake: {
            column: number;
            /** @description Relative to the root of the archive. */
            file: string;
            line: number;
            /** @description English. */
            reason: string;
        };
        ImportProblem: components["schemas"]["Problem"] & {
            mistakes: components["schemas"]["ImportMistake"][];
        };
        ImportReport: {
            added: components["schemas"]["FolderNames"];
            changed: components["schemas"]["FolderNames"];
            /** @description Approved ones that gateways no longer accept, 100 at most. */
            closed: components["schemas"]["GoneRegistration"][];
            closed_count: number;
            dry_run: boolean;
            kept: components["schemas"]["FolderNames"];
            /** @description Products that everyone sees now, also without an account, and did not see before. */
            opened: components["schemas"]["FolderNames"];
            /** @enum {string} */
            portal: "changed" | "unchanged" | "absent";
            /** @description Those of versions that were removed, 100 at most. */
            registrations: components["schemas"]["GoneRegistration"][];
            registrations_count: number;
            removed: components["schemas"]["FolderNames"];
            /** @description Products that were stored before, whose servers that may get credentials change, by what is added and removed. */
            servers: {
                added: string[];
                product: string;
                removed: string[];
            }[];
            /** @description Auth strategies that were removed. */
            strategies: {
                name: string;
                versions: components["schemas"]["VersionNames"];
            }[];
            unchanged: components["schemas"]["FolderNames"];
            versions: {
                added: components["schemas"]["VersionNames"];
                changed: components["schemas"]["VersionNames"];
                removed: components["schemas"]["VersionNames"];
            };
            /** @description What was imported although readers would miss something, by file and line; the first 1 000 of more. */
            warnings: components["schemas"]["ImportMistake"][];
            warnings_count: number;
        };
        IntrospectionRequest: {
            /** @description Key or token; with the hint `client_id` a client ID. */
            token: string;
            /** @description Only `client_id` makes a difference. */
            token_type_hint?: string;
        };
        IntrospectionResponse: {
            /** @description Whether the token is valid. When false, only `refusal_reason`, `application` and `credential_id` may stand beside it. */
            active: boolean;
            application?: {
                developer_id: components["schemas"]["Uuid"];
                id: components["schemas"]["Uuid"];
                name: string;
            };
            /** @description Names of `product_versions`, such as `levels/2.0`, for gateways that compare claims. */
            aud?: string[];
            /** @description Reference ID of the application. */
            client_id?: string;
            credential_id?: components["schemas"]["Uuid"];
            credential_type?: components["schemas"]["CredentialType"];
            exp?: number;
            iat?: number;
            iss?: string;
            jti?: string;
            /** @description Versions with an approved registration. */
            product_versions?: components["schemas"]["OpenVersion"][];
            /**
             * @description Why the key or token is not valid, for the report of the refused request and for the answer to the caller.
             * @enum {string}
             */
            refusal_reason?: "key_unknown" | "key_revoked" | "account_revoked" | "token_invalid" | "token_expired";
            /** @description Scopes of the token that are still granted, separated by spaces. */
            scope?: string;
            sub?: components["schemas"]["Uuid"];
            /** @enum {string} */
            token_type?: "Bearer" | "api_key";
        };
        InvalidParameter: components["schemas"]["InvalidParameterStandard"] | components["schemas"]["InvalidParameterMinimum"] | components["schemas"]["InvalidParameterMaximum"] | components["schemas"]["InvalidParameterChoice"] | components["schemas"]["InvalidParameterDependent"];
        InvalidParameterChoice: {
            choices: unknown[];
            field: string;
            reason: string;
            /** @constant */
            rule: "enum";
            source?: string;
        };
        InvalidParameterDependent: {
            dependents: unknown[] | null;
            field: string;
            reason: string;
            /** @constant */
            rule: "dependent_fields";
            source?: string;
        };
        InvalidParameterMaximum: {
            field: string;
            maximum: number;
            reason: string;
            /** @enum {string} */
            rule: "max_length" | "max_items" | "max";
            source?: string;
        };
        InvalidParameterMinimum: {
            field: string;
            minimum: number;
            reason: string;
            /** @enum {string} */
            rule: "min_length" | "min_digits" | "min_lowercase" | "min_uppercase" | "min_symbols" | "min_items" | "min";
            source?: string;
        };
        /** @description What is wrong, one entry per mistake. Clients show the first entry as the field followed by the reason. */
        InvalidParameters: components["schemas"]["InvalidParameter"][];
        InvalidParameterStandard: {
            field: string;
            reason: string;
            rule?: components["schemas"]["InvalidRule"] | null;
            /**
             * @example body
             * @example query
             * @example path
             */
            source?: string;
        };
        /**
         * @description What the value breaks. The last three are about networks and do not occur in a portal.
         * @enum {string}
         */
        InvalidRule: "required" | "is_array" | "is_base64" | "is_boolean" | "is_date_time" | "is_integer" | "is_null" | "is_number" | "is_object" | "is_string" | "is_uuid" | "is_fqdn" | "is_arn" | "unknown_property" | "is_label" | "matches_regex" | "invalid" | "is_supported_network_availability_zone_list" | "is_supported_network_cidr_block" | "is_supported_provider_region";
        Invitation: {
            created_at: components["schemas"]["Timestamp"];
            email: string;
            /** @description When the link of its last mail stops to work. */
            expires_at: components["schemas"]["Timestamp"] | null;
            full_name: string | null;
            id: components["schemas"]["Uuid"];
            /** @description Of its mail. */
            language: string | null;
            organization: string;
            organization_id: components["schemas"]["Uuid"];
            region: components["schemas"]["Region"];
            /** @description When its last mail was made; null before the first. */
            sent_at: components["schemas"]["Timestamp"] | null;
            state: components["schemas"]["InvitationState"];
        };
        InvitationPage: {
            data: components["schemas"]["Invitation"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @enum {string} */
        InvitationState: "open" | "expired" | "accepted" | "revoked";
        JsonWebKey: {
            /** @constant */
            alg: "ES256";
            crv: string;
            kid: string;
            kty: string;
            /** @constant */
            use: "sig";
            x: string;
            y: string;
        };
        JsonWebKeys: {
            keys: components["schemas"]["JsonWebKey"][];
        };
        /** @description The published version that was created last. */
        LatestVersion: {
            /** @description Whether the version has an API description. Where it is missing, ask for the description; 204 means that there is none. */
            has_specification?: boolean;
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description Whether developers may ask for access for their applications. Where it is missing, the version says so. */
            takes_applications?: boolean;
        };
        LinkedIdentity: {
            created_at: components["schemas"]["Timestamp"];
            id: components["schemas"]["Uuid"];
            issuer: string;
            last_used_at: components["schemas"]["Timestamp"];
            /** @description Name of the identity provider; null if the settings name none with this issuer any more. */
            provider: string | null;
            /** @description ID of the person at the provider. */
            subject: string;
        };
        LinkedIdentityPage: {
            data: components["schemas"]["LinkedIdentity"][];
            meta: components["schemas"]["ListMeta"];
        };
        LinkNode: {
            children?: components["schemas"]["NodeChildren"];
            href?: string;
            title?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "link";
        };
        ListApplicationsResponse: {
            data: components["schemas"]["Application"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ListAuthStrategiesResponse: {
            data: components["schemas"]["PortalAuthStrategy"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ListBlock: {
            children?: components["schemas"]["NodeChildren"];
            isOrdered?: boolean;
            /** @description What the first item of an ordered list counts as, where that is not 1. An extension. */
            start?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "list";
        };
        ListCredentialsResponse: {
            data: components["schemas"]["Credential"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ListDocuments: {
            data: components["schemas"]["DocumentItem"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ListDocumentsTree: {
            data: components["schemas"]["DocumentTree"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ListItemBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "list_item";
        };
        ListMeta: {
            next: components["schemas"]["NextCursor"];
            /** @description Items over all pages. More than 10,000 are not counted. */
            total: number;
            /** @description False if there are more than 10,000. */
            total_is_exact: boolean;
        };
        ListRegistrationsResponse: {
            data: components["schemas"]["Registration"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        LoginCode: {
            /** @description `loginCode` of the address. */
            code: string;
            /** @description Random text whose SHA-256 was the `code_challenge`. */
            code_verifier: string;
        };
        /** @description Where the browser goes to end the session at the identity provider as well. */
        LogoutRedirect: {
            /** Format: uri */
            logout_url: string;
        };
        /**
         * @description 32 random bytes in base64url. Links that were mailed before this version have a UUID.
         * @example Yb2iAtu-yf5Yy6bT1ySgH5C3oJc2xWqjcwT8bXg2Z4E
         */
        MailToken: string;
        Metadata: {
            [key: string]: unknown;
        };
        /**
         * Format: password
         * @description What it must have is the portal's to say: `password_policy` of the portal context, by default 8 to 128 characters and at least 3 of
         *     the 4 classes uppercase, lowercase, digit, special.
         */
        NewPassword: string;
        /** @description For `page[after]`; null after the last page. */
        NextCursor: string | null;
        NodeChildren: components["schemas"]["ChildNode"][];
        OAuthError: components["schemas"]["Problem"] & {
            /** @enum {string} */
            error: "invalid_request" | "invalid_client" | "unsupported_grant_type" | "invalid_scope";
            /** @description English. */
            error_description: string;
        };
        OpenidConfiguration: components["schemas"]["AuthorizationServer"] & {
            id_token_signing_alg_values_supported: string[];
            subject_types_supported: string[];
        };
        OpenVersion: {
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description Name of the folder that the product was imported from; the same in every portal that imports it. */
            product: string;
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            /** @description Scopes of the token that were approved for this version; present where the auth strategy has scopes. */
            scopes?: components["schemas"]["Scopes"];
        };
        Organization: {
            created_at: components["schemas"]["Timestamp"];
            id: components["schemas"]["Uuid"];
            members: number;
            name: string;
            region: components["schemas"]["Region"];
            updated_at: components["schemas"]["Timestamp"];
        };
        OrganizationPage: {
            data: components["schemas"]["Organization"][];
            meta: components["schemas"]["ListMeta"];
        };
        PaginatedMeta: {
            page: {
                /** @description This page. */
                number: number;
                /** @description Page size in effect. */
                size: number;
                /** @description Items over all pages. */
                total: number;
            };
        };
        ParagraphBlock: {
            alignment?: components["schemas"]["BlockAlignment"];
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "paragraph";
        };
        /** @description What a new password must have, so that a form can say it beforehand. */
        PasswordPolicy: {
            /** @example 128 */
            max_length: number;
            /**
             * @description How many of uppercase, lowercase, digit and special must occur.
             * @example 3
             */
            min_classes: number;
            /** @example 8 */
            min_length: number;
            /** @description Whether passwords from a list of the most common ones are refused. */
            refuses_common?: boolean;
        };
        /** @description Every part may be missing, except `variables.catalog`. */
        PortalAppearance: {
            stylesheets?: {
                global?: {
                    main?: {
                        data?: components["schemas"]["Theme"];
                    };
                };
            };
            variables?: {
                catalog?: {
                    cover?: components["schemas"]["AppearanceImage"];
                    logo?: components["schemas"]["AppearanceImage"];
                    primary_header?: components["schemas"]["AppearanceText"];
                    welcome_message?: components["schemas"]["AppearanceText"];
                };
            };
        };
        PortalAuthStrategy: components["schemas"]["PortalAuthStrategyKeyAuth"] | components["schemas"]["PortalAuthStrategyClientCredentials"];
        PortalAuthStrategyClientCredentials: {
            auth_methods: components["schemas"]["AuthMethods"];
            available_scopes?: components["schemas"]["AvailableScopes"];
            /** @enum {string} */
            credential_type: "client_credentials" | "self_managed_client_credentials";
            id: components["schemas"]["Uuid"];
            name: string;
            names?: components["schemas"]["StrategyNames"];
        };
        PortalAuthStrategyKeyAuth: {
            /** @constant */
            credential_type: "key_auth";
            id: components["schemas"]["Uuid"];
            /** @description Header or query names that carry the key. */
            key_names: string[];
            name: string;
            names?: components["schemas"]["StrategyNames"];
        };
        PortalContext: {
            /**
             * @description How far back analytics queries may reach; `24h` unless the portal is configured otherwise.
             * @enum {string}
             */
            allowed_time_period: "24h" | "90d";
            /** @description Sign-in with e-mail and password. */
            basic_auth_enabled: boolean;
            canonical_domain: string;
            captcha?: components["schemas"]["CaptchaConfig"];
            /** @description Identity providers at which the portal registers clients. */
            dcr_provider_ids: components["schemas"]["Uuid"][];
            /** @description Flags evaluated for the caller; a route that names flags is open only when all of them are true. */
            feature_flags?: {
                [key: string]: boolean;
            };
            /** @description Feature group of the signed-in developer; absent without a session. */
            feature_set?: string;
            featureset_id: string;
            /**
             * @description The signed-in developer has a list of first steps. Absent otherwise.
             * @constant
             */
            first_steps?: true;
            /** @description Route name to the flags it names. A route that is not listed is open. */
            gated_routes?: {
                [key: string]: string[];
            };
            /** @description Whether there are accounts of users, beside those of developers. */
            has_users?: boolean;
            /** @description Browsing needs no session. */
            is_public: boolean;
            /**
             * @description Languages that visitors may choose from, the default first. Absent if there is no choice. The choice is kept in the cookie
             *     `portal_language`, which texts of the server follow before `Accept-Language`.
             */
            languages?: string[];
            name: string;
            /** @description Sign-in through an identity provider. */
            oidc_auth_enabled: boolean;
            /**
             * @description Whether visitors read the products that are open to them, though the portal is not public: it has accounts, and more to read for
             *     those who sign in.
             */
            open_reading?: boolean;
            org_id: components["schemas"]["Uuid"];
            password_policy?: components["schemas"]["PasswordPolicy"];
            portal_id: components["schemas"]["Uuid"];
            rbac_enabled: boolean;
        };
        PortalSearchGroup: {
            /** @enum {string} */
            kind: "product" | "document" | "operation" | "model" | "application";
            results: components["schemas"]["PortalSearchResult"][];
        };
        PortalSearchResult: {
            /** @description Of applications. */
            application_id: components["schemas"]["Uuid"] | null;
            /** @description Of sections. */
            document: {
                /** @description Of the heading. Null before the first one. */
                anchor: string | null;
                id: components["schemas"]["Uuid"];
                parent_slug: string | null;
                slug: string;
                title: string;
            } | null;
            /** @description The part of the text in which the words occur, in pieces that belong together as they are. */
            excerpt: {
                /** @description One of the words, or another form of it. */
                is_match: boolean;
                text: string;
            }[];
            /** @description Of operations. */
            operation: {
                method: string;
                operation_id: string | null;
                path: string;
            } | null;
            /** @description Null for applications. */
            product: {
                id: components["schemas"]["Uuid"];
                name: string;
                slug: string;
            } | null;
            /** @description Name; of a section its heading, of an operation its summary. */
            title: string;
            /** @description Of operations and models. */
            version: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
        };
        PortalSearchResults: {
            data: components["schemas"]["PortalSearchGroup"][];
        };
        /** @description Body of every error. More members may be added. */
        Problem: {
            /** @description For people, and specific to this occurrence. */
            detail: string;
            /** @description The same error in an older form, for clients that read `errors[0].detail`. */
            errors?: components["schemas"]["ErrorEntry"][];
            /**
             * @description Identifies this occurrence in the server's log.
             * @example trace:5d1c0f7ab2
             */
            instance: string;
            /** @description Same as the HTTP status. */
            status: number;
            /** @description Short, stable, and always there, so that clients may read it without a check. */
            title: string;
            /**
             * Format: uri-reference
             * @description Kind of the error, for programs; a relative reference that is compared and not fetched. Missing where the status says it all.
             */
            type?: string;
        };
        Product: {
            created_at: components["schemas"]["Timestamp"];
            description: string | null;
            document_count: number;
            id: components["schemas"]["Uuid"];
            latest_version: components["schemas"]["LatestVersion"] | null;
            name: string;
            public_labels: components["schemas"]["PublicLabels"];
            /** @description Unique among products and readable, for URLs. */
            slug?: string;
            updated_at: components["schemas"]["Timestamp"];
            /** @description Published versions. */
            version_count: number;
        };
        /** @description With access control off all three are true, except that `register` is false in a public portal, which has no applications. */
        ProductActionsResponse: {
            actions: {
                register: boolean;
                view: boolean;
                view_documentation: boolean;
            };
        };
        ProductCatalogIndexSource: {
            created_at: components["schemas"]["Timestamp"];
            description: string | null;
            document_count: number;
            id: components["schemas"]["Uuid"];
            latest_version: components["schemas"]["LatestVersion"] | null;
            name: string | null;
            public_labels: components["schemas"]["PublicLabels"];
            /** @description Unique among products and readable, for URLs. */
            slug?: string;
            updated_at: components["schemas"]["Timestamp"];
            version_count: number;
        };
        ProductDocument: {
            content: components["schemas"]["DocumentBlock"];
            id: components["schemas"]["Uuid"];
            parent_document_id: components["schemas"]["Uuid"] | null;
            path?: components["schemas"]["DocumentPath"];
            slug: string;
            title: string;
        };
        ProductDocumentRaw: {
            /** @description Markdown source. */
            content: string;
            id: components["schemas"]["Uuid"];
            parent_document_id: components["schemas"]["Uuid"] | null;
            path?: components["schemas"]["DocumentPath"];
            slug: string;
            title: string;
        };
        ProductListPage: {
            data: components["schemas"]["Product"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ProductVersion: {
            created_at: components["schemas"]["Timestamp"];
            /** @description Still usable, and still open to registration when its configuration is. */
            deprecated: boolean;
            id: components["schemas"]["Uuid"];
            name: string;
            /** @description How an application can register. Clients use the first entry only. */
            registration_configs: components["schemas"]["RegistrationConfiguration"][];
            updated_at: components["schemas"]["Timestamp"];
        };
        ProductVersionApplication: {
            auth_strategy?: components["schemas"]["AuthStrategySummary"];
            created_at: components["schemas"]["Timestamp"];
            id: components["schemas"]["Uuid"];
            name: string;
            registration_id: components["schemas"]["Uuid"] | null;
            registration_status: components["schemas"]["RegistrationStatus"] | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        ProductVersionListApplicationsPage: {
            data: components["schemas"]["ProductVersionApplication"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ProductVersionListPage: {
            data: components["schemas"]["ProductVersion"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ProductVersionSpecDocument: {
            api_type: components["schemas"]["ApiType"];
            /** @description The file as stored, JSON or YAML text; not a parsed object. */
            content: string;
            /**
             * @description Origins that clients may send credentials to when they try the API: those that the operator listed for the product, else the
             *     hosts that the description names. Clients ask their users before they send anything elsewhere.
             */
            servers?: string[];
        };
        ProductVersionSpecOperations: {
            api_type: components["schemas"]["ApiType"];
            operations: components["schemas"]["SpecOperation"][];
        };
        /** @description Public key and value pairs. */
        PublicLabels: {
            [key: string]: string;
        };
        QueryApplicationAnalytics: {
            /** @description At most two, `TIME` included. Missing or empty means one total. */
            dimensions?: components["schemas"]["AnalyticsDimension"][];
            /** @description Unix time in milliseconds, inclusive. */
            end_ms: number;
            /** @description All entries must hold. Missing or empty means no filter. */
            filter?: components["schemas"]["AnalyticsFilter"][];
            /** @description Length of a time bucket, one day (86400000) when missing. Accepted and ignored without the `TIME` dimension. */
            granularity_ms?: number;
            /** @description Exactly one. */
            metrics: components["schemas"]["AnalyticsMetric"][];
            /** @description Unix time in milliseconds, inclusive. */
            start_ms: number;
        };
        QueryResponse: {
            meta: components["schemas"]["QueryResponseMeta"];
            records: components["schemas"]["QueryResponseRecord"][];
        };
        /**
         * @description The requested metric and the requested dimensions except `TIME`. Combinations without traffic may be left out. Applications and
         *     versions appear by name (`{product} - {version}` for a version); equal names get the first five characters of the ID appended.
         */
        QueryResponseEvent: {
            API_PRODUCT_VERSION?: string;
            APPLICATION?: string;
            REQUEST_COUNT?: number;
            REQUEST_PER_MINUTE?: number;
            REQUEST_SIZE_P50?: number;
            REQUEST_SIZE_P95?: number;
            REQUEST_SIZE_P99?: number;
            RESPONSE_LATENCY_P50?: number;
            RESPONSE_LATENCY_P95?: number;
            RESPONSE_LATENCY_P99?: number;
            RESPONSE_SIZE_P50?: number;
            RESPONSE_SIZE_P95?: number;
            RESPONSE_SIZE_P99?: number;
            /** @example 404 */
            STATUS_CODE?: string;
            /** @example 4XX */
            STATUS_CODE_GROUPED?: string;
        };
        QueryResponseMeta: {
            /**
             * @description One key per requested dimension except `TIME`, always an object even when empty, listing every value that occurs in the records.
             *     Charts draw the listed values only.
             */
            dimensions: {
                API_PRODUCT_VERSION?: string[];
                APPLICATION?: string[];
                STATUS_CODE?: string[];
                STATUS_CODE_GROUPED?: string[];
            };
            end_ms: number;
            /** @description Milliseconds. Without `TIME` it is the length of the range. */
            granularity: number;
            metric_names: components["schemas"]["AnalyticsMetric"][];
            /** @description Metric name to unit: `count` for REQUEST_COUNT, `count/minute` for REQUEST_PER_MINUTE, `ms` for latencies, `bytes` for sizes. */
            metric_units: {
                [key: string]: "count" | "count/minute" | "ms" | "bytes";
            };
            query_id?: string;
            start_ms: number;
            /** @description More than 50 values of a dimension; only the 50 largest are returned. */
            truncated: boolean;
        };
        QueryResponseRecord: {
            event: components["schemas"]["QueryResponseEvent"];
            /** @description Start of the time bucket, or of the range without `TIME`. Buckets are counted from `start_ms`. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description What was deleted since the request has only its ID. */
        ReadRequest: {
            application: {
                id: components["schemas"]["Uuid"];
                name: string | null;
            };
            /** @description Null without a key, and where a token was sent. */
            credential: {
                display_name?: string;
                first_characters?: string | null;
                id: components["schemas"]["Uuid"];
                /** Format: date-time */
                revoked_at?: string | null;
            } | null;
            fields: {
                [key: string]: string;
            };
            latency_ms: number;
            method: string;
            /** @description Path template of the API description. */
            path: string;
            product_version: {
                id: components["schemas"]["Uuid"];
                name?: string;
                product?: {
                    id: components["schemas"]["Uuid"];
                    name: string;
                    slug: string;
                };
            };
            reason: components["schemas"]["RefusalReason"] | null;
            request_bytes: number;
            request_id: string | null;
            response_bytes: number;
            /** Format: date-time */
            started_at: string;
            status: number;
        };
        /** @description Ties the application to an outside system. For `client_credentials` it equals the client ID. */
        ReferenceId: string;
        RefreshTokenResponse: {
            client_id: string;
            /** @description Shown once. */
            client_secret: string;
        };
        /**
         * @description Why a gateway refused a request: no key, one that is unknown or revoked, an account that is revoked, a token that is invalid or has
         *     expired, no registration for the version, a missing scope, or too many requests.
         * @enum {string}
         */
        RefusalReason: "key_missing" | "key_unknown" | "key_revoked" | "account_revoked" | "token_invalid" | "token_expired" | "not_registered" | "scope_missing" | "quota_exceeded";
        /** @description Refused, because nobody but the owner of an account chooses its password. Send a link with `password-mails`. */
        RefusedPassword: unknown;
        /**
         * @description Where the data of an organization is kept.
         * @enum {string}
         */
        Region: "us" | "eu";
        /** @description The same wrapped in `data`, as forms send it. */
        RegisterFormEnvelope: {
            data: {
                captcha_token?: components["schemas"]["CaptchaToken"];
                /** Format: email */
                email: string;
                fullName: string;
                registrationCode?: string;
            };
        };
        /** @description Unknown properties are ignored here. */
        RegisterPayload: {
            captcha_token?: components["schemas"]["CaptchaToken"];
            /** Format: email */
            email: string;
            full_name: string;
        } & {
            [key: string]: unknown;
        };
        RegisterUserPayload: {
            captcha_token?: components["schemas"]["CaptchaToken"];
            /**
             * @description Counts where the portal offers several regions; the first of them where it is missing.
             * @enum {string}
             */
            defaultRegion?: "us" | "eu";
            /** Format: email */
            email: string;
            fullName: string;
            organization?: string;
            password?: components["schemas"]["NewPassword"];
            /** @description Sent untrimmed, and only when a code is required and was entered. */
            registrationCode?: string;
        };
        RegisterUserResponse: {
            /** @description Missing for a developer sign-up. Always the same for an address, also where none was created. */
            organizationID?: components["schemas"]["Uuid"];
        };
        Registration: {
            application_id: components["schemas"]["Uuid"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Why it was rejected or revoked, as the operator wrote it. */
            decision_reason?: string;
            /**
             * @deprecated
             * @description Stored copy, present only when supported; the granted-scopes call is up to date.
             */
            granted_scopes?: components["schemas"]["Scopes"];
            id: components["schemas"]["Uuid"];
            /** @description Scopes that wait for an operator, with an approved registration too; present as `granted_scopes`. */
            pending_scopes?: components["schemas"]["Scopes"];
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            product_version_id: components["schemas"]["Uuid"];
            product_version_name: string;
            status: components["schemas"]["RegistrationStatus"];
            updated_at: components["schemas"]["Timestamp"];
        };
        RegistrationConfiguration: {
            auth_methods?: components["schemas"]["AuthMethods"];
            /** @description Scopes that are approved without an operator, with `registration_auto_approve`. Absent: all. Others wait. */
            auto_approve_scopes?: components["schemas"]["Scopes"];
            available_scopes?: components["schemas"]["AvailableScopes"];
            credential_type: components["schemas"]["CredentialType"];
            /** @description The ID of the auth strategy; it is what `auth_strategy_id` filters and payloads take. */
            id: components["schemas"]["Uuid"];
            name: string;
            names?: components["schemas"]["StrategyNames"];
            registration_auto_approve: boolean;
            registration_enabled: boolean;
        };
        RegistrationDecision: {
            /** @enum {string} */
            decision: "approve" | "reject" | "revoke";
            /**
             * @description Of the pending scopes, those that are approved or rejected; by default all. Others go on waiting. With `scopes`, a rejection leaves the
             *     status of the registration as it is.
             */
            scopes?: string[];
        };
        /** @enum {string} */
        RegistrationStatus: "approved" | "pending" | "rejected" | "revoked";
        ReportedRequest: {
            application_id?: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description As introspection gives it.
             */
            credential_id?: string | null;
            /** @description Kept as far as the portal's settings allow it, else dropped. */
            fields?: {
                network_address?: string;
                query?: string;
                user_agent?: string;
            };
            /** @description SHA-256 in hexadecimal of the key that was sent. It stands for `application_id` and `credential_id`, for revoked keys too. */
            key_hash?: string | null;
            latency_ms: number;
            method: string;
            /** @description Grouped by the templates of the API description; a query string is dropped. */
            path: string;
            /** @description Folder of the product and name of the version, such as `levels/2.0`: stands for `product_version_id`, and is the same in every portal that imports them. */
            product_version?: string;
            product_version_id?: components["schemas"]["Uuid"];
            /** @description Rule by which the gateway refused the request. */
            reason?: components["schemas"]["RefusalReason"] | null;
            request_bytes?: number;
            request_id?: string | null;
            response_bytes?: number;
            /** @description ISO 8601, or Unix time in milliseconds. */
            started_at: string | number;
            status: number;
        };
        RequestsPage: {
            data: components["schemas"]["ReadRequest"][];
            meta: {
                /** @description For `page[after]`; null after the last page. */
                next: string | null;
            };
        };
        /** @description The same wrapped in `data`, as forms send it. */
        ResetPasswordFormEnvelope: {
            data: components["schemas"]["ResetPasswordPayload"];
        };
        ResetPasswordPayload: {
            /** Format: email */
            email: string;
        };
        ResetPasswordRequest: {
            password: components["schemas"]["NewPassword"];
            token: components["schemas"]["MailToken"];
        };
        ReviewedDeveloper: {
            created_at: components["schemas"]["Timestamp"];
            email: string;
            full_name: string;
            id: components["schemas"]["Uuid"];
            status: components["schemas"]["AccountStatus"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ReviewedDeveloperPage: {
            data: components["schemas"]["ReviewedDeveloper"][];
            meta: components["schemas"]["ListMeta"];
        };
        ReviewedRegistration: {
            application_id: components["schemas"]["Uuid"];
            application_name: string;
            /** @description Scopes that count while the registration is approved. */
            approved_scopes: components["schemas"]["Scopes"];
            created_at: components["schemas"]["Timestamp"];
            developer_email: string;
            developer_id: components["schemas"]["Uuid"];
            developer_name: string;
            id: components["schemas"]["Uuid"];
            /** @description Scopes that wait for an operator while the registration is pending or approved. */
            pending_scopes: components["schemas"]["Scopes"];
            /** @description Name of the folder that the product was imported from. */
            product: string;
            product_id: components["schemas"]["Uuid"];
            product_name: string;
            product_version_id: components["schemas"]["Uuid"];
            product_version_name: string;
            status: components["schemas"]["RegistrationStatus"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ReviewedRegistrationPage: {
            data: components["schemas"]["ReviewedRegistration"][];
            meta: components["schemas"]["ListMeta"];
        };
        ReviewedUser: {
            created_at: components["schemas"]["Timestamp"];
            email: string;
            full_name: string;
            id: components["schemas"]["Uuid"];
            organization_id: components["schemas"]["Uuid"];
            preferred_name: string | null;
            status: components["schemas"]["AccountStatus"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ReviewedUserPage: {
            data: components["schemas"]["ReviewedUser"][];
            meta: components["schemas"]["ListMeta"];
        };
        RotateSigningKeysPayload: {
            /** @description Void the old keys and every token with them. */
            at_once?: boolean;
        };
        RotateSigningKeysResponse: {
            /** @description Thumbprint of the public key. */
            id: string;
        };
        Scopes: string[];
        /** @enum {string} */
        SearchIndex: "product-catalog";
        SearchResult: {
            index: components["schemas"]["SearchIndex"];
            source: components["schemas"]["ProductCatalogIndexSource"];
        };
        SearchResults: {
            data: components["schemas"]["SearchResult"][];
            meta: components["schemas"]["PaginatedMeta"];
        };
        ServerStatus: {
            applications: number;
            /** @description Counts that are 10,000 because no more are counted. The others are exact. */
            at_least: ("products" | "developers" | "pending_developers" | "users" | "pending_users" | "applications" | "pending_registrations" | "registrations_with_pending_scopes" | "waiting_mails")[];
            /** @description By how much the clock of the server is ahead of the database's; negative if it is behind. The database's decides what is kept. */
            clock_difference_seconds: number;
            developers: number;
            /** @description IDs of the keys with which the server's secrets are encrypted; null for secrets in clear. */
            encryption_keys: (string | null)[];
            /** @enum {string} */
            engine: "embedded" | "postgresql";
            /** @description Names of jobs whose last run failed. */
            failed_jobs: string[];
            pending_developers: number;
            pending_registrations: number;
            pending_users: number;
            /** @description Version of PostgreSQL. */
            postgresql: string;
            products: number;
            /** @description Approved registrations with scopes that wait for an operator. */
            registrations_with_pending_scopes: number;
            /** @description Newest migration of the database. */
            schema: string | null;
            /** @enum {string} */
            schema_state: "current" | "empty" | "behind" | "ahead";
            users: number;
            /** @description Of the server. */
            version: string;
            waiting_mails: number;
        };
        Session: {
            created_at: components["schemas"]["Timestamp"];
            device: components["schemas"]["SessionDevice"];
            id: components["schemas"]["Uuid"];
            /** @description Whether it is the session that calls. */
            is_current: boolean;
            /**
             * @description When its tokens were refreshed last, or else when it began. A session in use is refreshed as often as its access tokens expire, every
             *     10 minutes by default.
             */
            last_used_at: components["schemas"]["Timestamp"];
            /**
             * @description An IPv4 address, or the /64 network of an IPv6 address, from which it began. Null if unknown.
             * @example 192.0.2.7
             * @example 2001:db8:1:2::/64
             */
            network: string | null;
        };
        /** @description What the session began in, as the `User-Agent` says, which anyone can make up. */
        SessionDevice: {
            /**
             * @description Null if unknown.
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description The operating system. Null if unknown.
             * @example Windows
             */
            system: string | null;
        };
        SessionList: {
            data: components["schemas"]["Session"][];
        };
        SetAccessPayload: {
            actions: ("view" | "register")[];
            /** @description Null leaves it to the product again. */
            allowed: boolean | null;
        };
        SetAccessResponse: {
            access: {
                /** @enum {string} */
                action: "view" | "register";
                allowed: boolean;
                created_at: components["schemas"]["Timestamp"];
                /** @description Name of the folder that the product was imported from. */
                product: string;
                product_id: components["schemas"]["Uuid"];
            }[];
            /** @description How many approved registrations this closes at gateways. */
            closed_registrations: number;
        };
        SigningKeyPage: {
            data: {
                active_from: components["schemas"]["Timestamp"];
                /** @description Thumbprint of the public key. */
                id: string;
                /** @description Null for the newest key. */
                published_until: components["schemas"]["Timestamp"] | null;
            }[];
            meta: components["schemas"]["ListMeta"];
        };
        SpecOperation: {
            deprecated: boolean;
            /**
             * @description Lower case.
             * @example get
             */
            method: string;
            operation_id: string | null;
            /** @example /pets */
            path: string;
            summary: string | null;
            tags: string[];
        };
        StatusCodeFilter: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            dimension: "STATUS_CODE";
            type: components["schemas"]["AnalyticsFilterType"];
            /** @description Numbers here, although results carry strings. */
            values: number[];
        };
        StatusCodeGroupedFilter: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            dimension: "STATUS_CODE_GROUPED";
            type: components["schemas"]["AnalyticsFilterType"];
            values: string[];
        };
        /** @description The first of its children is its heading, which is a section of the document. An extension. */
        StepBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "step";
        };
        /** @description Steps of a guide, written between `<!-- steps:start -->` and `<!-- steps:end -->`. What is before the first heading is no step. An extension. */
        StepsBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "steps";
        };
        StrategyName: string;
        /**
         * @description Names of the strategy for readers of a language; the others see `name`, which is the same for all and which filters use. Absent if there
         *     are none.
         */
        StrategyNames: {
            ca?: components["schemas"]["StrategyName"];
            de?: components["schemas"]["StrategyName"];
            en?: components["schemas"]["StrategyName"];
            es?: components["schemas"]["StrategyName"];
            fr?: components["schemas"]["StrategyName"];
        };
        StrikethroughNode: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "strikethrough";
        };
        /** @description An extension. */
        SummaryBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "summary";
        };
        /** @description The label is the heading that it was written below. An extension. */
        TabBlock: {
            children?: components["schemas"]["NodeChildren"];
            label: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tab";
        };
        /** @description The children are one table_header and then table_row nodes. A table that was written in HTML may have no table_header. */
        TableBlock: {
            alignments: components["schemas"]["Alignments"];
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table";
        };
        TableCellBlock: {
            alignment?: components["schemas"]["Alignment"];
            children?: components["schemas"]["NodeChildren"];
            /** @description Columns that it takes. An extension. */
            colspan?: number;
            /** @description Rows that it takes. An extension. */
            rowspan?: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table_cell";
        };
        TableHeaderBlock: {
            alignments: components["schemas"]["Alignments"];
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table_header";
        };
        TableRowBlock: {
            alignments: components["schemas"]["Alignments"];
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table_row";
        };
        /** @description Alternatives of which one is shown, written between `<!-- tabs:start -->` and `<!-- tabs:end -->`. What is before the first heading is no tab. An extension. */
        TabsBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tabs";
        };
        TaskCheckboxNode: {
            checked: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "task_checkbox";
        };
        /** @description Inline content without a paragraph of its own, as in a tight list item. */
        TextBlock: {
            children?: components["schemas"]["NodeChildren"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text_block";
        };
        TextNode: {
            children?: components["schemas"]["NodeChildren"];
            /** @description A line break follows. */
            hardBreak?: boolean;
            /** @description The source line ended here; join to what follows with a space. */
            softBreak?: boolean;
            text?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
        };
        /** @description Group name to token name to token. Known groups are `section_colors`, `text_colors`, `button_colors` and `fonts`; a CSS variable is the group and the token name joined by a hyphen. */
        Theme: {
            [key: string]: {
                [key: string]: components["schemas"]["ThemeToken"];
            };
        };
        ThemeToken: {
            description?: string;
            /** @example #1b5e20 */
            value: string;
        };
        /**
         * Format: date-time
         * @description ISO 8601 in UTC.
         * @example 2025-01-01T00:00:00.000Z
         */
        Timestamp: string;
        TokenRequest: {
            /** @description Where there is no `Authorization` header. */
            client_id?: string;
            /** @description Where there is no `Authorization` header. */
            client_secret?: string;
            /** @constant */
            grant_type: "client_credentials";
            /** @description Scopes separated by spaces. */
            scope?: string;
        };
        TokenResponse: {
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
            /** @description Scopes separated by spaces. */
            scope: string;
            /** @constant */
            token_type: "Bearer";
        };
        TraceExportResponse: {
            partialSuccess: {
                errorMessage?: string;
                rejectedSpans?: number;
            };
        };
        UnconfirmedImportProblem: components["schemas"]["Problem"] & {
            /**
             * @description Missing if the import has to prune.
             * @example remove 2 of 12
             * @example show 3 to everyone
             */
            confirmation?: string;
            /** @description Those that everyone would see, and does not see now. */
            opened: components["schemas"]["FolderNames"];
            /** @description Those that would be removed. */
            products: components["schemas"]["FolderNames"];
            registrations: components["schemas"]["GoneRegistration"][];
            registrations_count: number;
        };
        UpdateApplicationPayload: {
            description?: string | null;
            name?: string;
            /** Format: uri */
            redirect_uri?: string | null;
            reference_id?: components["schemas"]["ReferenceId"];
            scopes?: components["schemas"]["Scopes"];
        };
        UpdateCredentialPayload: {
            display_name: string;
        };
        UpdateDeveloperPayload: {
            full_name?: components["schemas"]["AccountName"];
            password?: components["schemas"]["RefusedPassword"];
            status?: components["schemas"]["AccountStatus"];
        };
        UpdateFirstStepsPayload: {
            /**
             * @description A step that the developer has done.
             * @enum {string}
             */
            done?: "read" | "call";
            /**
             * @description Ends the list.
             * @constant
             */
            is_dismissed?: true;
        };
        UpdateMePayload: {
            full_name: components["schemas"]["AccountName"];
        };
        User: {
            created_at: components["schemas"]["Timestamp"];
            /** Format: email */
            email: string;
            full_name: string;
            id: components["schemas"]["Uuid"];
            organization: {
                id: components["schemas"]["Uuid"];
                name: string;
                region: components["schemas"]["Region"];
            };
            preferred_name: string | null;
            updated_at: components["schemas"]["Timestamp"];
        };
        /** Format: uuid */
        Uuid: string;
        VerifyEmailRequest: {
            token: components["schemas"]["MailToken"];
        };
        VerifyEmailResponse: {
            /** @description The account cannot sign in until an operator approves it. Absent when no approval is needed. */
            awaits_approval?: boolean;
            /** Format: email */
            email: string;
            /** @description Token for setting the first password. Missing when the account has one, so that a confirmation link cannot replace it. */
            token?: components["schemas"]["MailToken"];
        };
        VerifyUserEmailResponse: {
            /** @description The account cannot sign in until an operator approves it. Absent when no approval is needed. */
            awaits_approval?: boolean;
            /** Format: email */
            email: string;
            /** @description For setting the first password; missing when the account has one. */
            resetToken?: components["schemas"]["MailToken"];
        };
        /** @description Folders of products and names of versions, as `tides/2.0`. */
        VersionNames: string[];
    };
    responses: {
        /** @description Too many wrong passwords; a password reset lifts the lock. */
        AccountLocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is malformed or fails validation. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BadRequestProblem"];
            };
        };
        /** @description The batch is stored, now or by an earlier attempt. */
        BatchStored: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchOutcome"];
            };
        };
        /** @description The request must not pass. Status 401 asks for a credential, 403 says that the application has no access. */
        CheckRefused: {
            headers: {
                /** @description With 401, and with 403 for a missing scope. */
                "WWW-Authenticate"?: string;
                /** @description As in reports of traffic. */
                "X-Portal-Reason"?: components["schemas"]["RefusalReason"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["CheckProblem"];
            };
        };
        /** @description Clashes with the current state. A clash of one field (application name, reference ID) names it in `invalid_parameters`. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConflictProblem"];
            };
        };
        /** @description The application has the most keys allowed. */
        CredentialQuotaExceeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in; no body, the tokens are in the cookies. */
        DeveloperSessionStarted: {
            headers: {
                "Set-Cookie": components["headers"]["SetDeveloperCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Signed in, but not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The form data is malformed or fails validation. */
        FormBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["FormProblem"];
            };
        };
        /** @description The token has expired or was used. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The scopes. */
        GrantedScopes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GrantedScopesResponse"];
            };
        };
        /** @description Yes. */
        Health: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: "ok";
                };
            };
        };
        /** @description The `Idempotency-Key` was sent with another request before. */
        IdempotencyKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The registration code is wrong. */
        InvalidAccessCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unknown, not published, owned by another developer, or not offered in this portal mode. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `If-None-Match` header names what the caller has already; no body. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A refusal in the form of OAuth (RFC 6749, section 5.2), with the members of a problem beside. */
        OAuthError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /**
         * @description The form data is malformed, or the new password breaks the policy. A policy failure carries `errors[0].detail` with one colon, then
         *     items separated by commas; it contains the lower-case words `password` and `requirement`, by which clients find it and show it as a
         *     list below the password field. It is always English; `detail` has the same form in the reader's language.
         */
        PasswordBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["FormProblem"];
            };
        };
        /** @description The image. */
        PortalImage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
            };
        };
        /** @description Changed by another request since the state that `If-Match` names. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description To the identity provider's authorization page. */
        RedirectToIdentityProvider: {
            headers: {
                Location: components["headers"]["Location"];
                /** @description A cookie that binds the sign-in to this browser. */
                "Set-Cookie"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Back to the portal. */
        RedirectWithDeveloperSession: {
            headers: {
                Location: components["headers"]["Location"];
                "Set-Cookie": components["headers"]["SetDeveloperCookies"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The application's auth strategy has no granted scopes. */
        ScopesUnsupported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Wrong credentials, or an account that is not approved yet, was rejected or was revoked. The second case is reported only to callers with
         *     the right password, and its `title` contains the word `disabled`, by which clients distinguish it.
         */
        SignInRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What has changed since then cannot be told. */
        SnapshotRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The style sheet. */
        StyleSheet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/css": string;
            };
        };
        /** @description Rate limit reached. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or one that has expired or was revoked. Clients try one refresh, then sign out. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service or something it needs is not available. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other failure. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        AccessCodeName: components["schemas"]["AccessKeyName"];
        /** @description ID of an application of the caller. */
        ApplicationId: string;
        /** @description Identifies the batch, the same for every attempt to send it. */
        BatchId: string;
        /** @description ID of a key. */
        CredentialId: string;
        /** @description ID of a developer. */
        DeveloperId: string;
        /** @description The document's ID, or its slug, which is unique within the product. */
        DocumentId: string;
        /** @description Short form of the equals filter on the auth strategy. */
        FilterAuthStrategyId: string;
        /** @description ID of the application's auth strategy equals. */
        FilterAuthStrategyIdEq: string;
        /** @description Only requests with this key, which may be revoked. */
        FilterCredential: components["schemas"]["Uuid"];
        /** @description Short form of the equals filter on the credential type. */
        FilterCredentialType: components["schemas"]["CredentialType"];
        /** @description Credential type equals. */
        FilterCredentialTypeEq: components["schemas"]["CredentialType"];
        /** @description Short form of the equals filter on the description. */
        FilterDescription: string;
        /** @description Description contains, ignoring case. */
        FilterDescriptionContains: string;
        /** @description Description equals. */
        FilterDescriptionEq: string;
        /** @description Short form of the equals filter on the ID. */
        FilterId: string;
        /** @description ID equals. */
        FilterIdEq: string;
        /** @description Short form of the equals filter on the name. */
        FilterName: string;
        /** @description Name contains, ignoring case. */
        FilterNameContains: string;
        /** @description Name equals. */
        FilterNameEq: string;
        /** @description Short form of the equals filter on the product name. */
        FilterProductName: string;
        /** @description Product name contains, ignoring case. */
        FilterProductNameContains: string;
        /** @description Product name equals. */
        FilterProductNameEq: string;
        /** @description Short form of the equals filter on the version name. */
        FilterProductVersionName: string;
        /** @description Version name contains, ignoring case. */
        FilterProductVersionNameContains: string;
        /** @description Version name equals. */
        FilterProductVersionNameEq: string;
        /** @description Only requests that this rule refused. */
        FilterReason: components["schemas"]["RefusalReason"];
        /** @description Only the request with this ID, as the gateway gave it. */
        FilterRequest: string;
        /** @description Short form of the equals filter on the status. */
        FilterStatus: components["schemas"]["RegistrationStatus"];
        /** @description First digit of the status. */
        FilterStatusClass: number;
        /** @description Registration status equals. */
        FilterStatusEq: components["schemas"]["RegistrationStatus"];
        /** @description True: only what waits for an operator, which is pending registrations, and approved ones with pending scopes. */
        FilterWaiting: boolean;
        /**
         * @description Any text of the caller's, new for every new thing. The same request with the same key, at the same moment or within a day, creates
         *     nothing more and gets the same response. 422 when the key was sent with another request.
         */
        IdempotencyKey: string;
        /** @description For repeating a request whose response was lost. The same key and body may carry the same captcha token for a day. */
        IdempotencyKeyOfForm: string;
        /** @description ID of a linked identity. */
        IdentityId: string;
        /** @description The `ETag` of the state that is to be changed. 412 when there is another state by now. */
        IfMatch: string;
        /** @description ID of an invitation. */
        InvitationId: string;
        /** @description Authorization code from the identity provider; missing when the provider reports a failure. */
        OidcCode: string;
        /** @description State value that the redirect to the provider created. */
        OidcState: string;
        /** @description `meta.next` of the page before. */
        PageAfter: string;
        /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
        PageCursor: string;
        /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
        PageNumber: number;
        /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
        PageSize: number;
        /** @description The product's ID, or its slug. */
        ProductId: string;
        /** @description ID of a version of the product. */
        ProductVersionId: string;
        /** @description ID of a registration. */
        RegistrationId: string;
        /** @description Absolute address to come back to when sign-in ends. Its origin must be on the server's allow list. Missing, it is the portal's own login page. */
        ReturnTo: string;
        /** @description ID of a session of the caller. */
        SessionId: string;
        /**
         * @description What to sort by, downwards with a minus sign. Names are compared without regard to case, empty values come last, and among equals the
         *     newest comes first.
         */
        SortCredentials: "display_name" | "-display_name" | "first_characters" | "-first_characters" | "created_at" | "-created_at" | "last_used_on" | "-last_used_on";
        /** @description Only applications without a registration for the version. Present with no value means true. */
        Unregistered: boolean;
        /** @description ID of a user. */
        UserId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The developer cookies with an expiry in the past. */
        ClearDeveloperCookies: string;
        /** @description Both user cookies with an expiry in the past. */
        ClearUserCookies: string;
        /** @description Identifies this state. Send it as `If-Match` with a change, so that the change fails if the resource has changed meanwhile. */
        ETag: string;
        /** @description Where the browser goes next. */
        Location: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
        /**
         * @description Two cookies, `portalaccesstoken` (Path `/`) and `portalrefreshtoken` (Path limited to the developer paths), both HttpOnly.
         *     Over https their names are `__Host-portalaccesstoken` and `__Secure-portalrefreshtoken`, and no others count.
         *     Cross-site embedding needs `Secure; SameSite=None`, a same-site deployment uses `SameSite=Lax`. The latter also sets `portalsession`
         *     (Path `/`), which has no content and tells scripts of this host that there is a session.
         */
        SetDeveloperCookies: string;
        /**
         * @description After the registration of a user: `portalregistration`, over https `__Host-portalregistration`. HttpOnly, for all paths, for as long
         *     as the link of the mail works.
         */
        SetRegistrationCookie: string;
        /**
         * @description The cookies `useraccesstoken` and `userrefreshtoken`, over https `__Host-useraccesstoken` and `__Secure-userrefreshtoken`, with the
         *     same attributes as the developer ones.
         */
        SetUserCookies: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    redirectToChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the account page. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getJsonWebKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeys"];
                };
            };
            default: components["responses"]["Unexpected"];
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
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationServer"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getOpenidConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenidConfiguration"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getSecurityTxt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorAccessCodes: {
        parameters: {
            query?: {
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessCodePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOperatorAccessCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccessCodePayload"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAccessCodeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeOperatorAccessCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accessCodeName: components["parameters"]["AccessCodeName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Void. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorAccessKeys: {
        parameters: {
            query?: {
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOperatorAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccessKeyPayload"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAccessKeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeOperatorAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accessKeyName: components["schemas"]["AccessKeyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Void. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorAuditLog: {
        parameters: {
            query?: {
                /** @description ID of what changed, or of whom or what the change concerns; of a developer also the e-mail address. */
                "filter[about]"?: string;
                /** @description Beginning of the action, such as `sign-in` or `registration.approve`. */
                "filter[action]"?: string;
                /** @description Who acted, such as `anonymous`, `operator`, `key:robot` or `developer:` and an ID, or the e-mail address of a developer. */
                "filter[actor]"?: string;
                /** @description Only later ones. */
                "filter[since]"?: string;
                /** @description ID of what changed, or of the account that a sign-in or a form concerns; also its e-mail address. */
                "filter[subject]"?: string;
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorAuthStrategies: {
        parameters: {
            query?: {
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of auth strategies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthStrategyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOperatorAuthStrategy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAuthStrategyPayload"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalAuthStrategy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorDevelopers: {
        parameters: {
            query?: {
                /** @description Only the account with this e-mail address, in upper or lower case. */
                "filter[email]"?: string;
                /** @description Only accounts in this status. */
                "filter[status]"?: components["schemas"]["AccountStatus"];
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedDeveloperPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOperatorDeveloper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDeveloperPayload"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedDeveloper"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateOperatorDeveloper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a developer. */
                developerId: components["parameters"]["DeveloperId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeveloperPayload"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedDeveloper"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    setOperatorAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a developer. */
                developerId: components["parameters"]["DeveloperId"];
                /** @description ID of the product, or name of the folder that it was imported from. */
                product: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAccessPayload"];
            };
        };
        responses: {
            /** @description What is decided for the developer and the product now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetAccessResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideOperatorDeveloper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a developer. */
                developerId: components["parameters"]["DeveloperId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDecision"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedDeveloper"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorDeveloperIdentities: {
        parameters: {
            query?: {
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description ID of a developer. */
                developerId: components["parameters"]["DeveloperId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of identities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedIdentityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    unlinkOperatorDeveloperIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a developer. */
                developerId: components["parameters"]["DeveloperId"];
                /** @description ID of a linked identity. */
                identityId: components["parameters"]["IdentityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    mailOperatorDeveloperPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a developer. */
                developerId: components["parameters"]["DeveloperId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedDeveloper"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    importOperatorContent: {
        parameters: {
            query?: {
                /** @description The `confirmation` of a 409. It confirms that more than a tenth of the products are removed, or that products become visible to everyone. */
                confirmation?: string;
                /** @description Tells what would change, and changes nothing. */
                dry_run?: boolean;
                /** @description Removes products that the archive does not have, and versions that have registrations. */
                prune?: boolean;
                /** @description Refuses an archive with warnings, as `mistakes` of a 422. */
                strict?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/gzip": unknown;
            };
        };
        responses: {
            /** @description What changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /**
             * @description The import would remove products, or show products to everyone, which nobody confirmed; or remove versions with registrations
             *     without `prune`.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnconfirmedImportProblem"];
                };
            };
            /** @description Files that are wrong; nothing was imported. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportProblem"];
                };
            };
            /** @description The server's disk has no space for the unpacked archive; nothing was imported. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorInvitations: {
        parameters: {
            query?: {
                /** @description Only the one with this e-mail address, in upper or lower case. */
                "filter[email]"?: string;
                /** @description Only invitations in this state. */
                "filter[state]"?: components["schemas"]["InvitationState"];
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOperatorInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvitationPayload"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeOperatorInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an invitation. */
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Void. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendOperatorInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an invitation. */
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorOrganizations: {
        parameters: {
            query?: {
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorRegistrations: {
        parameters: {
            query?: {
                /** @description Short form of the equals filter on the status. */
                "filter[status]"?: components["parameters"]["FilterStatus"];
                /** @description True: only what waits for an operator, which is pending registrations, and approved ones with pending scopes. */
                "filter[waiting]"?: components["parameters"]["FilterWaiting"];
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registrations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRegistrationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideOperatorRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a registration. */
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationDecision"];
            };
        };
        responses: {
            /** @description The registration as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorRequests: {
        parameters: {
            query?: {
                /** @description Only requests of this application. */
                "filter[application_id]"?: components["schemas"]["Uuid"];
                /** @description Only requests with this key, which may be revoked. */
                "filter[credential_id]"?: components["parameters"]["FilterCredential"];
                /** @description Only requests of the applications that this developer has now. */
                "filter[developer_id]"?: components["schemas"]["Uuid"];
                /** @description Only requests that this rule refused. */
                "filter[reason]"?: components["parameters"]["FilterReason"];
                /** @description Only the request with this ID, as the gateway gave it. */
                "filter[request_id]"?: components["parameters"]["FilterRequest"];
                /** @description First digit of the status. */
                "filter[status_class]"?: components["parameters"]["FilterStatusClass"];
                /** @description `meta.next` of the page before. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorSigningKeys: {
        parameters: {
            query?: {
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    rotateOperatorSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateSigningKeysPayload"];
            };
        };
        responses: {
            /** @description The new key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateSigningKeysResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOperatorStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    reportTraffic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the batch, the same for every attempt to send it. */
                "Idempotency-Key"?: components["parameters"]["BatchId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": components["schemas"]["ReportedRequest"];
            };
        };
        responses: {
            200: components["responses"]["BatchStored"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    reportKongTraffic: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the batch, the same for every attempt to send it. */
                "Idempotency-Key"?: components["parameters"]["BatchId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            200: components["responses"]["BatchStored"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    reportTrafficSpans: {
        parameters: {
            query?: never;
            header?: {
                /** @description Identifies the batch, the same for every attempt to send it. */
                "Idempotency-Key"?: components["parameters"]["BatchId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Stored, but for the spans that `partialSuccess` counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TraceExportResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorUsers: {
        parameters: {
            query?: {
                /** @description Only the one with this e-mail address, in upper or lower case. */
                "filter[email]"?: string;
                /** @description Only accounts in this status. */
                "filter[status]"?: components["schemas"]["AccountStatus"];
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedUserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOperatorUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserPayload"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateOperatorUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDeveloperPayload"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideOperatorUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDecision"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperatorUserIdentities: {
        parameters: {
            query?: {
                /** @description `meta.next` of the page before, for the page after it. It is of this list with the same filters; another is a 400. */
                "page[after]"?: components["parameters"]["PageCursor"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description ID of a user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of identities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedIdentityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    unlinkOperatorUserIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a linked identity. */
                identityId: components["parameters"]["IdentityId"];
                /** @description ID of a user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    mailOperatorUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a user. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    authenticateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SetUserCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["FormBadRequest"];
            401: components["responses"]["SignInRefused"];
            404: components["responses"]["NotFound"];
            423: components["responses"]["AccountLocked"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    authenticateUserIdp: {
        parameters: {
            query?: {
                /** @description Where the identity provider should send the browser back to. */
                callback_url?: string;
                /** @description Absolute address to come back to when sign-in ends. Its origin must be on the server's allow list. Missing, it is the portal's own login page. */
                returnTo?: components["parameters"]["ReturnTo"];
            };
            header?: never;
            path: {
                /** @description Login path of the organization or provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["RedirectToIdentityProvider"];
            400: components["responses"]["FormBadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    userOidcCallback: {
        parameters: {
            query: {
                /** @description Authorization code from the identity provider; missing when the provider reports a failure. */
                code?: components["parameters"]["OidcCode"];
                /** @description State value that the redirect to the provider created. */
                state: components["parameters"]["OidcState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the remembered `returnTo`. */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Set-Cookie": components["headers"]["SetUserCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["FormBadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyUserEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyUserEmailResponse"];
                };
            };
            400: components["responses"]["FormBadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; the session came from an identity provider that offers single logout, and the browser should go there. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearUserCookies"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutRedirect"];
                };
            };
            /** @description Ended; the client shows its own login page. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearUserCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordPayload"];
            };
        };
        responses: {
            /** @description Accepted; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["FormBadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    completePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Password set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            400: components["responses"]["PasswordBadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    refreshUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refreshed; no body. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetUserCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description For repeating a request whose response was lost. The same key and body may carry the same captcha token for a day. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOfForm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterUserPayload"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["SetRegistrationCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterUserResponse"];
                };
            };
            400: components["responses"]["FormBadRequest"];
            403: components["responses"]["InvalidAccessCode"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description Short form of the equals filter on the auth strategy. */
                "filter[auth_strategy_id]"?: components["parameters"]["FilterAuthStrategyId"];
                /** @description ID of the application's auth strategy equals. */
                "filter[auth_strategy_id][eq]"?: components["parameters"]["FilterAuthStrategyIdEq"];
                /** @description Short form of the equals filter on the name. */
                "filter[name]"?: components["parameters"]["FilterName"];
                /** @description Name contains, ignoring case. */
                "filter[name][contains]"?: components["parameters"]["FilterNameContains"];
                /** @description Name equals. */
                "filter[name][eq]"?: components["parameters"]["FilterNameEq"];
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListApplicationsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of the caller's, new for every new thing. The same request with the same key, at the same moment or within a day, creates
                 *     nothing more and gets the same response. 422 when the key was sent with another request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApplicationPayload"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationCreationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            default: components["responses"]["Unexpected"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the state that is to be changed. 412 when there is another state by now. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the state that is to be changed. 412 when there is another state by now. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApplicationPayload"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCredentials: {
        parameters: {
            query?: {
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description What to sort by, downwards with a minus sign. Names are compared without regard to case, empty values come last, and among equals the
                 *     newest comes first.
                 */
                sort?: components["parameters"]["SortCredentials"];
            };
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCredentialsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCredential: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of the caller's, new for every new thing. The same request with the same key, at the same moment or within a day, creates
                 *     nothing more and gets the same response. 422 when the key was sent with another request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateCredentialPayload"];
            };
        };
        responses: {
            /** @description Generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialCreationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CredentialQuotaExceeded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a key. */
                credentialId: components["parameters"]["CredentialId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCredentialPayload"];
            };
        };
        responses: {
            /** @description Renamed; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a key. */
                credentialId: components["parameters"]["CredentialId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unexpected"];
        };
    };
    getApplicationProductVersionGrantedScopes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GrantedScopes"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ScopesUnsupported"];
            default: components["responses"]["Unexpected"];
        };
    };
    refreshApplicationToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of the caller's, new for every new thing. The same request with the same key, at the same moment or within a day, creates
                 *     nothing more and gets the same response. 422 when the key was sent with another request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replaced; the old secret no longer works and the new one is shown only here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshTokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["IdempotencyKeyReused"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApplicationRegistrations: {
        parameters: {
            query?: {
                /** @description Short form of the equals filter on the ID. */
                "filter[id]"?: components["parameters"]["FilterId"];
                /** @description ID equals. */
                "filter[id][eq]"?: components["parameters"]["FilterIdEq"];
                /** @description Short form of the equals filter on the product name. */
                "filter[product_name]"?: components["parameters"]["FilterProductName"];
                /** @description Product name contains, ignoring case. */
                "filter[product_name][contains]"?: components["parameters"]["FilterProductNameContains"];
                /** @description Product name equals. */
                "filter[product_name][eq]"?: components["parameters"]["FilterProductNameEq"];
                /** @description Short form of the equals filter on the version name. */
                "filter[product_version_name]"?: components["parameters"]["FilterProductVersionName"];
                /** @description Version name contains, ignoring case. */
                "filter[product_version_name][contains]"?: components["parameters"]["FilterProductVersionNameContains"];
                /** @description Version name equals. */
                "filter[product_version_name][eq]"?: components["parameters"]["FilterProductVersionNameEq"];
                /** @description Short form of the equals filter on the status. */
                "filter[status]"?: components["parameters"]["FilterStatus"];
                /** @description Registration status equals. */
                "filter[status][eq]"?: components["parameters"]["FilterStatusEq"];
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registrations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListRegistrationsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    createApplicationRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of the caller's, new for every new thing. The same request with the same key, at the same moment or within a day, creates
                 *     nothing more and gets the same response. 422 when the key was sent with another request.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRegistrationPayload"];
            };
        };
        responses: {
            /** @description Registered or waiting for review. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyKeyReused"];
            default: components["responses"]["Unexpected"];
        };
    };
    getApplicationRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a registration. */
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteApplicationRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the state that is to be changed. 412 when there is another state by now. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a registration. */
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unregistered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            default: components["responses"]["Unexpected"];
        };
    };
    getApplicationRegistrationGrantedScopes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
                /** @description ID of a registration. */
                registrationId: components["parameters"]["RegistrationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GrantedScopes"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ScopesUnsupported"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApplicationRequests: {
        parameters: {
            query?: {
                /** @description Only requests with this key, which may be revoked. */
                "filter[credential_id]"?: components["parameters"]["FilterCredential"];
                /** @description Only requests that this rule refused. */
                "filter[reason]"?: components["parameters"]["FilterReason"];
                /** @description Only the request with this ID, as the gateway gave it. */
                "filter[request_id]"?: components["parameters"]["FilterRequest"];
                /** @description First digit of the status. */
                "filter[status_class]"?: components["parameters"]["FilterStatusClass"];
                /** @description `meta.next` of the page before. */
                "page[after]"?: components["parameters"]["PageAfter"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description ID of an application of the caller. */
                applicationId: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApplicationAuthStrategies: {
        parameters: {
            query?: {
                /** @description Short form of the equals filter on the credential type. */
                "filter[credential_type]"?: components["parameters"]["FilterCredentialType"];
                /** @description Credential type equals. */
                "filter[credential_type][eq]"?: components["parameters"]["FilterCredentialTypeEq"];
                /** @description Short form of the equals filter on the name. */
                "filter[name]"?: components["parameters"]["FilterName"];
                /** @description Name contains, ignoring case. */
                "filter[name][contains]"?: components["parameters"]["FilterNameContains"];
                /** @description Name equals. */
                "filter[name][eq]"?: components["parameters"]["FilterNameEq"];
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of strategies, ordered by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAuthStrategiesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description For repeating a request whose response was lost. The same key and body may carry the same captcha token for a day. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKeyOfForm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterPayload"] | components["schemas"]["RegisterFormEnvelope"];
            };
        };
        responses: {
            /** @description Accepted; no body. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateRequest"];
            };
        };
        responses: {
            204: components["responses"]["DeveloperSessionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRefused"];
            404: components["responses"]["NotFound"];
            423: components["responses"]["AccountLocked"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    authenticateCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCode"];
            };
        };
        responses: {
            204: components["responses"]["DeveloperSessionStarted"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    developerOidcCallback: {
        parameters: {
            query: {
                /** @description Authorization code from the identity provider; missing when the provider reports a failure. */
                code?: components["parameters"]["OidcCode"];
                /** @description State value that the redirect to the provider created. */
                state: components["parameters"]["OidcState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["RedirectWithDeveloperSession"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    authenticateSso: {
        parameters: {
            query?: {
                /**
                 * @description Base64url of the SHA-256 of a random verifier. A page of another site sends it, because it could not send the cookies of a session.
                 *     The browser comes back with `loginCode` in addition, which `POST /api/v2/developer/authenticate/code` takes with the verifier. Ignored if
                 *     the browser does not say that another site begins the sign-in.
                 */
                code_challenge?: string;
                /** @description Name of the identity provider, where there are several. Missing, it is the first one. */
                provider?: string;
                /** @description Absolute address to come back to when sign-in ends. Its origin must be on the server's allow list. Missing, it is the portal's own login page. */
                returnTo?: components["parameters"]["ReturnTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            302: components["responses"]["RedirectToIdentityProvider"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordPayload"] | components["schemas"]["ResetPasswordFormEnvelope"];
            };
        };
        responses: {
            /** @description Accepted; no body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; the session came from an identity provider that offers single logout, and the browser should go there. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearDeveloperCookies"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutRedirect"];
                };
            };
            /** @description Ended; the client shows its own login page. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["ClearDeveloperCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getDeveloperMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The developer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Developer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateDeveloperMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMePayload"];
            };
        };
        responses: {
            /** @description The developer, as after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Developer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    getFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateFirstSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFirstStepsPayload"];
            };
        };
        responses: {
            /** @description The steps, as after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstSteps"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeDeveloperPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordPayload"];
            };
        };
        responses: {
            /** @description Changed; no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PasswordBadRequest"];
            401: components["responses"]["Unauthorized"];
            423: components["responses"]["AccountLocked"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refreshed; no body. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetDeveloperCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Password set; no body. No session is started. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PasswordBadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listDeveloperSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    endOtherDeveloperSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    endDeveloperSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a session of the caller. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Confirmed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyEmailResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    endSessionsAtProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the identity provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description A signed JWT of the provider. */
                    logout_token: string;
                };
            };
        };
        responses: {
            /** @description Ended, or nothing was left to end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPortalContext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalContext"];
                };
            };
            304: components["responses"]["NotModified"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPortalAppearance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appearance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalAppearance"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCaptchaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPortalCatalogCover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PortalImage"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPortalFavicon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The icon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                    "image/x-icon": unknown;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPortalLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PortalImage"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Unexpected"];
        };
    };
    searchPortal: {
        parameters: {
            query: {
                /** @description `false` while the reader is still typing. */
                is_complete?: boolean;
                /** @description Most results of each kind. */
                limit?: number;
                /** @description Search text. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kinds of which something was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPortalStylesheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StyleSheet"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPortalFontStylesheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StyleSheet"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Unexpected"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Short form of the equals filter on the description. */
                "filter[description]"?: components["parameters"]["FilterDescription"];
                /** @description Description contains, ignoring case. */
                "filter[description][contains]"?: components["parameters"]["FilterDescriptionContains"];
                /** @description Description equals. */
                "filter[description][eq]"?: components["parameters"]["FilterDescriptionEq"];
                /** @description Short form of the equals filter on the ID. */
                "filter[id]"?: components["parameters"]["FilterId"];
                /** @description ID equals. */
                "filter[id][eq]"?: components["parameters"]["FilterIdEq"];
                /** @description Short form of the equals filter on the name. */
                "filter[name]"?: components["parameters"]["FilterName"];
                /** @description Name contains, ignoring case. */
                "filter[name][contains]"?: components["parameters"]["FilterNameContains"];
                /** @description Name equals. */
                "filter[name][eq]"?: components["parameters"]["FilterNameEq"];
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProductActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductActionsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getDocumentImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Path of the image's file below the product's documents, slashes as `%2F`. */
                imagePath: string;
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": unknown;
                    "image/jpeg": unknown;
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                    "image/webp": unknown;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    searchProductDocuments: {
        parameters: {
            query?: {
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Search text. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results, the best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSearchResults"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    listProductDocuments: {
        parameters: {
            query?: {
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDocuments"];
                    "application/vnd.konnect.document-tree+json": components["schemas"]["ListDocumentsTree"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProductDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document's ID, or its slug, which is unique within the product. */
                documentId: components["parameters"]["DocumentId"];
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDocumentRaw"];
                    "application/vnd.konnect.document-nodes+json": components["schemas"]["ProductDocument"];
                    "text/markdown": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    listProductVersions: {
        parameters: {
            query?: {
                /** @description Short form of the equals filter on the name. */
                "filter[name]"?: components["parameters"]["FilterName"];
                /** @description Name contains, ignoring case. */
                "filter[name][contains]"?: components["parameters"]["FilterNameContains"];
                /** @description Name equals. */
                "filter[name][eq]"?: components["parameters"]["FilterNameEq"];
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVersionListPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProductVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVersion"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getApplicationsByProductVersion: {
        parameters: {
            query?: {
                /** @description Short form of the equals filter on the auth strategy. */
                "filter[auth_strategy_id]"?: components["parameters"]["FilterAuthStrategyId"];
                /** @description ID of the application's auth strategy equals. */
                "filter[auth_strategy_id][eq]"?: components["parameters"]["FilterAuthStrategyIdEq"];
                /** @description Short form of the equals filter on the name. */
                "filter[name]"?: components["parameters"]["FilterName"];
                /** @description Name contains, ignoring case. */
                "filter[name][contains]"?: components["parameters"]["FilterNameContains"];
                /** @description Name equals. */
                "filter[name][eq]"?: components["parameters"]["FilterNameEq"];
                /** @description Short form of the equals filter on the status. */
                "filter[status]"?: components["parameters"]["FilterStatus"];
                /** @description Registration status equals. */
                "filter[status][eq]"?: components["parameters"]["FilterStatusEq"];
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Only applications without a registration for the version. Present with no value means true. */
                unregistered?: components["parameters"]["Unregistered"];
            };
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVersionListApplicationsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProductVersionSpec: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVersionSpecDocument"];
                };
            };
            /** @description The version has no API description. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProductVersionSpecOperations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's ID, or its slug. */
                productId: components["parameters"]["ProductId"];
                /** @description ID of a version of the product. */
                productVersionId: components["parameters"]["ProductVersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operations, in document order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductVersionSpecOperations"];
                };
            };
            /** @description The version has no API description. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    searchPortalEntities: {
        parameters: {
            query?: {
                /** @description What else to look at, comma-separated. `versions` and `versions.documents` are known; other values are ignored. */
                join?: string;
                /** @description Page to return, counted from 1. A page after the last one is 200 with an empty list. */
                "page[number]"?: components["parameters"]["PageNumber"];
                /** @description Most items in one page. Brackets arrive percent-encoded. Empty means the default; above the maximum is a 400 with rule `max`. */
                "page[size]"?: components["parameters"]["PageSize"];
                /** @description Search text. */
                q?: string;
            };
            header?: never;
            path: {
                /** @description What to search. An unknown index is a 400. */
                indices: components["schemas"]["SearchIndex"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results, the best match first; by name without `q` and among equals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    queryApplicationAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryApplicationAnalytics"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    getApplicationAnalyticsConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetConfigResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    listGatewayChanges: {
        parameters: {
            query: {
                /** @description Of the snapshot, or of the changes before. */
                cursor: string;
                /** @description For how long to wait for a change if there is none. Default: 0. */
                seconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["SnapshotRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    checkRequest: {
        parameters: {
            query?: {
                /** @description Scopes that the token has to have for the version, separated by spaces. Keys have none. */
                scope?: string;
                /** @description ID of the version, or folder of the product and name of the version, such as `levels/2.0`. */
                version?: string;
            };
            header?: {
                "X-Forwarded-Host"?: string;
                /** @description Path and query. */
                "X-Forwarded-Uri"?: string;
                /** @description Path and query. */
                "X-Original-URI"?: string;
                /** @description The whole URL. */
                "X-Original-URL"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request may pass. Every header is there, and empty where it does not apply. */
            200: {
                headers: {
                    /** @description Name, percent-encoded in UTF-8. */
                    "X-Portal-Application"?: string;
                    "X-Portal-Application-Id"?: components["schemas"]["Uuid"];
                    /** @description Of a key. Empty for a token. */
                    "X-Portal-Credential-Id"?: string;
                    "X-Portal-Developer-Id"?: components["schemas"]["Uuid"];
                    /** @description Scopes of the token that were approved for this version, separated by spaces. */
                    "X-Portal-Scopes"?: string;
                    /** @description Folder of the product and name of the version, such as `levels/2.0`, each percent-encoded. */
                    "X-Portal-Version"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["CheckRefused"];
            403: components["responses"]["CheckRefused"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getGatewaySnapshot: {
        parameters: {
            query?: {
                /** @description `next` of the page before. Without it the first one. */
                page?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewaySnapshotPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["SnapshotRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            default: components["responses"]["Unexpected"];
        };
    };
    introspectToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["IntrospectionRequest"];
            };
        };
        responses: {
            /** @description The access of the key or token; `active` is false for one that is unknown, expired or revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntrospectionResponse"];
                };
            };
            400: components["responses"]["OAuthError"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Unexpected"];
        };
    };
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["OAuthError"];
            401: components["responses"]["OAuthError"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitePayload"];
            };
        };
        responses: {
            /** @description Account created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailResponse"];
                };
            };
            400: components["responses"]["PasswordBadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getUserMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateUserMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMePayload"];
            };
        };
        responses: {
            /** @description The user, as after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordPayload"];
            };
        };
        responses: {
            /** @description Changed; no body. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PasswordBadRequest"];
            401: components["responses"]["Unauthorized"];
            423: components["responses"]["AccountLocked"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    endOtherUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
    endUserSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of a session of the caller. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unexpected"];
        };
    };
}
