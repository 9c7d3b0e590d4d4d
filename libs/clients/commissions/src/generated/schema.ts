// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/commissions/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The commissions in the caller's scope.
         * @description A commission accrues when a policy is issued, is released in the share of the premium that was paid, and is charged back when premium is returned. For who holds `commission:view`.
         */
        get: operations["searchCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commissions/v1/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What accrued, was charged back, released and paid, in one currency.
         * @description Over the lines that the same filters of the search find. For who holds `commission:view`.
         */
        get: operations["getCommissionTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commissions/v1/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The monthly statements in the caller's scope.
         * @description A statement is finalized after its month has closed; less than one dollar or pound is not paid. For who holds `commission:view`.
         */
        get: operations["searchStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commissions/v1/statements/{statementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One statement.
         * @description Its total is what was carried into it and what its lines add up to; the document of it is printed a moment after it is closed. For who holds `commission:view`.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commissions/v1/statements/{statementId}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lines of a statement.
         * @description A line is what became payable of a commission when premium came in, or what was taken back; a commission whose premium is paid in parts has a line for each. For who holds `commission:view`.
         */
        get: operations["searchStatementLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commissions/v1/{agencyId}/ach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an agency is paid by ACH.
         * @description Only the last digits of the account number are shown. For who holds `commission:view`.
         */
        get: operations["getAgencyBank"];
        /**
         * Say where an agency is paid by ACH.
         * @description An agency says it of itself, staff of any. It replaces what was said before; statements that are paid from then on go there. Of the account number only the last four digits are kept. A routing number or sort code of no bank is refused (400). It is undone by saving the former account again. For who holds `billing:ach-details`.
         */
        put: operations["saveAgencyBank"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commissions/v1/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the oldest finalized statements of an agency, each of them whole.
         * @description A payment that is not enough for a statement as a whole is refused. Nothing undoes a payment; a later statement sets it off. For who holds `commission:pay`.
         */
        post: operations["payStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/commissions/v1/toggle/{agencyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause the payments of an agency, or resume them.
         * @description Statements go on meanwhile and are paid later. The same call resumes. For who holds `commission:pause`.
         */
        put: operations["toggleCommissionPayments"];
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
        CommissionResponse: {
            /** @enum {string} */
            lineType: "NBS" | "RWL" | "PCH" | "XLC" | "REI";
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            transactionDate: string;
            /** @enum {string} */
            status: "ACCRUED" | "RELEASED" | "PAID" | "CHARGED_BACK";
            /** Format: date */
            paidOn: string | null;
            id: string;
            agencyId: string;
            agencyName: string | null;
            policyId: string;
            policyNumber: string;
            insuredName: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description The premium that earns commission; negative for a return. */
            premium: number;
            /** @description Fees and taxes of the same transaction. */
            nonCommissionable: number;
            /** @description Percent of the premium. */
            commission: number;
            commissionsAmount: number;
            /** @description The part that may be paid, because the premium was paid. */
            released: number;
            /** @description What of it stood on statements that were paid; negative for a charge-back that was set off. */
            paid: number;
        };
        CommissionTotalsResponse: {
            /** @description The agency that is meant; null when they are the totals of many. */
            agencyName: string | null;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description What the premiums charged earn, whether they are paid or not. */
            accrued: number;
            /** @description What returned premium took away again; zero or less. */
            chargedBack: number;
            /** @description What is accrued less what is charged back. */
            earned: number;
            /** @description What of it may be paid out, because the premium was paid. */
            released: number;
            paid: number;
            /** @description What is released and not yet paid; negative when too much was. */
            outstanding: number;
            /** @description Whether the payments of the agency are paused; false when no single agency is meant. */
            paused: boolean;
        };
        StatementResponse: {
            /** @enum {string} */
            status: "OPEN" | "FINALIZED" | "ON_HOLD" | "PAID" | "CARRIED";
            /** Format: date */
            paidOn: string | null;
            id: string;
            agencyId: string;
            agencyName: string | null;
            year: number;
            month: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Carried forward from the month before. */
            opening: number;
            total: number;
            docId: string | null;
        };
        StatementDetailResponse: {
            /** @enum {string} */
            status: "OPEN" | "FINALIZED" | "ON_HOLD" | "PAID" | "CARRIED";
            /** Format: date */
            paidOn: string | null;
            /**
             * Format: date
             * @description The day on which the month is closed.
             */
            closesOn: string;
            /** @description The sum of its lines: what the month adds to what was carried into it. */
            earned: number;
            /** @description Whether the payments of the agency are paused. */
            paused: boolean;
            /** @description What staff wrote of the payment. */
            paymentDescription: string | null;
            id: string;
            agencyId: string;
            agencyName: string | null;
            year: number;
            month: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Carried forward from the month before. */
            opening: number;
            total: number;
            docId: string | null;
        };
        StatementLineResponse: {
            /** @enum {string} */
            lineType: "NBS" | "RWL" | "PCH" | "XLC" | "REI";
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            transactionDate: string;
            id: string;
            commissionId: string;
            policyId: string;
            policyNumber: string;
            insuredName: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description The premium that earns commission; negative for a return. */
            premium: number;
            /** @description Fees and taxes of the same transaction. */
            nonCommissionable: number;
            /** @description Percent of the premium. */
            commission: number;
            /** @description What this statement pays of it; negative for what is taken back. */
            commissionsAmount: number;
            /** @description How much of the premium of the policy was paid then, in percent. */
            paidShare: number;
        };
        AgencyBankResponse: {
            bank: string;
            routing: string;
            account: string;
            accountName: string;
            accountType: string;
            swift: string;
            phone: string;
            email: string;
            address: string;
        };
        PayCommissionRequest: {
            commissionsAmount: number;
            description: string;
            /** Format: uuid */
            agencyId: string;
            /** @description Names the payment: the same token pays once. */
            token: string;
        };
        CommissionPaymentResponse: {
            /** Format: date */
            paidOn: string;
            id: string;
            agencyId: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            commissionsAmount: number;
            description: string;
            token: string;
        };
        PausedResponse: {
            paused: boolean;
        };
        SaveAgencyBankRequest: {
            /** @enum {string} */
            accountType: "Checking" | "Savings" | "Current";
            bank: string;
            /** @description The routing number of a US bank, or the sort code of a UK bank. */
            routing: string;
            /** @description In full; only its last four digits are kept and shown. */
            account: string;
            accountName: string;
            swift?: string;
            phone?: string;
            /**
             * Format: email
             * @description Whom to write to about payments.
             */
            email: string;
            address?: string;
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
    searchCommissions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                after?: string;
                before?: string;
                agencyId?: string;
                filter?: "NBS" | "RWL" | "PCH" | "XLC" | "REI";
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
                        content: components["schemas"]["CommissionResponse"][];
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
    getCommissionTotals: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                agencyId?: string;
                /** @description That of the agency when left out, otherwise US dollars. */
                currency?: "USD" | "GBP";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Over the lines that the same filters of the search find. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionTotalsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchStatements: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                agencyId?: string;
                year?: number;
                month?: number;
                status?: "OPEN" | "FINALIZED" | "ON_HOLD" | "PAID" | "CARRIED";
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
                        content: components["schemas"]["StatementResponse"][];
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
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                statementId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Its total is what was carried into it and what its lines add up to; the document of
             *     it is printed a moment after it is closed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementDetailResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    searchStatementLines: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
            };
            header?: never;
            path: {
                statementId: string;
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
                        content: components["schemas"]["StatementLineResponse"][];
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
    getAgencyBank: {
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
            /** @description Only the last digits of the account number are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyBankResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    saveAgencyBank: {
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
                "application/json": components["schemas"]["SaveAgencyBankRequest"];
            };
        };
        responses: {
            /**
             * @description An agency says it of itself, staff of any. It replaces what was said before; statements
             *     that are paid from then on go there. Of the account number only the last four digits are kept.
             *     A routing number or sort code of no bank is refused (400). It is undone by saving the former
             *     account again.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyBankResponse"];
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
    payStatements: {
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
                "application/json": components["schemas"]["PayCommissionRequest"];
            };
        };
        responses: {
            /**
             * @description A payment that is not enough for a statement as a whole is refused. Nothing undoes a
             *     payment; a later statement sets it off.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionPaymentResponse"];
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
    toggleCommissionPayments: {
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
            /** @description Statements go on meanwhile and are paid later. The same call resumes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PausedResponse"];
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
}
