// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/docmessage/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails that came in for the underwriters, the last first.
         * @description One of a known agent is a submission by itself; the others wait to be looked at (`filter=TRIAGE`): of an unknown sender, too large, a bounce, an absence note. None is answered. For who holds `submission:assign`.
         */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docmessage/v1/{msgId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One mail with its words and its files.
         * @description `GET /api/docs/v1/download/{docId}` gives a file. One that is not there is answered 404. For who holds `submission:assign`.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/blank-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The application as a form to fill in on a screen.
         * @description Mailed to the intake by an agent it becomes a submission, with the client and its answers as they were entered. For who holds `submission:create`.
         */
        get: operations["getBlankApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents in the caller's scope.
         * @description Who may see a policy or quote sees what was printed for it. Download one by `GET /api/docs/v1/download`. For who holds `document:view`.
         */
        get: operations["searchDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/search/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of an account; the id of an agency gives those of the agency.
         * @description Of all its quotes and policies, as far as the caller sees them. Download one by `GET /api/docs/v1/download`. For who holds `document:view`.
         */
        get: operations["searchAccountDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/docTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of document.
         * @description For the filter of the lists; `claim=true` leaves those that go with a claim. For everybody who is signed in.
         */
        get: operations["listDocTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of a document.
         * @description A PDF, exactly as it was printed first. For who holds `document:view`.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/policy/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The documents of a policy, the newest first.
         * @description They are printed a moment after the policy is issued or changed. For who holds `document:view`.
         */
        get: operations["listPolicyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/invoice/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest invoice of a policy.
         * @description A PDF; 404 until it is printed, a moment after the policy is bound. For who holds `billing:view`.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/receipt/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a payment.
         * @description A PDF; 404 until the payment has settled. For who holds `billing:view`.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/commissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The commission statement of a month.
         * @description A PDF, or its lines as CSV by `format`; staff name the agency. It is printed a moment after the month was closed; 404 for a month without one. For who holds `commission:statement-download`.
         */
        get: operations["downloadCommissionStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/esign/v1/status/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the application of a quote is signed, and by whom.
         * @description 404 until the policyholder was asked to sign. For who holds `quote:view`.
         */
        get: operations["getSignatureStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/esign/v1/application-signed/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page after signing says, to who has the token of the signature.
         * @description It tells no more than that page shows. Open to everybody: no token is needed.
         */
        get: operations["getApplicationSigned"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/esign/v1/sign/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the application of a quote.
         * @description The application must be attested first. The quote becomes SIGNED and its agency is told. A signature is not taken back; changed terms ask for another one. For who holds `quote:sign`.
         */
        post: operations["signApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/upload/doc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document of 25 MB at most.
         * @description For an account, a quote, a policy or a filed claim that the caller sees (404 otherwise), or for none of them. Taken are pdf, Office files, csv, eml, zip and pictures, by what they hold and not only by their name (400); a file with the test signature of virus scanners, also inside a zip or a PDF, and one that cannot be looked into are refused (400). Who reads it is `visibility`. `document.uploaded.v1` tells of it; download it by `GET /api/docs/v1/download`. For who holds `document:upload`.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a document, or give it another kind or other readers.
         * @description Only what people uploaded, and for all but the provider's staff only what their own organisation did (403); what was printed stays as it is (409). A temporary document is kept from then on. For who holds `document:upload`.
         */
        put: operations["updateDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/v1": {
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
         * Delete a document.
         * @description Only what people uploaded, as for `PUT /api/docs/v1/update`. It is in no list and cannot be downloaded any more; `document.uploaded.v1` tells that it was removed. For who holds `document:delete`.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DocMessageResponse: {
            /** Format: date-time */
            received: string;
            msgId: string;
            fromName: string | null;
            /** @description Who sent it; null where it does not say. */
            from: string | null;
            subject: string;
            /** @description The files that came with it, as documents. */
            attachments: string[];
            /**
             * @description Why it became no submission by itself; null for a sender that is not known, or for one that is.
             * @enum {string|null}
             */
            triageReason: "TOO_LARGE" | "BOUNCE" | "AUTO_REPLY" | null;
            submissionId: string | null;
            accountId: string | null;
        };
        MessageFile: {
            docId: string;
            fileName: string;
            /** @description Bytes. */
            size: number;
        };
        DocMessageDetail: {
            /** Format: date-time */
            received: string;
            msgId: string;
            fromName: string | null;
            /** @description Who sent it; null where it does not say. */
            from: string | null;
            subject: string;
            /** @description The files that came with it, as documents. */
            attachments: string[];
            /**
             * @description Why it became no submission by itself; null for a sender that is not known, or for one that is.
             * @enum {string|null}
             */
            triageReason: "TOO_LARGE" | "BOUNCE" | "AUTO_REPLY" | null;
            submissionId: string | null;
            accountId: string | null;
            body: string;
            files: components["schemas"]["MessageFile"][];
        };
        DocumentResponse: {
            /** @enum {string} */
            docType: "APPLICATION" | "QUOTE" | "BINDER" | "POLICY" | "ENDORSEMENT" | "CERTIFICATE" | "INVOICE" | "RECEIPT" | "SURPLUS_NOTICE" | "LOSS_RUN" | "CLAIM" | "COMMISSION_STATEMENT" | "EVIDENCE" | "CORRESPONDENCE" | "OTHER";
            /** @enum {string|null} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH" | null;
            /**
             * @description Printed by the platform, or brought by people.
             * @enum {string}
             */
            source: "PRINTED" | "UPLOADED";
            /**
             * @description Who reads it: the policyholder too, those who sell and underwrite, the provider's staff.
             * @enum {string}
             */
            visibility: "EVERYBODY" | "TRADE" | "STAFF";
            docId: string;
            docName: string;
            fileName: string;
            agencyId: string | null;
            accountId: string | null;
            policyId: string | null;
            quoteId: string | null;
            claimId: string | null;
            /** @description Bytes. */
            size: number;
            contentType: string;
            sha256: string;
            /** @description 0 where pages are not counted: of files that people brought. */
            pages: number;
            /** @description Who brought it; null of what was printed, and for policyholders of files of the staff. */
            uploadedByName: string | null;
            temp: boolean;
            /** @description Whether the caller may change and, with the permission, delete it. */
            isOwn: boolean;
            /** @description Shared with the record of what was done that made it; null for older documents. */
            correlationId: string | null;
            /** Format: date-time */
            created: string;
        };
        DocTypeResponse: {
            /** @enum {string} */
            docType: "APPLICATION" | "QUOTE" | "BINDER" | "POLICY" | "ENDORSEMENT" | "CERTIFICATE" | "INVOICE" | "RECEIPT" | "SURPLUS_NOTICE" | "LOSS_RUN" | "CLAIM" | "COMMISSION_STATEMENT" | "EVIDENCE" | "CORRESPONDENCE" | "OTHER";
            label: string;
            /** @description Whether documents of this kind belong to a claim. */
            claim: boolean;
        };
        SignatureStatusResponse: {
            signed: boolean;
            /** @description The application can be signed now. */
            open: boolean;
            docId: string;
            fileName: string;
            /** Format: date-time */
            docSignedDate: string | null;
            signeeName: string | null;
            signeeTitle: string | null;
            /** @description SHA-256 of the document, hexadecimal. */
            documentHash: string;
            /** @description What the signer declares. */
            attestation: string;
            /** @description What the page after signing is opened with; null until it is signed. */
            signedToken: string | null;
        };
        ApplicationSignedResponse: {
            quoteNumber: string;
            companyName: string;
            signed: boolean;
        };
        SignRequest: {
            /** @description The signer makes the declaration of the application and agrees to sign electronically. */
            accepted: boolean;
            signeeName: string;
            signeeTitle: string;
            /** @description The name, typed for a signature. */
            signature: string;
        };
        UpdateDocumentRequest: {
            docName?: string;
            /** @enum {string} */
            docType?: "QUOTE" | "POLICY" | "CLAIM" | "SURPLUS_NOTICE" | "ENDORSEMENT" | "APPLICATION" | "BINDER" | "CERTIFICATE" | "INVOICE" | "RECEIPT" | "LOSS_RUN" | "COMMISSION_STATEMENT" | "EVIDENCE" | "CORRESPONDENCE" | "OTHER";
            /**
             * Format: uuid
             * @description By the provider's staff, of a file for no record; null is for all agencies.
             */
            agencyId?: string | null;
            /** @enum {string} */
            visibility?: "EVERYBODY" | "TRADE" | "STAFF";
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
    searchMessages: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                accountId?: string;
                submissionId?: string;
                /** @description Those that are no submission yet. */
                filter?: "TRIAGE";
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
                        content: components["schemas"]["DocMessageResponse"][];
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
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                msgId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `GET /api/docs/v1/download/{docId}` gives a file. One that is not there is answered 404. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocMessageDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getBlankApplication: {
        parameters: {
            query?: {
                /** @description The edition whose words it has; that of the United States when left out. */
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchDocuments: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                accountId?: string;
                agencyId?: string;
                quoteId?: string;
                policyId?: string;
                claimId?: string;
                productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                docType?: "QUOTE" | "POLICY" | "CLAIM" | "SURPLUS_NOTICE" | "ENDORSEMENT" | "APPLICATION" | "BINDER" | "CERTIFICATE" | "INVOICE" | "RECEIPT" | "LOSS_RUN" | "COMMISSION_STATEMENT" | "EVIDENCE" | "CORRESPONDENCE" | "OTHER";
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
                        content: components["schemas"]["DocumentResponse"][];
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
    searchAccountDocuments: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                docType?: "QUOTE" | "POLICY" | "CLAIM" | "SURPLUS_NOTICE" | "ENDORSEMENT" | "APPLICATION" | "BINDER" | "CERTIFICATE" | "INVOICE" | "RECEIPT" | "LOSS_RUN" | "COMMISSION_STATEMENT" | "EVIDENCE" | "CORRESPONDENCE" | "OTHER";
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
                        content: components["schemas"]["DocumentResponse"][];
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
    listDocTypes: {
        parameters: {
            query?: {
                /** @description Only kinds that belong to a claim, or only the others; all when left out. */
                claim?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For the filter of the lists; `claim=true` leaves those that go with a claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocTypeResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadDocument: {
        parameters: {
            query: {
                docId: string;
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listPolicyDocuments: {
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
            /** @description They are printed a moment after the policy is issued or changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadInvoice: {
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadReceipt: {
        parameters: {
            query?: {
                /** @description The payment; the last one when absent. */
                transactionId?: string;
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadCommissionStatement: {
        parameters: {
            query: {
                year: number;
                month: number;
                /** @description For the provider's staff; an agency has its own alone. */
                agencyId?: string;
                /** @description Where an agency is paid in two; the first of them when left out. */
                currency?: "USD" | "GBP";
                /** @description A PDF when left out. */
                format?: "pdf" | "csv";
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
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getSignatureStatus: {
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
            /** @description 404 until the policyholder was asked to sign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStatusResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getApplicationSigned: {
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
            /** @description It tells no more than that page shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationSignedResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    signApplication: {
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
                "application/json": components["schemas"]["SignRequest"];
            };
        };
        responses: {
            /**
             * @description The application must be attested first. The quote becomes SIGNED and its agency is
             *     told. A signature is not taken back; changed terms ask for another one.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureStatusResponse"];
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
    uploadDocument: {
        parameters: {
            query: {
                docName: string;
                docType: "QUOTE" | "POLICY" | "CLAIM" | "SURPLUS_NOTICE" | "ENDORSEMENT" | "APPLICATION" | "BINDER" | "CERTIFICATE" | "INVOICE" | "RECEIPT" | "LOSS_RUN" | "COMMISSION_STATEMENT" | "EVIDENCE" | "CORRESPONDENCE" | "OTHER";
                accountId?: string;
                quoteId?: string;
                policyId?: string;
                claimId?: string;
                /** @description Of a file for no record, by the provider's staff: its agency; all agencies without one. */
                agencyId?: string;
                productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Who reads it; everybody who sees the record when left out. */
                visibility?: "EVERYBODY" | "TRADE" | "STAFF";
                /** @description Only its own person sees it, and it goes after a day unless it is updated. */
                temp?: boolean;
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
             * @description For an account, a quote, a policy or a filed claim that the caller sees (404
             *     otherwise), or for none of them. Taken are pdf, Office files, csv, eml, zip and pictures, by what
             *     they hold and not only by their name (400); a file with the test signature of virus scanners,
             *     also inside a zip or a PDF, and one that cannot be looked into are refused (400). Who reads it
             *     is `visibility`. `document.uploaded.v1` tells of it; download it by `GET /api/docs/v1/download`.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            /** @description The file is larger than 25 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    updateDocument: {
        parameters: {
            query: {
                docId: string;
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
                "application/json": components["schemas"]["UpdateDocumentRequest"];
            };
        };
        responses: {
            /**
             * @description Only what people uploaded, and for all but the provider's staff only what their own
             *     organisation did (403); what was printed stays as it is (409). A temporary document is kept from
             *     then on.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentResponse"];
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
    deleteDocument: {
        parameters: {
            query: {
                docId: string;
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
             * @description Only what people uploaded, as for `PUT /api/docs/v1/update`. It is in no list and
             *     cannot be downloaded any more; `document.uploaded.v1` tells that it was removed.
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
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
}
