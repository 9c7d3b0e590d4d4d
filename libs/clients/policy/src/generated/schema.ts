// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/policy/v1/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reasons that a form offers, those of cancelling with what they let go back. */
        get: operations["listReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statuses of binders and policies. */
        get: operations["listStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/binders/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The binders in the caller's scope. */
        get: operations["searchBinders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/binders/{binderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One binder with what issuing waits for. */
        get: operations["getBinder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/binders/issue/{binderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issue the policy of a binder; 409 names every guard that is not met. */
        post: operations["issueBinder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/cancel/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a policy, or ask for it: agencies and policyholders ask, the provider's staff approves,
         *     gives notice or cancels flat.
         */
        put: operations["cancelPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/undo-cancel/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reject the request of a cancellation, or withdraw a pending one. */
        put: operations["undoCancel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/noc/stop/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Stop the notice of a pending cancellation. */
        put: operations["stopNotice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/undo-cancelled/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Reinstate a cancelled policy within thirty days. */
        put: operations["undoCancelled"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/nonpremium/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a policy without a premium: its next revision. */
        post: operations["changeWithoutPremium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/revisions/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The revisions of a policy. */
        get: operations["listRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/diff/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs between two revisions; between the last two when none is named. */
        get: operations["diffRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/{policyId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is true of a policy on a date. */
        get: operations["getState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/{policyId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transactions of a policy as they were known at a time. */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The issued policies in the caller's scope. */
        get: operations["searchPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/view/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One policy with its revisions and its binder. */
        get: operations["viewPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/product/{productType}/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One policy by its product. */
        get: operations["getPolicyOfProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/description/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a policy, for instance as Check In Mail. */
        put: operations["describePolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One policy, or the binder that it will be issued from. */
        get: operations["getPolicy"];
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
        ReasonResponse: {
            /** @description The methods that a cancellation for it may name; null where nothing is cancelled by method. */
            cancellationTypes: ("FLAT" | "PRO_RATA" | "SHORT_RATE")[] | null;
            reason: string;
            text: string;
            /** @description The provider's staff may give notice for it; for any other it cancels flat, or when asked. */
            isByNotice: boolean;
        };
        StatusResponse: {
            status: string;
            label: string;
        };
        BinderResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            boundOn: string;
            /** Format: date-time */
            binderExpiresOn: string;
            id: string;
            policyNumber: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "ISSUED" | "RESCIND";
            quoteId: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            isPaid: boolean;
        };
        IssueGuard: {
            pointer: string;
            detail: string;
        };
        BinderDetail: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            boundOn: string;
            /** Format: date-time */
            binderExpiresOn: string;
            id: string;
            policyNumber: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "ISSUED" | "RESCIND";
            quoteId: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            isPaid: boolean;
            /** @description What issuing waits for; empty for a binder that is no longer open. */
            issueGuards: components["schemas"]["IssueGuard"][];
            /** @description What the caller may do now. */
            allowedActions: "issue"[];
        };
        IssueBinderRequest: {
            /**
             * Format: date
             * @description The effective date of the binder, when named.
             */
            effectiveDate?: string;
            customerFirstName?: string;
            customerLastName?: string;
            /** Format: email */
            customerEmail?: string;
            customerPhone?: string;
        };
        ChargesResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            premium: number;
            brokerFee: number;
            mgaFee: number;
            totalPremium: number;
            surplusLineTax: number;
            surplusStampingFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number;
            amountDue: number;
        };
        CoverageResponse: {
            key: string;
            limit: number;
            retention: number;
            premium: number;
        };
        AdditionalInsuredName: {
            id: string;
            name: string;
        };
        TermsResponse: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            market: "UK" | "SURPLUS" | "ADMITTED";
            state: string | null;
            effectiveDate: string;
            endDate: string;
            aggregateLimit: number;
            attachment: number | null;
            retention: number;
            waitingPeriod: number;
            retroActivePeriod: number;
            coverages: components["schemas"]["CoverageResponse"][];
            endorsements: string[];
            additionalInsureds: components["schemas"]["AdditionalInsuredName"][];
            isTriaExcluded: boolean;
        };
        PolicyContactResponse: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
        };
        PolicyMoneyResponse: {
            /**
             * Format: date
             * @description When the next open invoice is due.
             */
            dueDate: string | null;
            amountDue: number;
            paid: number;
            balance: number;
        };
        CancellationResponse: {
            /** Format: date */
            effectiveDate: string;
            reason: string;
            /** @enum {string} */
            cancellationType: "FLAT" | "PRO_RATA" | "SHORT_RATE";
            comments: string | null;
            /** @description From the mailing of the notice, the days for mail included; null without a notice. */
            noticeDays: number | null;
            /** @description The share of the term that is left on its date. */
            factor: string;
            /** @description What goes back, or will; negative. */
            charges: components["schemas"]["ChargesResponse"];
        };
        SegmentResponse: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            terms: components["schemas"]["TermsResponse"] | null;
        };
        RevisionData: {
            segments: components["schemas"]["SegmentResponse"][];
            charges: components["schemas"]["ChargesResponse"];
            reason: string | null;
        };
        RevisionResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date-time */
            created: string;
            id: string;
            number: number;
            /** @enum {string} */
            type: "NEW" | "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE";
            premiumChange: number;
            data: components["schemas"]["RevisionData"];
        };
        PolicyResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            created: string;
            /** Format: date */
            reinstateUntil: string | null;
            state: string | null;
            timeZone: string;
            brokerFee: number;
            mgaFee: number;
            /** @description What was written so far, returns taken off. */
            charges: components["schemas"]["ChargesResponse"];
            terms: components["schemas"]["TermsResponse"];
            contact: components["schemas"]["PolicyContactResponse"];
            /** @description The insured as of binding. */
            firmographicData: {
                [key: string]: unknown;
            };
            money: components["schemas"]["PolicyMoneyResponse"];
            cancellation: components["schemas"]["CancellationResponse"] | null;
            revisions: components["schemas"]["RevisionResponse"][];
            binders: components["schemas"]["BinderResponse"][];
            id: string;
            policyId: string;
            policyNumber: string;
            quoteId: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            market: "UK" | "SURPLUS" | "ADMITTED";
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "LOST" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD";
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            revision: number;
            isPaid: boolean;
            isPremiumFinanced: boolean;
            isPremiumFinancePaid: boolean;
            isOpenForRenewal: boolean;
            nocStopped: boolean;
            description: string | null;
            customerEmail: string;
            /** @description What the caller may do now. */
            allowedActions: ("takeEffect" | "endorse" | "requestCancellation" | "rejectCancellation" | "approveCancellation" | "issueNotice" | "stopNotice" | "reachCancelDate" | "flatCancel" | "enterReinstatementPeriod" | "endReinstatementPeriod" | "undoCancelled" | "endPolicy")[];
        };
        CancelPolicyRequest: {
            /** Format: date */
            effectiveDate: string;
            /**
             * @description A code of the reasons; own words are comments.
             * @enum {string}
             */
            reason: "INSURED_REQUEST" | "COVERAGE_ELSEWHERE" | "OUT_OF_BUSINESS" | "REWRITTEN" | "NON_PAYMENT" | "UNDERWRITING" | "FRAUD" | "CLASS_OF_BUSINESS" | "DUPLICATE" | "ERROR" | "OTHER";
            /**
             * @description By the reason when left out: short rate for the insured's own, else pro rata.
             * @enum {string}
             */
            cancellationType?: "FLAT" | "PRO_RATA" | "SHORT_RATE";
            comments?: string | null;
        };
        CancelPolicyResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            created: string;
            /** Format: date */
            reinstateUntil: string | null;
            state: string | null;
            timeZone: string;
            brokerFee: number;
            mgaFee: number;
            /** @description What was written so far, returns taken off. */
            charges: components["schemas"]["ChargesResponse"];
            terms: components["schemas"]["TermsResponse"];
            contact: components["schemas"]["PolicyContactResponse"];
            /** @description The insured as of binding. */
            firmographicData: {
                [key: string]: unknown;
            };
            money: components["schemas"]["PolicyMoneyResponse"];
            cancellation: components["schemas"]["CancellationResponse"] | null;
            revisions: components["schemas"]["RevisionResponse"][];
            binders: components["schemas"]["BinderResponse"][];
            id: string;
            policyId: string;
            policyNumber: string;
            quoteId: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            market: "UK" | "SURPLUS" | "ADMITTED";
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "LOST" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD";
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            revision: number;
            isPaid: boolean;
            isPremiumFinanced: boolean;
            isPremiumFinancePaid: boolean;
            isOpenForRenewal: boolean;
            nocStopped: boolean;
            description: string | null;
            customerEmail: string;
            /** @description What the caller may do now. */
            allowedActions: ("takeEffect" | "endorse" | "requestCancellation" | "rejectCancellation" | "approveCancellation" | "issueNotice" | "stopNotice" | "reachCancelDate" | "flatCancel" | "enterReinstatementPeriod" | "endReinstatementPeriod" | "undoCancelled" | "endPolicy")[];
            /** @description False for a dry run: nothing was written. */
            committed: boolean;
        };
        CancellationReasonRequest: {
            reason: string;
        };
        NonPremiumChanges: {
            /** @description Name of the insured. */
            companyName?: string;
            customerFirstName?: string;
            customerLastName?: string;
            /** Format: email */
            customerEmail?: string;
            customerPhone?: string;
        };
        NonPremiumChangeRequest: {
            /** Format: date */
            effectiveDate: string;
            changes: components["schemas"]["NonPremiumChanges"];
        };
        TermsChangeResponse: {
            from: (number | string | boolean | unknown[] | Record<string, never>) | null;
            to: (number | string | boolean | unknown[] | Record<string, never>) | null;
            field: string;
        };
        RevisionDiffResponse: {
            changes: components["schemas"]["TermsChangeResponse"][];
        };
        PolicyStateResponse: {
            /** Format: date */
            effective: string;
            policyId: string;
            isCovered: boolean;
            segments: components["schemas"]["SegmentResponse"][];
        };
        ChargeLineResponse: {
            /** @enum {string} */
            type: "premium" | "brokerFee" | "mgaFee" | "surplusLineTax" | "surplusStampingFee" | "ipt";
            amount: number;
        };
        TransactionResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date-time */
            created: string;
            id: string;
            policyId: string;
            number: number;
            /** @enum {string} */
            type: "NEW" | "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE";
            segments: components["schemas"]["SegmentResponse"][];
            charges: components["schemas"]["ChargeLineResponse"][];
            amountDue: number;
            /** @description The share of the term that the charges are for. */
            factor: string;
            quoteId: string | null;
            reversesId: string | null;
            reason: string | null;
            createdBy: string | null;
        };
        PolicySummary: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            created: string;
            id: string;
            policyId: string;
            policyNumber: string;
            quoteId: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            market: "UK" | "SURPLUS" | "ADMITTED";
            /** @enum {string} */
            status: "DELETED" | "BOUND" | "LOST" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD";
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            revision: number;
            isPaid: boolean;
            isPremiumFinanced: boolean;
            isPremiumFinancePaid: boolean;
            isOpenForRenewal: boolean;
            nocStopped: boolean;
            description: string | null;
            customerEmail: string;
            /** @description What the caller may do now. */
            allowedActions: ("takeEffect" | "endorse" | "requestCancellation" | "rejectCancellation" | "approveCancellation" | "issueNotice" | "stopNotice" | "reachCancelDate" | "flatCancel" | "enterReinstatementPeriod" | "endReinstatementPeriod" | "undoCancelled" | "endPolicy")[];
        };
        PolicyDescriptionRequest: {
            /** @description Check In Mail, or what else is to be seen at a glance; null takes it off. */
            description: string | null;
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
    listReasons: {
        parameters: {
            query?: {
                /** @description Which list; the one of cancellations when left out. */
                type?: "rescind" | "cancel" | "void";
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
                    "application/json": components["schemas"]["ReasonResponse"][];
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
    listStatuses: {
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
    searchBinders: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Bound at or after this instant. */
                after?: string;
                /** @description Bound at or before this instant. */
                before?: string;
                filter?: "BOUND" | "BINDER EXPIRED" | "PAID" | "NEED PAYMENT" | "RESCINDED";
                /** @description One of these statuses; binders that are not issued when left out. */
                status?: ("BOUND" | "BINDER EXPIRED" | "ISSUED" | "RESCIND")[];
                isPaid?: boolean;
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
                        content: components["schemas"]["BinderResponse"][];
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
    getBinder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                binderId: string;
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
                    "application/json": components["schemas"]["BinderDetail"];
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
    issueBinder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                binderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueBinderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
    cancelPolicy: {
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
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPolicyRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelPolicyResponse"];
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
    undoCancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
    stopNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
    undoCancelled: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
    changeWithoutPremium: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NonPremiumChangeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
    listRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                policyId: string;
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
                    "application/json": components["schemas"]["RevisionResponse"][];
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
    diffRevisions: {
        parameters: {
            query?: {
                /** @description Number of the earlier revision; the one before `to` when left out. */
                from?: number;
                /** @description Number of the later revision; the last one when left out. */
                to?: number;
            };
            header?: never;
            path: {
                policyId: string;
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
                    "application/json": components["schemas"]["RevisionDiffResponse"];
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
    getState: {
        parameters: {
            query?: {
                /** @description Today in the zone of the policy when left out. */
                effective?: string;
            };
            header?: never;
            path: {
                policyId: string;
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
                    "application/json": components["schemas"]["PolicyStateResponse"];
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
    listTransactions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description What was known at this instant; now when left out. */
                asOf?: string;
            };
            header?: never;
            path: {
                policyId: string;
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
                        content: components["schemas"]["TransactionResponse"][];
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
    searchPolicies: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Issued at or after this instant. */
                after?: string;
                /** @description Issued at or before this instant. */
                before?: string;
                filter?: "OPEN FOR RENEWAL" | "CANCELLATIONS" | "INACTIVE";
                /** @description One of these statuses. */
                status?: ("DELETED" | "BOUND" | "LOST" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                agencyId?: string;
                accountId?: string;
                isOpenForRenewal?: boolean;
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
                        content: components["schemas"]["PolicySummary"][];
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
    viewPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                policyId: string;
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
                    "application/json": components["schemas"]["PolicyResponse"];
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
    getPolicyOfProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                policyId: string;
                productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
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
                    "application/json": components["schemas"]["PolicyResponse"];
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
    describePolicy: {
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
                "application/json": components["schemas"]["PolicyDescriptionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
    getPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                policyId: string;
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
                    "application/json": components["schemas"]["PolicyResponse"];
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
