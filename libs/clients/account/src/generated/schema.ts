// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/account/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account. */
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
        /** The accounts in the caller's scope. */
        get: operations["searchAccounts"];
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
        /** One account. */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Verify an address; nothing is saved. */
        post: operations["verifyAddress"];
        delete?: never;
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
        /** The agency licences in the caller's scope. */
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
        /** Edit an agency licence. */
        put: operations["changeAgencyLicense"];
        /** Add an agency licence. */
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
        /** Delete an agency licence. */
        delete: operations["deleteAgencyLicense"];
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
        /** Companies of the firmographic directory that a new account may be made of. */
        get: operations["lookUpCompanies"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Industry codes by text or by the digits they begin with. */
        get: operations["searchIndustries"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** How complete an account is, and what is missing. */
        get: operations["getProfile"];
        put?: never;
        post?: never;
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
        /** The risk score of an account, with its factors. */
        get: operations["getRiskScore"];
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
        /** What is usual in an industry. */
        get: operations["getIndustryRisk"];
        put?: never;
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
        /** The states that an address may name. */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** The surplus licences of the caller's agency. */
        get: operations["searchSurplusLicenses"];
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
        /** Add a surplus licence. */
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
        /** Edit a surplus licence. */
        put: operations["changeSurplusLicense"];
        post?: never;
        /** Delete a surplus licence. */
        delete: operations["deleteSurplusLicense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        TeamResponse: {
            id: string;
            name: string;
        };
        AccountResponse: {
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
            /** @description Parts of the account that are known, 0 to 10; quoting needs 4. */
            profileScore: number;
            /** @description Why no quote can be requested; null when one can. */
            errorMessage: string | null;
            /** @description The latest risk score, 0 to 100 (best); null when there is none yet. */
            score: number | null;
            teams: components["schemas"]["TeamResponse"][];
            agencyId: string | null;
            agencyName: string | null;
            createdBy: string;
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
        CompanyResponse: {
            cbid: string;
            name: string;
            address1: string;
            city: string;
            state: string | null;
            zipCode: string;
            /** @enum {string} */
            country: "USA" | "GBR";
            phone: string;
            domainName: string;
            /** @description NAICS in the US, SIC in the UK. */
            industryCode: string;
            primaryIndustry: string;
            secondaryIndustry: string | null;
            /** @description How well the company fits what was asked, 0 to 100. */
            match: number;
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
            action: "accept" | "refer" | "decline" | null;
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
            scannedAt: string | null;
            /** @description From 0 to 100, 100 is best. */
            companyAggregateCF: number;
            industryAggregateCF: number;
            factors: components["schemas"]["RiskFactorsResponse"];
            /** @description Shown only; null while too little is known. */
            insiderThreat: number | null;
            /** @description Shown only; null while too little is known. */
            supplyChain: number | null;
            /**
             * @description Of the company's aggregate.
             * @enum {string}
             */
            band: "poor" | "fair" | "good" | "excellent";
            ruleVersion: string;
        };
        IndustryRiskResponse: {
            industryAggregateCF: number;
            factors: components["schemas"]["RiskFactorsResponse"];
        };
        StateResponse: {
            id: string;
            stateName: string;
            stateNameAbbrv: string;
        };
        SurplusLicenseResponse: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyAddressResponse"];
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
    searchAgencyLicenses: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                state?: string;
                agencyId?: string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyLicenseResponse"];
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyLicenseResponse"];
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
    searchIndustries: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description The classification of this country only. */
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
    getProfile: {
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
                    "application/json": components["schemas"]["ProfileResponse"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiskScoreResponse"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryRiskResponse"];
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
    listStates: {
        parameters: {
            query?: {
                /** @description The United Kingdom has no states. */
                country?: "USA" | "GBR";
                /** @description A product of the UK edition is sold in no state. */
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
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
                    "application/json": components["schemas"]["StateResponse"][];
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
    searchSurplusLicenses: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                surplusLinesState?: string;
                agencyId?: string;
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurplusLicenseResponse"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurplusLicenseResponse"];
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
}
