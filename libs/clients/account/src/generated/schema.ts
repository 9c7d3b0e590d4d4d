// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/account/v1/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The security questions, in the order in which they are asked.
         * @description All products ask the same; a product gives the words of its country. For everybody who is signed in.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/questions/forms/{productType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions of a product in their sections.
         * @description The same on every day and in every state; the version is raised when that changes. For who holds `account:view`.
         */
        get: operations["getQuestionForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/questions/answers/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The answers of a client.
         * @description One set for all its quotes: a quote begins with them, and its request tells them back. The versions say who changed which answers, when, and from which quote. For who holds `account:view`.
         */
        get: operations["getAnswers"];
        /**
         * Save answers of a client.
         * @description A question that is left out keeps its answer, null takes one back; an answer that does not fit is named (400), and nothing is saved. Prices depend on answers: open quotes become INVALID or REFERRED as after any other change of the client. For who holds `account:edit`.
         */
        put: operations["saveAnswers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/social-engineering/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer whether transfers of funds are safe at a client.
         * @description The answers are among those of `questions/answers/{accountId}`. All three must be yes for cover against social engineering; `reasons` says what stands in its way. For who holds `account:edit`.
         */
        put: operations["saveSocialEngineering"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/da/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The aggregators of the platform.
         * @description By name; staff see all of them, a partner itself alone, everybody else none. A text finds names. `state` keeps those with a client there, `country` those of an edition. For everybody who is signed in.
         */
        get: operations["searchAggregators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/da": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of an aggregator.
         * @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. For everybody who is signed in.
         */
        get: operations["getAggregator"];
        /**
         * Change what is kept of an aggregator.
         * @description What is left out stays. A second factor is switched on here and lifted in the settings of the organisation (409). `partner.saved.v1` tells auth, whose sign-in page follows. For everybody who is signed in.
         */
        put: operations["changeAggregatorProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/da/add/agency/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an agency to an aggregator.
         * @description The people of the aggregator see its clients, quotes and policies from then on. An agency of another aggregator is refused with 409; one that is in this one stays. `PUT /api/account/v1/da/remove/agency/{id}` undoes it. `agency.links-changed.v1` is published. For who holds `aggregator:edit`.
         */
        put: operations["addAgencyToAggregator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/da/remove/agency/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remove an agency from an aggregator.
         * @description Its people see nothing of the agency any more but the accounts that they made. 404 for an agency that is not in the aggregator. `agency.links-changed.v1` is published. For who holds `aggregator:edit`.
         */
        put: operations["removeAgencyFromAggregator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/da/add/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Link an account to an aggregator.
         * @description Its people see the account from then on; one that is linked stays linked. `PUT /api/account/v1/da/remove/account/{id}` undoes it. `account.links-changed.v1` is published. For who holds `aggregator:edit`.
         */
        put: operations["addAccountToAggregator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/da/remove/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unlink an account from an aggregator.
         * @description Its people see nothing of the account any more, unless its agency belongs to them. 404 for one that is not linked. `account.links-changed.v1` is published. For who holds `aggregator:edit`.
         */
        put: operations["removeAccountFromAggregator"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/carrier/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The carriers of the platform.
         * @description By name; staff see all of them, a partner itself alone, everybody else none. A text finds names. `state` keeps those with a client there, `after` and `before` those made in between. For everybody who is signed in.
         */
        get: operations["searchCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of a carrier.
         * @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. For everybody who is signed in.
         */
        get: operations["getCarrier"];
        /**
         * Change what is kept of a carrier.
         * @description What is left out stays. A second factor is switched on here and lifted in the settings of the organisation (409). Its host name is changed by `PUT /api/auth/v1/carrier/hostname/{id}`. `partner.saved.v1` tells auth, whose sign-in page follows. For everybody who is signed in.
         */
        put: operations["changeCarrierProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/cluster/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clusters of the platform.
         * @description By name; staff see all of them, a partner itself alone, everybody else none. A text finds names. For everybody who is signed in.
         */
        get: operations["searchClusters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/cluster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of a cluster.
         * @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. For everybody who is signed in.
         */
        get: operations["getCluster"];
        /**
         * Change what is kept of a cluster.
         * @description What is left out stays. A second factor is switched on here and lifted in the settings of the organisation (409). `agencyIds` are all agencies that are to belong to it; only staff add any (403). `partner.saved.v1` tells auth, whose sign-in page follows. For everybody who is signed in.
         */
        put: operations["changeClusterProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/cluster/add/agency/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add an agency to a cluster.
         * @description The people of the cluster see its quotes, policies and commissions from then on. An agency of another cluster is refused with 409; one that is in this one stays. `PUT /api/account/v1/cluster/remove/agency/{id}` undoes it. `agency.links-changed.v1` is published. For who holds `cluster:edit`.
         */
        put: operations["addAgencyToCluster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/cluster/remove/agency/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remove an agency from a cluster.
         * @description Its people see nothing of the agency any more; a cluster removes its own alone. 404 for an agency that is not in the cluster. `agency.links-changed.v1` is published. For who holds `cluster:remove-agency`.
         */
        put: operations["removeAgencyFromCluster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/premiumprocessor/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The premium processors of the platform.
         * @description By name; staff see all of them, a partner itself alone, everybody else none. A text finds names. For everybody who is signed in.
         */
        get: operations["searchPremiumProcessors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/premiumprocessor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of a premium processor.
         * @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. For everybody who is signed in.
         */
        get: operations["getPremiumProcessor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/reinsurer/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reinsurers of the platform.
         * @description By name; staff see all of them, a partner itself alone, everybody else none. A text finds names. For everybody who is signed in.
         */
        get: operations["searchReinsurers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/reinsurer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of a reinsurer.
         * @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. For everybody who is signed in.
         */
        get: operations["getReinsurer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/mssp/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The security providers of the platform.
         * @description By name; staff see all of them, a partner itself alone, everybody else none. A text finds names. For everybody who is signed in.
         */
        get: operations["searchSecurityProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/mssp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of a security provider.
         * @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. For everybody who is signed in.
         */
        get: operations["getSecurityProvider"];
        /**
         * Change what is kept of a security provider.
         * @description What is left out stays. A second factor is switched on here and lifted in the settings of the organisation (409). `accountIds` are all accounts that it is to serve; only staff add any (403). `partner.saved.v1` tells auth, whose sign-in page follows. For everybody who is signed in.
         */
        put: operations["changeSecurityProviderProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/mssp/add/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Link an account to a security provider.
         * @description Its people see the account from then on; one that is linked stays linked. `PUT /api/account/v1/mssp/remove/account/{id}` undoes it. `account.links-changed.v1` is published. For who holds `mssp:edit`.
         */
        put: operations["addAccountToSecurityProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/mssp/remove/account/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unlink an account from a security provider.
         * @description Its people see nothing of the account any more, unless its agency belongs to them. 404 for one that is not linked. `account.links-changed.v1` is published. For who holds `mssp:edit`.
         */
        put: operations["removeAccountFromSecurityProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/vendor/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors of the platform.
         * @description By name; staff see all of them, a partner itself alone, everybody else none. A text finds names. For everybody who is signed in.
         */
        get: operations["searchVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is kept of a vendor.
         * @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. For everybody who is signed in.
         */
        get: operations["getVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to submissions, for `GET /api/activity/v1/search`.
         * @description To those that the caller sees, as far as their timelines tell it. For who holds `activity:view`.
         */
        get: operations["listSubmissionActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/activities/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much was done to submissions, for `GET /api/activity/v1/aggregate`.
         * @description By what was done, or by day; the most first. For who holds `activity:view`.
         */
        get: operations["countSubmissionActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The submissions, the last changed first.
         * @description A text finds the name of the account. An agency sees its own; a person whose teams limit them those of their accounts, and those that are not matched yet. For who holds `submission:view`.
         */
        get: operations["searchSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the submissions.
         * @description Those that were not viable are left out. Premium is that of the latest priced quote of each, of one currency alone. For who holds `submission:view`.
         */
        get: operations["getSubmissionStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can be given submissions.
         * @description At most fifty people of the provider, by name; a text finds the name and the address. For who holds `submission:assign`.
         */
        get: operations["listSubmissionAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send business in.
         * @description For an account, or for a name that is matched to one later. Staff name the agency (400); an agency sends its own, and does not choose who works on it (400). A message is one submission (409). For who holds `submission:create`.
         */
        post: operations["createSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/bulk-assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give submissions to a person of the provider.
         * @description All of them or none: one that is closed refuses the call (409). A new one is in progress from then on. For who holds `submission:assign`.
         */
        put: operations["assignSubmissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/decline/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decline a submission.
         * @description Its open quotes are declined with it. Within 90 days it can be taken up again. For who holds `submission:decline`.
         */
        put: operations["declineSubmission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/certify/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stand for what the account of a submission says.
         * @description Of a submission in progress that is matched to an account (409). For who holds `submission:certify`.
         */
        put: operations["certifySubmission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/non-viable/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a submission as not viable.
         * @description It counts in no statistics. One with a priced quote is declined instead (409). For who holds `submission:non-viable`.
         */
        put: operations["markSubmissionNonViable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/complete/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End the work on a submission.
         * @description Of one that is quoted or bound (409). For who holds `submission:complete`.
         */
        put: operations["completeSubmission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One submission.
         * @description One that the caller does not see is answered 404, as if there were none. For who holds `submission:view`.
         */
        get: operations["getSubmission"];
        /**
         * Change a submission.
         * @description Its name, account and agency; staff also say who works on it and how the work stands. One that was declined, lost or not viable is taken up again by the status IN_PROGRESS, within 90 days (409). For who holds `submission:create`.
         */
        put: operations["updateSubmission"];
        post?: never;
        /**
         * Delete a submission.
         * @description A new one, or one that was not viable, without a quote (409). Its record stays. For who holds `submission:non-viable`.
         */
        delete: operations["deleteSubmission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/{submissionId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to a submission, the newest first.
         * @description Who did it and what it changed, as far as the caller may know. 404 for a row out of scope. For who holds `submission:view`.
         */
        get: operations["listSubmissionTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/submission/{submissionId}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the records of a submission are unchanged since they were written.
         * @description Each record is sealed with the one before it; this computes the seals again and names the oldest record that does not hold. For who holds `submission:view`.
         */
        get: operations["verifySubmissionTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/wra/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes that were asked to be bound, the last first.
         * @description By `PUT /api/quote/v1/{id}`. A text finds the company and the number of the quote. For who holds `submission:view`.
         */
        get: operations["searchWholesaleRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account.
         * @description Faults of address, telephone, company and teams are all named at once (400). An address that does not verify is taken only with `confirmAddress=true`, which needs `account:address-override` (403); an account that the organisation has already is refused with 409. What the directory knows of the company is taken over, the risk is scored, and `account.created.v1` tells the other services. `DELETE /api/account/v1/{accountId}` deletes one that was never bound. For who holds `account:create`.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts in the caller's scope.
         * @description An agency sees its own accounts, and who works in teams those of the teams; an aggregator those that it made, an insured its own. A text finds names; status, team, agency and dates narrow the list. For who holds `account:view`.
         */
        get: operations["searchAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many accounts stand how.
         * @description As many as `GET /api/account/v1/search` answers with the same `status` or `filter`. For who holds `account:view`.
         */
        get: operations["getAccountStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts that a text means, at most five.
         * @description By name, domain, telephone, however that is written, or by whom its policies are written to; in the rows of the list. The name itself comes first, then what begins so; `detail` is the domain, or the town where none is known. For who holds `account:view`.
         */
        get: operations["findAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account.
         * @description Its status follows its quotes and policies, its agency and teams what `PUT /api/account/v1/assign-agency/{accountId}` and its neighbours say. One that the caller does not see is answered 404, as if there were none. For who holds `account:view`.
         */
        get: operations["getAccount"];
        /**
         * Change what is known of an account.
         * @description A field that is left out stays, null takes a fact back; every field that does not hold is named at once (400), and then nothing is saved. Each changed fact is from then on one that was typed, by the caller and now. A changed fact of rating makes open quotes INVALID or REFERRED (`POST precheck/{accountId}` names them); the one of `quoteId` is rated again. A change takes the agent's verification away. Once something was quoted only staff rename a client (409); an agency asks them by `POST rename/{accountId}`. For who holds `account:edit`.
         */
        put: operations["updateAccount"];
        post?: never;
        /**
         * Delete an account that was never bound.
         * @description Its open quotes are deleted with it; nobody sees it any more. One that was ever bound is refused with 409. The record of it stays, and no call brings it back. For who holds `account:delete`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/address/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an address; nothing is saved.
         * @description It verifies when its own fields hold and its ZIP lies in its state. The fields at fault are answered also as people of that country call them; `comparedFields` says what was judged at all: street and town are taken as they are typed. For who holds `account:view`. Computes only: nothing is saved.
         */
        post: operations["verifyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agency/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agencies in the caller's scope, with their settings.
         * @description Staff see all, an agency itself, a cluster its own. By name; a text finds names, and a kind or an edition narrows the list. Deleted ones are left out. For who holds `agency:view`.
         */
        get: operations["searchAgencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an agency.
         * @description It is a tenant from then on: its first person is invited by `POST /api/auth/v1/users` with its id as `accountId`. It begins without terms of its own; one that an aggregator makes belongs to it, its terms and its people are the provider's to set. A name that another agency has, or a host name that any organisation has, is refused with 409. `agency.saved.v1` is published. `DELETE /api/account/v1/agency/{agencyId}` undoes it. For who holds `agency:create`.
         */
        post: operations["createAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agency/{agencyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One agency with its settings.
         * @description Profile, contact, terms, programs and levels, amounts in currency units. One that the caller may not see is answered 404. For who holds `agency:view`.
         */
        get: operations["getAgency"];
        /**
         * Edit an agency and its settings.
         * @description A setting that is left out stays. An agency edits its own profile; commission, broker fee, billing, payment terms, programs, levels, appointment and issue authority are set by staff with `agency:settings` (403, unless they are sent as they are). Terms count in quotes, bills and commissions from then on and change nothing that is bound. A second factor for everybody is switched on here and off by `PUT /api/auth/v1/organizations/{id}` (409). `agency.saved.v1` is published. For who holds `agency:edit`.
         */
        put: operations["changeAgency"];
        post?: never;
        /**
         * Delete an agency.
         * @description Refused with 409 while it has clients, policies or belongs to a cluster; the answer says which. Its people can sign in no more. It cannot be brought back. `agency.saved.v1` is published. For who holds `agency:delete`.
         */
        delete: operations["deleteAgency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/license/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agency licences in the caller's scope.
         * @description An agency sees its own, staff those of all. State, agency, number, the agency's mail address and the day of the end narrow the list; deleted ones are left out. For who holds `license:view`.
         */
        get: operations["searchAgencyLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an agency licence.
         * @description The body names the licence by `id`; all else of it is replaced, the agency stays. The rules are those of a new one. `license.saved.v1` tells the services that bind by it. For who holds `license:edit`.
         */
        put: operations["changeAgencyLicense"];
        /**
         * Add an agency licence.
         * @description A state that is none and a date of expiry that is past are refused with 400, the same licence twice with 409. Staff name the agency; others add to their own. `license.saved.v1` tells the services that bind by it. `DELETE /api/agency/v1/license/{licenseId}` undoes it. For who holds `license:create`.
         */
        post: operations["addAgencyLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/license/{licenseId}": {
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
         * Delete an agency licence.
         * @description Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells so. To have it back, add it again. For who holds `license:delete`.
         */
        delete: operations["deleteAgencyLicense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/agent/license/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The licences of the agents in the caller's scope.
         * @description An agency sees those of its people, staff those of all. State, agency, number, name, the agent's mail address and the day of the end narrow the list; deleted ones are left out. For who holds `license:view`.
         */
        get: operations["searchAgentLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/agent/license/searchall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The licences of the agents of all agencies; for staff.
         * @description The same list as `GET /api/agency/v1/agent/license/search` has for staff. Others are refused with 403. For who holds `license:view`.
         */
        get: operations["searchAllAgentLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/agent/license/{stateOrId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The licences that the signed-in agent holds in a state.
         * @description Those that end last come first, also such as have ended; empty for who holds none. For who holds `license:view`.
         */
        get: operations["listOwnLicenses"];
        put?: never;
        post?: never;
        /**
         * Delete a licence of an agent.
         * @description Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells so. To have it back, add it again. For who holds `license:delete`.
         */
        delete: operations["deleteAgentLicense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/agent/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a licence of an agent.
         * @description The body names the licence by `id`; all else of it is replaced, its agent too, by another of the same agency. The rules are those of a new one. `license.saved.v1` tells the services that bind by it. For who holds `license:edit`.
         */
        put: operations["changeAgentLicense"];
        /**
         * Add a licence of an agent.
         * @description The agent is a person of the agency, any for staff (400 otherwise). A state that is none and a day of expiry that is past are refused with 400, the same licence twice with 409. `license.saved.v1` tells the services that bind by it. `DELETE /api/agency/v1/agent/license/{stateOrId}` undoes it. For who holds `license:create`.
         */
        post: operations["addAgentLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/agent/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of agencies to choose from.
         * @description Staff choose from those of all agencies, an agency from its own, an insured from those of its agency. By name; a text finds names and mail addresses, agency and team narrow the list. Who is switched off or was removed is left out. For who holds `account:view`.
         */
        get: operations["searchAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agencies/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agency that serves an account, and those that did and can be chosen again.
         * @description An agency reads of itself alone. The one that serves the account comes first. For who holds `account:view`.
         */
        get: operations["getAccountAgencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/my-agent/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make an agency the agent of an account.
         * @description The account and its policies are seen by that agency from now on, and no more by the one of before, whose open quotes become INVALID; `account.agent-changed.v1` tells the other services, and the agency is mailed. Without `agentEmail` it is the agency as a whole. The four fields of the customer name whom its policies are written to. Others than the insured need `account:assign-agent`; an agency may name itself only, for another of its agents (403). `DELETE` of the same address takes it back. For who holds `account:edit`.
         */
        put: operations["setMyAgent"];
        post?: never;
        /**
         * Take an account from the agency that serves it.
         * @description Nobody serves it then but the provider; the agency can be chosen again. Its open quotes become INVALID. 404 when that agency does not serve it. Others than the insured need `account:assign-agent`; an agency may name itself only (403). For who holds `account:edit`.
         */
        delete: operations["removeMyAgent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/change-agent/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an account to another agent and team, of whichever agency.
         * @description By provider staff. What follows is as for `PUT /api/account/v1/my-agent/{accountId}`. For who holds `account:assign-agent`.
         */
        put: operations["changeAgent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/assign-agency/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give an account that no agency has to one; 409 when it belongs to others.
         * @description Needs `account:assign-agent`, of an aggregator `account:create` (403). It is of others when it has another agency or another agent of the same one. An agent or team that is not the agency's is refused with 400. What follows is as for `PUT /api/account/v1/my-agent/{accountId}`. For who holds `account:view`.
         */
        put: operations["assignAgency"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies of the firmographic directory that a new account may be made of.
         * @description The best match first. The country must be the same, and of name and telephone, where given, one must fit; ZIP, city and state only rank. For who holds `account:create`.
         */
        get: operations["lookUpCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/domain/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a domain can be the own one of a client.
         * @description A scheme before it and a path behind it are left away. Domains of mail for everybody and blacklisted ones are not taken; `reason` says why in words. For who holds `account:view`.
         */
        get: operations["checkDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/eligible-products/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The products that an account can be quoted for.
         * @description All products of its country, each with why it cannot be quoted now: its status, what is not known of it yet, or its industry. For who holds `account:view`.
         */
        get: operations["eligibleProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/precheck/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change of an account would do to its open quotes; nothing is saved.
         * @description Facts that no price depends on concern no quote. A change of the others closes open quotes, those of the 250 products go to underwriting instead, and the quote named by `quoteId` is rated again. What would be refused is refused here as well. For who holds `account:edit`. Computes only: nothing is saved.
         */
        post: operations["precheckAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/verify/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer, as an agent, for the details of an account.
         * @description Facts that are told with it are corrected by the same rules as `PUT {accountId}` and count as attested by the agent. The tick cannot be taken back; a later change of any fact takes it away, and the details are to be verified again. Only people of the agency verify (403). For who holds `account:verify`.
         */
        put: operations["verifyAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/certify/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer, as the provider's staff, for the details of an account, or no longer.
         * @description Only staff certify (403); the same call with `certified` false takes it back. For who holds `account:certify`.
         */
        put: operations["certifyAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/rename/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a client the name that its agency asked for, or refuse it.
         * @description A refusal says why (400). The agency reads both on the account and in its timeline. Only staff decide (403), once (409). For who holds `account:certify`.
         */
        put: operations["decideRename"];
        /**
         * Ask staff, as an agency, for another name of a client that was quoted.
         * @description The name stands in quotes and policies, so an agency does not change it alone. Staff find the request among the accounts (`filter=NAME REQUESTS`) and decide; asked again it takes the place of the one before. The name of a client that was never quoted is changed by `PUT {accountId}` (409). Only people of the agency ask (403). For who holds `account:edit`.
         */
        post: operations["askRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/attest-no-domain/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer for it that the company has no domain.
         * @description Its profile then misses no domain. It is refused with 409 while a domain is known, and ends when one is told; `attested` false takes it back. For who holds `account:edit`.
         */
        put: operations["attestNoDomain"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/policy-contact/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whom the policies of an account are written to.
         * @description All four fields are needed, the telephone as one of the account's country. A policy that is bound later tells its own policyholder. For who holds `account:edit`.
         */
        put: operations["savePolicyContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/duplicates/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other accounts of the same company, for the provider's staff.
         * @description Recognised by the domain, or by name and address whatever the spelling. Everybody else is refused with 403: no agency learns what another has entered. For who holds `account:view`.
         */
        get: operations["getAccountDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What people said of the platform, the newest first.
         * @description Staff see all of it, others what they said themselves. A text finds the words, `category` narrows the list. For who holds `activity:view`.
         */
        get: operations["searchFeedback"];
        put?: never;
        /**
         * Say something of the platform.
         * @description Staff read it with the name of who said it. Only kudos may be marked to be shared; anything else so marked is refused with 400. No call takes it back. For everybody who is signed in.
         */
        post: operations["giveFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/v1/notes/{leadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was noted of a sales lead, the newest first.
         * @description Only staff see leads (404). A text finds the words. For who holds `note:view`.
         */
        get: operations["searchLeadNotes"];
        put?: never;
        /**
         * Note something of a sales lead.
         * @description Of a type that the caller reads (400). `attachments` names documents of its account that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them. For who holds `note:create`.
         */
        post: operations["addLeadNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/v1/notes/{leadId}/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a note of a sales lead.
         * @description Only its author may (403); the type and the documents keep to the same rules as those of a new note (400). For who holds `note:create`.
         */
        put: operations["editLeadNote"];
        post?: never;
        /**
         * Delete a note of a sales lead.
         * @description Only its author may (403). It is gone for everybody; the activity log keeps what it said. For who holds `note:create`.
         */
        delete: operations["deleteLeadNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/sync-leads/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carry an account as a sales lead, as it stands now.
         * @description A client is one lead, told again by each call. Only staff do; others have no leads (404). For who holds `account:certify`.
         */
        post: operations["syncLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sales/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sales leads, by the name of the company.
         * @description Others than staff find none. A text finds the company, `status` and `source` narrow the list. A lead stands as its account stood when it was last synced. For who holds `account:certify`.
         */
        get: operations["searchLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/notes/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was noted of an account, the newest first.
         * @description Agencies read no notes of underwriting and claims, security providers none of underwriting, insureds none at all. A text finds the words. For who holds `note:view`.
         */
        get: operations["searchNotes"];
        put?: never;
        /**
         * Note something of an account.
         * @description Of a type that the caller reads (400). `attachments` names documents of the account that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them. For who holds `note:create`.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/notes/{accountId}/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a note.
         * @description Only its author may (403); the type and the documents keep to the same rules as those of a new note (400). For who holds `note:create`.
         */
        put: operations["editNote"];
        post?: never;
        /**
         * Delete a note.
         * @description Only its author may (403). It is gone for everybody; the activity log keeps what it said. For who holds `note:create`.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/naics/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Industry codes by text or by the digits they begin with, of one classification.
         * @description Digits find the codes that begin with them, other text the titles that contain it. Without `country` the classification is that of the caller's own country, NAICS or UK SIC. `dup=0` leaves out a code when a more detailed one has the same title. For everybody who is signed in.
         */
        get: operations["searchIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/naics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an industry code.
         * @description To the classification of a country, and to no other. What has not two to six digits is refused with 400, a code that is there with 409. How exposed it is follows from the digits that it begins with. `DELETE /api/account/v1/naics/{id}` undoes it. For who holds `industry-code:create`.
         */
        post: operations["addIndustryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/naics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit an industry code.
         * @description Its titles always; its digits only while no client has it (409). Clients keep the titles that they were given. It stays in its classification. For who holds `industry-code:edit`.
         */
        put: operations["changeIndustryCode"];
        post?: never;
        /**
         * Delete an industry code.
         * @description Nobody is given it from then on. While clients have it, it is refused with 409, which says how many. To have it back, add it again. For who holds `industry-code:delete`.
         */
        delete: operations["deleteIndustryCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/profile/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How complete an account is, and what is missing.
         * @description A point for each of ten parts that are known; quoting needs four, and `errorMessage` says when they are missing. Answers and contact come from the quotes and the bound policy of the account. For who holds `account:view`.
         */
        get: operations["getAccountProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/refresh/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over what the directory knows of the company now.
         * @description What was typed or attested stays. A changed fact scores the account again and tells its open quotes as every change does. A company that the directory does not know is refused with 409. For who holds `account:refresh`.
         */
        post: operations["refreshAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agency/refresh/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for an agency, of an account of its own.
         * @description What was typed or attested stays. A company that the directory does not know is refused with 409, the account of another agency answered 404. For who holds `account:refresh`.
         */
        post: operations["refreshAgencyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/reload/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask all sources of an account again: the directory now, its domain by a scan.
         * @description The answer holds what the directory told; the scan goes on as a job, and `GET /api/account/v1/scan/{accountId}` tells how far it is. A source that the account does not have is left out; with none at all it is refused with 409. For who holds `account:refresh` and `account:scan`.
         */
        post: operations["reloadAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk/v1/score/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The risk score of an account, with its factors.
         * @description The latest one: 0 to 100, 100 is best, beside what is usual in the industry. Factors of which too little is known show the value of the industry and are named as estimated. An account that was never scored is assessed for this answer alone. For who holds `risk:view`.
         */
        get: operations["getRiskScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk/v1/score/{accountId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the score of an account came about: its latest hundred scores, each with what moved it.
         * @description The latest first. `moved` names each signal that was known otherwise than for the score before, with what was known and what it scored each time. For who holds `risk:view` and `risk:history`.
         */
        get: operations["getScoreHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk/v1/score/{accountId}/signals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the score of an account is made from, signal by signal.
         * @description Every signal of the model: what is known of it and what that scores, for a scanned one also what was asked, what came back and when. One without a value is left out of the score. For who holds `risk:view`.
         */
        get: operations["getScoreSignals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk/v1/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The score of a portfolio: the insured accounts in the caller's scope as one.
         * @description The mean of their scores and factors, weighted by the aggregate limits of their policies in force. Agency and the days on which policies began narrow it. Null where no insured account has a score. For who holds `risk:view`.
         */
        get: operations["getPortfolioRisk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/risk/v1/industry/{naicsCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is usual in an industry.
         * @description The aggregate and each factor, 0 to 100. The code is one of NAICS, or of UK SIC with `country=GBR`; one that the classification does not have is answered 404. For who holds `risk:view`.
         */
        get: operations["getIndustryRisk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/scan/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest scan of an account: how far it is, and what was found by what.
         * @description One that led to a server which is not public, or that was given up, has failed and says why. An account that was never scanned is answered 404. For who holds `risk:view`.
         */
        get: operations["getAccountScan"];
        put?: never;
        /**
         * Look at the domain of an account from outside: a job does it.
         * @description Asks the DNS for records of mail and zone, and the domain's own public servers for certificate, headers and privacy link; the score is made again by what is found. The domain must have been typed or attested, and ports are tried only with the recorded consent of the insured. Without a domain, or with one for which nobody answers, it is refused with 409. While a scan is under way, that one is answered. `GET` here tells how far it is and what was found. For who holds `account:scan`.
         */
        post: operations["scanAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/decline/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decline an account.
         * @description Its open quotes are declined with it, and none can be requested until `PUT /api/account/v1/undecline/{accountId}`. An account with a policy in force is refused with 409. For who holds `account:decline`.
         */
        put: operations["declineAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/undecline/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a declined account back.
         * @description It is open again and can be quoted; the quotes that were declined with it stay so. Any other account is refused with 409. For who holds `account:undecline`.
         */
        put: operations["undeclineAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/lost/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an account as lost.
         * @description Its open quotes are lost with it. The next quote that is requested for it opens it again. An account with a policy in force is refused with 409. For who holds `account:lost`.
         */
        put: operations["markAccountLost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The states that an address may name, or those in which a product is offered.
         * @description In the order of their names. `product` leaves those where it is offered; the United Kingdom and its products have none and are answered an empty list. For everybody who is signed in.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/state/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The states by name or abbreviation, with whether each is open to new quotes.
         * @description A text finds what contains it. Whoever only chooses a state reads `GET /api/account/v1/states`. For who holds `state:create`.
         */
        get: operations["searchStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a state.
         * @description Licences may name it from then on. It is open to new quotes where there are rates: in the 50 states and D.C. A name or an abbreviation that is there is refused with 409. `DELETE /api/account/v1/state/{id}` undoes it. For who holds `state:create`.
         */
        post: operations["addState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/state/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a state.
         * @description One that is not open gives its clients no new quotes (409); what was quoted and bound there goes on. The abbreviation changes only while no client and no licence names it (409). For who holds `state:edit`.
         */
        put: operations["changeState"];
        post?: never;
        /**
         * Delete a state.
         * @description While clients or licences name it, it is refused with 409, which says how many. Nobody is quoted there from then on. To have it back, add it again. For who holds `state:delete`.
         */
        delete: operations["deleteState"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/logo/initial/{agencyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo, to be cropped.
         * @description 50 kB at most for the small one, 150 kB for the medium one. PNG, JPEG and GIF are taken by what they are, not by their name (400 otherwise), and redrawn. It replaces an upload of before and is shown to nobody until `POST /api/agency/v1/logo`. For who holds `agency:logo-edit`.
         */
        post: operations["uploadLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a part of the uploaded picture as the logo from now on.
         * @description 144 by 144 pixels of the small logo, 300 by 72 of the medium one, at a zoom of 0.4 to 3 (400 otherwise); what reaches beyond the picture is clear. An agency that is not the caller's is answered 404. The new logo has a new address. `agency.saved.v1` is published. `DELETE /api/agency/v1/logo/s/{agencyId}` or `/m/{agencyId}` takes it away. For who holds `agency:logo-edit`.
         */
        post: operations["cropLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/logo/s/{agencyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The small logo of an agency.
         * @description A PNG of 144 by 144 pixels. Logos are there to be seen: whoever is signed in sees them. For everybody who is signed in.
         */
        get: operations["getSmallLogo"];
        put?: never;
        post?: never;
        /**
         * Remove the small logo.
         * @description What was uploaded for it too. Without one nothing happens; otherwise `agency.saved.v1` is published. To have it back, upload it again. For who holds `agency:logo-edit`.
         */
        delete: operations["removeSmallLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/logo/m/{agencyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The medium logo of an agency.
         * @description A PNG of 300 by 72 pixels. Logos are there to be seen: whoever is signed in sees them. For everybody who is signed in.
         */
        get: operations["getMediumLogo"];
        put?: never;
        post?: never;
        /**
         * Remove the medium logo.
         * @description What was uploaded for it too. Without one nothing happens; otherwise `agency.saved.v1` is published. To have it back, upload it again. For who holds `agency:logo-edit`.
         */
        delete: operations["removeMediumLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/v1/logo/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A logo by the address that agencies name; it never changes.
         * @description Browsers load it without a token and may keep it for a year. One that was replaced or removed is answered 404. Open to everybody: no token is needed.
         */
        get: operations["getLogoFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bus/v1/bulkUpload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file of accounts: a job creates them.
         * @description CSV, XLS or XLSX of 5 MB at most, with the columns of the template in any order. Each row makes an account by the rules of `POST /api/account/v1`, or counts as a failure, a duplicate too. A file that is larger (413), of another type, with formulas, or without a column that is needed is refused whole (400), in one sentence. `GET /api/bus/v1/bulkUpload/{id}` says how far it is; the accounts are deleted one by one if they were not meant. For who holds `bulk-upload:create`.
         */
        post: operations["startBulkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bus/v1/bulkUpload/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an upload of a file would do; nothing is kept.
         * @description How each heading is read, and every row that would make no account with all that is wrong with it. Columns that can not be read so are named as the `problem`, so that others can be chosen; every other file is refused as by the upload. For who holds `bulk-upload:create`.
         */
        post: operations["checkBulkUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bus/v1/bulkUpload/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The uploads of the caller's organisation, the newest first.
         * @description The provider's people see all. A text finds names of files. For who holds `bulk-upload:view`.
         */
        get: operations["searchBulkUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bus/v1/bulkUpload/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The template of an upload: a CSV file with the headings of every column.
         * @description Company, phone, address 1, city and ZIP code are needed, in the United States the state as well. For who holds `bulk-upload:view`.
         */
        get: operations["getBulkTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bus/v1/bulkUpload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One upload, and how far it is.
         * @description It is done when successes and failures make up its rows. One of another organisation is answered 404. For who holds `bulk-upload:view`.
         */
        get: operations["getBulkUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bus/v1/bulkUpload/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of an upload with what became of each, as a CSV file.
         * @description The columns of the file, then its line, the account that it made, or all that was wrong. Rows that wait have neither. For who holds `bulk-upload:view`.
         */
        get: operations["getBulkResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tags of the caller's agency.
         * @description By name, each with how many accounts have it; staff see those of all agencies. A text finds names. For who holds `tag:view`.
         */
        get: operations["searchTags"];
        put?: never;
        /**
         * Make a tag of the caller's agency.
         * @description A name is there once, in capitals or not (409). For who holds `tag:edit`.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/tags/apply/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the tags of an account.
         * @description Those that are left out are taken away. Only tags of the caller's own agency (400), on accounts that the caller sees (404). They belong to the agency: an account that moves to another one shows none of them there. For who holds `tag:apply`.
         */
        put: operations["applyTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/tags/{tagId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a tag another name or colour.
         * @description The accounts that have it show the new one at once. For who holds `tag:edit`.
         */
        put: operations["updateTag"];
        post?: never;
        /**
         * Delete a tag.
         * @description It is taken from the accounts that have it, and cannot be brought back. For who holds `tag:delete`.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agency/surplus/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The surplus licences of the caller's agency.
         * @description Staff see those of every agency. State, agency, number, the broker's mail address and the day of the entry narrow the list; deleted ones are left out. For who holds `surplus-license:view`.
         */
        get: operations["searchSurplusLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agency/cowbell/surplus/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The surplus licences of all agencies; for staff.
         * @description The same list as `GET /api/account/v1/agency/surplus/search` has for staff. Others are refused with 403. For who holds `surplus-license:view`.
         */
        get: operations["searchAllSurplusLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agency/surplus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a surplus licence.
         * @description A state that is none is refused with 400, as is a signature on file outside Louisiana and Montana; the same licence twice with 409. Only staff say whether a signature is on file. `license.saved.v1` tells the services that bind by it. `DELETE /api/account/v1/agency/surplus/{id}` undoes it. For who holds `surplus-license:create`.
         */
        post: operations["addSurplusLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/agency/surplus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a surplus licence.
         * @description All but the agency is replaced, under the rules of a new one; the mark of a signature on file changes for staff alone. `license.saved.v1` tells the services that bind by it. For who holds `surplus-license:edit`.
         */
        put: operations["changeSurplusLicense"];
        post?: never;
        /**
         * Delete a surplus licence.
         * @description Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells so. To have it back, add it again. For who holds `surplus-license:delete`.
         */
        delete: operations["deleteSurplusLicense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to accounts, for `GET /api/activity/v1/search`.
         * @description To those that the caller sees, as far as their timelines tell it. For who holds `activity:view`.
         */
        get: operations["listAccountActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/activities/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much was done to accounts, for `GET /api/activity/v1/aggregate`.
         * @description By what was done, or by day; the most first. For who holds `activity:view`.
         */
        get: operations["countAccountActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/{accountId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to an account, the newest first.
         * @description Who did it, what it changed and whom it wrote to, as far as the caller may know: what underwriters and handlers note stays with the provider, and a policyholder or the holder of a mailed code is told what was done with them. 404 for a row out of scope. For who holds `account:view`.
         */
        get: operations["listAccountTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/v1/{accountId}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the records of an account are unchanged since they were written.
         * @description Each record is sealed with the one before it, a second after it was written; this computes the seals again and names the oldest record that does not hold. For who holds `account:view`.
         */
        get: operations["verifyAccountTimeline"];
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
        QuestionResponse: {
            /** @enum {string} */
            type: "boolean" | "choice" | "text";
            /** @description What can be answered to a choice; null for other questions. */
            options: (string | number)[] | null;
            key: string;
            label: string;
            /** @description Whether a quote is bound only when it is answered. */
            required: boolean;
            /**
             * @description The product that alone asks it; null when all do.
             * @enum {string|null}
             */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH" | null;
        };
        QuestionSection: {
            key: string;
            title: string;
            questions: components["schemas"]["QuestionResponse"][];
        };
        QuestionFormResponse: {
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            version: number;
            sections: components["schemas"]["QuestionSection"][];
        };
        AnswerVersionResponse: {
            /** Format: date-time */
            given: string;
            /** @description Whoever gave them; null when a quote brought them. */
            givenBy: string | null;
            /** @description The quote whose request told them. */
            quoteId: string | null;
            /** @description The questions that were answered otherwise from then on. */
            changed: string[];
        };
        AnswersResponse: {
            answers: {
                [key: string]: boolean | number | string;
            };
            /** @description The latest twenty versions, the newest first. */
            versions: components["schemas"]["AnswerVersionResponse"][];
        };
        SaveAnswersRequest: {
            /** @description Answers by question; null takes an answer back, a question that is left out keeps its. */
            answers: {
                [key: string]: boolean | number | string;
            };
        };
        SocialEngineeringRequest: {
            /**
             * Format: uuid
             * @description The same as in the address, where it is given.
             */
            accountId?: string;
            isAuthenticatingFundTransferRequests: boolean;
            isVerifyingBankAccounts: boolean;
            isPreventingUnauthorizedWireTransfers: boolean;
        };
        SocialEngineeringResponse: {
            /** @description Whether the client can have cover against social engineering. */
            socialEngineering: boolean;
            /** @description Why it cannot. */
            reasons: string[];
        };
        PartnerSummary: {
            id: string;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            name: string;
            description: string | null;
            hostname: string | null;
            enforceMFA: boolean;
            contactFirstName: string | null;
            contactLastName: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            /** @description How many agencies belong to it. */
            agenciesCount: number;
            /** @description How many clients it has: its own, those that it protects, those on its paper. */
            accountsCount: number;
        };
        PartnerMember: {
            id: string;
            name: string;
        };
        PartnerProfileResponse: {
            id: string;
            /** @enum {string} */
            accountType: "COWBELL" | "DIGITAL" | "MSSP" | "CARRIER" | "VENDOR" | "CLUSTER" | "AGENCY" | "CUSTOMER" | "RE_INSURER" | "PREMIUM_PROCESSOR";
            name: string;
            description: string | null;
            hostname: string | null;
            enforceMFA: boolean;
            contactFirstName: string | null;
            contactLastName: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            /** @description How many agencies belong to it. */
            agenciesCount: number;
            /** @description How many clients it has: its own, those that it protects, those on its paper. */
            accountsCount: number;
            /** @description By name, at most a thousand. */
            agencies: components["schemas"]["PartnerMember"][];
            /** @description Of an aggregator what it made or was given, of a security provider all; as above. */
            accounts: components["schemas"]["PartnerMember"][];
        };
        AggregatorProfileRequest: {
            hostname?: string;
            name: string;
            description?: string | null;
            /** @description Switches the second factor on; it is lifted in the settings of the organisation. */
            enforceMFA?: boolean;
            contactFirstName?: string | null;
            contactLastName?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactPhone?: string | null;
        };
        PartnerProfileRequest: {
            name: string;
            description?: string | null;
            /** @description Switches the second factor on; it is lifted in the settings of the organisation. */
            enforceMFA?: boolean;
            contactFirstName?: string | null;
            contactLastName?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactPhone?: string | null;
        };
        ClusterProfileRequest: {
            name: string;
            description?: string | null;
            /** @description Switches the second factor on; it is lifted in the settings of the organisation. */
            enforceMFA?: boolean;
            contactFirstName?: string | null;
            contactLastName?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactPhone?: string | null;
            /** @description All that are to belong to it; without this they stay. */
            agencyIds?: string[];
        };
        SecurityProviderProfileRequest: {
            name: string;
            description?: string | null;
            /** @description Switches the second factor on; it is lifted in the settings of the organisation. */
            enforceMFA?: boolean;
            contactFirstName?: string | null;
            contactLastName?: string | null;
            /** Format: email */
            contactEmail?: string | null;
            contactPhone?: string | null;
            /** @description All accounts that it is to serve; without this they stay. */
            accountIds?: string[];
        };
        TimelineActor: {
            name: string | null;
            /** @enum {string} */
            kind: "PERSON" | "API_CLIENT" | "SYSTEM";
        };
        TimelineChange: {
            field: string;
            /** @enum {string} */
            kind: "MONEY" | "DATE" | "STATUS" | "TEXT" | "NUMBER" | "FLAG";
            from: string | number | boolean | null;
            to: string | number | boolean | null;
        };
        ActivityEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            occurred: string;
            action: string;
            by: components["schemas"]["TimelineActor"];
            changes: components["schemas"]["TimelineChange"][];
            documentIds: string[];
            sentTo: string | null;
            correlationId: string | null;
            subjectType: string;
            /** Format: uuid */
            subjectId: string;
            title: string;
            number: string | null;
        };
        ActivityEntries: {
            entries: components["schemas"]["ActivityEntry"][];
            total: number;
        };
        ActivityBucket: {
            key: string;
            count: number;
        };
        ActivityBuckets: {
            buckets: components["schemas"]["ActivityBucket"][];
        };
        SubmissionResponse: {
            /** Format: date-time */
            certifiedOn: string | null;
            /**
             * Format: date-time
             * @description When it was received.
             */
            created: string;
            /** Format: date-time */
            modified: string;
            id: string;
            /** @description The message that it came with. */
            msgId: string | null;
            /** @enum {string} */
            status: "NEW" | "IN_PROGRESS" | "CERTIFIED" | "QUOTED" | "BOUND" | "COMPLETED" | "DECLINED" | "NON_VIABLE" | "LOST" | "DELETED";
            /** @enum {string} */
            operationalStatus: "UNASSIGNED" | "ASSIGNED" | "PENDING_INFO" | "IN_REVIEW" | "DONE";
            accountName: string;
            /** @description The account that it was matched to. */
            accountId: string | null;
            agencyId: string;
            agencyName: string | null;
            /** @description Who of the provider works on it. */
            assignedUser: string | null;
            assignedUserName: string | null;
            /** @enum {string} */
            businessType: "New Business" | "Renewal";
            /** @enum {string|null} */
            declinationReason: "CLAIMS_HISTORY" | "NATURE_OF_OPERATIONS" | "POOR_CONTROLS" | "SIZE_TOO_BIG" | "FILL_IN_OPTION" | null;
            declinationReasonDescription: string | null;
            fillInDeclinationReason: string | null;
            /** @description Why it is not viable. */
            nonViableReason: string | null;
            /** @description What its latest priced quote costs, in the units of the currency. */
            quotedPremium: number | null;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description What the caller may do with it now. */
            allowedActions: ("decline" | "delete" | "edit" | "assign" | "reassign" | "askInformation" | "certify" | "nonViable" | "lose" | "complete" | "reopen")[];
        };
        SubmissionStatsResponse: {
            totalNewBusiness: number;
            declined: number;
            lost: number;
            renewals: number;
            /** @description Of the latest priced quote of each, in the units of the currency. */
            totalQuotedPremium: number;
            averageQuotedPremium: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
        };
        AssigneeResponse: {
            id: string;
            name: string;
            email: string;
        };
        CreateSubmissionRequest: {
            /**
             * Format: uuid
             * @description The account that it is for; its agency and name follow.
             */
            accountId?: string | null;
            /** @description Whom it is for, where no account is named. */
            accountName?: string;
            /**
             * Format: uuid
             * @description The agency that sent it, named by staff; an agency sends its own.
             */
            agencyId?: string;
            /** @description The message that it came with. */
            msgId?: string | null;
            /**
             * Format: uuid
             * @description Who of the provider works on it; named by staff.
             */
            assignedUser?: string | null;
            /**
             * @description New business when left out.
             * @enum {string}
             */
            businessType?: "New Business" | "Renewal";
        };
        AssignSubmissionsRequest: {
            /** @description At most a hundred: all of them are given, or none. */
            submissionIds: string[];
            /**
             * Format: uuid
             * @description A person of the provider.
             */
            assignedUser: string;
        };
        AssignedCountResponse: {
            updatedCount: number;
        };
        DeclineSubmissionRequest: {
            /** @enum {string} */
            declinationReason: "CLAIMS_HISTORY" | "NATURE_OF_OPERATIONS" | "POOR_CONTROLS" | "SIZE_TOO_BIG" | "FILL_IN_OPTION";
            declinationReasonDescription: string;
            /** @description With FILL_IN_OPTION: the reason in words of one's own. */
            fillInDeclinationReason?: string | null;
        };
        NonViableRequest: {
            reason: string;
        };
        UpdateSubmissionRequest: {
            /**
             * @description LOST, or IN_PROGRESS to take it up or take it up again; the others have calls of their own.
             * @enum {string}
             */
            status?: "NEW" | "IN_PROGRESS" | "CERTIFIED" | "QUOTED" | "BOUND" | "COMPLETED" | "DECLINED" | "NON_VIABLE" | "LOST" | "DELETED";
            /**
             * @description How the work stands; PENDING_INFO waits for the agency.
             * @enum {string}
             */
            operationalStatus?: "UNASSIGNED" | "ASSIGNED" | "PENDING_INFO" | "IN_REVIEW" | "DONE";
            accountName?: string;
            /**
             * Format: uuid
             * @description The account that it was matched to.
             */
            accountId?: string;
            /** Format: uuid */
            agencyId?: string;
            /** Format: uuid */
            assignedUser?: string;
        };
        TimelineEntry: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            occurred: string;
            action: string;
            by: components["schemas"]["TimelineActor"];
            changes: components["schemas"]["TimelineChange"][];
            documentIds: string[];
            sentTo: string | null;
            correlationId: string | null;
        };
        TimelineVerification: {
            holds: boolean;
            records: number;
            /** Format: uuid */
            brokenAt: string | null;
        };
        WholesaleRequestResponse: {
            /** Format: date */
            effectiveDate: string | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            requested: string;
            /** @description Id of the quote. */
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @description Always: this is what the list is of. */
            wraRequestToBind: boolean;
        };
        TeamReference: {
            /** Format: uuid */
            id: string;
            name?: string;
        };
        CreateAccountRequest: {
            name: string;
            /** @description Company id of the firmographic directory. */
            cbid?: string | null;
            phone: string;
            address1: string;
            address2?: string | null;
            /** @description United Kingdom only. */
            address3?: string | null;
            city: string;
            /** @description Two letters; United States only. */
            state?: string | null;
            zipCode: string;
            /** @enum {string} */
            country: "USA" | "GBR";
            teams: components["schemas"]["TeamReference"][];
        };
        FactOriginResponse: {
            /** @enum {string} */
            source: "DIRECTORY" | "SCAN" | "TYPED" | "AGENT_ATTESTED";
            /** Format: date-time */
            at: string;
            /** @description The person who gave it; null for a directory or a scan. */
            by: string | null;
        };
        RenameRequestResponse: {
            /** Format: date-time */
            askedOn: string;
            /** @enum {string} */
            status: "OPEN" | "APPROVED" | "REFUSED";
            /** Format: date-time */
            decidedOn: string | null;
            name: string;
            /** @description Why, in the agency's words. */
            reason: string;
            askedBy: string;
            /** @description What staff say to it. */
            note: string | null;
        };
        AccountTeam: {
            id: string;
            name: string;
        };
        AccountTag: {
            id: string;
            name: string;
            color: string | null;
        };
        AccountResponse: {
            /** @description Where each known fact comes from, by field. */
            factOrigins: {
                [key: string]: components["schemas"]["FactOriginResponse"];
            };
            /** Format: date-time */
            verifiedDate: string | null;
            /** @description What the caller may do with it now. */
            allowedActions: ("decline" | "undecline" | "lost" | "delete")[];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            id: string;
            cbid: string | null;
            name: string;
            /** @enum {string} */
            status: "Open" | "Quoted" | "Active Policy" | "Declined" | "Lost" | "Deleted";
            phone: string;
            /** @description The same value as `phone`. */
            phoneNumber: string;
            address1: string;
            address2: string | null;
            address3: string | null;
            city: string;
            state: string | null;
            zipCode: string;
            /** @enum {string} */
            country: "USA" | "GBR";
            /** @description Whether the address was verified, not confirmed by hand. */
            addressVerified: boolean;
            domainName: string | null;
            /** @description Of a year, in the currency of the country. */
            revenue: number | null;
            noOfEmployeesAll: number | null;
            numberOfPersonalRecords: number | null;
            /** @description United States only. */
            naicsCode: string | null;
            /** @description United Kingdom only. */
            sicCode: string | null;
            primaryIndustry: string | null;
            secondaryIndustry: string | null;
            yearEstablished: number | null;
            /** @enum {string|null} */
            ownershipType: "Public" | "Private" | "Non-Profit" | "Public Sector" | "Partnership" | "Non-Corporates" | null;
            /** @enum {string|null} */
            entityType: "Independent" | "Holding" | "Subsidiary" | "Branch" | "Parent" | null;
            dunsNumber: string | null;
            /** @description Domains beside the first one. */
            domains: string[];
            url: string | null;
            noDomainAttested: boolean;
            isFranchise: boolean;
            /** @description Only of a franchise. */
            franchiseSystemConnectivity: boolean | null;
            dbaOrTradestyle: string | null;
            /** @description In percent, 51 to 100; null counts as 100. */
            primaryNaicsPercentage: number | null;
            secondNaicsCode: string | null;
            secondPrimaryIndustry: string | null;
            secondSecondaryIndustry: string | null;
            /** @description What the primary share leaves of 100. */
            secondaryNaicsPercentage: number | null;
            ein: string | null;
            nonUsRevenue: number | null;
            totalRevenue: number | null;
            collectingPersonalInformation: boolean | null;
            /** @description In percent. */
            percentInternationalSales: number | null;
            changeInScope: boolean | null;
            changeInScopeDetail: string | null;
            isVerifiedByAgent: boolean;
            verifiedBy: string | null;
            isCertified: boolean;
            /** @description Whom its policies are written to. */
            contactFirstName: string | null;
            contactLastName: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            agentName: string | null;
            agentEmail: string | null;
            /** @description The insured consented to have ports tried by scans. */
            hasPortConsent: boolean;
            /** @description Why it was declined or lost. */
            statusReason: string | null;
            /** @description The latest wish of its agency for another name; only the agency and staff see it. */
            renameRequest: components["schemas"]["RenameRequestResponse"] | null;
            /** @description Parts of the account that are known, 0 to 10; quoting needs 4. */
            profileScore: number;
            /** @description Why no quote can be requested; null when one can. */
            errorMessage: string | null;
            /** @description The latest risk score, 0 to 100 (best); null when there is none yet. */
            score: number | null;
            teams: components["schemas"]["AccountTeam"][];
            /** @description Of its agency; only the agency and staff see them. */
            tags: components["schemas"]["AccountTag"][];
            agencyId: string | null;
            agencyName: string | null;
            createdBy: string;
        };
        AccountStatsResponse: {
            total: number;
            open: number;
            quoted: number;
            activePolicy: number;
            openForRenewal: number;
            notQuotedYet: number;
            potentialSubmissions: number;
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
        VerifyAddressRequest: {
            /** @enum {string} */
            country: "USA" | "GBR";
            address1?: string | null;
            address2?: string | null;
            /** @description United Kingdom only. */
            address3?: string | null;
            city?: string | null;
            /** @description United States only. */
            state?: string | null;
            zipCode?: string | null;
        };
        VerifyAddressResponse: {
            verified: boolean;
            /** @description The fields that do not hold, by their names in the request. */
            errorFields: string[];
            /** @description The same fields as people of the country call them. */
            localizedErrorFieldNames: string[];
            /** @description What was compared with what is known of places; the rest is taken as it was typed. */
            comparedFields: string[];
        };
        AgencyLevelResponse: {
            name: string;
            /** @description Currency units. */
            minRevenue: number | null;
            maxRevenue: number | null;
        };
        AgencyResponse: {
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            id: string;
            name: string;
            description: string | null;
            hostname: string | null;
            /** @description Null, as the contact is, while an agency that signed up has not completed its profile. */
            npn: string | null;
            /** @description The provider's own identifier of the agency. */
            agencyId: string | null;
            contactFirstName: string | null;
            contactLastName: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            /** @enum {string} */
            region: "US" | "UK";
            dunsNumber: string | null;
            /** @description Percent of the premium; the product's own when null. */
            commission: number | null;
            additionalBrokerFee: number;
            isWholesale: boolean;
            isAppointed: boolean;
            agencyBilled: boolean;
            enforceMFA: boolean;
            canIssue: boolean;
            /** @description Days; the usual 30 when null. */
            paymentTerms: number | null;
            programs: string[];
            levels: components["schemas"]["AgencyLevelResponse"][];
            /** @description Where its logo of 144 by 144 pixels is shown; null without one. */
            smallLogoPath: string | null;
            /** @description Where its logo of 300 by 72 pixels is shown. */
            mediumLogoPath: string | null;
        };
        CreateAgencyRequest: {
            /**
             * @description The edition that it works in; that of the provider's own when left out.
             * @enum {string}
             */
            region?: "US" | "UK";
            name: string;
            description?: string | null;
            hostname?: string | null;
            npn: string;
            /** @description The provider's own identifier of the agency. */
            agencyId?: string | null;
            contactFirstName: string;
            contactLastName: string;
            contactEmail: string;
            contactPhone: string;
        };
        AgencyLevelFields: {
            name: string;
            minRevenue?: number | null;
            maxRevenue?: number | null;
        };
        UpdateAgencyRequest: {
            dunsNumber?: string | null;
            /** @description Percent of the premium; the product's own when null. */
            commission?: number | null;
            /** @description Currency units that each new quote begins with; 0 when null. */
            additionalBrokerFee?: number | null;
            isWholesale?: boolean;
            isAppointed?: boolean;
            /** @description The agency collects the premium of what is bound from now on. */
            agencyBilled?: boolean;
            /** @description Its people may issue what they bound. */
            canIssue?: boolean;
            /** @description Everybody of the agency needs a second factor; the organisation's own setting ends it. */
            enforceMFA?: boolean;
            /** @description Days after the effective date until an invoice is due; the usual 30 when null. */
            paymentTerms?: number | null;
            programs?: string[];
            levels?: components["schemas"]["AgencyLevelFields"][];
            name: string;
            description?: string | null;
            hostname?: string | null;
            npn: string;
            /** @description The provider's own identifier of the agency. */
            agencyId?: string | null;
            contactFirstName: string;
            contactLastName: string;
            contactEmail: string;
            contactPhone: string;
        };
        AgencyLicenseResponse: {
            id: string;
            agencyId: string;
            agencyName: string | null;
            state: string;
            npn: string | null;
            number: string;
            expirationDate: string | null;
            activeResidentState: boolean;
        };
        AgencyLicenseRequest: {
            /**
             * Format: uuid
             * @description Staff name the agency; an agency's licence is its own.
             */
            agencyId?: string;
            state: string;
            npn?: string | null;
            number: string;
            expirationDate: string;
            activeResidentState: boolean;
        };
        ChangeAgencyLicenseRequest: {
            /**
             * Format: uuid
             * @description Staff name the agency; an agency's licence is its own.
             */
            agencyId?: string;
            state: string;
            npn?: string | null;
            number: string;
            expirationDate: string;
            activeResidentState: boolean;
            /** Format: uuid */
            id: string;
        };
        AgentLicenseResponse: {
            id: string;
            agencyId: string;
            agencyName: string | null;
            state: string;
            npn: string | null;
            number: string;
            expirationDate: string | null;
            activeResidentState: boolean;
            agentId: string | null;
            agentEmail: string | null;
            agentFirstName: string | null;
            agentLastName: string | null;
            agentPhone: string | null;
        };
        AgentLicenseRequest: {
            state: string;
            npn?: string | null;
            number: string;
            expirationDate: string;
            activeResidentState: boolean;
            /**
             * Format: uuid
             * @description The person who holds it, one of the agency.
             */
            agentId: string;
            /**
             * Format: email
             * @description That person's mail address; refused when it is another's.
             */
            agentEmail?: string;
        };
        ChangeAgentLicenseRequest: {
            state: string;
            npn?: string | null;
            number: string;
            expirationDate: string;
            activeResidentState: boolean;
            /**
             * Format: uuid
             * @description The person who holds it, one of the agency.
             */
            agentId: string;
            /**
             * Format: email
             * @description That person's mail address; refused when it is another's.
             */
            agentEmail?: string;
            /** Format: uuid */
            id: string;
        };
        AgentResponse: {
            id: string;
            agentFirstName: string | null;
            agentLastName: string | null;
            name: string;
            agentEmail: string;
            agentPhone: string | null;
            npn: string | null;
            agencyId: string;
            teamIds: string[];
        };
        AccountAgencyResponse: {
            agencyId: string;
            agencyName: string;
            /** @description It serves the account. */
            isMyAgent: boolean;
            /** @description It served the account before and can be chosen again. */
            isInterested: boolean;
        };
        AccountAgenciesResponse: {
            /** @description The one that serves the account first, then the others by name. */
            agencies: components["schemas"]["AccountAgencyResponse"][];
        };
        SetAgentRequest: {
            /** @description As the sender knows it; the agency is found by its id. */
            agencyName?: string | null;
            /** @description With the other three of the customer: whom the policies are written to from now on. */
            customerFirstName?: string | null;
            customerLastName?: string | null;
            customerEmail?: string | null;
            customerPhoneNumber?: string | null;
            /** @description As the sender knows it; the agent is found by the mail address. */
            agentFirstName?: string | null;
            /** @description As the sender knows it. */
            agentLastName?: string | null;
            /** @description The person of the agency who takes care of the account. */
            agentEmail?: string | null;
            /** @description As the sender knows it. */
            agentPhoneNumber?: string | null;
            /** @description As the sender knows it. */
            agentName?: string | null;
            /** @description Where the sender read of it; the agency is mailed the address of the account. */
            link?: string | null;
            /** Format: uuid */
            agencyId: string;
        };
        ChangeAgentRequest: {
            /** @description The new agent, of the agency. */
            agentEmail: string;
            /** @description Teams of the agency that get the account. */
            teamIds: string[];
            /** Format: uuid */
            agencyId: string;
        };
        AssignAgencyRequest: {
            /** @description Teams of the agency that get the account; without any, those of the agent or its default. */
            teamIds?: string[];
            /** @description The person of the agency who takes care of it. */
            agentEmail?: string | null;
            /** Format: uuid */
            agencyId: string;
        };
        CompanyResponse: {
            cbid: string;
            name: string;
            address1: string;
            city: string;
            state: string | null;
            zipCode: string;
            /** @enum {string} */
            country: "USA" | "GBR";
            phone: string | null;
            domainName: string | null;
            /** @description NAICS in the US, SIC in the UK. */
            industryCode: string | null;
            primaryIndustry: string | null;
            secondaryIndustry: string | null;
            /** @description How well the company fits what was asked, 0 to 100. */
            match: number;
        };
        DomainCheckResponse: {
            valid: boolean;
            /** @description As it would be stored. */
            domain: string;
            blacklisted: boolean;
            /** @description Why it is not taken; null when it is. */
            reason: string | null;
        };
        EligibleProductResponse: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            eligible: boolean;
            /** @description Why it cannot be quoted; null when it can. */
            reason: string | null;
        };
        AccountFacts: {
            name?: string;
            phone?: string;
            address1?: string;
            address2?: string | null;
            /** @description United Kingdom only. */
            address3?: string | null;
            city?: string;
            /** @description Two letters; United States only. */
            state?: string | null;
            zipCode?: string;
            dbaOrTradestyle?: string | null;
            domainName?: string | null;
            /** @description Domains beside the first one. */
            domains?: string[];
            url?: string | null;
            /** @description Of a year, in the currency of the country. */
            revenue?: number | null;
            totalRevenue?: number | null;
            nonUsRevenue?: number | null;
            /** @description Rounded down. */
            noOfEmployeesAll?: number | null;
            numberOfPersonalRecords?: number | null;
            /** @description United States only. */
            naicsCode?: string | null;
            /** @description United Kingdom only. */
            sicCode?: string | null;
            /** @description In percent, 51 to 100. */
            primaryNaicsPercentage?: number | null;
            /** @description A code of the country's classification; only while the first has less than 100 percent. */
            secondNaicsCode?: string | null;
            yearEstablished?: number | null;
            /** @enum {string|null} */
            ownershipType?: "Public" | "Private" | "Non-Profit" | "Public Sector" | "Partnership" | "Non-Corporates" | null;
            /** @enum {string|null} */
            entityType?: "Independent" | "Holding" | "Subsidiary" | "Branch" | "Parent" | null;
            dunsNumber?: string | null;
            ein?: string | null;
            isFranchise?: boolean;
            /** @description Only of a franchise. */
            franchiseSystemConnectivity?: boolean | null;
            collectingPersonalInformation?: boolean | null;
            /** @description In percent. */
            percentInternationalSales?: number | null;
            changeInScope?: boolean | null;
            changeInScopeDetail?: string | null;
        };
        ConcernedQuote: {
            /** @enum {string} */
            fate: "INVALIDATE" | "REFER" | "RATE_AGAIN";
            id: string;
            quoteNumber: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            status: string;
        };
        PrecheckResponse: {
            WillInvalidateQuotes: boolean;
            WillReferQuotes: boolean;
            /** @description The open quotes that the change concerns; none while no price depends on it. */
            quotes: components["schemas"]["ConcernedQuote"][];
        };
        UpdateAccountRequest: {
            name?: string;
            phone?: string;
            address1?: string;
            address2?: string | null;
            /** @description United Kingdom only. */
            address3?: string | null;
            city?: string;
            /** @description Two letters; United States only. */
            state?: string | null;
            zipCode?: string;
            dbaOrTradestyle?: string | null;
            domainName?: string | null;
            /** @description Domains beside the first one. */
            domains?: string[];
            url?: string | null;
            /** @description Of a year, in the currency of the country. */
            revenue?: number | null;
            totalRevenue?: number | null;
            nonUsRevenue?: number | null;
            /** @description Rounded down. */
            noOfEmployeesAll?: number | null;
            numberOfPersonalRecords?: number | null;
            /** @description United States only. */
            naicsCode?: string | null;
            /** @description United Kingdom only. */
            sicCode?: string | null;
            /** @description In percent, 51 to 100. */
            primaryNaicsPercentage?: number | null;
            /** @description A code of the country's classification; only while the first has less than 100 percent. */
            secondNaicsCode?: string | null;
            yearEstablished?: number | null;
            /** @enum {string|null} */
            ownershipType?: "Public" | "Private" | "Non-Profit" | "Public Sector" | "Partnership" | "Non-Corporates" | null;
            /** @enum {string|null} */
            entityType?: "Independent" | "Holding" | "Subsidiary" | "Branch" | "Parent" | null;
            dunsNumber?: string | null;
            ein?: string | null;
            isFranchise?: boolean;
            /** @description Only of a franchise. */
            franchiseSystemConnectivity?: boolean | null;
            collectingPersonalInformation?: boolean | null;
            /** @description In percent. */
            percentInternationalSales?: number | null;
            changeInScope?: boolean | null;
            changeInScopeDetail?: string | null;
            /**
             * Format: uuid
             * @description The quote on whose page it is changed: rated again, not closed.
             */
            quoteId?: string;
        };
        VerifyAccountRequest: {
            name?: string;
            phone?: string;
            address1?: string;
            address2?: string | null;
            /** @description United Kingdom only. */
            address3?: string | null;
            city?: string;
            /** @description Two letters; United States only. */
            state?: string | null;
            zipCode?: string;
            dbaOrTradestyle?: string | null;
            domainName?: string | null;
            /** @description Domains beside the first one. */
            domains?: string[];
            url?: string | null;
            /** @description Of a year, in the currency of the country. */
            revenue?: number | null;
            totalRevenue?: number | null;
            nonUsRevenue?: number | null;
            /** @description Rounded down. */
            noOfEmployeesAll?: number | null;
            numberOfPersonalRecords?: number | null;
            /** @description United States only. */
            naicsCode?: string | null;
            /** @description United Kingdom only. */
            sicCode?: string | null;
            /** @description In percent, 51 to 100. */
            primaryNaicsPercentage?: number | null;
            /** @description A code of the country's classification; only while the first has less than 100 percent. */
            secondNaicsCode?: string | null;
            yearEstablished?: number | null;
            /** @enum {string|null} */
            ownershipType?: "Public" | "Private" | "Non-Profit" | "Public Sector" | "Partnership" | "Non-Corporates" | null;
            /** @enum {string|null} */
            entityType?: "Independent" | "Holding" | "Subsidiary" | "Branch" | "Parent" | null;
            dunsNumber?: string | null;
            ein?: string | null;
            isFranchise?: boolean;
            /** @description Only of a franchise. */
            franchiseSystemConnectivity?: boolean | null;
            collectingPersonalInformation?: boolean | null;
            /** @description In percent. */
            percentInternationalSales?: number | null;
            changeInScope?: boolean | null;
            changeInScopeDetail?: string | null;
            /** @description Ticked once and for all: only another change of the account takes the tick away. */
            isVerifiedByAgent: boolean;
        };
        VerifiedResponse: {
            /** Format: date-time */
            verifiedDate: string | null;
            isVerifiedByAgent: boolean;
            verifiedBy: string | null;
        };
        CertifyRequest: {
            certified: boolean;
        };
        AskRenameRequest: {
            /** @description The name as it is to be. */
            name: string;
            /** @description Why the client has another name. */
            reason: string;
        };
        DecideRenameRequest: {
            approved: boolean;
            /** @description What to tell the agency; needed for a refusal. */
            note?: string;
        };
        AttestNoDomainRequest: {
            attested: boolean;
        };
        PolicyContactRequest: {
            /**
             * Format: uuid
             * @description The same as in the address, where it is given.
             */
            accountId?: string;
            contactFirstName: string;
            contactLastName: string;
            contactEmail: string;
            contactPhone: string;
        };
        DuplicateAccount: {
            /** @enum {string} */
            sameBy: "DOMAIN" | "NAME_AND_ADDRESS";
            accountId: string;
            name: string;
            agencyName: string | null;
            /** @enum {string} */
            status: "Open" | "Quoted" | "Active Policy" | "Declined" | "Lost" | "Deleted";
        };
        DuplicatesResponse: {
            accounts: components["schemas"]["DuplicateAccount"][];
        };
        FeedbackRequest: {
            /**
             * @default General Feedback
             * @enum {string}
             */
            category: "General Feedback" | "Give Kudos to the team" | "Report a high priority issue" | "Have a question" | "Other";
            feedbackText: string;
            /**
             * @description Whether others may be shown it; only for kudos.
             * @default false
             */
            permissionToShare: boolean;
        };
        FeedbackGivenResponse: {
            id: string;
        };
        FeedbackResponse: {
            id: string;
            /** @enum {string} */
            category: "General Feedback" | "Give Kudos to the team" | "Report a high priority issue" | "Have a question" | "Other";
            feedbackText: string;
            permissionToShare: boolean;
            /** @description Who gave it. */
            userName: string;
            /** @description The organisation of that person; null where it is not known here. */
            organizationName: string | null;
            created: string;
        };
        NoteResponse: {
            noteId: string;
            /** @enum {string} */
            noteType: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            text: string;
            attachments: string[];
            createdBy: string;
            createdByName: string;
            created: string;
            lastUpdated: string | null;
            /** @description Whether the caller wrote it, and so may change it. */
            isOwn: boolean;
        };
        NoteRequest: {
            /** @enum {string} */
            noteType: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            text: string;
            attachments?: string[];
        };
        LeadResponse: {
            /**
             * Format: date-time
             * @description When it was last told from its account.
             */
            synced: string;
            id: string;
            accountId: string;
            companyName: string;
            /** @enum {string} */
            source: "DIRECTORY" | "TYPED";
            /** @enum {string} */
            status: "NEW" | "LOST" | "WORKING" | "WON";
        };
        IndustryCodeResponse: {
            id: string;
            /** @enum {string} */
            scheme: "NAICS" | "SIC";
            /** @description The code, also one of the UK classification. */
            naicsCode: string;
            primaryIndustry: string;
            secondaryIndustry: string | null;
            /** @description From 1 (least exposed) to 5; null when the code has no class. */
            hazard: number | null;
            /** @enum {string|null} */
            action: "decline" | "accept" | "refer" | null;
        };
        NewIndustryCodeRequest: {
            /**
             * @description The country whose classification gets the code; the caller's own when left out.
             * @enum {string}
             */
            country?: "USA" | "GBR";
            /** @description 2 to 6 digits, 5 of UK SIC at most. */
            naicsCode: string;
            /** @description The title of its sector when left out. */
            primaryIndustry?: string | null;
            secondaryIndustry?: string | null;
        };
        IndustryCodeRequest: {
            /** @description 2 to 6 digits, 5 of UK SIC at most. */
            naicsCode: string;
            /** @description The title of its sector when left out. */
            primaryIndustry?: string | null;
            secondaryIndustry?: string | null;
        };
        ProfileResponse: {
            /** @description Parts of the account that are known, 0 to 10; quoting needs 4. */
            profileScore: number;
            /** @description The fields that would give a further point. */
            missingFields: string[];
            /** @description Why no quote can be requested; null when one can. */
            errorMessage: string | null;
        };
        RiskFactorsResponse: {
            networkSecurity: number;
            cloudSecurity: number;
            endpointSecurity: number;
            darkIntelligence: number;
            fundsTransfer: number;
            cyberExtortion: number;
            compliance: number;
        };
        RiskScoreResponse: {
            /** @description The factors that show the value of the industry, because too little is known. */
            estimatedFactors: ("networkSecurity" | "cloudSecurity" | "endpointSecurity" | "darkIntelligence" | "fundsTransfer" | "cyberExtortion" | "compliance")[];
            /**
             * Format: date-time
             * @description When the score was made; null for one that is not kept.
             */
            scoredAt: string | null;
            /**
             * Format: date-time
             * @description When its domain was looked at last; null when it never was.
             */
            scannedAt: string | null;
            /** @description From 0 to 100, 100 is best; null while nothing is known of the company: not scored yet. */
            companyAggregateCF: number | null;
            industryAggregateCF: number;
            factors: components["schemas"]["RiskFactorsResponse"];
            /** @description Shown only; null while too little is known. */
            insiderThreat: number | null;
            /** @description Shown only; null while too little is known. */
            supplyChain: number | null;
            /**
             * @description Of the company's aggregate; null while there is none.
             * @enum {string|null}
             */
            band: "poor" | "fair" | "good" | "excellent" | null;
            /** @description How much of what a score is made from is known, in percent. */
            confidence: number;
            ruleVersion: string;
        };
        ScoreMove: {
            signal: string;
            /** @description What was known of it; null is nothing. */
            before: string | null;
            after: string | null;
            /** @description What it scored, 0 to 100. */
            scoreBefore: number | null;
            scoreAfter: number | null;
        };
        ScoreHistoryEntry: {
            /** Format: date-time */
            scoredAt: string;
            companyAggregateCF: number | null;
            industryAggregateCF: number;
            factors: components["schemas"]["RiskFactorsResponse"];
            ruleVersion: string;
            /** @description What was known otherwise than for the score before. */
            moved: components["schemas"]["ScoreMove"][];
        };
        ScoreHistoryResponse: {
            /** @description The latest first, a hundred at most. */
            scores: components["schemas"]["ScoreHistoryEntry"][];
        };
        SignalResponse: {
            /** @enum {string} */
            source: "SCAN" | "ANSWER" | "CONNECTOR" | "FACT";
            /** Format: date-time */
            at: string | null;
            /** @description Its name in the model of the score. */
            signal: string;
            /** @description The factors that it is a part of. */
            factors: string[];
            /** @description What is known; null is nothing, which is left out of the score. */
            value: string | null;
            /** @description 0 to 100, 100 is best. */
            score: number | null;
            /** @description Of a scan: what was asked for. */
            asked: string | null;
            answered: string | null;
        };
        SignalsResponse: {
            signals: components["schemas"]["SignalResponse"][];
        };
        PortfolioResponse: {
            factors: components["schemas"]["RiskFactorsResponse"] | null;
            /** @description From 0 to 100, 100 is best; null while no insured account has a score. */
            portfolioAggregateCF: number | null;
            /** @description How many accounts it is the mean of. */
            accounts: number;
        };
        IndustryRiskResponse: {
            industryAggregateCF: number;
            factors: components["schemas"]["RiskFactorsResponse"];
        };
        ScanAccountRequest: {
            /**
             * @description Whoever asks answers for it that the domain is the insured's. Needed once for a domain that
             *     nobody typed.
             */
            isDomainAttested?: boolean;
            /** @description The insured consents to have ports tried, or no longer does; kept until it is told anew. */
            hasPortConsent?: boolean;
        };
        ScanStartedResponse: {
            /** @enum {string} */
            status: "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
            scanId: string;
        };
        ScanFindingResponse: {
            /** @description What was found: one of a few words, a count, or the faults of headers. */
            value: string | number | string[];
            /** Format: date-time */
            at: string;
            /** @description Its name in the model of the score. */
            signal: string;
            asked: string;
            answered: string;
        };
        ScanResponse: {
            /** @enum {string} */
            status: "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
            /** @description Steps that are done; a scan whose process has died begins again. */
            done: number;
            /** @description Steps in all; null until that is known. */
            total: number | null;
            /** Format: date-time */
            asked: string;
            /** Format: date-time */
            finished: string | null;
            domainName: string;
            hasPortConsent: boolean;
            /** @description Why it ended without findings. */
            problem: string | null;
            findings: components["schemas"]["ScanFindingResponse"][];
            scanId: string;
        };
        DeclineAccountRequest: {
            /** @description The chosen reason, or the text of the fill-in option. */
            reasonSummary: string;
            /**
             * @description The product that was wanted, where one was.
             * @enum {string|null}
             */
            productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH" | null;
            /** @description The description. */
            reason: string;
        };
        LostAccountRequest: {
            /** @description The chosen reason, or the text of the fill-in option. */
            reasonSummary: string;
            /**
             * @description The product that was wanted, where one was.
             * @enum {string|null}
             */
            productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH" | null;
            /** @description The description. */
            reason: string;
        };
        StateResponse: {
            id: string;
            stateName: string;
            stateNameAbbrv: string;
            /** @description Whether clients there are given new quotes. */
            isOpen: boolean;
        };
        StateRequest: {
            stateName: string;
            /** @description Two capital letters, as in an address. */
            stateNameAbbrv: string;
            /**
             * @description Whether clients there are given new quotes. Left out it stays as it is; of a new state it is
             *     true where there are rates.
             */
            isOpen?: boolean;
        };
        LogoResponse: {
            logoPath: string;
        };
        LogoCropRequest: {
            /** @description 0.4 to 3; at 1 the part is the largest of its shape inside of the picture. */
            zoomFactor: number;
            /** @description 144 of the small logo, 300 of the medium one. */
            width: number;
            /** @description 144 of the small logo, 72 of the medium one. */
            height: number;
            /** @description The address that the upload was answered with. */
            logoPath: string;
            /** Format: uuid */
            agencyId: string;
            small: boolean;
        };
        BulkUploadResponse: {
            /** Format: date-time */
            uploadTime: string;
            /**
             * @description RUNNING until every row is done; FAILED once it was given up, until staff let it go on.
             * @enum {string}
             */
            status: "RUNNING" | "DONE" | "FAILED";
            id: string;
            fileName: string;
            /** @description Rows of the file. */
            numUploaded: number;
            numSuccess: number;
            /** @description Rows that made no client, duplicates among them. */
            numFailure: number;
            /** @description The agency, or the aggregator, whose clients they are. */
            agencyId: string;
        };
        BulkColumnResponse: {
            /**
             * @description What it is read as; null when it is passed over.
             * @enum {string|null}
             */
            column: "name" | "phone" | "address1" | "address2" | "address3" | "city" | "state" | "zipCode" | "country" | "team" | "dbaOrTradestyle" | "domainName" | "url" | "industryCode" | "revenue" | "totalRevenue" | "nonUsRevenue" | "noOfEmployeesAll" | "numberOfPersonalRecords" | "yearEstablished" | "ownershipType" | "entityType" | "dunsNumber" | "ein" | "percentInternationalSales" | "isFranchise" | "franchiseSystemConnectivity" | "collectingPersonalInformation" | null;
            /** @description As in the file. */
            heading: string;
        };
        BulkFaultResponse: {
            /** @description Line of the file; the headings are line 1. */
            line: number;
            name: string;
            errors: string[];
        };
        BulkCheckResponse: {
            /** @description Why the upload would be refused as its columns are read; null when it would not. */
            problem: string | null;
            numRows: number;
            numFaulty: number;
            columns: components["schemas"]["BulkColumnResponse"][];
            /** @description Every row that would make no client. */
            faults: components["schemas"]["BulkFaultResponse"][];
        };
        TagResponse: {
            id: string;
            name: string;
            color: string | null;
            agencyId: string;
            /** @description How many accounts have it. */
            accounts: number;
        };
        TagRequest: {
            name: string;
            /** @description As CSS writes it: #1677ff; none when left out. */
            color?: string | null;
        };
        ApplyTagsRequest: {
            /** @description All that the account is to have: those left out are taken away. */
            tagIds: string[];
        };
        SurplusLicenseResponse: {
            /** Format: date-time */
            created: string;
            id: string;
            agencyId: string;
            agencyName: string | null;
            brokerFirstName: string;
            brokerLastName: string;
            brokerEmail: string;
            surplusLicenseNumber: string;
            surplusLinesState: string;
            signatureOnFile: boolean;
        };
        SurplusLicenseRequest: {
            /**
             * Format: uuid
             * @description Staff name the agency; an agency's licence is its own.
             */
            agencyId?: string;
            brokerFirstName: string;
            brokerLastName: string;
            /** Format: email */
            brokerEmail: string;
            surplusLicenseNumber: string;
            surplusLinesState: string;
            signatureOnFile?: boolean;
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
    listQuestions: {
        parameters: {
            query?: {
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All products ask the same; a product gives the words of its country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getQuestionForm: {
        parameters: {
            query?: {
                /** @description The day from which a quote would run. */
                effectiveDate?: string;
                state?: string;
            };
            header?: never;
            path: {
                productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The same on every day and in every state; the version is raised when that changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionFormResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getAnswers: {
        parameters: {
            query?: {
                productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            };
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One set for all its quotes: a quote begins with them, and its request tells them back.
             *     The versions say who changed which answers, when, and from which quote.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswersResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveAnswers: {
        parameters: {
            query?: {
                productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            };
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
                "application/json": components["schemas"]["SaveAnswersRequest"];
            };
        };
        responses: {
            /**
             * @description A question that is left out keeps its answer, null takes one back; an answer that does
             *     not fit is named (400), and nothing is saved. Prices depend on answers: open quotes become
             *     INVALID or REFERRED as after any other change of the client.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswersResponse"];
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
    saveSocialEngineering: {
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
                "application/json": components["schemas"]["SocialEngineeringRequest"];
            };
        };
        responses: {
            /**
             * @description The answers are among those of `questions/answers/{accountId}`. All three must be yes
             *     for cover against social engineering; `reasons` says what stands in its way.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialEngineeringResponse"];
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
    searchAggregators: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Those with a client in this US state. */
                state?: string;
                /** @description Those of this edition. */
                country?: "USA" | "GBR";
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
                        content: components["schemas"]["PartnerSummary"][];
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
    getAggregator: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    changeAggregatorProfile: {
        parameters: {
            query?: {
                id?: string;
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
                "application/json": components["schemas"]["AggregatorProfileRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays. A second factor is switched on here and lifted in the settings
             *     of the organisation (409). `partner.saved.v1` tells auth, whose sign-in page follows.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    addAgencyToAggregator: {
        parameters: {
            query: {
                daId: string;
            };
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
             * @description The people of the aggregator see its clients, quotes and policies from then on. An
             *     agency of another aggregator is refused with 409; one that is in this one stays. `PUT
             *     /api/account/v1/da/remove/agency/{id}` undoes it. `agency.links-changed.v1` is published.
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
    removeAgencyFromAggregator: {
        parameters: {
            query: {
                daId: string;
            };
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
             * @description Its people see nothing of the agency any more but the accounts that they made. 404 for
             *     an agency that is not in the aggregator. `agency.links-changed.v1` is published.
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
    addAccountToAggregator: {
        parameters: {
            query: {
                daId: string;
            };
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
             * @description Its people see the account from then on; one that is linked stays linked. `PUT
             *     /api/account/v1/da/remove/account/{id}` undoes it. `account.links-changed.v1` is published.
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
    removeAccountFromAggregator: {
        parameters: {
            query: {
                daId: string;
            };
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
             * @description Its people see nothing of the account any more, unless its agency belongs to them. 404
             *     for one that is not linked. `account.links-changed.v1` is published.
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
    searchCarriers: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Those with a client in this US state. */
                state?: string;
                /** @description Made then or later. */
                after?: string;
                /** @description Made then or earlier. */
                before?: string;
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
                        content: components["schemas"]["PartnerSummary"][];
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
    getCarrier: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    changeCarrierProfile: {
        parameters: {
            query?: {
                id?: string;
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
                "application/json": components["schemas"]["PartnerProfileRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays. A second factor is switched on here and lifted in the settings
             *     of the organisation (409). Its host name is changed by `PUT
             *     /api/auth/v1/carrier/hostname/{id}`. `partner.saved.v1` tells auth, whose sign-in page follows.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    searchClusters: {
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
                        content: components["schemas"]["PartnerSummary"][];
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
    getCluster: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    changeClusterProfile: {
        parameters: {
            query?: {
                id?: string;
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
                "application/json": components["schemas"]["ClusterProfileRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays. A second factor is switched on here and lifted in the settings
             *     of the organisation (409). `agencyIds` are all
             *     agencies that are to belong to it; only staff add any (403). `partner.saved.v1` tells auth, whose sign-in page follows.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    addAgencyToCluster: {
        parameters: {
            query: {
                clusterId: string;
            };
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
             * @description The people of the cluster see its quotes, policies and commissions from then on. An
             *     agency of another cluster is refused with 409; one that is in this one stays. `PUT
             *     /api/account/v1/cluster/remove/agency/{id}` undoes it. `agency.links-changed.v1` is published.
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
    removeAgencyFromCluster: {
        parameters: {
            query: {
                clusterId: string;
            };
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
             * @description Its people see nothing of the agency any more; a cluster removes its own alone. 404 for
             *     an agency that is not in the cluster. `agency.links-changed.v1` is published.
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
    searchPremiumProcessors: {
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
                        content: components["schemas"]["PartnerSummary"][];
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
    getPremiumProcessor: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    searchReinsurers: {
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
                        content: components["schemas"]["PartnerSummary"][];
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
    getReinsurer: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    searchSecurityProviders: {
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
                        content: components["schemas"]["PartnerSummary"][];
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
    getSecurityProvider: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    changeSecurityProviderProfile: {
        parameters: {
            query?: {
                id?: string;
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
                "application/json": components["schemas"]["SecurityProviderProfileRequest"];
            };
        };
        responses: {
            /**
             * @description What is left out stays. A second factor is switched on here and lifted in the settings
             *     of the organisation (409). `accountIds` are
             *     all accounts that it is to serve; only staff add any (403). `partner.saved.v1` tells auth, whose sign-in page follows.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    addAccountToSecurityProvider: {
        parameters: {
            query: {
                msspId: string;
            };
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
             * @description Its people see the account from then on; one that is linked stays linked. `PUT
             *     /api/account/v1/mssp/remove/account/{id}` undoes it. `account.links-changed.v1` is published.
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
    removeAccountFromSecurityProvider: {
        parameters: {
            query: {
                msspId: string;
            };
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
             * @description Its people see nothing of the account any more, unless its agency belongs to them. 404
             *     for one that is not linked. `account.links-changed.v1` is published.
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
    searchVendors: {
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
                        content: components["schemas"]["PartnerSummary"][];
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
    getVendor: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff name it by `id` (400 without), a partner reads its own. 404 for everybody else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller has no such profile. */
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
    listSubmissionActivities: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                accountId?: string;
                quoteId?: string;
                policyId?: string;
                userId?: string;
                search?: string;
                first?: number;
                way?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To those that the caller sees, as far as their timelines tell it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityEntries"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    countSubmissionActivities: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                accountId?: string;
                quoteId?: string;
                policyId?: string;
                userId?: string;
                search?: string;
                groupBy?: "action" | "subject" | "day";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By what was done, or by day; the most first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityBuckets"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchSubmissions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Received at or after this instant. */
                after?: string;
                /** @description Received at or before this instant. */
                before?: string;
                /** @description One of these statuses. */
                status?: ("NEW" | "IN_PROGRESS" | "CERTIFIED" | "QUOTED" | "BOUND" | "COMPLETED" | "DECLINED" | "NON_VIABLE" | "LOST" | "DELETED")[];
                agencyId?: string;
                /** @description Of an account. */
                accountId?: string;
                assignedUser?: string;
                /** @description Of accounts that work in this team. */
                teamId?: string;
                filter?: "OPEN" | "UNASSIGNED";
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
                        content: components["schemas"]["SubmissionResponse"][];
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
    getSubmissionStats: {
        parameters: {
            query?: {
                /** @description Received at or after this instant. */
                after?: string;
                /** @description Received at or before this instant. */
                before?: string;
                businessType?: "New Business" | "Renewal";
                agencyId?: string;
                /** @description Whose premium is summed: two currencies are never added. That of the agency when left out. */
                currency?: "USD" | "GBP";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Those that were not viable are left out. Premium is that of the latest priced quote of
             *     each, of one currency alone.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionStatsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listSubmissionAssignees: {
        parameters: {
            query?: {
                /** @description Part of the name or of the address. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most fifty people of the provider, by name; a text finds the name and the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneeResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createSubmission: {
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
                "application/json": components["schemas"]["CreateSubmissionRequest"];
            };
        };
        responses: {
            /**
             * @description For an account, or for a name that is matched to one later. Staff name the agency
             *     (400); an agency sends its own, and does not choose who works on it (400). A message is one
             *     submission (409).
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
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
    assignSubmissions: {
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
                "application/json": components["schemas"]["AssignSubmissionsRequest"];
            };
        };
        responses: {
            /**
             * @description All of them or none: one that is closed refuses the call (409). A new one is in
             *     progress from then on.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedCountResponse"];
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
    declineSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineSubmissionRequest"];
            };
        };
        responses: {
            /** @description Its open quotes are declined with it. Within 90 days it can be taken up again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
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
    certifySubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of a submission in progress that is matched to an account (409). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
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
    markSubmissionNonViable: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NonViableRequest"];
            };
        };
        responses: {
            /** @description It counts in no statistics. One with a priced quote is declined instead (409). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
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
    completeSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of one that is quoted or bound (409). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
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
    getSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One that the caller does not see is answered 404, as if there were none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSubmissionRequest"];
            };
        };
        responses: {
            /**
             * @description Its name, account and agency; staff also say who works on it and how the work stands.
             *     One that was declined, lost or not viable is taken up again by the status IN_PROGRESS, within 90
             *     days (409).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionResponse"];
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
    deleteSubmission: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new one, or one that was not viable, without a quote (409). Its record stays. */
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
    listSubmissionTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                submissionId: string;
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
                    "application/json": {
                        content: components["schemas"]["TimelineEntry"][];
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    verifySubmissionTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Each record is sealed with the one before it; this computes the seals again and names
             *     the oldest record that does not hold.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineVerification"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    searchWholesaleRequests: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Quotes in one of these statuses. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                /** @description Those that still wait to be bound. */
                filter?: "WAITING";
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
                        content: components["schemas"]["WholesaleRequestResponse"][];
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
    createAccount: {
        parameters: {
            query?: {
                /** @description Create although the address does not verify; only with `account:address-override`. */
                confirmAddress?: boolean;
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
                "application/json": components["schemas"]["CreateAccountRequest"];
            };
        };
        responses: {
            /**
             * @description Faults of address, telephone, company and teams are all named at once (400). An
             *     address that does not verify is taken only with `confirmAddress=true`, which needs
             *     `account:address-override` (403); an account that the organisation has already is refused with
             *     409. What the directory knows of the company is taken over, the risk is scored, and
             *     `account.created.v1` tells the other services. `DELETE /api/account/v1/{accountId}`
             *     deletes one that was never bound.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    searchAccounts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Created at or after this instant. */
                after?: string;
                /** @description Created at or before this instant. */
                before?: string;
                /** @description One of these statuses. */
                status?: ("Open" | "Quoted" | "Active Policy" | "Declined" | "Lost" | "Deleted")[];
                teamId?: string;
                agencyId?: string;
                /** @description What is to be done with it. */
                filter?: "ACTIVE POLICY" | "OPEN FOR RENEWAL" | "NOT QUOTED YET" | "POTENTIAL SUBMISSIONS" | "NAME REQUESTS" | "LOW SCORE";
                /** @description With one of these tags. */
                tags?: string[];
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
                        content: components["schemas"]["AccountResponse"][];
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
    getAccountStats: {
        parameters: {
            query?: {
                /** @description Created at or after this instant. */
                after?: string;
                /** @description Created at or before this instant. */
                before?: string;
                teamId?: string;
                agencyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As many as `GET /api/account/v1/search` answers with the same `status` or `filter`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountStatsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    findAccounts: {
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
             * @description By name, domain, telephone, however that is written, or by whom its policies are
             *     written to; in the rows of the list. The name itself comes first, then what begins so;
             *     `detail` is the domain, or the town where none is known.
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
    getAccount: {
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
             * @description Its status follows its quotes and policies, its agency and teams what `PUT
             *     /api/account/v1/assign-agency/{accountId}` and its neighbours say. One that the caller does not see is answered 404, as if
             *     there were none.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateAccount: {
        parameters: {
            query?: {
                /** @description Save although the address does not verify; only with `account:address-override`. */
                confirmAddress?: boolean;
            };
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
                "application/json": components["schemas"]["UpdateAccountRequest"];
            };
        };
        responses: {
            /**
             * @description A field that is left out stays, null takes a fact back; every field that does not hold
             *     is named at once (400), and then nothing is saved. Each changed fact is from then on one that
             *     was typed, by the caller and now. A changed fact of rating makes open quotes INVALID or REFERRED
             *     (`POST precheck/{accountId}` names them); the one of `quoteId` is rated again. A change takes
             *     the agent's verification away. Once something was quoted only staff rename a client
             *     (409); an agency asks them by `POST rename/{accountId}`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    deleteAccount: {
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
        requestBody?: never;
        responses: {
            /**
             * @description Its open quotes are deleted with it; nobody sees it any more. One that was ever bound
             *     is refused with 409. The record of it stays, and no call brings it back.
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
    verifyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyAddressRequest"];
            };
        };
        responses: {
            /**
             * @description It verifies when its own fields hold and its ZIP lies in its state. The fields at
             *     fault are answered also as people of that country call them; `comparedFields` says what was
             *     judged at all: street and town are taken as they are typed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyAddressResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    searchAgencies: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Agencies of one kind; INCOMPLETE are those that signed up and have no profile yet. */
                filter?: "WHOLESALE" | "APPOINTED" | "AGENCY BILLED" | "INCOMPLETE";
                region?: "US" | "UK";
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
                        content: components["schemas"]["AgencyResponse"][];
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
    createAgency: {
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
                "application/json": components["schemas"]["CreateAgencyRequest"];
            };
        };
        responses: {
            /**
             * @description It is a tenant from then on: its first person is invited by `POST
             *     /api/auth/v1/users` with its id as `accountId`. It begins without terms of its own; one
             *     that an aggregator makes belongs to it, its terms and its people are the provider's to set. A name that
             *     another agency has, or a host name that any organisation has, is refused with 409. `agency.saved.v1` is published. `DELETE
             *     /api/account/v1/agency/{agencyId}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyResponse"];
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
    getAgency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agencyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Profile, contact, terms, programs and levels, amounts in currency units. One that the
             *     caller may not see is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeAgency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                agencyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgencyRequest"];
            };
        };
        responses: {
            /**
             * @description A setting that is left out stays. An agency edits its own profile; commission, broker
             *     fee, billing, payment terms, programs, levels, appointment and issue authority are set by staff
             *     with `agency:settings` (403, unless they are sent as they are). Terms count in quotes, bills and
             *     commissions from then on and change nothing that is bound. A second factor for everybody is
             *     switched on here and off by `PUT /api/auth/v1/organizations/{id}` (409). `agency.saved.v1` is
             *     published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyResponse"];
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
    deleteAgency: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                agencyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Refused with 409 while it has clients, policies or belongs to a cluster; the answer says
             *     which. Its people can sign in no more. It cannot be brought back. `agency.saved.v1` is published.
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
    searchAgencyLicenses: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                state?: string;
                /** @description The same as `state`. */
                surplusLinesState?: string;
                agencyId?: string;
                /** @description The mail address of the holder; of an agency's own licence that of its contact. */
                email?: string;
                /** @description Those that end on this day or later; surplus licences that were entered then. */
                after?: string;
                /** @description Those that end on this day or before; surplus licences that were entered then. */
                before?: string;
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
                        content: components["schemas"]["AgencyLicenseResponse"][];
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
    changeAgencyLicense: {
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
                "application/json": components["schemas"]["ChangeAgencyLicenseRequest"];
            };
        };
        responses: {
            /**
             * @description The body names the licence by `id`; all else of it is replaced, the agency stays. The
             *     rules are those of a new one. `license.saved.v1` tells the services that bind by it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyLicenseResponse"];
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
    addAgencyLicense: {
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
                "application/json": components["schemas"]["AgencyLicenseRequest"];
            };
        };
        responses: {
            /**
             * @description A state that is none and a date of expiry that is past are refused with 400, the same
             *     licence twice with 409. Staff name the agency; others add to their own. `license.saved.v1`
             *     tells the services that bind by it. `DELETE /api/agency/v1/license/{licenseId}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyLicenseResponse"];
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
    deleteAgencyLicense: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                licenseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells
             *     so. To have it back, add it again.
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
    searchAgentLicenses: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                state?: string;
                /** @description The same as `state`. */
                surplusLinesState?: string;
                agencyId?: string;
                /** @description The mail address of the holder; of an agency's own licence that of its contact. */
                email?: string;
                /** @description Those that end on this day or later; surplus licences that were entered then. */
                after?: string;
                /** @description Those that end on this day or before; surplus licences that were entered then. */
                before?: string;
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
                        content: components["schemas"]["AgentLicenseResponse"][];
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
    searchAllAgentLicenses: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                state?: string;
                /** @description The same as `state`. */
                surplusLinesState?: string;
                agencyId?: string;
                /** @description The mail address of the holder; of an agency's own licence that of its contact. */
                email?: string;
                /** @description Those that end on this day or later; surplus licences that were entered then. */
                after?: string;
                /** @description Those that end on this day or before; surplus licences that were entered then. */
                before?: string;
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
                        content: components["schemas"]["AgentLicenseResponse"][];
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
    listOwnLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stateOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that end last come first, also such as have ended; empty for who holds none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentLicenseResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteAgentLicense: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                stateOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells
             *     so. To have it back, add it again.
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
    changeAgentLicense: {
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
                "application/json": components["schemas"]["ChangeAgentLicenseRequest"];
            };
        };
        responses: {
            /**
             * @description The body names the licence by `id`; all else of it is replaced, its agent too, by
             *     another of the same agency. The rules are those of a new one. `license.saved.v1` tells the
             *     services that bind by it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentLicenseResponse"];
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
    addAgentLicense: {
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
                "application/json": components["schemas"]["AgentLicenseRequest"];
            };
        };
        responses: {
            /**
             * @description The agent is a person of the agency, any for staff (400 otherwise). A state that is none
             *     and a day of expiry that is past are refused with 400, the same licence twice with 409.
             *     `license.saved.v1` tells the services that bind by it. `DELETE
             *     /api/agency/v1/agent/license/{stateOrId}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentLicenseResponse"];
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
    searchAgents: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                agencyId?: string;
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
                        content: components["schemas"]["AgentResponse"][];
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
    getAccountAgencies: {
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
            /** @description An agency reads of itself alone. The one that serves the account comes first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAgenciesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    setMyAgent: {
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
                "application/json": components["schemas"]["SetAgentRequest"];
            };
        };
        responses: {
            /**
             * @description The account and its policies are seen by that agency from now on, and no more by the
             *     one of before, whose open quotes become INVALID; `account.agent-changed.v1` tells the other
             *     services, and the agency is mailed. Without `agentEmail` it is the agency as a whole. The four
             *     fields of the customer name whom its policies are written to. Others
             *     than the insured need `account:assign-agent`; an agency may name itself only, for another of its
             *     agents (403). `DELETE` of the same address takes it back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAgenciesResponse"];
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
    removeMyAgent: {
        parameters: {
            query: {
                /** @description The agency that serves the account. */
                agencyId: string;
            };
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
        requestBody?: never;
        responses: {
            /**
             * @description Nobody serves it then but the provider; the agency can be chosen again. Its open
             *     quotes become INVALID. 404 when that agency does not serve it. Others than the insured need
             *     `account:assign-agent`; an agency may name itself only (403).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAgenciesResponse"];
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
    changeAgent: {
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
                "application/json": components["schemas"]["ChangeAgentRequest"];
            };
        };
        responses: {
            /** @description By provider staff. What follows is as for `PUT /api/account/v1/my-agent/{accountId}`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    assignAgency: {
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
                "application/json": components["schemas"]["AssignAgencyRequest"];
            };
        };
        responses: {
            /**
             * @description Needs `account:assign-agent`, of an aggregator `account:create` (403). It is of others
             *     when it has another agency or another agent of the same one. An agent
             *     or team that is not the agency's is refused with 400. What follows is as for `PUT
             *     /api/account/v1/my-agent/{accountId}`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    lookUpCompanies: {
        parameters: {
            query?: {
                /** @description Page, counted from 0. */
                page?: number;
                size?: number;
                /** @description Name of the company, or a part of it. */
                search?: string;
                /** @description Only companies of this country. */
                country?: "USA" | "GBR";
                /** @description Companies of this state first. */
                state?: string;
                city?: string;
                zipCode?: string;
                /** @description Finds a company by itself, also under another name. */
                phone?: string;
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
                        content: components["schemas"]["CompanyResponse"][];
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
    checkDomain: {
        parameters: {
            query?: {
                domain?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A scheme before it and a path behind it are left away. Domains of mail for everybody
             *     and blacklisted ones are not taken; `reason` says why in words.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainCheckResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    eligibleProducts: {
        parameters: {
            query?: {
                /** @description The day from which a quote would run. */
                effectiveDate?: string;
                isRenewal?: boolean;
            };
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description All products of its country, each with why it cannot be quoted now: its status, what
             *     is not known of it yet, or its industry.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EligibleProductResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    precheckAccount: {
        parameters: {
            query?: {
                /** @description The quote on whose page it is changed: rated again, not closed. */
                quoteId?: string;
            };
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountFacts"];
            };
        };
        responses: {
            /**
             * @description Facts that no price depends on concern no quote. A change of the others closes open
             *     quotes, those of the 250 products go to underwriting instead, and the quote named by `quoteId`
             *     is rated again. What would be refused is refused here as well.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrecheckResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyAccount: {
        parameters: {
            query?: {
                /** @description The quote on whose page it is changed: rated again, not closed. */
                quoteId?: string;
            };
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
                "application/json": components["schemas"]["VerifyAccountRequest"];
            };
        };
        responses: {
            /**
             * @description Facts that are told with it are corrected by the same rules as `PUT {accountId}` and
             *     count as attested by the agent. The tick cannot be taken back; a later change of any fact takes
             *     it away, and the details are to be verified again. Only people of the agency verify (403).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedResponse"];
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
    certifyAccount: {
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
                "application/json": components["schemas"]["CertifyRequest"];
            };
        };
        responses: {
            /** @description Only staff certify (403); the same call with `certified` false takes it back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    decideRename: {
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
                "application/json": components["schemas"]["DecideRenameRequest"];
            };
        };
        responses: {
            /**
             * @description A refusal says why (400). The agency reads both on the account and in its timeline.
             *     Only staff decide (403), once (409).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    askRename: {
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
                "application/json": components["schemas"]["AskRenameRequest"];
            };
        };
        responses: {
            /**
             * @description The name stands in quotes and policies, so an agency does not change it alone. Staff
             *     find the request among the accounts (`filter=NAME REQUESTS`) and decide; asked again it takes
             *     the place of the one before. The name of a client that was never quoted is changed by `PUT
             *     {accountId}` (409). Only people of the agency ask (403).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    attestNoDomain: {
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
                "application/json": components["schemas"]["AttestNoDomainRequest"];
            };
        };
        responses: {
            /**
             * @description Its profile then misses no domain. It is refused with 409 while a domain is known, and
             *     ends when one is told; `attested` false takes it back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    savePolicyContact: {
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
                "application/json": components["schemas"]["PolicyContactRequest"];
            };
        };
        responses: {
            /**
             * @description All four fields are needed, the telephone as one of the account's country. A policy
             *     that is bound later tells its own policyholder.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    getAccountDuplicates: {
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
             * @description Recognised by the domain, or by name and address whatever the spelling. Everybody else
             *     is refused with 403: no agency learns what another has entered.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    searchFeedback: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                category?: "General Feedback" | "Give Kudos to the team" | "Report a high priority issue" | "Have a question" | "Other";
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
                        content: components["schemas"]["FeedbackResponse"][];
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
    giveFeedback: {
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
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /**
             * @description Staff read it with the name of who said it. Only kudos may be marked to be shared;
             *     anything else so marked is refused with 400. No call takes it back.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackGivenResponse"];
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
    searchLeadNotes: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                noteType?: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            };
            header?: never;
            path: {
                leadId: string;
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
                    "application/json": {
                        content: components["schemas"]["NoteResponse"][];
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addLeadNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                leadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /**
             * @description Of a type that the caller reads (400). `attachments` names documents of its account
             *     that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    editLeadNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                leadId: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /**
             * @description Only its author may (403); the type and the documents keep to the same rules as those of
             *     a new note (400).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    deleteLeadNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                leadId: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Only its author may (403). It is gone for everybody; the activity log keeps what it
             *     said.
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
    syncLeads: {
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
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    /** @description Where the lead stands among those of the company. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
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
    searchLeads: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                status?: "NEW" | "LOST" | "WORKING" | "WON";
                source?: "DIRECTORY" | "TYPED";
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
                        content: components["schemas"]["LeadResponse"][];
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
    searchNotes: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                noteType?: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            };
            header?: never;
            path: {
                accountId: string;
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
                    "application/json": {
                        content: components["schemas"]["NoteResponse"][];
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addNote: {
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
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /**
             * @description Of a type that the caller reads (400). `attachments` names documents of the account
             *     that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    editNote: {
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
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /**
             * @description Only its author may (403); the type and the documents keep to the same rules as those of
             *     a new note (400).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    deleteNote: {
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
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Only its author may (403). It is gone for everybody; the activity log keeps what it
             *     said.
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
    searchIndustries: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description The classification of this country: NAICS or UK SIC; that of the caller's when left out. */
                country?: "USA" | "GBR";
                /** @description 0 leaves out a code when a more detailed one has the same title. */
                dup?: number;
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
                        content: components["schemas"]["IndustryCodeResponse"][];
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
    addIndustryCode: {
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
                "application/json": components["schemas"]["NewIndustryCodeRequest"];
            };
        };
        responses: {
            /**
             * @description To the classification of a country, and to no other. What has not two to six digits is
             *     refused with 400, a code that is there with 409. How exposed it is follows from the digits that
             *     it begins with. `DELETE /api/account/v1/naics/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryCodeResponse"];
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
    changeIndustryCode: {
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
                "application/json": components["schemas"]["IndustryCodeRequest"];
            };
        };
        responses: {
            /**
             * @description Its titles always; its digits only while no client has it (409). Clients keep the titles
             *     that they were given. It stays in its classification.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryCodeResponse"];
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
    deleteIndustryCode: {
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
             * @description Nobody is given it from then on. While clients have it, it is refused with 409, which
             *     says how many. To have it back, add it again.
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
    getAccountProfile: {
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
             * @description A point for each of ten parts that are known; quoting needs four, and `errorMessage`
             *     says when they are missing. Answers and contact come from the quotes and the bound policy of
             *     the account.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    refreshAccount: {
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
        requestBody?: never;
        responses: {
            /**
             * @description What was typed or attested stays. A changed fact scores the account again and tells
             *     its open quotes as every change does. A company that the directory does not know is refused
             *     with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    refreshAgencyAccount: {
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
        requestBody?: never;
        responses: {
            /**
             * @description What was typed or attested stays. A company that the directory does not know is
             *     refused with 409, the account of another agency answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    reloadAccount: {
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
        requestBody?: never;
        responses: {
            /**
             * @description The answer holds what the directory told; the scan goes on as a job, and `GET
             *     /api/account/v1/scan/{accountId}` tells how far it is. A source that the account does not have
             *     is left out; with none at all it is refused with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    getRiskScore: {
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
             * @description The latest one: 0 to 100, 100 is best, beside what is usual in the industry. Factors
             *     of which too little is known show the value of the industry and are named as estimated. An
             *     account that was never scored is assessed for this answer alone.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskScoreResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getScoreHistory: {
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
             * @description The latest first. `moved` names each signal that was known otherwise than for the
             *     score before, with what was known and what it scored each time.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreHistoryResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getScoreSignals: {
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
             * @description Every signal of the model: what is known of it and what that scores, for a scanned one
             *     also what was asked, what came back and when. One without a value is left out of the score.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignalsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPortfolioRisk: {
        parameters: {
            query?: {
                /** @description Only policies that began on the day of this instant or later. */
                after?: string;
                /** @description Only policies that began on the day of this instant or earlier. */
                before?: string;
                /** @description Only accounts of this agency. */
                agencyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The mean of their scores and factors, weighted by the aggregate limits of their
             *     policies in force. Agency and the days on which policies began narrow it. Null where no
             *     insured account has a score.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getIndustryRisk: {
        parameters: {
            query?: {
                /** @description Whose classification the code is of; that of the United States when absent. */
                country?: "USA" | "GBR";
            };
            header?: never;
            path: {
                naicsCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The aggregate and each factor, 0 to 100. The code is one of NAICS, or of UK SIC with
             *     `country=GBR`; one that the classification does not have is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryRiskResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getAccountScan: {
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
             * @description One that led to a server which is not public, or that was given up, has failed and
             *     says why. An account that was never scanned is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    scanAccount: {
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
                "application/json": components["schemas"]["ScanAccountRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    /** @description Where the scan tells how far it is, and in the end what it found. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanStartedResponse"];
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
    declineAccount: {
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
                "application/json": components["schemas"]["DeclineAccountRequest"];
            };
        };
        responses: {
            /**
             * @description Its open quotes are declined with it, and none can be requested until `PUT
             *     /api/account/v1/undecline/{accountId}`. An account with a policy in force is refused with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    undeclineAccount: {
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
        requestBody?: never;
        responses: {
            /**
             * @description It is open again and can be quoted; the quotes that were declined with it stay so.
             *     Any other account is refused with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    markAccountLost: {
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
                "application/json": components["schemas"]["LostAccountRequest"];
            };
        };
        responses: {
            /**
             * @description Its open quotes are lost with it. The next quote that is requested for it opens it
             *     again. An account with a policy in force is refused with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    listStates: {
        parameters: {
            query?: {
                /** @description The United Kingdom has no states. */
                country?: "USA" | "GBR";
                /** @description The states in which this product is offered; one of the UK edition is sold in none. */
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description In the order of their names. `product` leaves those where it is offered; the United
             *     Kingdom and its products have none and are answered an empty list.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchStates: {
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
                        content: components["schemas"]["StateResponse"][];
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
    addState: {
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
                "application/json": components["schemas"]["StateRequest"];
            };
        };
        responses: {
            /**
             * @description Licences may name it from then on. It is open to new quotes where there are rates: in
             *     the 50 states and D.C. A name or an abbreviation that is there is refused with 409.
             *     `DELETE /api/account/v1/state/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateResponse"];
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
    changeState: {
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
                "application/json": components["schemas"]["StateRequest"];
            };
        };
        responses: {
            /**
             * @description One that is not open gives its clients no new quotes (409); what was quoted and bound
             *     there goes on. The abbreviation changes only while no client and no licence names it (409).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateResponse"];
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
    deleteState: {
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
             * @description While clients or licences name it, it is refused with 409, which says how many. Nobody
             *     is quoted there from then on. To have it back, add it again.
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
    uploadLogo: {
        parameters: {
            query: {
                /** @description Whether it becomes the small logo (50 kB at most) or the medium one (150 kB). */
                isSmall: "true" | "false";
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                agencyId: string;
            };
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
             * @description 50 kB at most for the small one, 150 kB for the medium one. PNG, JPEG and GIF are taken
             *     by what they are, not by their name (400 otherwise), and redrawn. It replaces an upload of before
             *     and is shown to nobody until `POST /api/agency/v1/logo`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoResponse"];
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
    cropLogo: {
        parameters: {
            query: {
                /** @description Left edge of the part, in pixels of the picture; below 0 it begins outside. */
                xCoordinate: number;
                /** @description Upper edge of the part, in pixels of the picture. */
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
                "application/json": components["schemas"]["LogoCropRequest"];
            };
        };
        responses: {
            /**
             * @description 144 by 144 pixels of the small logo, 300 by 72 of the medium one, at a zoom of 0.4 to 3
             *     (400 otherwise); what reaches beyond the picture is clear. An agency that is not the caller's is
             *     answered 404. The new logo has a new address. `agency.saved.v1` is published. `DELETE
             *     /api/agency/v1/logo/s/{agencyId}` or `/m/{agencyId}` takes it away.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such agency, or no such upload of it. */
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
    getSmallLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agencyId: string;
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
                    "image/png": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeSmallLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                agencyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What was uploaded for it too. Without one nothing happens; otherwise `agency.saved.v1`
             *     is published. To have it back, upload it again.
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
    getMediumLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agencyId: string;
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
                    "image/png": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removeMediumLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                agencyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What was uploaded for it too. Without one nothing happens; otherwise `agency.saved.v1`
             *     is published. To have it back, upload it again.
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
    getLogoFile: {
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
                    "image/png": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    startBulkUpload: {
        parameters: {
            query?: {
                /** @description The agency whose clients they are; the provider's people name it. */
                agencyId?: string;
                /**
                 * @description What each column of the file is, in its order, separated by commas and empty for one that is
                 *     passed over; by the headings when left out.
                 */
                columns?: string;
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /**
             * @description CSV, XLS or XLSX of 5 MB at most, with the columns of the template in any order. Each
             *     row makes an account by the rules of `POST /api/account/v1`, or counts as a failure, a duplicate
             *     too. A file that is larger (413), of another type, with formulas, or without a column that is
             *     needed is refused whole (400), in one sentence. `GET /api/bus/v1/bulkUpload/{id}` says how far it
             *     is; the accounts are deleted one by one if they were not meant.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUploadResponse"];
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
    checkBulkUpload: {
        parameters: {
            query?: {
                /** @description The agency whose clients they are; the provider's people name it. */
                agencyId?: string;
                /**
                 * @description What each column of the file is, in its order, separated by commas and empty for one that is
                 *     passed over; by the headings when left out.
                 */
                columns?: string;
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /**
             * @description How each heading is read, and every row that would make no account with all that is
             *     wrong with it. Columns that can not be read so are named as the `problem`, so that others can be
             *     chosen; every other file is refused as by the upload.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkCheckResponse"];
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
    searchBulkUploads: {
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
                        content: components["schemas"]["BulkUploadResponse"][];
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
    getBulkTemplate: {
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
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getBulkUpload: {
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
             * @description It is done when successes and failures make up its rows. One of another organisation is
             *     answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUploadResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getBulkResult: {
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
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    searchTags: {
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
                        content: components["schemas"]["TagResponse"][];
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
    createTag: {
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
                "application/json": components["schemas"]["TagRequest"];
            };
        };
        responses: {
            /** @description A name is there once, in capitals or not (409). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
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
    applyTags: {
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
                "application/json": components["schemas"]["ApplyTagsRequest"];
            };
        };
        responses: {
            /**
             * @description Those that are left out are taken away. Only tags of the caller's own agency (400), on
             *     accounts that the caller sees (404). They belong to the agency: an account that moves to another
             *     one shows none of them there.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tagId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagRequest"];
            };
        };
        responses: {
            /** @description The accounts that have it show the new one at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
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
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tagId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is taken from the accounts that have it, and cannot be brought back. */
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
    searchSurplusLicenses: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                state?: string;
                /** @description The same as `state`. */
                surplusLinesState?: string;
                agencyId?: string;
                /** @description The mail address of the holder; of an agency's own licence that of its contact. */
                email?: string;
                /** @description Those that end on this day or later; surplus licences that were entered then. */
                after?: string;
                /** @description Those that end on this day or before; surplus licences that were entered then. */
                before?: string;
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
                        content: components["schemas"]["SurplusLicenseResponse"][];
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
    searchAllSurplusLicenses: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                state?: string;
                /** @description The same as `state`. */
                surplusLinesState?: string;
                agencyId?: string;
                /** @description The mail address of the holder; of an agency's own licence that of its contact. */
                email?: string;
                /** @description Those that end on this day or later; surplus licences that were entered then. */
                after?: string;
                /** @description Those that end on this day or before; surplus licences that were entered then. */
                before?: string;
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
                        content: components["schemas"]["SurplusLicenseResponse"][];
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
    addSurplusLicense: {
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
                "application/json": components["schemas"]["SurplusLicenseRequest"];
            };
        };
        responses: {
            /**
             * @description A state that is none is refused with 400, as is a signature on file outside Louisiana
             *     and Montana; the same licence twice with 409. Only staff say whether a signature is on file.
             *     `license.saved.v1` tells the services that bind by it. `DELETE
             *     /api/account/v1/agency/surplus/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurplusLicenseResponse"];
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
    changeSurplusLicense: {
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
                "application/json": components["schemas"]["SurplusLicenseRequest"];
            };
        };
        responses: {
            /**
             * @description All but the agency is replaced, under the rules of a new one; the mark of a signature
             *     on file changes for staff alone. `license.saved.v1` tells the services that bind by it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurplusLicenseResponse"];
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
    deleteSurplusLicense: {
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
             * @description Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells
             *     so. To have it back, add it again.
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
    listAccountActivities: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                accountId?: string;
                quoteId?: string;
                policyId?: string;
                userId?: string;
                search?: string;
                first?: number;
                way?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To those that the caller sees, as far as their timelines tell it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityEntries"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    countAccountActivities: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                accountId?: string;
                quoteId?: string;
                policyId?: string;
                userId?: string;
                search?: string;
                groupBy?: "action" | "subject" | "day";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By what was done, or by day; the most first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityBuckets"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listAccountTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                accountId: string;
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
                    "application/json": {
                        content: components["schemas"]["TimelineEntry"][];
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyAccountTimeline: {
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
             * @description Each record is sealed with the one before it, a second after it was written; this
             *     computes the seals again and names the oldest record that does not hold.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelineVerification"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
}
