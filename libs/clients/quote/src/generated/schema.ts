// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/quote/v1/status/agency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statuses that an agency filters by. */
        get: operations["agencyStatuses"];
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
        /** The statuses that a policyholder filters by. */
        get: operations["customerStatuses"];
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
        /** The statuses of binders. */
        get: operations["binderStatuses"];
        put?: never;
        post?: never;
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
        /** Submit a quote for an underwriter's review. */
        post: operations["requestReview"];
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
        /** Refer a quote to the underwriters. */
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
        /** Mark a quote as urgent, or no longer. */
        put: operations["toggleUrgent"];
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
        /** Set the date by which the quote is needed. */
        put: operations["changeNeedBy"];
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
        /** Mark a quote as invalid from the sales inbox. */
        put: operations["invalidateQuote"];
        post?: never;
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
        /** Bring an expired or invalid quote back. */
        put: operations["reviveQuote"];
        post?: never;
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
        /** Rate an expired or invalid quote anew, from another date when one is named. */
        post: operations["recalculateQuote"];
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
        /** Restore a deleted, expired, invalid, lost, declined or rescinded quote. */
        put: operations["restoreQuote"];
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
        /** Delete the selected quotes. */
        delete: operations["deleteQuotes"];
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
        /** One quote. */
        get: operations["getQuote"];
        /** Ask an underwriter to bind. */
        put: operations["requestToBind"];
        post?: never;
        /** Delete one quote. */
        delete: operations["deleteQuote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a draft of any product for an account. */
        post: operations["createQuote"];
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
        /** The quotes in the caller's scope. */
        get: operations["searchQuotes"];
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
        /** What waits for an underwriter, the urgent first. */
        get: operations["searchInbox"];
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
        /** Deleted quotes, which can be restored for 90 days. */
        get: operations["searchDeleted"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** The open cart of an account. */
        get: operations["getCart"];
        put?: never;
        /** Add a variation to the cart of an account. */
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
        /** Take a quote out of the cart of an account; it is deleted. */
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
        /** Request up to five drafts of an account: each is rated and gets its terms or a referral. */
        post: operations["submitCart"];
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
        /** Pick up a referred quote: it is held for the caller for half an hour. */
        put: operations["underwriteQuote"];
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
        /** Change the terms; the quote is rated anew and keeps its status. */
        put: operations["updateTerms"];
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
        /** Save the schedule rating; the quote is rated anew and keeps its status. */
        put: operations["saveIrpm"];
        post?: never;
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
        /** Save the fees of the broker; the quote is rated anew and keeps its status. */
        put: operations["saveBrokerFees"];
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
        /** Save the fee of the provider; the quote is rated anew and keeps its status. */
        put: operations["saveMgaFee"];
        post?: never;
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
        /** Release the terms: the quote becomes bindable. */
        put: operations["releaseTerms[0]"];
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
        /** Release the terms: the quote becomes bindable. */
        put: operations["releaseTerms[1]"];
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
        /** Release the terms: the quote becomes bindable. */
        put: operations["releaseTerms[2]"];
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
        /** Decline a quote. */
        put: operations["declineQuote[0]"];
        post?: never;
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
        /** Decline a quote. */
        put: operations["declineQuote[1]"];
        post?: never;
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
        /** Save why a quote was lost. */
        put: operations["markLost"];
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
        /** Request drafts, and send quotes that have a price to the policyholder. */
        post: operations["sendQuotes"];
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
        /** Update the policyholder of a quote. */
        put: operations["changePolicyholder"];
        post?: never;
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
        /** Ask the policyholder to sign the application. */
        post: operations["sendSignRequest"];
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
        /** The link of the application; 404 until the policyholder was asked to sign. */
        get: operations["applicationLink"];
        put?: never;
        post?: never;
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
        /** The named insured attests what the application says. */
        post: operations["attest"];
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
        /** Ask the surplus lines broker to attest the notice of Louisiana or Montana. */
        post: operations["sendSurplusNotice"];
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
        /** The surplus lines broker attests the notice of Louisiana or Montana. */
        post: operations["attestSurplus"];
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
        /** The conditions that quotes get when their terms are released. */
        get: operations["listSettings"];
        /** Replace these conditions. */
        put: operations["saveSettings"];
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
        /** Mark a condition of a quote as met, or open it again. */
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
        /** Add a condition that is written for one quote. */
        post: operations["addManuscript"];
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
        /** The conditions of a quote. */
        get: operations["listSubjectivities"];
        put?: never;
        post?: never;
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
        /** Bind a quote; its rivals are closed with it. */
        post: operations["bindQuote[0]"];
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
        /** Bind a quote; its rivals are closed with it. */
        post: operations["bindQuote[1]"];
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
        /** Take a bound quote back before its policy is issued. */
        put: operations["rescindQuote"];
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
        /** The endorsement quotes of the policy of this id, the latest first. */
        get: operations["listEndorsements"];
        /** Change the endorsement quote of this id, as long as it is not bound. */
        put: operations["changeEndorsement"];
        /** Make a quote that changes the policy of this id. */
        post: operations["createEndorsement"];
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
        StatusResponse: {
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            label: string;
        };
        ReasonRequest: {
            reason: string;
        };
        StatusReasonResponse: {
            code: string;
            text: string;
            /** @enum {string} */
            source: "rater" | "quote" | "agency" | "underwriter";
        };
        QuoteTaxResponse: {
            surplusLineTax: number;
            surplusStampingFee: number;
        };
        CoverageSelection: {
            /** @enum {string} */
            key: "LIABILITY" | "PCI" | "REGULATORY" | "COWBELL_BREACH_FUND" | "DATA_RESTORATION" | "EXTORTION" | "BUSINESS_INTERRUPTION" | "BUSINESS_IMPERSONATION" | "REPUTATIONAL_HARM" | "CONTINGENT_BI" | "SYSTEM_FAILURE_BI" | "CONTINGENT_SYSTEM_FAILURE" | "BRICKING" | "CRIMINAL_REWARD" | "CCPA" | "GDPR" | "UTILITY_FRAUD" | "MEDIA_LIABILITY" | "FULL_SYSTEM_FAILURE" | "BREACH_FUND_SEPARATE_LIMIT" | "BREACH_FUND_COST_ENDORSEMENT_1" | "BREACH_FUND_COST_ENDORSEMENT_2" | "CRYPTOJACKING" | "CONTINGENT_BODILY_INJURY" | "MISSED_BID" | "CONTRACTUAL_DAMAGES" | "POST_BREACH_REMEDIATION" | "ADDITIONAL_INSURED" | "AMEND_COOPERATION" | "AMEND_NOTICE_PROVISION" | "SPECIFIED_EVENT_EXCLUSION" | "ENO_EXCLUSION" | "ANTI_STACKING" | "WAR_EXCLUSION" | "CYBER_TERRORISM" | "STATE_INCONSISTENCY" | "AMENDATORY_CONSTRUCTION" | "AMENDATORY_MANUFACTURING" | "PRIMARY_NON_CONTRIBUTORY" | "BLANKET_AI" | "DEFENSE_COUNSEL" | "WAIVER_OF_SUBROGATION" | "BIPA_EXCLUSION" | "FRANCHISOR" | "CYBER_CRIME" | "TECH_ENO" | "RANSOM_EVENT_SUBLIMIT" | "EXTORTION_THREAT_SUBLIMIT";
            /** @description Limit of its own, in whole currency units; the aggregate when left out. */
            limit?: number | null;
        };
        CoverageData: {
            /** @description Aggregate limit; 1,000,000 when left out. */
            limit?: number;
            /** @description Retention; 25,000 when left out. */
            deductible?: number;
            /** @description Hours; 12 when left out. */
            waitingPeriod?: number;
            /** @description Years; -1, which stands for full prior acts, when left out. */
            retroActivePeriod?: number;
            /** @description Where the layer begins; excess only. */
            attachment?: number | null;
            /** @description The chosen coverages; the mandatory and core ones when left out. */
            coverages?: components["schemas"]["CoverageSelection"][];
            /** @description Share of revenue from technology services, in percent. */
            techENOPercentage?: number | null;
            isTriaExcluded?: boolean;
        };
        CoercionResponse: {
            requested: string | number;
            /** @description Null for what was dropped. */
            applied: string | number | null;
            /** @description JSON pointer of the field, as the calculator takes it. */
            path: string;
            rule: string;
            reason: string;
        };
        SecurityQuestions: {
            dmzSeparation?: boolean;
            thirdPartySecurityAgreement?: boolean;
            isVerifyingBankAccounts?: boolean;
            isAuthenticatingFundTransferRequests?: boolean;
            isPreventingUnauthorizedWireTransfers?: boolean;
            testedFullFailover?: boolean;
            /** @description Multi-factor authentication for mail and cloud. */
            mfaCloud?: boolean;
            mfaRemote?: boolean;
            mfaAdmin?: boolean;
            edrDeployed?: boolean;
            incidentResponsePlan?: boolean;
            isSecurityOfficer?: boolean;
            isSecurityTraining?: boolean;
            useEncryption?: boolean;
            useCloudStorage?: boolean;
            civilOrCriminalAction?: boolean;
            lossInBusinessIncome?: boolean;
            pastCyberIncident?: boolean;
            pendingLitigation?: boolean;
            securityBreachRequiringNotification?: boolean;
            changeInScope?: boolean;
            changeInScopeDetail?: string;
            /** @enum {string} */
            backupFrequency?: "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SIX_MONTHS" | "NEVER";
            /** @enum {string} */
            patchingFrequency?: "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SIX_MONTHS" | "NEVER";
            /** @description 0 never, 1 within 12 months, 2 to 4 within so many years, 5 longer ago. */
            claimHistory?: number;
        };
        RiskFactorsResponse: {
            companyAggregateCF: number;
            industryAggregateCF: number;
            factors: {
                [key: string]: unknown;
            };
        };
        SubjectivityResponse: {
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            completedOn: string | null;
            id: string;
            code: string;
            title: string;
            text: string;
            /**
             * @description The step before which it must be met.
             * @enum {string}
             */
            stage: "quote" | "bind" | "issue" | "postBind";
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            /** @description What proves that it is met, for example `document:SIGNED_APPLICATION`. */
            evidence: string[];
            /** @description Written for this quote alone. */
            manuscript: boolean;
            /** @enum {string} */
            state: "open" | "submitted" | "cleared" | "waived" | "expired";
            completed: boolean;
            note: string | null;
            docId: string | null;
            completedBy: string | null;
        };
        AttestationResponse: {
            /** Format: date-time */
            attestedOn: string;
            signeeName: string;
            signeeTitle: string;
        };
        SignatureResponse: {
            /** Format: date-time */
            signedAt: string;
            signeeName: string;
            signeeTitle: string;
            docId: string;
            documentHash: string;
        };
        RateBookResponse: {
            id: string;
            version: string;
            sha256: string;
        };
        RatingFlagResponse: {
            /** @enum {string} */
            level: "refer" | "decline" | "info" | "block";
            rule: string;
            reason: string;
        };
        CoveragePremiumResponse: {
            key: string;
            premium: number;
        };
        RatingResponse: {
            /** Format: date-time */
            rated: string;
            ratingId: string;
            inputHash: string;
            rateBook: components["schemas"]["RateBookResponse"];
            /** @description Version of the rater's arithmetic. */
            engine: string;
            irpmModifier: string;
            flags: components["schemas"]["RatingFlagResponse"][];
            /** @description Empty while no premium is shown. */
            coverages: components["schemas"]["CoveragePremiumResponse"][];
        };
        QuoteResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            amountDue: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["RiskFactorsResponse"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            assignedUnderwriterId: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("refer" | "decline" | "delete" | "bind" | "issue" | "rescind" | "takeEffect" | "endPolicy" | "void" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "switchMarket")[];
            createdBy: string;
        };
        UrgencyResponse: {
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
        };
        RecalculateRequest: {
            /**
             * Format: date
             * @description Another start of the cover.
             */
            effectiveDate?: string;
        };
        DeletedCountResponse: {
            deletedCount: number;
        };
        CreateQuoteRequest: {
            /**
             * Format: date
             * @description In 14 days when left out.
             */
            effectiveDate?: string;
            /**
             * Format: date
             * @description A year after the effective date when left out.
             */
            endDate?: string;
            /** Format: uuid */
            accountId: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /**
             * Format: uuid
             * @description The agency of the account, when named.
             */
            agencyId?: string;
            /** @description BASIC, POPULAR, ELITE or one of the agency's own: gives the terms that are left out. */
            presetName?: string | null;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
        };
        QuoteSummary: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            assignedUnderwriterId: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("refer" | "decline" | "delete" | "bind" | "issue" | "rescind" | "takeEffect" | "endPolicy" | "void" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "switchMarket")[];
            createdBy: string;
        };
        CartResponse: {
            quotes: components["schemas"]["QuoteSummary"][];
            /** @description The most quotes that it may hold. */
            limit: number;
        };
        QuoteRequestData: {
            /**
             * Format: date
             * @description In 14 days when left out.
             */
            effectiveDate?: string;
            /**
             * Format: date
             * @description A year after the effective date when left out.
             */
            endDate?: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /**
             * Format: uuid
             * @description The agency of the account, when named.
             */
            agencyId?: string;
            /** @description BASIC, POPULAR, ELITE or one of the agency's own: gives the terms that are left out. */
            presetName?: string | null;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
        };
        SubmitCartRequest: {
            /** @description At most five drafts of the account. */
            quoteIds: string[];
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
        };
        CartError: {
            /** @description JSON pointer of the quote in the request. */
            pointer: string;
            detail: string;
        };
        SubmitCartResponse: {
            /** @description The requested quotes, rated unless the rater is away. */
            sent: components["schemas"]["QuoteResponse"][];
            errors: components["schemas"]["CartError"][];
        };
        TermsUpdate: {
            /** Format: date */
            effectiveDate?: string;
            /** Format: date */
            endDate?: string;
            /** @description Aggregate limit; 1,000,000 when left out. */
            limit?: number;
            /** @description Retention; 25,000 when left out. */
            deductible?: number;
            /** @description Hours; 12 when left out. */
            waitingPeriod?: number;
            /** @description Years; -1, which stands for full prior acts, when left out. */
            retroActivePeriod?: number;
            /** @description Where the layer begins; excess only. */
            attachment?: number | null;
            /** @description The chosen coverages; the mandatory and core ones when left out. */
            coverages?: components["schemas"]["CoverageSelection"][];
            /** @description Share of revenue from technology services, in percent. */
            techENOPercentage?: number | null;
            isTriaExcluded?: boolean;
        };
        UpdateTermsRequest: {
            terms: components["schemas"]["TermsUpdate"];
        };
        SaveIrpmRequest: {
            managementOfContent: number;
            dcmPractices: number;
            companyStability: number;
            drPlanning: number;
            financialCondition: number;
            securityAwareness: number;
            managementExperience: number;
            irpmNote?: string | null;
            /** @description 1 + total percent / 100; refused when it is another. */
            irpmModifier?: number;
        };
        BrokerFeesRequest: {
            /** @description In currency units, at most 10,000. */
            brokerFee: number;
            /** @description In currency units; stays when left out. */
            additionalBrokerFee?: number | null;
            /** @enum {string} */
            product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        MgaFeesRequest: {
            /** @description In currency units. */
            mgaFee: number;
        };
        ReleaseTermsRequest: {
            /** @description Kept with the history of the quote. */
            message?: string;
        };
        DeclineQuoteRequest: {
            /** @description The chosen reason, or the text of the fill-in option. */
            reasonSummary: string;
            /**
             * Format: uuid
             * @description The same as in the address.
             */
            quoteId: string;
            /** @description Whether the agency is told. */
            isNotificationEnabled: boolean;
            /** @description The description. */
            reason: string;
        };
        MarkLostRequest: {
            /** @description The chosen reason, or the text of the fill-in option. */
            reasonSummary: string;
            /**
             * @description The product of the quote.
             * @enum {string}
             */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description The description. */
            reason: string;
        };
        SendQuotesRequest: {
            /** @description Several quotes of one account; at most five drafts among them. */
            quoteIds?: string[];
            /**
             * Format: uuid
             * @description A single quote, in the place of `quoteIds`.
             */
            quoteId?: string;
            /** @enum {string} */
            productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** Format: uuid */
            accountId: string;
            /** Format: uuid */
            agencyId?: string;
            customerFirstName?: string;
            customerLastName?: string;
            /** Format: email */
            customerEmail?: string;
            customerPhone?: string;
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
        };
        SendQuotesResponse: {
            /** @description The quotes that were requested or sent. */
            sent: components["schemas"]["QuoteResponse"][];
            errors: components["schemas"]["CartError"][];
        };
        PolicyholderRequest: {
            customerFirstName: string;
            customerLastName: string;
            /** Format: email */
            customerEmail: string;
            customerPhone: string;
        };
        PolicyholderFields: {
            customerFirstName?: string;
            customerLastName?: string;
            /** Format: email */
            customerEmail?: string;
            customerPhone?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
        };
        SignRequestResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            amountDue: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["RiskFactorsResponse"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            assignedUnderwriterId: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("refer" | "decline" | "delete" | "bind" | "issue" | "rescind" | "takeEffect" | "endPolicy" | "void" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "switchMarket")[];
            createdBy: string;
            /** @description Where the policyholder reviews and signs the application. */
            link: string;
        };
        ApplicationLinkResponse: {
            /** @description Where the policyholder reviews and signs the application. */
            link: string;
        };
        AttestRequest: {
            accepted: boolean;
            signeeName: string;
            signeeTitle: string;
        };
        SurplusFields: {
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
        };
        AttestSurplusRequest: {
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
        };
        SubjectivitySettingResponse: {
            id: string;
            code: string;
            title: string;
            text: string;
            /** @enum {string} */
            stage: "quote" | "bind" | "issue" | "postBind";
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            evidence: string[];
            dueDays: number | null;
            products: string[];
            states: string[];
        };
        SubjectivitySettingFields: {
            /** @description Names it; in capital letters. */
            code: string;
            title: string;
            text: string;
            /** @enum {string} */
            stage: "quote" | "bind" | "issue" | "postBind";
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            evidence: string[];
            /** @description Days from the release; without a date when null. */
            dueDays?: number | null;
            /** @description All products when empty. */
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            /** @description All states when empty. */
            states: string[];
        };
        SaveSettingsRequest: {
            /** @description All of them: what is left out is removed. */
            subjectivities: components["schemas"]["SubjectivitySettingFields"][];
        };
        CompleteSubjectivityRequest: {
            /** Format: uuid */
            subjectivityId: string;
            /** @description False opens it again. */
            completed: boolean;
            note?: string | null;
            /** Format: uuid */
            docId?: string | null;
        };
        ManuscriptRequest: {
            title: string;
            text: string;
            /**
             * @description Before which step it must be met; before binding when left out.
             * @enum {string}
             */
            stage?: "quote" | "bind" | "issue" | "postBind";
        };
        BindQuoteRequest: {
            customerFirstName?: string;
            customerLastName?: string;
            /** Format: email */
            customerEmail?: string;
            customerPhone?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
            /** @description No claim is known since the effective date; needed when that lies in the past. */
            claimFreeWarranty?: boolean;
        };
        BinderResponse: {
            /** @description Id of the binder, and of the policy that it becomes. */
            id: string;
            /** @description Null until the binder is made, a moment later. */
            policyNumber: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        BoundQuoteResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            amountDue: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["RiskFactorsResponse"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            assignedUnderwriterId: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("refer" | "decline" | "delete" | "bind" | "issue" | "rescind" | "takeEffect" | "endPolicy" | "void" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "switchMarket")[];
            createdBy: string;
            binder: components["schemas"]["BinderResponse"];
            /** @description False for a dry run: nothing was saved. */
            committed: boolean;
        };
        RescindQuoteRequest: {
            reason: string;
        };
        EndorsementRequest: {
            /**
             * Format: date
             * @description From when on the change holds.
             */
            effectiveDate: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        EndorsementResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            amountDue: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["RiskFactorsResponse"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            assignedUnderwriterId: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("refer" | "decline" | "delete" | "bind" | "issue" | "rescind" | "takeEffect" | "endPolicy" | "void" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "switchMarket")[];
            createdBy: string;
            /** @description Premium of the whole term before and after, in currency units. */
            oldAnnualPremium: number;
            newAnnualPremium: number | null;
            /** @description False for a dry run: nothing was saved. */
            committed: boolean;
        };
        EndorsementChange: {
            /**
             * Format: date
             * @description From when on the change holds.
             */
            effectiveDate?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
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
    responses: never;
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
    agencyStatuses: {
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
                    "application/json": components["schemas"]["StatusResponse"][];
                };
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    customerStatuses: {
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
                    "application/json": components["schemas"]["StatusResponse"][];
                };
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    binderStatuses: {
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
                    "application/json": components["schemas"]["StatusResponse"][];
                };
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    referQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    toggleUrgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeNeedBy: {
        parameters: {
            query: {
                /** @description Today or later. */
                needBy: string;
                quoteId: string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invalidateQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reviveQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recalculateQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    restoreQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteQuotes: {
        parameters: {
            query: {
                /** @description At most 100 quotes; may be repeated, or one text with commas. */
                quoteIds: string[];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCountResponse"];
                };
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestToBind: {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteQuote: {
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createQuote: {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchQuotes: {
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
                /** @description One of these statuses; TEMP stands for TEMPORARY. */
                status?: ("DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                agencyId?: string;
                accountId?: string;
                isRenewal?: boolean;
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
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchInbox: {
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
                /** @description One of these statuses; TEMP stands for TEMPORARY. */
                status?: ("DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                agencyId?: string;
                accountId?: string;
                isRenewal?: boolean;
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
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchDeleted: {
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
                /** @description One of these statuses; TEMP stands for TEMPORARY. */
                status?: ("DELETED" | "BOUND" | "DECLINED" | "LOST" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                agencyId?: string;
                accountId?: string;
                isRenewal?: boolean;
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
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                    };
                };
            };
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addToCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
                agencyId?: string;
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeFromCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
                agencyId?: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitCart: {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    underwriteQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveIrpm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveBrokerFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveMgaFee: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "releaseTerms[0]": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "releaseTerms[1]": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "releaseTerms[2]": {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "declineQuote[0]": {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "declineQuote[1]": {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markLost: {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendQuotes: {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePolicyholder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendSignRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    applicationLink: {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendSurplusNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attestSurplus: {
        parameters: {
            query: {
                /** @description The state of the notice. */
                state: "LA" | "MT";
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSettings: {
        parameters: {
            query?: {
                /** @description Settings that apply to this product. */
                productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Settings that apply to this state. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveSettings: {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeSubjectivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addManuscript: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bindQuote[0]": {
        parameters: {
            query?: never;
            header?: {
                /** @description dry-run: the same answer with `committed` false; nothing is saved. */
                prefer?: "dry-run";
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "bindQuote[1]": {
        parameters: {
            query?: never;
            header?: {
                /** @description dry-run: the same answer with `committed` false; nothing is saved. */
                prefer?: "dry-run";
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rescindQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeEndorsement: {
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createEndorsement: {
        parameters: {
            query?: never;
            header?: {
                /** @description dry-run: the same answer with `committed` false; nothing is saved. */
                prefer?: "dry-run";
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
            /** @description Refused; nothing was changed. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
