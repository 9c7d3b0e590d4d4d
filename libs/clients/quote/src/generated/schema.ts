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
    "/api/quote/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One quote. */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
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
    "/api/quote/v1/release/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Release the terms: the quote becomes bindable. */
        put: operations["releaseTerms"];
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
        put: operations["declineQuote"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
            presetName?: string | null;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
        };
        StatusReasonResponse: {
            code: string;
            text: string;
            /** @enum {string} */
            source: "rater" | "quote" | "underwriter" | "agency";
        };
        QuoteTaxResponse: {
            surplusLineTax: number;
            surplusStampingFee: number;
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
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            brokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            amountDue: number | null;
            quoteResponse: (components["schemas"]["QuoteTaxResponse"] | null) & components["schemas"]["QuoteTaxResponse"];
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
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
            rating: (components["schemas"]["RatingResponse"] | null) & components["schemas"]["RatingResponse"];
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
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
            referToUnderwriter: boolean;
            assignedUnderwriterId: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sign" | "requestToBind" | "bind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "issue" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "switchMarket")[];
            createdBy: string;
        };
        QuoteSummary: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
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
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            customerStatus: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
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
            referToUnderwriter: boolean;
            assignedUnderwriterId: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("refer" | "decline" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sign" | "requestToBind" | "bind" | "rescind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "issue" | "takeEffect" | "void" | "endPolicy" | "delete" | "restoreDeleted" | "switchMarket")[];
            createdBy: string;
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
        ReleaseTermsRequest: {
            /** @description Kept with the history of the quote. */
            message?: string;
        };
        DeclineQuoteRequest: {
            /**
             * Format: uuid
             * @description The same as in the address.
             */
            quoteId: string;
            /** @description Whether the agency is told. */
            isNotificationEnabled: boolean;
            /** @description The description. */
            reason: string;
            /** @description The chosen reason, or the text of the fill-in option. */
            reasonSummary: string;
        };
        MarkLostRequest: {
            /**
             * @description The product of the quote.
             * @enum {string}
             */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description The description. */
            reason: string;
            /** @description The chosen reason, or the text of the fill-in option. */
            reasonSummary: string;
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
            }[];
            message: string;
            correlationId?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
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
                status?: ("TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND")[];
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
    submitCart: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
            header?: never;
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
    releaseTerms: {
        parameters: {
            query?: never;
            header?: never;
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
    declineQuote: {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
}
