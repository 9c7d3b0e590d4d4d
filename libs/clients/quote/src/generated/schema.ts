// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/quote/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQuote"];
        put: operations["requestToBind"];
        post?: never;
        delete: operations["deleteQuote"];
        options?: never;
        head?: never;
        patch: operations["patchAccountFacts"];
        trace?: never;
    };
    "/api/quote/v1/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQuoteRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listQuoteTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/{id}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["verifyQuoteTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listQuoteActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/activities/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["countQuoteActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/additional-insureds/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeAdditionalInsureds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/agent-issue/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueQuoteAsAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/agent/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeQuoteAgent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/appetite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["askAppetite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/appetite/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchAppetiteOuts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/application-link/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getApplicationLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/approve/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["releaseTermsAtApprove"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/attest-surplus-compliance/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["attestSurplusNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/attest/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["attestApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/bind/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["bindQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/broker-fees/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveBrokerFees"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteQuotes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/bulk/invalid-or-expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteClosedQuotes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/account/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCart"];
        put?: never;
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/account/{accountId}/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/account/{accountId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/submission/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSubmissionCart"];
        put?: never;
        post: operations["addToSubmissionCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/submission/{submissionId}/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeFromSubmissionCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/submission/{submissionId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitSubmissionCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/commission/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeCommission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cover-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/customer/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changePolicyholder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/decline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["declineQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/documents/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQuoteDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/duplicate/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["duplicateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/edit/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["editQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/endorsement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEndorsements"];
        put: operations["changeEndorsement"];
        post: operations["createEndorsement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["getIndication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications/batch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBatch"];
        put?: never;
        post?: never;
        delete: operations["cancelBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications/batch/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resumeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications/products/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/irpm/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveIrpm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/issue/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/lost/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["markLost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/mga-fees/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["saveMgaFee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/note-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNoteTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/notes/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchQuoteNotes"];
        put?: never;
        post: operations["addQuoteNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/notes/{quoteId}/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["editQuoteNote"];
        post?: never;
        delete: operations["deleteQuoteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createPrime250"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["editPrime250"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/bind/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["bindQuoteAtP250"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createPrime250Bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addPrime250ToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/decline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["declineQuoteAtP250"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/details/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPrime250Details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/quotes/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPrime250Quotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/release/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["releaseTermsAtP250"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/uw/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["underwritePrime250"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250Details/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["savePrime250Questions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/proposal/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/read/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["markQuoteRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/reassess-risk/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reassessRisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/recalculate/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recalculateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/release/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["releaseTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/renewal/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/request-review/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/rescind/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["rescindQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/reset/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["resetQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/restore/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["restoreQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/retryrequest/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["retryRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/revive/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["reviveQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/salesInbox/invalid/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["invalidateQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchQuotesToDo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQuoteAggregate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchQuoteDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQuoteHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/premium": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getQuotePremium"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchQuotesByRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/uniqueAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getUniqueAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/uw-inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/send-sign-request/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendSignRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/send-surplus-notice/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendSurplusNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/snooze/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["snoozeQuote"];
        post?: never;
        delete: operations["wakeQuote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/specified-events/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSpecifiedEvents"];
        put?: never;
        post: operations["addSpecifiedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/specified-events/{quoteId}/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["editSpecifiedEvent"];
        post?: never;
        delete: operations["deleteSpecifiedEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/status/agency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgencyStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/status/binder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBinderStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/status/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCustomerStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSubjectivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/complete/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["completeSubjectivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/manuscript/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addManuscript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSubjectivitySettings"];
        put: operations["saveSubjectivitySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/settings/{settingId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listConditionTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/settings/{settingId}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["verifyConditionTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/switch-surplus/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["switchMarket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/tam/override/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["overrideTam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/tool-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["priceToolScores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/tool-prices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getToolPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/underwriter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUnderwriters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/underwriter/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["assignUnderwriter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/update/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/update/needBy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeNeedBy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/uw/bypass-cf-rules/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["bypassRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/uw/refer/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["referQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/uw/toggle-flag/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["toggleUrgent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/uw/underwrite/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["underwriteQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/work/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenQuotes"];
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
        ActivityBucket: {
            count: number;
            key: string;
        };
        ActivityBuckets: {
            buckets: components["schemas"]["ActivityBucket"][];
        };
        ActivityEntries: {
            entries: components["schemas"]["ActivityEntry"][];
            total: number;
        };
        ActivityEntry: {
            action: string;
            by: components["schemas"]["TimelineActor"];
            changes: components["schemas"]["TimelineChange"][];
            correlationId: string | null;
            documentIds: string[];
            id: string;
            number: string | null;
            occurred: string;
            sentTo: string | null;
            subjectId: string;
            subjectType: string;
            title: string;
        };
        AdditionalInsuredFields: {
            address1: string;
            address2?: string | null;
            businessName: string;
            city: string;
            naicsCode: string;
            naicsDescription?: string | null;
            state?: string | null;
            zipCode: string;
        };
        AdditionalInsuredsRequest: {
            additionalInsureds: components["schemas"]["AdditionalInsuredFields"][];
        };
        AmountExampleResponse: {
            amount: number;
            heading: string;
            text: string;
        };
        AmountQuestionResponse: {
            comma: number;
            heading: string;
            line: number;
            point: number;
            text: string;
        };
        AppetiteOutResponse: {
            agencyId: string;
            agencyName: string | null;
            asked: string;
            askedByName: string | null;
            id: string;
            industryCode: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            reasons: string[];
            revenue: number;
            state: string | null;
        };
        AppetiteRequest: {
            industryCode: string;
            /** @enum {string} */
            product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            revenue: number;
            zipCode: string;
        };
        AppetiteResponse: {
            /** @enum {string} */
            answer: "REFERRED" | "IN" | "OUT";
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            reasons: string[];
            turnedBy: components["schemas"]["ProductAppetiteResponse"][];
        };
        ApplicationLinkResponse: {
            link: string;
        };
        AssignUnderwriterRequest: {
            underwriterId: string;
        };
        AttestationResponse: {
            attestedOn: string;
            signeeName: string;
            signeeTitle: string;
        };
        AttestedNoticeResponse: {
            address: string | null;
            sha256: string;
            signedAt: string;
            signedBy: string;
            version: string;
        };
        AttestRequest: {
            accepted: boolean;
            signeeName: string;
            signeeTitle: string;
        };
        AttestSurplusRequest: {
            diligentEffort?: components["schemas"]["DiligentEffortFields"];
            signatureOnFile?: boolean;
            surplusLinesBrokerEmail?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            surplusNoticeAttested?: boolean;
            surplusNoticeVersion?: string;
        };
        AutoClearFields: {
            /** @enum {string} */
            connector: "SCAN" | "TOOL" | "CLOUD";
            gte: number;
            /** @enum {string} */
            metric: "networkSecurity" | "cloudSecurity" | "endpointSecurity" | "darkIntelligence" | "fundsTransfer" | "cyberExtortion" | "compliance" | "MFA_FOR_ADMINISTRATORS" | "MFA_FOR_EVERYBODY" | "LEGACY_SIGN_IN_OFF" | "MAIL_AUTHENTICATION" | "ENDPOINT_DETECTION" | "PATCHING" | "BACKUP" | "LOGGING" | "TRAINING" | "ENCRYPTION" | "EXPOSURE" | "CONNECTED";
        };
        BatchJobResponse: {
            created: string;
            done: number;
            id: string;
            problem: components["schemas"]["Problem"] | null;
            result: components["schemas"]["BatchResult"] | null;
            /** @enum {string} */
            status: "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
            total: number | null;
        };
        BatchResult: {
            reading?: components["schemas"]["SheetReadingResponse"];
            rows: components["schemas"]["BatchRow"][];
        };
        BatchRow: {
            company: string;
            /** @enum {string} */
            country: "USA" | "GBR";
            domain: string | null;
            errors: string[];
            indication: components["schemas"]["IndicationPrice"] | null;
            industryCode: string | null;
            records: number | null;
            revenue: number | null;
            row: number;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            state: string | null;
            yearEstablished: number | null;
            zipCode: string | null;
        };
        BindQuoteRequest: {
            claimFreeWarranty?: boolean;
            customerEmail?: string;
            customerFirstName?: string;
            customerLastName?: string;
            customerPhone?: string;
            diligentEffort?: components["schemas"]["DiligentEffortFields"];
            signatureOnFile?: boolean;
            surplusLinesBrokerEmail?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            surplusNoticeAttested?: boolean;
            surplusNoticeVersion?: string;
        };
        BoundQuoteResponse: {
            accountId: string;
            additionalBrokerFee: number;
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            agentEmail: string | null;
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentPhone: string | null;
            aggLimit: number;
            allowedActions: ("bind" | "issue" | "refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "followScore" | "followTerm" | "expire" | "revive" | "recalculate" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "layAgain" | "revert" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            amountDue: number | null;
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            attestation: components["schemas"]["AttestationResponse"] | null;
            binder: components["schemas"]["QuoteBinder"];
            binderExpiresOn: string | null;
            boundOn: string | null;
            brokerFee: number;
            bypassCfRules: boolean;
            carrierId: string | null;
            coercions: components["schemas"]["CoercionResponse"][];
            commission: number | null;
            committed: boolean;
            companyName: string;
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            created: string;
            createdBy: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerPhone: string | null;
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            diligentEffort: components["schemas"]["QuoteDiligentEffort"] | null;
            effectiveDate: string;
            endDate: string;
            expiresOn: string | null;
            firmographicData: {
                [key: string]: unknown;
            };
            hasClaim: boolean;
            id: string;
            initialRequestData: components["schemas"]["CoverageData"];
            ipt: number | null;
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            isAutoRenewal: boolean;
            isEndorsement: boolean;
            isInvoiceSettled: boolean;
            isPaid: boolean;
            isRead: boolean;
            isReadByCustomer: boolean;
            isRenewal: boolean;
            isSurplus: boolean;
            isTamOverridden: boolean;
            lastPatched: string | null;
            limit: number;
            mgaFee: number;
            modified: string;
            needByDate: string | null;
            /** @enum {string|null} */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            policyId: string | null;
            policyNumber: string | null;
            premium: number | null;
            presetName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteNumber: string;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            rating: components["schemas"]["RatingResponse"] | null;
            referralReasons: string[];
            referredOn: string | null;
            referToUnderwriter: boolean;
            renewal: components["schemas"]["RenewalResponse"] | null;
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            score: number | null;
            scorePending: boolean;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            signature: components["schemas"]["SignatureResponse"] | null;
            signRequestedOn: string | null;
            snoozedUntil: string | null;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            submissionId: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNotice: components["schemas"]["AttestedNoticeResponse"] | null;
            surplusNoticeAttested: boolean;
            terms: components["schemas"]["CoverageData"];
            totalPremium: number | null;
            urgencyIndex: number;
            /** @enum {string} */
            waitsFor: "SIGNATURE" | "BIND" | "FINISH" | "RATING" | "ANSWERS" | "UNDERWRITER" | "NOTHING";
            wraRequestToBind: boolean;
        };
        BrokerFeesRequest: {
            additionalBrokerFee?: number | null;
            brokerFee: number;
            /** @enum {string} */
            product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        BypassRequest: {
            bypass: boolean;
            reason: string;
        };
        CartError: {
            detail: string;
            pointer: string;
        };
        CartResponse: {
            limit: number;
            quotes: components["schemas"]["QuoteSummary"][];
        };
        ChangeCommissionRequest: {
            commission: number | null;
        };
        CoercionResponse: {
            applied: string | number | null;
            path: string;
            reason: string;
            requested: string | number;
            rule: string;
        };
        CompleteSubjectivityRequest: {
            completed: boolean;
            docId?: string | null;
            note?: string | null;
            subjectivityId: string;
        };
        ConditionalNoticeResponse: {
            citation: string | null;
            days: number;
            dueOn: string;
            isMailingProven: boolean;
            /** @enum {string} */
            lateEffect: "EXTENDS_UNTIL_DAYS_RUN" | "RENEWS_ONE_YEAR_AT_EXPIRING" | "NONE_KNOWN";
            mailedOn: string | null;
            reasons: ("PREMIUM_UP" | "LIMIT_REDUCED" | "COVER_REDUCED" | "DEDUCTIBLE_UP" | "TERMS_CHANGED" | "ANY_RENEWAL")[];
            /** @enum {string} */
            standing: "DUE" | "LATE" | "MAILED" | "MAILED_LATE";
        };
        CoverageData: {
            attachment?: number | null;
            coverages?: components["schemas"]["CoverageSelection"][];
            deductible?: number;
            isTriaExcluded?: boolean;
            limit?: number;
            retroActivePeriod?: number;
            techENOPercentage?: number | null;
            waitingPeriod?: number;
        };
        CoveragePremiumResponse: {
            key: string;
            premium: number;
        };
        CoverageSelection: {
            /** @enum {string} */
            key: "LIABILITY" | "PCI" | "REGULATORY" | "COWBELL_BREACH_FUND" | "DATA_RESTORATION" | "EXTORTION" | "BUSINESS_IMPERSONATION" | "REPUTATIONAL_HARM" | "BUSINESS_INTERRUPTION" | "CONTINGENT_BI" | "SYSTEM_FAILURE_BI" | "CONTINGENT_SYSTEM_FAILURE" | "CYBER_CRIME" | "BRICKING" | "CRIMINAL_REWARD" | "CCPA" | "GDPR" | "UTILITY_FRAUD" | "MEDIA_LIABILITY" | "FULL_SYSTEM_FAILURE" | "BREACH_FUND_SEPARATE_LIMIT" | "BREACH_FUND_COST_ENDORSEMENT_1" | "BREACH_FUND_COST_ENDORSEMENT_2" | "CRYPTOJACKING" | "CONTINGENT_BODILY_INJURY" | "MISSED_BID" | "CONTRACTUAL_DAMAGES" | "POST_BREACH_REMEDIATION" | "TECH_ENO" | "PRIMARY_NON_CONTRIBUTORY" | "STATE_INCONSISTENCY" | "AMENDATORY_CONSTRUCTION" | "AMENDATORY_MANUFACTURING" | "ADDITIONAL_INSURED" | "AMEND_COOPERATION" | "AMEND_NOTICE_PROVISION" | "BLANKET_AI" | "DEFENSE_COUNSEL" | "WAIVER_OF_SUBROGATION" | "SPECIFIED_EVENT_EXCLUSION" | "ENO_EXCLUSION" | "ANTI_STACKING" | "RANSOM_EVENT_SUBLIMIT" | "EXTORTION_THREAT_SUBLIMIT" | "BIPA_EXCLUSION" | "FRANCHISOR" | "CYBER_TERRORISM" | "WAR_EXCLUSION";
            limit?: number | null;
        };
        CoverCheckResponse: {
            problems: components["schemas"]["CoverProblem"][];
        };
        CoverProblem: {
            clearedBy: ("AGENCY" | "POLICYHOLDER" | "SURPLUS_BROKER" | "UNDERWRITER" | "STAFF")[];
            code: string;
            detail: string;
            policyId: string | null;
            /** @enum {string} */
            refusesFrom: "request" | "send" | "sign" | "requestToBind" | "bind" | "issue";
        };
        CreateQuoteRequest: {
            accountId: string;
            agencyId?: string;
            agentEmail?: string;
            agentFirstName?: string;
            agentLastName?: string;
            agentPhone?: string;
            effectiveDate?: string;
            endDate?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            presetName?: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            retailAgentFirstName?: string;
            retailAgentLastName?: string;
            retailAgentLicenseNumber?: string;
            securityQuestions?: components["schemas"]["SecurityQuestions"];
            submissionId?: string | null;
        };
        DeclinationFields: {
            contact: string;
            declinedOn: string;
            insurer: string;
            reason: string;
        };
        DeclineQuoteRequest: {
            declineAccount?: boolean;
            declineSubmission?: boolean;
            fillInReason?: string | null;
            isNotificationEnabled: boolean;
            quoteId: string;
            reason: string;
            reasonSummary: string;
        };
        DeletedCountResponse: {
            deletedCount: number;
        };
        DiligentEffortFields: {
            /** @enum {string} */
            basis: "DECLINATIONS" | "EXPORT_LIST" | "EXEMPT_PURCHASER";
            declinations?: components["schemas"]["DeclinationFields"][];
        };
        EditQuoteRequest: {
            effectiveDate?: string;
            endDate?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            presetName?: string | null;
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        EndorsementChange: {
            effectiveDate?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
        };
        EndorsementRequest: {
            additionalInsureds?: components["schemas"]["AdditionalInsuredFields"][];
            effectiveDate: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        EndorsementResponse: {
            accountId: string;
            additionalBrokerFee: number;
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            agentEmail: string | null;
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentPhone: string | null;
            aggLimit: number;
            allowedActions: ("bind" | "issue" | "refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "followScore" | "followTerm" | "expire" | "revive" | "recalculate" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "layAgain" | "revert" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            amountDue: number | null;
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            attestation: components["schemas"]["AttestationResponse"] | null;
            binderExpiresOn: string | null;
            boundOn: string | null;
            brokerFee: number;
            bypassCfRules: boolean;
            carrierId: string | null;
            coercions: components["schemas"]["CoercionResponse"][];
            commission: number | null;
            committed: boolean;
            companyName: string;
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            created: string;
            createdBy: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerPhone: string | null;
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            diligentEffort: components["schemas"]["QuoteDiligentEffort"] | null;
            effectiveDate: string;
            endDate: string;
            expiresOn: string | null;
            firmographicData: {
                [key: string]: unknown;
            };
            hasClaim: boolean;
            id: string;
            initialRequestData: components["schemas"]["CoverageData"];
            ipt: number | null;
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            isAutoRenewal: boolean;
            isEndorsement: boolean;
            isInvoiceSettled: boolean;
            isPaid: boolean;
            isRead: boolean;
            isReadByCustomer: boolean;
            isRenewal: boolean;
            isSurplus: boolean;
            isTamOverridden: boolean;
            lastPatched: string | null;
            laterChanges: components["schemas"]["LaterChangeResponse"][];
            limit: number;
            mgaFee: number;
            modified: string;
            needByDate: string | null;
            newAnnualPremium: number | null;
            oldAnnualPremium: number;
            /** @enum {string|null} */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            policyId: string | null;
            policyNumber: string | null;
            premium: number | null;
            presetName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteNumber: string;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            rating: components["schemas"]["RatingResponse"] | null;
            referralReasons: string[];
            referredOn: string | null;
            referToUnderwriter: boolean;
            renewal: components["schemas"]["RenewalResponse"] | null;
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            score: number | null;
            scorePending: boolean;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            signature: components["schemas"]["SignatureResponse"] | null;
            signRequestedOn: string | null;
            snoozedUntil: string | null;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            submissionId: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNotice: components["schemas"]["AttestedNoticeResponse"] | null;
            surplusNoticeAttested: boolean;
            terms: components["schemas"]["CoverageData"];
            totalPremium: number | null;
            urgencyIndex: number;
            /** @enum {string} */
            waitsFor: "SIGNATURE" | "BIND" | "FINISH" | "RATING" | "ANSWERS" | "UNDERWRITER" | "NOTHING";
            wraRequestToBind: boolean;
        };
        FoundRow: {
            detail: string | null;
            id: string;
            number: string | null;
            status: string | null;
            title: string;
        };
        FoundRows: {
            hits: components["schemas"]["FoundRow"][];
        };
        IndicationFlag: {
            /** @enum {string} */
            level: "info" | "refer" | "block" | "decline";
            reason: string;
            rule: string;
        };
        IndicationPrice: {
            amountDue: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            flags: components["schemas"]["IndicationFlag"][];
            high: number;
            low: number;
            premium: number;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            referToUnderwriter: boolean;
            totalPremium: number;
        };
        IndicationRequest: {
            accountId?: string;
            deductible?: number;
            industryCode?: string;
            limit?: number;
            presetName?: string;
            /** @enum {string} */
            product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            records?: number | null;
            retroActivePeriod?: number;
            revenue?: number;
            securityQuestions?: components["schemas"]["SecurityQuestions"];
            state?: string;
            techENOPercentage?: number;
            waitingPeriod?: number;
            yearEstablished?: number | null;
            zipCode?: string;
        };
        IndicationResponse: {
            amountDue: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            flags: components["schemas"]["IndicationFlag"][];
            high: number;
            input: {
                [key: string]: unknown;
            };
            low: number;
            premium: number;
            presetName: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            referToUnderwriter: boolean;
            savings: components["schemas"]["IndicationSaving"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            terms: components["schemas"]["CoverageData"];
            totalPremium: number;
            unanswered: string[];
        };
        IndicationSaving: {
            by: number;
            control: string;
            totalPremium: number;
        };
        IssueQuoteRequest: {
            customerEmail?: string;
            customerFirstName?: string;
            customerLastName?: string;
            customerPhone?: string;
            effectiveDate?: string;
        };
        LaterChangeResponse: {
            effectiveDate: string;
            premiumAfter: number;
            premiumBefore: number;
            quoteId: string;
        };
        ManuscriptRequest: {
            /** @enum {string} */
            stage?: "quote" | "bind" | "issue" | "postBind";
            text: string;
            title: string;
        };
        MarkLostRequest: {
            fillInReason?: string | null;
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            reason: string;
            reasonSummary: string;
        };
        MarkReadRequest: {
            isRead?: boolean;
            isReadByCustomer?: boolean;
        };
        MgaFeesRequest: {
            mgaFee: number;
        };
        NoteRequest: {
            attachments?: string[];
            /** @enum {string} */
            noteType: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            text: string;
        };
        NoteResponse: {
            attachments: string[];
            created: string;
            createdBy: string;
            createdByName: string;
            isOwn: boolean;
            lastUpdated: string | null;
            noteId: string;
            /** @enum {string} */
            noteType: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            text: string;
        };
        OpenQuotesResponse: {
            quotes: number;
        };
        PolicyholderFields: {
            customerEmail?: string;
            customerFirstName?: string;
            customerLastName?: string;
            customerPhone?: string;
            diligentEffort?: components["schemas"]["DiligentEffortFields"];
            signatureOnFile?: boolean;
            surplusLinesBrokerEmail?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            surplusNoticeAttested?: boolean;
            surplusNoticeVersion?: string;
        };
        PolicyholderRequest: {
            customerEmail: string;
            customerFirstName: string;
            customerLastName: string;
            customerPhone: string;
        };
        Prime250BulkError: {
            detail: string;
            pointer: string;
        };
        Prime250BulkRequest: {
            accountIds: string[];
            presetName?: string | null;
        };
        Prime250BulkResponse: {
            accepted: components["schemas"]["QuoteResponse"][];
            errors: components["schemas"]["Prime250BulkError"][];
        };
        Prime250CartRequest: {
            accountId: string;
            agencyId?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            presets: string[];
        };
        Prime250DetailsResponse: {
            accountId: string;
            additionalBrokerFee: number;
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            agentEmail: string | null;
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentPhone: string | null;
            aggLimit: number;
            allowedActions: ("bind" | "issue" | "refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "followScore" | "followTerm" | "expire" | "revive" | "recalculate" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "layAgain" | "revert" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            amountDue: number | null;
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            attestation: components["schemas"]["AttestationResponse"] | null;
            binderExpiresOn: string | null;
            boundOn: string | null;
            brokerFee: number;
            bypassCfRules: boolean;
            calculatorGeneratedData: {
                [key: string]: unknown;
            } | null;
            carrierId: string | null;
            coercions: components["schemas"]["CoercionResponse"][];
            commission: number | null;
            companyName: string;
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            created: string;
            createdBy: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerPhone: string | null;
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            diligentEffort: components["schemas"]["QuoteDiligentEffort"] | null;
            effectiveDate: string;
            endDate: string;
            expiresOn: string | null;
            firmographicData: {
                [key: string]: unknown;
            };
            hasClaim: boolean;
            id: string;
            initialRequestData: components["schemas"]["CoverageData"];
            ipt: number | null;
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            isAutoRenewal: boolean;
            isEndorsement: boolean;
            isInvoiceSettled: boolean;
            isPaid: boolean;
            isRead: boolean;
            isReadByCustomer: boolean;
            isRenewal: boolean;
            isSurplus: boolean;
            isTamOverridden: boolean;
            lastPatched: string | null;
            limit: number;
            mgaFee: number;
            modified: string;
            needByDate: string | null;
            /** @enum {string|null} */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            policyId: string | null;
            policyNumber: string | null;
            premium: number | null;
            presetName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteNumber: string;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            rating: components["schemas"]["RatingResponse"] | null;
            referralReasons: string[];
            referredOn: string | null;
            referToUnderwriter: boolean;
            renewal: components["schemas"]["RenewalResponse"] | null;
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            score: number | null;
            scorePending: boolean;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            signature: components["schemas"]["SignatureResponse"] | null;
            signRequestedOn: string | null;
            snoozedUntil: string | null;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            submissionId: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNotice: components["schemas"]["AttestedNoticeResponse"] | null;
            surplusNoticeAttested: boolean;
            terms: components["schemas"]["CoverageData"];
            totalPremium: number | null;
            urgencyIndex: number;
            /** @enum {string} */
            waitsFor: "SIGNATURE" | "BIND" | "FINISH" | "RATING" | "ANSWERS" | "UNDERWRITER" | "NOTHING";
            wraRequestToBind: boolean;
        };
        Prime250EditRequest: {
            effectiveDate?: string;
            endDate?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            presetName?: string | null;
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        Prime250Request: {
            accountId: string;
            agencyId?: string;
            agentEmail?: string;
            agentFirstName?: string;
            agentLastName?: string;
            agentPhone?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            /** @enum {string} */
            product?: "P250" | "P250_S";
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        Prime250UnderwritingRequest: {
            initialRequestData?: components["schemas"]["CoverageData"];
            irpm?: components["schemas"]["SaveIrpmRequest"];
            isSurplus?: boolean;
            notes?: string;
        };
        Problem: {
            code: string;
            correlationId?: string;
            detail: string;
            errors: {
                changed?: {
                    at: string;
                    by: string | null;
                };
                detail: string;
                errorCode?: string;
                pointer?: string;
            }[];
            instance: string;
            message: string;
            status: number;
            title: string;
            type: string;
        };
        ProductAppetiteResponse: {
            /** @enum {string} */
            answer: "REFERRED" | "IN" | "OUT";
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            reasons: string[];
        };
        ProductOfferResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            limitMax: number | null;
            limitMin: number | null;
            /** @enum {string} */
            market: "ADMITTED" | "SURPLUS" | "UK";
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            reason: string | null;
            startingPremium: number | null;
        };
        ProvedControl: {
            /** @enum {string} */
            control: "MFA_FOR_ADMINISTRATORS" | "MFA_FOR_EVERYBODY" | "LEGACY_SIGN_IN_OFF" | "MAIL_AUTHENTICATION" | "ENDPOINT_DETECTION" | "PATCHING" | "BACKUP" | "LOGGING" | "TRAINING" | "ENCRYPTION" | "EXPOSURE";
            failed: number;
            passed: number;
        };
        QuoteAdditionalInsured: {
            address1: string;
            address2: string | null;
            businessName: string;
            city: string;
            id: string;
            naicsCode: string;
            naicsDescription: string | null;
            state: string | null;
            zipCode: string;
        };
        QuoteAgentRequest: {
            agencyId?: string;
            agentEmail: string;
            agentFirstName: string;
            agentLastName: string;
            agentPhone?: string;
            teamIds?: string[];
        };
        QuoteAggregateResponse: {
            buckets: components["schemas"]["QuoteBucket"][];
            /** @enum {string} */
            currency: "USD" | "GBP";
        };
        QuoteBinder: {
            id: string;
            policyNumber: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        QuoteBucket: {
            count: number;
            key: string;
            label: string;
            premium: number;
        };
        QuoteDashboardCounts: {
            status: {
                [key: string]: number;
            };
            type: {
                [key: string]: number;
            };
        };
        QuoteDeclination: {
            contact: string;
            declinedOn: string;
            insurer: string;
            reason: string;
        };
        QuoteDiligentEffort: {
            /** @enum {string} */
            basis: "DECLINATIONS" | "EXPORT_LIST" | "EXEMPT_PURCHASER";
            declinations: components["schemas"]["QuoteDeclination"][];
            signedAt: string;
            signedBy: string;
        };
        QuoteDocumentResponse: {
            created: string;
            docId: string;
            fileName: string;
            link: string;
        };
        QuoteHomeResponse: {
            byAgency: components["schemas"]["QuotesOfKind"][];
            byProduct: components["schemas"]["QuotesOfKind"][];
            byStatus: components["schemas"]["QuotesOfKind"][];
            /** @enum {string} */
            currency: "USD" | "GBP";
            current: components["schemas"]["QuotesOfTime"];
            decidedToday: number;
            decisions: components["schemas"]["QuotesOfKind"][];
            declineReasons: components["schemas"]["QuotesOfKind"][];
            inReview: number;
            previous: components["schemas"]["QuotesOfTime"];
            referralReasons: components["schemas"]["QuotesOfKind"][];
            referred: number;
            toBind: number;
            toFinish: number;
            toSign: number;
            withUnderwriter: number;
        };
        QuotePremiumResponse: {
            averagePremium: number | null;
            count: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
        };
        QuoteRateBook: {
            id: string;
            sha256: string;
            version: string;
        };
        QuoteRequestData: {
            agencyId?: string;
            agentEmail?: string;
            agentFirstName?: string;
            agentLastName?: string;
            agentPhone?: string;
            effectiveDate?: string;
            endDate?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            presetName?: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            retailAgentFirstName?: string;
            retailAgentLastName?: string;
            retailAgentLicenseNumber?: string;
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        QuoteResponse: {
            accountId: string;
            additionalBrokerFee: number;
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            agentEmail: string | null;
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentPhone: string | null;
            aggLimit: number;
            allowedActions: ("bind" | "issue" | "refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "followScore" | "followTerm" | "expire" | "revive" | "recalculate" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "layAgain" | "revert" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            amountDue: number | null;
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            attestation: components["schemas"]["AttestationResponse"] | null;
            binderExpiresOn: string | null;
            boundOn: string | null;
            brokerFee: number;
            bypassCfRules: boolean;
            carrierId: string | null;
            coercions: components["schemas"]["CoercionResponse"][];
            commission: number | null;
            companyName: string;
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            created: string;
            createdBy: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerPhone: string | null;
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            diligentEffort: components["schemas"]["QuoteDiligentEffort"] | null;
            effectiveDate: string;
            endDate: string;
            expiresOn: string | null;
            firmographicData: {
                [key: string]: unknown;
            };
            hasClaim: boolean;
            id: string;
            initialRequestData: components["schemas"]["CoverageData"];
            ipt: number | null;
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            isAutoRenewal: boolean;
            isEndorsement: boolean;
            isInvoiceSettled: boolean;
            isPaid: boolean;
            isRead: boolean;
            isReadByCustomer: boolean;
            isRenewal: boolean;
            isSurplus: boolean;
            isTamOverridden: boolean;
            lastPatched: string | null;
            limit: number;
            mgaFee: number;
            modified: string;
            needByDate: string | null;
            /** @enum {string|null} */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            policyId: string | null;
            policyNumber: string | null;
            premium: number | null;
            presetName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteNumber: string;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            rating: components["schemas"]["RatingResponse"] | null;
            referralReasons: string[];
            referredOn: string | null;
            referToUnderwriter: boolean;
            renewal: components["schemas"]["RenewalResponse"] | null;
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            score: number | null;
            scorePending: boolean;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            signature: components["schemas"]["SignatureResponse"] | null;
            signRequestedOn: string | null;
            snoozedUntil: string | null;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            submissionId: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNotice: components["schemas"]["AttestedNoticeResponse"] | null;
            surplusNoticeAttested: boolean;
            terms: components["schemas"]["CoverageData"];
            totalPremium: number | null;
            urgencyIndex: number;
            /** @enum {string} */
            waitsFor: "SIGNATURE" | "BIND" | "FINISH" | "RATING" | "ANSWERS" | "UNDERWRITER" | "NOTHING";
            wraRequestToBind: boolean;
        };
        QuoteRiskFactors: {
            companyAggregateCF: number | null;
            factors: {
                [key: string]: unknown;
            };
            industryAggregateCF: number;
        };
        QuotesOfKind: {
            bound: number;
            count: number;
            key: string;
            label: string;
            newBusiness: number;
            premium: number;
        };
        QuotesOfTime: {
            bound: number;
            count: number;
            newBusiness: number;
            premium: number;
        };
        QuoteStatusLabel: {
            label: string;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
        };
        QuoteSummary: {
            accountId: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            aggLimit: number;
            allowedActions: ("bind" | "issue" | "refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "followScore" | "followTerm" | "expire" | "revive" | "recalculate" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "layAgain" | "revert" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            amountDue: number | null;
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            binderExpiresOn: string | null;
            boundOn: string | null;
            companyName: string;
            created: string;
            createdBy: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            effectiveDate: string;
            endDate: string;
            expiresOn: string | null;
            id: string;
            isAutoRenewal: boolean;
            isEndorsement: boolean;
            isInvoiceSettled: boolean;
            isPaid: boolean;
            isRead: boolean;
            isReadByCustomer: boolean;
            isRenewal: boolean;
            isSurplus: boolean;
            limit: number;
            modified: string;
            needByDate: string | null;
            /** @enum {string|null} */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            policyId: string | null;
            policyNumber: string | null;
            premium: number | null;
            presetName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteNumber: string;
            referralReasons: string[];
            referredOn: string | null;
            referToUnderwriter: boolean;
            score: number | null;
            snoozedUntil: string | null;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            submissionId: string | null;
            totalPremium: number | null;
            urgencyIndex: number;
            /** @enum {string} */
            waitsFor: "SIGNATURE" | "BIND" | "FINISH" | "RATING" | "ANSWERS" | "UNDERWRITER" | "NOTHING";
            wraRequestToBind: boolean;
        };
        QuoteTaxResponse: {
            surplusLineTax: number;
            surplusStampingFee: number;
        };
        RatedScoreResponse: {
            companyAggregate: number | null;
            factors: {
                [key: string]: number | null;
            };
            industryAggregate: number;
            ruleVersion: string | null;
        };
        RatedTaxResponse: {
            feesTaxed: boolean;
            from: string;
            otherPct: string;
            stampingFlat: string;
            stampingPct: string;
            state: string;
            taxPct: string;
        };
        RatingFlagResponse: {
            /** @enum {string} */
            level: "info" | "refer" | "block" | "decline";
            reason: string;
            rule: string;
        };
        RatingRecordResponse: {
            coverages: components["schemas"]["CoveragePremiumResponse"][];
            engine: string;
            flags: components["schemas"]["RatingFlagResponse"][];
            input: {
                [key: string]: unknown;
            };
            inputHash: string;
            irpmModifier: string;
            rateBook: components["schemas"]["QuoteRateBook"];
            rated: string;
            ratingId: string;
            score: components["schemas"]["RatedScoreResponse"] | null;
            surplusTax: components["schemas"]["RatedTaxResponse"] | null;
            todaysInput: {
                [key: string]: unknown;
            };
        };
        RatingResponse: {
            coverages: components["schemas"]["CoveragePremiumResponse"][];
            engine: string;
            flags: components["schemas"]["RatingFlagResponse"][];
            inputHash: string;
            irpmModifier: string;
            rateBook: components["schemas"]["QuoteRateBook"];
            rated: string;
            ratingId: string;
        };
        ReasonRequest: {
            reason: string;
        };
        ReassessRiskRequest: {
            agentEmail?: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        RecalculateRequest: {
            effectiveDate?: string;
        };
        ReleaseTermsRequest: {
            message?: string;
        };
        RenewalDifferenceResponse: {
            after: string | number | boolean | null;
            before: string | number | boolean | null;
            field: string;
            /** @enum {string} */
            kind: "TERM" | "COVERAGE" | "FACT" | "ANSWER";
        };
        RenewalQuoteResponse: {
            accountId: string;
            additionalBrokerFee: number;
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            agentEmail: string | null;
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentPhone: string | null;
            aggLimit: number;
            allowedActions: ("bind" | "issue" | "refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "followScore" | "followTerm" | "expire" | "revive" | "recalculate" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "layAgain" | "revert" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            amountDue: number | null;
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            attestation: components["schemas"]["AttestationResponse"] | null;
            binderExpiresOn: string | null;
            boundOn: string | null;
            brokerFee: number;
            bypassCfRules: boolean;
            carrierId: string | null;
            coercions: components["schemas"]["CoercionResponse"][];
            commission: number | null;
            committed: boolean;
            companyName: string;
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            created: string;
            createdBy: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerPhone: string | null;
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            diligentEffort: components["schemas"]["QuoteDiligentEffort"] | null;
            effectiveDate: string;
            endDate: string;
            expiresOn: string | null;
            firmographicData: {
                [key: string]: unknown;
            };
            hasClaim: boolean;
            id: string;
            initialRequestData: components["schemas"]["CoverageData"];
            ipt: number | null;
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            isAutoRenewal: boolean;
            isEndorsement: boolean;
            isInvoiceSettled: boolean;
            isPaid: boolean;
            isRead: boolean;
            isReadByCustomer: boolean;
            isRenewal: boolean;
            isSurplus: boolean;
            isTamOverridden: boolean;
            lastPatched: string | null;
            limit: number;
            mgaFee: number;
            modified: string;
            needByDate: string | null;
            /** @enum {string|null} */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            policyId: string | null;
            policyNumber: string | null;
            premium: number | null;
            presetName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteNumber: string;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            rating: components["schemas"]["RatingResponse"] | null;
            referralReasons: string[];
            referredOn: string | null;
            referToUnderwriter: boolean;
            renewal: components["schemas"]["RenewalResponse"] | null;
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            score: number | null;
            scorePending: boolean;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            signature: components["schemas"]["SignatureResponse"] | null;
            signRequestedOn: string | null;
            snoozedUntil: string | null;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            submissionId: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNotice: components["schemas"]["AttestedNoticeResponse"] | null;
            surplusNoticeAttested: boolean;
            terms: components["schemas"]["CoverageData"];
            totalPremium: number | null;
            urgencyIndex: number;
            /** @enum {string} */
            waitsFor: "SIGNATURE" | "BIND" | "FINISH" | "RATING" | "ANSWERS" | "UNDERWRITER" | "NOTHING";
            wraRequestToBind: boolean;
        };
        RenewalRequest: {
            agentEmail?: string;
            agentFirstName?: string;
            agentLastName?: string;
            agentPhone?: string;
            effectiveDate?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        RenewalResponse: {
            differences: components["schemas"]["RenewalDifferenceResponse"][];
            effectiveDate: string;
            endDate: string;
            notice: components["schemas"]["ConditionalNoticeResponse"] | null;
            policyId: string;
            premium: number;
            rateBook: string | null;
            terms: components["schemas"]["CoverageData"];
            totalPremium: number;
        };
        RescindQuoteRequest: {
            reason: string;
        };
        RetailAgencyResponse: {
            agencyName: string;
            email: string;
            firstName: string;
            lastName: string;
            phone: string;
            sentOn: string;
        };
        SavedQuestionsResponse: {
            qualifiedCoverages: ("LIABILITY" | "PCI" | "REGULATORY" | "COWBELL_BREACH_FUND" | "DATA_RESTORATION" | "EXTORTION" | "BUSINESS_IMPERSONATION" | "REPUTATIONAL_HARM" | "BUSINESS_INTERRUPTION" | "CONTINGENT_BI" | "SYSTEM_FAILURE_BI" | "CONTINGENT_SYSTEM_FAILURE" | "CYBER_CRIME" | "BRICKING" | "CRIMINAL_REWARD" | "CCPA" | "GDPR" | "UTILITY_FRAUD" | "MEDIA_LIABILITY" | "FULL_SYSTEM_FAILURE" | "BREACH_FUND_SEPARATE_LIMIT" | "BREACH_FUND_COST_ENDORSEMENT_1" | "BREACH_FUND_COST_ENDORSEMENT_2" | "CRYPTOJACKING" | "CONTINGENT_BODILY_INJURY" | "MISSED_BID" | "CONTRACTUAL_DAMAGES" | "POST_BREACH_REMEDIATION" | "TECH_ENO" | "PRIMARY_NON_CONTRIBUTORY" | "STATE_INCONSISTENCY" | "AMENDATORY_CONSTRUCTION" | "AMENDATORY_MANUFACTURING" | "ADDITIONAL_INSURED" | "AMEND_COOPERATION" | "AMEND_NOTICE_PROVISION" | "BLANKET_AI" | "DEFENSE_COUNSEL" | "WAIVER_OF_SUBROGATION" | "SPECIFIED_EVENT_EXCLUSION" | "ENO_EXCLUSION" | "ANTI_STACKING" | "RANSOM_EVENT_SUBLIMIT" | "EXTORTION_THREAT_SUBLIMIT" | "BIPA_EXCLUSION" | "FRANCHISOR" | "CYBER_TERRORISM" | "WAR_EXCLUSION")[];
            quoteId: string;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            unmetRequirements: components["schemas"]["UnmetRequirement"][];
        };
        SaveIrpmRequest: {
            companyStability: number;
            dcmPractices: number;
            drPlanning: number;
            financialCondition: number;
            irpmModifier?: number;
            irpmNote?: string | null;
            managementExperience: number;
            managementOfContent: number;
            securityAwareness: number;
        };
        SaveSettingsRequest: {
            subjectivities: components["schemas"]["SubjectivitySettingFields"][];
        };
        SecurityQuestions: {
            /** @enum {string} */
            backupFrequency?: "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SIX_MONTHS" | "NEVER";
            changeInScope?: boolean;
            changeInScopeDetail?: string;
            civilOrCriminalAction?: boolean;
            claimHistory?: number;
            dmzSeparation?: boolean;
            edrDeployed?: boolean;
            incidentResponsePlan?: boolean;
            isAuthenticatingFundTransferRequests?: boolean;
            isPreventingUnauthorizedWireTransfers?: boolean;
            isSecurityOfficer?: boolean;
            isSecurityTraining?: boolean;
            isVerifyingBankAccounts?: boolean;
            lossInBusinessIncome?: boolean;
            mfaAdmin?: boolean;
            mfaCloud?: boolean;
            mfaRemote?: boolean;
            pastCyberIncident?: boolean;
            /** @enum {string} */
            patchingFrequency?: "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SIX_MONTHS" | "NEVER";
            pendingLitigation?: boolean;
            securityBreachRequiringNotification?: boolean;
            testedFullFailover?: boolean;
            thirdPartySecurityAgreement?: boolean;
            useCloudStorage?: boolean;
            useEncryption?: boolean;
        };
        SendQuotesRequest: {
            accountId: string;
            agencyId?: string;
            agencyName?: string;
            agentEmail?: string;
            agentFirstName?: string;
            agentLastName?: string;
            agentPhone?: string;
            customerEmail?: string;
            customerFirstName?: string;
            customerLastName?: string;
            customerPhone?: string;
            diligentEffort?: components["schemas"]["DiligentEffortFields"];
            /** @enum {string} */
            productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteId?: string;
            quoteIds?: string[];
            signatureOnFile?: boolean;
            surplusLinesBrokerEmail?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            surplusNoticeAttested?: boolean;
            surplusNoticeVersion?: string;
        };
        SendQuotesResponse: {
            errors: components["schemas"]["CartError"][];
            sent: components["schemas"]["QuoteResponse"][];
        };
        SheetReadingResponse: {
            amounts: components["schemas"]["AmountExampleResponse"][];
            /** @enum {string|null} */
            charset: "UTF-8" | "UTF-16LE" | "UTF-16BE" | "windows-1252" | null;
            headingLine: number;
            isGuess: boolean;
            questions: components["schemas"]["AmountQuestionResponse"][];
            separator: string | null;
            sheet: string | null;
        };
        SignatureResponse: {
            docId: string;
            documentHash: string;
            signedAt: string;
            signeeName: string;
            signeeTitle: string;
        };
        SignRequestResponse: {
            accountId: string;
            additionalBrokerFee: number;
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            agentEmail: string | null;
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentPhone: string | null;
            aggLimit: number;
            allowedActions: ("bind" | "issue" | "refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "followScore" | "followTerm" | "expire" | "revive" | "recalculate" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "layAgain" | "revert" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            amountDue: number | null;
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            attestation: components["schemas"]["AttestationResponse"] | null;
            binderExpiresOn: string | null;
            boundOn: string | null;
            brokerFee: number;
            bypassCfRules: boolean;
            carrierId: string | null;
            coercions: components["schemas"]["CoercionResponse"][];
            commission: number | null;
            companyName: string;
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            created: string;
            createdBy: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerPhone: string | null;
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            diligentEffort: components["schemas"]["QuoteDiligentEffort"] | null;
            effectiveDate: string;
            endDate: string;
            expiresOn: string | null;
            firmographicData: {
                [key: string]: unknown;
            };
            hasClaim: boolean;
            id: string;
            initialRequestData: components["schemas"]["CoverageData"];
            ipt: number | null;
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            isAutoRenewal: boolean;
            isEndorsement: boolean;
            isInvoiceSettled: boolean;
            isPaid: boolean;
            isRead: boolean;
            isReadByCustomer: boolean;
            isRenewal: boolean;
            isSurplus: boolean;
            isTamOverridden: boolean;
            lastPatched: string | null;
            limit: number;
            link: string;
            mgaFee: number;
            modified: string;
            needByDate: string | null;
            /** @enum {string|null} */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            policyId: string | null;
            policyNumber: string | null;
            premium: number | null;
            presetName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteNumber: string;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            rating: components["schemas"]["RatingResponse"] | null;
            referralReasons: string[];
            referredOn: string | null;
            referToUnderwriter: boolean;
            renewal: components["schemas"]["RenewalResponse"] | null;
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            score: number | null;
            scorePending: boolean;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            signature: components["schemas"]["SignatureResponse"] | null;
            signRequestedOn: string | null;
            snoozedUntil: string | null;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            submissionId: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNotice: components["schemas"]["AttestedNoticeResponse"] | null;
            surplusNoticeAttested: boolean;
            terms: components["schemas"]["CoverageData"];
            totalPremium: number | null;
            urgencyIndex: number;
            /** @enum {string} */
            waitsFor: "SIGNATURE" | "BIND" | "FINISH" | "RATING" | "ANSWERS" | "UNDERWRITER" | "NOTHING";
            wraRequestToBind: boolean;
        };
        SnoozeRequest: {
            until: string;
        };
        SpecifiedEvent: {
            claimDate: string;
            claimDescription: string | null;
            claimName: string;
            claimNumber: string;
            id: string;
        };
        SpecifiedEventRequest: {
            claimDate: string;
            claimDescription?: string | null;
            claimName: string;
            claimNumber: string;
        };
        StatusReasonResponse: {
            code: string;
            /** @enum {string} */
            source: "quote" | "underwriter" | "rater" | "agency";
            text: string;
        };
        SubjectivityResponse: {
            autoClear: components["schemas"]["AutoClearFields"] | null;
            code: string;
            completed: boolean;
            completedBy: string | null;
            completedOn: string | null;
            connectionId: string | null;
            docId: string | null;
            dueAt: string | null;
            evidence: string[];
            id: string;
            manuscript: boolean;
            note: string | null;
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            /** @enum {string} */
            stage: "quote" | "bind" | "issue" | "postBind";
            /** @enum {string} */
            state: "open" | "submitted" | "cleared" | "waived" | "expired";
            text: string;
            title: string;
        };
        SubjectivitySettingFields: {
            autoClear?: components["schemas"]["AutoClearFields"] | null;
            code: string;
            dueDays?: number | null;
            evidence: string[];
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            /** @enum {string} */
            stage: "quote" | "bind" | "issue" | "postBind";
            states: string[];
            text: string;
            title: string;
        };
        SubjectivitySettingResponse: {
            autoClear: components["schemas"]["AutoClearFields"] | null;
            code: string;
            dueDays: number | null;
            evidence: string[];
            id: string;
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            products: string[];
            /** @enum {string} */
            stage: "quote" | "bind" | "issue" | "postBind";
            states: string[];
            text: string;
            title: string;
        };
        SubmitCartRequest: {
            agentEmail?: string;
            agentFirstName?: string;
            agentLastName?: string;
            agentPhone?: string;
            quoteIds: string[];
        };
        SubmitCartResponse: {
            errors: components["schemas"]["CartError"][];
            sent: components["schemas"]["QuoteResponse"][];
        };
        SurplusFields: {
            diligentEffort?: components["schemas"]["DiligentEffortFields"];
            signatureOnFile?: boolean;
            surplusLinesBrokerEmail?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            surplusNoticeAttested?: boolean;
            surplusNoticeVersion?: string;
        };
        SwitchMarketRequest: {
            isSurplus: boolean;
        };
        TamOverrideRequest: {
            override: boolean;
            reason: string;
        };
        TermsUpdate: {
            attachment?: number | null;
            coverages?: components["schemas"]["CoverageSelection"][];
            deductible?: number;
            effectiveDate?: string;
            endDate?: string;
            isTriaExcluded?: boolean;
            limit?: number;
            retroActivePeriod?: number;
            techENOPercentage?: number | null;
            waitingPeriod?: number;
        };
        TimelineActor: {
            /** @enum {string} */
            kind: "PERSON" | "API_CLIENT" | "SYSTEM";
            name: string | null;
        };
        TimelineChange: {
            field: string;
            from: string | number | boolean | null;
            /** @enum {string} */
            kind: "MONEY" | "DATE" | "STATUS" | "TEXT" | "NUMBER" | "FLAG";
            to: string | number | boolean | null;
        };
        TimelineEntry: {
            action: string;
            by: components["schemas"]["TimelineActor"];
            changes: components["schemas"]["TimelineChange"][];
            correlationId: string | null;
            documentIds: string[];
            id: string;
            occurred: string;
            sentTo: string | null;
        };
        TimelineVerification: {
            brokenAt: string | null;
            holds: boolean;
            records: number;
        };
        ToolPriceResponse: {
            /** @enum {string} */
            connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
            controls: components["schemas"]["ProvedControl"][];
            isConnected: boolean;
            least: number;
            most: number;
        };
        ToolPricesResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            tools: components["schemas"]["ToolPriceResponse"][];
            totalPremium: number;
            until: string | null;
        };
        ToolScorePriceResponse: {
            /** @enum {string|null} */
            basis: "OPEN_QUOTE" | "NEXT_RENEWAL" | null;
            /** @enum {string|null} */
            currency: "USD" | "GBP" | null;
            points: number | null;
            premium: number | null;
        };
        ToolScoreRequest: {
            /** @enum {string} */
            connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
            score: number;
        };
        ToolScoresRequest: {
            onlySent?: boolean;
            wishes: components["schemas"]["ToolScoreWish"][];
        };
        ToolScoreWish: {
            accountId: string;
            scores: components["schemas"]["ToolScoreRequest"][];
        };
        UnderwriterResponse: {
            email: string;
            id: string;
            name: string;
        };
        UniqueAccountsResponse: {
            accountIds: string[];
            count: number;
        };
        UnmetRequirement: {
            /** @enum {string} */
            coverage: "LIABILITY" | "PCI" | "REGULATORY" | "COWBELL_BREACH_FUND" | "DATA_RESTORATION" | "EXTORTION" | "BUSINESS_IMPERSONATION" | "REPUTATIONAL_HARM" | "BUSINESS_INTERRUPTION" | "CONTINGENT_BI" | "SYSTEM_FAILURE_BI" | "CONTINGENT_SYSTEM_FAILURE" | "CYBER_CRIME" | "BRICKING" | "CRIMINAL_REWARD" | "CCPA" | "GDPR" | "UTILITY_FRAUD" | "MEDIA_LIABILITY" | "FULL_SYSTEM_FAILURE" | "BREACH_FUND_SEPARATE_LIMIT" | "BREACH_FUND_COST_ENDORSEMENT_1" | "BREACH_FUND_COST_ENDORSEMENT_2" | "CRYPTOJACKING" | "CONTINGENT_BODILY_INJURY" | "MISSED_BID" | "CONTRACTUAL_DAMAGES" | "POST_BREACH_REMEDIATION" | "TECH_ENO" | "PRIMARY_NON_CONTRIBUTORY" | "STATE_INCONSISTENCY" | "AMENDATORY_CONSTRUCTION" | "AMENDATORY_MANUFACTURING" | "ADDITIONAL_INSURED" | "AMEND_COOPERATION" | "AMEND_NOTICE_PROVISION" | "BLANKET_AI" | "DEFENSE_COUNSEL" | "WAIVER_OF_SUBROGATION" | "SPECIFIED_EVENT_EXCLUSION" | "ENO_EXCLUSION" | "ANTI_STACKING" | "RANSOM_EVENT_SUBLIMIT" | "EXTORTION_THREAT_SUBLIMIT" | "BIPA_EXCLUSION" | "FRANCHISOR" | "CYBER_TERRORISM" | "WAR_EXCLUSION";
            reason: string;
        };
        UpdateTermsRequest: {
            terms: components["schemas"]["TermsUpdate"];
        };
        UrgencyResponse: {
            urgencyIndex: number;
        };
    };
    responses: {
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        TooMany: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        IdempotencyKey: string;
        IfMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateQuoteRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getQuote: {
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
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    requestToBind: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyholderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    deleteQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    patchAccountFacts: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getQuoteRating: {
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
                    "application/json": components["schemas"]["RatingRecordResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listQuoteTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
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
                    "application/json": {
                        content: components["schemas"]["TimelineEntry"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
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
    verifyQuoteTimeline: {
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
    listQuoteActivities: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                before?: string;
                first?: number;
                policyId?: string;
                quoteId?: string;
                search?: string;
                userId?: string;
                way?: "asc" | "desc";
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
                    "application/json": components["schemas"]["ActivityEntries"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    countQuoteActivities: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                before?: string;
                groupBy?: "action" | "subject" | "day";
                policyId?: string;
                quoteId?: string;
                search?: string;
                userId?: string;
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
                    "application/json": components["schemas"]["ActivityBuckets"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    changeAdditionalInsureds: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdditionalInsuredsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    issueQuoteAsAgency: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    changeQuoteAgent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteAgentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    askAppetite: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppetiteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppetiteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    searchAppetiteOuts: {
        parameters: {
            query?: {
                after?: string;
                agencyId?: string;
                before?: string;
                page?: number;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                search?: string;
                size?: number;
                sort?: string[];
                state?: string;
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
                        content: components["schemas"]["AppetiteOutResponse"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getApplicationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["ApplicationLinkResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    releaseTermsAtApprove: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseTermsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    attestSurplusNotice: {
        parameters: {
            query: {
                state: "LA" | "MT";
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttestSurplusRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    attestApplication: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttestRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    bindQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                prefer?: "dry-run";
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundQuoteResponse"];
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
    saveBrokerFees: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrokerFeesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuotes: {
        parameters: {
            query: {
                quoteIds: string[];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "application/json": components["schemas"]["DeletedCountResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    deleteClosedQuotes: {
        parameters: {
            query?: {
                accountId?: string;
                agencyId?: string;
                status?: "EXPIRED" | "INVALID";
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "application/json": components["schemas"]["DeletedCountResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                agencyId?: string;
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
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addToCart: {
        parameters: {
            query?: {
                agencyId?: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequestData"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: {
                agencyId?: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    submitCart: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitCartRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitCartResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionCart: {
        parameters: {
            query?: {
                agencyId?: string;
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
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addToSubmissionCart: {
        parameters: {
            query?: {
                agencyId?: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequestData"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromSubmissionCart: {
        parameters: {
            query?: {
                agencyId?: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    submitSubmissionCart: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitCartRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitCartResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    changeCommission: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeCommissionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    checkCover: {
        parameters: {
            query?: {
                accountId?: string;
                effectiveDate?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                quoteId?: string;
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
                    "application/json": components["schemas"]["CoverCheckResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
    changePolicyholder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyholderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    declineQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    getQuoteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["QuoteDocumentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    editQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listEndorsements: {
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
                    "application/json": components["schemas"]["QuoteSummary"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeEndorsement: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndorsementChange"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createEndorsement: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                prefer?: "dry-run";
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndorsementRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndorsementResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    findQuotes: {
        parameters: {
            query: {
                search: string;
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
                    "application/json": components["schemas"]["FoundRows"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getIndication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    startBatch: {
        parameters: {
            query?: {
                decimal?: "." | ",";
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            202: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJobResponse"];
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
    getBatch: {
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
                    "application/json": components["schemas"]["BatchJobResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    resumeBatch: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
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
                    "application/json": components["schemas"]["BatchJobResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: {
                headers: {
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOffers: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOfferResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveIrpm: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveIrpmRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    issueQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    markLost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkLostRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    saveMgaFee: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MgaFeesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listNoteTypes: {
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
                    "application/json": ("GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY")[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchQuoteNotes: {
        parameters: {
            query?: {
                noteType?: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
            };
            header?: never;
            path: {
                quoteId: string;
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
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
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
    addQuoteNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
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
    editQuoteNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                noteId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
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
    deleteQuoteNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                noteId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    createPrime250: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Prime250Request"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    editPrime250: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Prime250EditRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    bindQuoteAtP250: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                prefer?: "dry-run";
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundQuoteResponse"];
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
    createPrime250Bulk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Prime250BulkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prime250BulkResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    addPrime250ToCart: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Prime250CartRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"][];
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
            503: components["responses"]["Unavailable"];
        };
    };
    declineQuoteAtP250: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    getPrime250Details: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["Prime250DetailsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPrime250Quotes: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteSummary"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    releaseTermsAtP250: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseTermsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    underwritePrime250: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Prime250UnderwritingRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    savePrime250Questions: {
        parameters: {
            query?: {
                action?: "quote-now" | "open-cart" | "add-to-list";
                quoteId?: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityQuestions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuestionsResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    downloadProposal: {
        parameters: {
            query?: {
                accountId?: string;
                created?: string;
            };
            header?: never;
            path: {
                quoteId: string;
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    markQuoteRead: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkReadRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    reassessRisk: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReassessRiskRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    recalculateQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecalculateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    releaseTerms: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseTermsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    createRenewal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                prefer?: "dry-run";
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalQuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    requestReview: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    rescindQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescindQuoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    resetQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreQuote: {
        parameters: {
            query?: {
                effectiveDate?: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["QuoteResponse"];
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
    retryRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    reviveQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["QuoteResponse"];
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
    invalidateQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    searchQuotes: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                agencyId?: string;
                became?: ("REFERRED" | "DECLINED" | "RELEASED" | "REFUSED")[];
                becameAfter?: string;
                becameBefore?: string;
                becameBy?: string;
                becameFor?: string;
                before?: string;
                currency?: "USD" | "GBP";
                isRenewal?: boolean;
                isSnoozed?: boolean;
                isWon?: boolean;
                page?: number;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                search?: string;
                size?: number;
                sort?: string[];
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
                submissionId?: string;
                teamId?: string;
                waitsFor?: "SIGNATURE" | "BIND";
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
                        content: components["schemas"]["QuoteSummary"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchQuotesToDo: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                agencyId?: string;
                became?: ("REFERRED" | "DECLINED" | "RELEASED" | "REFUSED")[];
                becameAfter?: string;
                becameBefore?: string;
                becameBy?: string;
                becameFor?: string;
                before?: string;
                currency?: "USD" | "GBP";
                isRenewal?: boolean;
                isSnoozed?: boolean;
                isWon?: boolean;
                page?: number;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                search?: string;
                size?: number;
                sort?: string[];
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
                submissionId?: string;
                teamId?: string;
                waitsFor?: "SIGNATURE" | "BIND";
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
                        content: components["schemas"]["QuoteSummary"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getQuoteAggregate: {
        parameters: {
            query?: {
                after?: string;
                agencyId?: string;
                before?: string;
                currency?: "USD" | "GBP";
                groupBy?: "agency" | "status" | "product" | "state" | "month";
                includeExcluded?: boolean;
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
                teamId?: string;
                timeZone?: string;
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
                    "application/json": components["schemas"]["QuoteAggregateResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchQuoteDashboard: {
        parameters: {
            query?: {
                accountId?: string;
                agencyId?: string;
                duration?: number;
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
                status?: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND" | "INACTIVE";
                teamId?: string;
                type?: "NEW BUSINESS" | "RENEWALS";
            };
            header?: {
                timezone?: string;
            };
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
                        content: components["schemas"]["QuoteSummary"][];
                        counts: components["schemas"]["QuoteDashboardCounts"];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getQuoteHome: {
        parameters: {
            query: {
                after: string;
                agencyId?: string;
                before: string;
                currency?: "USD" | "GBP";
                previousAfter: string;
                previousBefore: string;
                teamId?: string;
                timeZone?: string;
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
                    "application/json": components["schemas"]["QuoteHomeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getQuotePremium: {
        parameters: {
            query?: {
                after?: string;
                agencyId?: string;
                before?: string;
                currency?: "USD" | "GBP";
                includeExcluded?: boolean;
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
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
                    "application/json": components["schemas"]["QuotePremiumResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchQuotesByRead: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                agencyId?: string;
                became?: ("REFERRED" | "DECLINED" | "RELEASED" | "REFUSED")[];
                becameAfter?: string;
                becameBefore?: string;
                becameBy?: string;
                becameFor?: string;
                before?: string;
                currency?: "USD" | "GBP";
                isRead?: boolean;
                isReadByCustomer?: boolean;
                isRenewal?: boolean;
                isSnoozed?: boolean;
                isWon?: boolean;
                page?: number;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                search?: string;
                size?: number;
                sort?: string[];
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
                submissionId?: string;
                teamId?: string;
                waitsFor?: "SIGNATURE" | "BIND";
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
                        content: components["schemas"]["QuoteSummary"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchDeleted: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                agencyId?: string;
                became?: ("REFERRED" | "DECLINED" | "RELEASED" | "REFUSED")[];
                becameAfter?: string;
                becameBefore?: string;
                becameBy?: string;
                becameFor?: string;
                before?: string;
                currency?: "USD" | "GBP";
                isRenewal?: boolean;
                isSnoozed?: boolean;
                isWon?: boolean;
                page?: number;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                search?: string;
                size?: number;
                sort?: string[];
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
                submissionId?: string;
                teamId?: string;
                waitsFor?: "SIGNATURE" | "BIND";
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
                        content: components["schemas"]["QuoteSummary"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getUniqueAccounts: {
        parameters: {
            query?: {
                after?: string;
                agencyId?: string;
                before?: string;
                currency?: "USD" | "GBP";
                includeExcluded?: boolean;
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
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
                    "application/json": components["schemas"]["UniqueAccountsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchInbox: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                agencyId?: string;
                became?: ("REFERRED" | "DECLINED" | "RELEASED" | "REFUSED")[];
                becameAfter?: string;
                becameBefore?: string;
                becameBy?: string;
                becameFor?: string;
                before?: string;
                currency?: "USD" | "GBP";
                isRenewal?: boolean;
                isSnoozed?: boolean;
                isWon?: boolean;
                page?: number;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                search?: string;
                size?: number;
                sort?: string[];
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
                submissionId?: string;
                teamId?: string;
                waitsFor?: "SIGNATURE" | "BIND";
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
                        content: components["schemas"]["QuoteSummary"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    sendQuotes: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendQuotesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendQuotesResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    sendSignRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyholderFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRequestResponse"];
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
    sendSurplusNotice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurplusFields"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    snoozeQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnoozeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    wakeQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["QuoteResponse"];
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
    listSpecifiedEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["SpecifiedEvent"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addSpecifiedEvent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecifiedEventRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecifiedEvent"];
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
    editSpecifiedEvent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                eventId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecifiedEventRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecifiedEvent"];
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
    deleteSpecifiedEvent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                eventId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
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
    listAgencyStatuses: {
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
                    "application/json": components["schemas"]["QuoteStatusLabel"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listBinderStatuses: {
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
                    "application/json": components["schemas"]["QuoteStatusLabel"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listCustomerStatuses: {
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
                    "application/json": components["schemas"]["QuoteStatusLabel"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listSubjectivities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["SubjectivityResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    completeSubjectivity: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteSubjectivityRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectivityResponse"][];
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
    addManuscript: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManuscriptRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectivityResponse"];
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
    listSubjectivitySettings: {
        parameters: {
            query?: {
                productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                state?: string;
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
                    "application/json": components["schemas"]["SubjectivitySettingResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    saveSubjectivitySettings: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSettingsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectivitySettingResponse"][];
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
    listConditionTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                settingId: string;
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
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
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
    verifyConditionTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                settingId: string;
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
    switchMarket: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchMarketRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    overrideTam: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TamOverrideRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    priceToolScores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToolScoresRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolScorePriceResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToolPrices: {
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
                    "application/json": components["schemas"]["ToolPricesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnderwriters: {
        parameters: {
            query?: {
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
                    "application/json": components["schemas"]["UnderwriterResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    assignUnderwriter: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignUnderwriterRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    updateTerms: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTermsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    changeNeedBy: {
        parameters: {
            query: {
                needBy: string;
                quoteId: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    bypassRules: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BypassRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    referQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    toggleUrgent: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["UrgencyResponse"];
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
    underwriteQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
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
                    "application/json": components["schemas"]["QuoteResponse"];
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
    getOpenQuotes: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenQuotesResponse"];
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
