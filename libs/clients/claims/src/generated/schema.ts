// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/policy/v1/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a claim for the first time, or file it at once.
         * @description A saved claim is UN_FILED and can be edited or deleted. A filed one gets its number, and the handlers hear of it; the day of loss must be covered. For who holds `claim:create`.
         */
        post: operations["createClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a home says of the claims files in the caller's scope.
         * @description What is incurred, paid and outstanding on the files of a currency, by the month of UTC in which they were opened; and how many there are by status now. The list of `GET /api/claims/v1/claimsFile/search` with the same filters holds the files that are counted. For who holds `claim:view`.
         */
        get: operations["getClaimsFileHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The claims files in the caller's scope.
         * @description By status, policy and the time of opening. For who holds `claim:view`.
         */
        get: operations["searchClaimsFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/handlers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can work on claims files.
         * @description By name: the claims team, and who administers the provider. For who holds `claim:manage`.
         */
        get: operations["listClaimsHandlers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can be given claims.
         * @description The vendors of the platform, by name. `vendorIds` of `PUT /api/claims/v1/claimsFile/{claimId}` gives them one. For who holds `claim:manage`.
         */
        get: operations["listClaimsVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/reserves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to the reserves of a file, the newest first.
         * @description One row for each category that was changed, with its person and reason; rows are only added. For who holds `claim:view`.
         */
        get: operations["listReserveChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of one claim.
         * @description With what is reserved and paid by category. For who holds `claim:view`.
         */
        get: operations["getClaimsFile"];
        /**
         * Change the dates, the handler, the vendors or the reserves of a file, close it, open it again or make it void.
         * @description Vendors see the claims that they are given, and none that is taken from them. Every change of a reserve is kept with its time and person. A closed file is opened again by an empty closing date and a reason. A void one, of which nothing was paid, gives its reserves back and stays void. For who holds `claim:manage`.
         */
        put: operations["updateClaimsFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the file of a filed claim; the caller becomes its handler.
         * @description From then on reserves can be set; a file that was opened by mistake is closed without payment. For who holds `claim:manage`.
         */
        post: operations["openClaimsFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to claims, for `GET /api/activity/v1/search`.
         * @description To those that the caller sees, as far as their timelines tell it. For who holds `activity:view`.
         */
        get: operations["listClaimActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/activities/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much was done to claims, for `GET /api/activity/v1/aggregate`.
         * @description By what was done, or by day; the most first. For who holds `activity:view`.
         */
        get: operations["countClaimActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/{claimId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to a claim, the newest first.
         * @description Who did it, what it changed and whom it wrote to, as far as the caller may know: what underwriters and handlers note stays with the provider, and a policyholder or the holder of a mailed code is told what was done with them. 404 for a row out of scope. For who holds `claim:view`.
         */
        get: operations["listClaimTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/{claimId}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the records of a claim are unchanged since they were written.
         * @description Each record is sealed with the one before it, a second after it was written; this computes the seals again and names the oldest record that does not hold. For who holds `claim:view`.
         */
        get: operations["verifyClaimTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The claims in the caller's scope.
         * @description Every agency and insured sees the own ones, staff all of them. For who holds `claim:view`.
         */
        get: operations["searchClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The claims that a text means, at most five.
         * @description By number, with or without its dashes, by client or by the number of the policy; in the rows of the list. The number itself comes first, then what begins so; `detail` is the number of the policy. For who holds `claim:view`.
         */
        get: operations["findClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One claim.
         * @description `allowedActions` names what the caller may do with it now. For who holds `claim:view`.
         */
        get: operations["getClaim"];
        /**
         * Save the progress of a claim, or file it.
         * @description Filing is final: from then on handlers work on its file. For who holds `claim:create`.
         */
        put: operations["updateClaim"];
        post?: never;
        /**
         * Delete a claim that was not filed.
         * @description A filed claim is refused with 409, as is one that another organisation began, but for staff. No call brings it back: begin it again. For who holds `claim:delete`.
         */
        delete: operations["deleteClaim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CreateClaimRequest: {
            /**
             * Format: date
             * @description Not in the future.
             */
            lossDate?: string | null;
            /** Format: date */
            incidentNoticed?: string | null;
            /** Format: uuid */
            policyId: string;
            /** @description Who reports; the form offers the people of the insured. */
            name?: string | null;
            role?: string | null;
            email?: string | null;
            companyName?: string | null;
            workPhone?: string | null;
            cellPhone?: string | null;
            /** @description The reporter is whom to talk to; true when left out. */
            isRightContact?: boolean;
            contactName?: string | null;
            contactEmail?: string | null;
            contactPhone?: string | null;
            address?: string | null;
            city?: string | null;
            state?: string | null;
            zipCode?: string | null;
            lossDescription?: string | null;
            impactedDevicesOs?: string | null;
            impactedDevicesType?: string | null;
            lossInformationExplanation?: string | null;
            isAuthoritiesInvolved?: boolean;
            authorityName?: string | null;
            authorityPhoneNumber?: string | null;
            isReportFiled?: boolean;
            reportNumber?: string | null;
            isBusinessImpacted?: boolean;
            /** @description The incident goes on; true when left out. */
            isCyberIncident?: boolean;
            isRemediationServiceBegun?: boolean;
            otherInformationExplanation?: string | null;
            /** @description File the claim with what is known now. */
            isFiled?: boolean;
        };
        CoverageInForce: {
            key: string;
            limit: number;
            retention: number;
        };
        LossCoverResponse: {
            /** Format: date */
            asOf: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            aggregateLimit: number;
            retention: number;
            waitingPeriod: number;
            coverages: components["schemas"]["CoverageInForce"][];
        };
        ClaimResponse: {
            /** Format: date */
            lossDate: string | null;
            /** Format: date */
            reportedDate: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /** Format: date */
            incidentNoticed: string | null;
            /** @description A policy of the insured was in force on the date of the loss; null until it is filed. */
            isPolicyMatched: boolean | null;
            /** @description Null until it is filed, and when no policy was in force. */
            cover: components["schemas"]["LossCoverResponse"] | null;
            role: string | null;
            email: string | null;
            workPhone: string | null;
            cellPhone: string | null;
            isRightContact: boolean;
            contactName: string | null;
            contactEmail: string | null;
            contactPhone: string | null;
            address: string | null;
            city: string | null;
            state: string | null;
            zipCode: string | null;
            lossDescription: string | null;
            impactedDevicesOs: string | null;
            impactedDevicesType: string | null;
            lossInformationExplanation: string | null;
            isAuthoritiesInvolved: boolean;
            authorityName: string | null;
            authorityPhoneNumber: string | null;
            isReportFiled: boolean;
            reportNumber: string | null;
            isBusinessImpacted: boolean;
            isCyberIncident: boolean;
            isRemediationServiceBegun: boolean;
            otherInformationExplanation: string | null;
            claimId: string;
            policyId: string;
            policyNumber: string;
            accountId: string;
            insuredName: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "DELETED" | "UN_FILED" | "FILED";
            isFiled: boolean;
            claimNumber: string | null;
            name: string | null;
            companyName: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("delete" | "save" | "file")[];
        };
        LossesOfMonth: {
            /** @description YYYY-MM. */
            month: string;
            count: number;
            paid: number;
            /** @description Reserved and not paid yet. */
            outstanding: number;
            /** @description Paid and outstanding. */
            incurred: number;
        };
        FilesOfStatus: {
            /** @enum {string} */
            status: "OPEN" | "REOPENED" | "DENIED" | "CLOSED_WITH_PAYMENT" | "CLOSED_NO_PAYMENT" | "VOID";
            count: number;
        };
        FileHomeResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Months in their order. */
            byMonth: components["schemas"]["LossesOfMonth"][];
            /** @description The most first. */
            byStatus: components["schemas"]["FilesOfStatus"][];
        };
        CategoryAmounts: {
            firstPartyExpense: number;
            firstPartyLoss: number;
            lossAdjustment: number;
            thirdPartyLoss: number;
            total: number;
        };
        VendorResponse: {
            id: string;
            name: string;
        };
        ClaimsFileResponse: {
            /** Format: date */
            reportedDate: string;
            /** Format: date */
            incidentDate: string | null;
            /** Format: date */
            closedDate: string | null;
            /** Format: date-time */
            created: string;
            claimId: string;
            claimNumber: string;
            policyId: string;
            policyNumber: string;
            insuredName: string;
            /** @enum {string} */
            fileStatus: "OPEN" | "VOID" | "REOPENED" | "DENIED" | "CLOSED_WITH_PAYMENT" | "CLOSED_NO_PAYMENT";
            /** @enum {string} */
            currency: "USD" | "GBP";
            reserves: components["schemas"]["CategoryAmounts"];
            paid: components["schemas"]["CategoryAmounts"];
            handlerId: string;
            handlerName: string | null;
            /** @description Who works on it for the provider. */
            vendors: components["schemas"]["VendorResponse"][];
            /** @description What the caller may do now. */
            allowedActions: ("edit" | "assign" | "reopen" | "vendors" | "setReserves" | "closeWithPayment" | "closeWithoutPayment" | "void")[];
        };
        HandlerResponse: {
            id: string;
            name: string;
            roleName: string;
        };
        ReserveChangeResponse: {
            /** @enum {string} */
            category: "firstPartyExpense" | "firstPartyLoss" | "lossAdjustment" | "thirdPartyLoss";
            /** Format: date-time */
            changedOn: string;
            id: string;
            previousAmount: number;
            newAmount: number;
            reason: string | null;
            changedByName: string | null;
        };
        OpenClaimsFileRequest: {
            /**
             * Format: date
             * @description When it was reported; the date on which it was filed when left out.
             */
            reportedDate?: string;
            /**
             * Format: date
             * @description When it happened; the date of the loss when left out.
             */
            incidentDate?: string;
            /** Format: uuid */
            claimId: string;
            /** @description The number of the claim, when named. */
            claimNumber?: string;
        };
        UpdateClaimsFileRequest: {
            /** Format: date */
            reportedDate?: string;
            /** Format: date */
            incidentDate?: string;
            /**
             * Format: date
             * @description A date closes the file, null opens a closed one again.
             */
            closedDate?: string | null;
            /** @description Makes the file void, with a reason: of a claim that came twice, or is none. It stays void. */
            isVoid?: boolean;
            /**
             * Format: uuid
             * @description Who works on it from now on.
             */
            handlerId?: string;
            /** @description All vendors who work on it from now on; those who are left out see it no more. */
            vendorIds?: string[];
            /** @description Why reserves are changed, or why a file is opened again or made void; these take one. */
            reason?: string | null;
            firstPartyExpense?: number;
            firstPartyLoss?: number;
            lossAdjustment?: number;
            thirdPartyLoss?: number;
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
        ClaimSummary: {
            /** Format: date */
            lossDate: string | null;
            /** Format: date */
            reportedDate: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            claimId: string;
            policyId: string;
            policyNumber: string;
            accountId: string;
            insuredName: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "DELETED" | "UN_FILED" | "FILED";
            isFiled: boolean;
            claimNumber: string | null;
            name: string | null;
            companyName: string | null;
            /** @description What the caller may do now. */
            allowedActions: ("delete" | "save" | "file")[];
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
        UpdateClaimRequest: {
            /**
             * Format: date
             * @description Not in the future.
             */
            lossDate?: string | null;
            /** Format: date */
            incidentNoticed?: string | null;
            /** @description Who reports; the form offers the people of the insured. */
            name?: string | null;
            role?: string | null;
            email?: string | null;
            companyName?: string | null;
            workPhone?: string | null;
            cellPhone?: string | null;
            /** @description The reporter is whom to talk to; true when left out. */
            isRightContact?: boolean;
            contactName?: string | null;
            contactEmail?: string | null;
            contactPhone?: string | null;
            address?: string | null;
            city?: string | null;
            state?: string | null;
            zipCode?: string | null;
            lossDescription?: string | null;
            impactedDevicesOs?: string | null;
            impactedDevicesType?: string | null;
            lossInformationExplanation?: string | null;
            isAuthoritiesInvolved?: boolean;
            authorityName?: string | null;
            authorityPhoneNumber?: string | null;
            isReportFiled?: boolean;
            reportNumber?: string | null;
            isBusinessImpacted?: boolean;
            /** @description The incident goes on; true when left out. */
            isCyberIncident?: boolean;
            isRemediationServiceBegun?: boolean;
            otherInformationExplanation?: string | null;
            /** @description File the claim with what is known now. */
            isFiled?: boolean;
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
    createClaim: {
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
                "application/json": components["schemas"]["CreateClaimRequest"];
            };
        };
        responses: {
            /**
             * @description A saved claim is UN_FILED and can be edited or deleted. A filed one gets its number,
             *     and the handlers hear of it; the day of loss must be covered.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResponse"];
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
    getClaimsFileHome: {
        parameters: {
            query?: {
                /** @description Opened at or after this instant. */
                after?: string;
                /** @description Opened at or before this instant. */
                before?: string;
                /** @description USD when left out: amounts of two currencies are never added. */
                currency?: "USD" | "GBP";
                /** @description Of clients that work in this team. */
                teamId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What is incurred, paid and outstanding on the files of a currency, by the month of UTC
             *     in which they were opened; and how many there are by status now. The list of
             *     `GET /api/claims/v1/claimsFile/search` with the same filters holds the files that are counted.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileHomeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchClaimsFiles: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Opened at or after this instant. */
                after?: string;
                /** @description Opened at or before this instant. */
                before?: string;
                status?: "OPEN" | "VOID" | "REOPENED" | "DENIED" | "CLOSED_WITH_PAYMENT" | "CLOSED_NO_PAYMENT";
                policyId?: string;
                /** @description The files that this person works on. */
                handlerId?: string;
                currency?: "USD" | "GBP";
                /** @description Of clients that work in this team. */
                teamId?: string;
                /** @description What worked-on files wait for: REPORT, that nothing was done to them for 25 days. */
                waitsFor?: "REPORT";
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
                        content: components["schemas"]["ClaimsFileResponse"][];
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
    listClaimsHandlers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name: the claims team, and who administers the provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandlerResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listClaimsVendors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The vendors of the platform, by name. `vendorIds` of `PUT
             *     /api/claims/v1/claimsFile/{claimId}` gives them one.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listReserveChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description One row for each category that was changed, with its person and reason; rows are only
             *     added.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReserveChangeResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getClaimsFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With what is reserved and paid by category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimsFileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateClaimsFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateClaimsFileRequest"];
            };
        };
        responses: {
            /**
             * @description Vendors see the claims that they are given, and none that is taken from them. Every change of a reserve is kept with its time and person. A closed file is opened
             *     again by an empty closing date and a reason. A void one, of which nothing was paid, gives its
             *     reserves back and stays void.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimsFileResponse"];
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
    openClaimsFile: {
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
                "application/json": components["schemas"]["OpenClaimsFileRequest"];
            };
        };
        responses: {
            /**
             * @description From then on reserves can be set; a file that was opened by mistake is closed without
             *     payment.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimsFileResponse"];
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
    listClaimActivities: {
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
    countClaimActivities: {
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
    listClaimTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                claimId: string;
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
    verifyClaimTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                claimId: string;
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
    searchClaims: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Saved first at or after this instant. */
                after?: string;
                /** @description Saved first at or before this instant. */
                before?: string;
                status?: "UN_FILED" | "FILED";
                policyId?: string;
                accountId?: string;
                /** @description Of clients that work in this team. */
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
                        content: components["schemas"]["ClaimSummary"][];
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
    findClaims: {
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
             * @description By number, with or without its dashes, by client or by the number of the policy; in
             *     the rows of the list. The number itself comes first, then what begins so; `detail` is the
             *     number of the policy.
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
    getClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `allowedActions` names what the caller may do with it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    updateClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateClaimRequest"];
            };
        };
        responses: {
            /** @description Filing is final: from then on handlers work on its file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResponse"];
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
    deleteClaim: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A filed claim is refused with 409, as is one that another organisation began, but for
             *     staff. No call brings it back: begin it again.
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
}
