// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/commissions/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The commissions in the caller's scope. */
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
        /** What was earned and paid, in one currency. */
        get: operations["getTotals"];
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
        /** The monthly statements in the caller's scope. */
        get: operations["searchStatements"];
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
        /** Where an agency is paid by ACH. */
        get: operations["getBank"];
        put?: never;
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
        /** Pay the oldest finalized statements of an agency, each of them whole. */
        post: operations["pay"];
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
        /** Pause the payments of an agency, or resume them. */
        put: operations["toggle"];
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
        };
        CommissionTotalsResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            earned: number;
            paid: number;
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
    getTotals: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionTotalsResponse"];
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
    getBank: {
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
                    "application/json": components["schemas"]["AgencyBankResponse"];
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
    pay: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommissionPaymentResponse"];
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
    toggle: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PausedResponse"];
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
