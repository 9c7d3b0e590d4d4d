// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/rater/v1/calculator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price a risk. */
        post: operations["calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/{productType}/calculator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price a risk of a product. */
        post: operations["calculateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/carrier/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper of all carriers. */
        get: operations["searchCarriers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/carrier/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The paper for a state and a product, in the order in which it is taken. */
        get: operations["listProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/carrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a carrier's paper. */
        post: operations["addCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/carrier/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a carrier's paper; what is left out stays as it is. */
        put: operations["changeCarrier"];
        post?: never;
        /** Delete a carrier's paper. */
        delete: operations["deleteCarrier"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/coverages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue of coverages for a product and state. */
        get: operations["coverageCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/coverages/mapping/{productType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue's coverage of each coverage of the wholesale forms. */
        get: operations["coverageMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a job of the caller's has come, and what came of it. */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /** Give a job of the caller's up; one that has ended stays as it is. */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price up to 100,000 risks, one a line, answered one a line in the same order while they come.
         *     The last line counts them; without it the answer is not complete.
         */
        post: operations["ratePortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/presets/custom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The presets of the caller's agency; staff see those of all. */
        get: operations["listCustomPresets"];
        put?: never;
        /** Make a preset of one's own. */
        post: operations["createCustomPreset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/presets/custom/{presetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a preset of one's own. */
        put: operations["changeCustomPreset"];
        post?: never;
        /** Delete a preset of one's own. */
        delete: operations["deleteCustomPreset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standard presets of a product. */
        get: operations["listPresets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/presets/rules/{naicsCode}/{preset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A preset and the coverage rules of an industry, in one answer. */
        post: operations["presetWithRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/presets/{naicsCode}/{preset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A preset, by number, name or id, for an insured of an industry, with its price. */
        post: operations["presetValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/presets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a standard preset. */
        put: operations["changePreset"];
        /** Make a standard preset out of another one. */
        post: operations["copyPreset"];
        /** Delete a standard preset that the quote builder does not need. */
        delete: operations["deletePreset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of the rate books, the latest first. */
        get: operations["searchRateBooks"];
        put?: never;
        /** Begin a version from another one. */
        post: operations["beginRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version with its findings and golden cases. */
        get: operations["getRateBook"];
        /** Change when a draft begins, or its note. */
        put: operations["changeRateBook"];
        post?: never;
        /** Give a draft up. */
        delete: operations["withdrawRateBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books/{id}/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table of a version. */
        get: operations["rateBookTable"];
        /** Replace a table of a draft by a CSV file: all of it, or nothing when a line does not hold. */
        put: operations["uploadRateBookTable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books/{id}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace the golden cases of a draft. */
        put: operations["replaceGoldenCases"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** In which rows a version differs from another one. */
        get: operations["rateBookChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate the golden cases of a version. */
        post: operations["testRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books/{id}/dislocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a version would change against the one in force when it begins: a job finds out. */
        post: operations["rateBookDislocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books/{id}/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose a draft; its findings are mended and its golden cases have their prices. */
        post: operations["proposeRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/books/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate what somebody else wrote and proposed: in force everywhere within two seconds. */
        post: operations["activateRateBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/irpm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far an underwriter may rate each characteristic. */
        post: operations["irpm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/rules/globals/{state}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a product may be bought with in a state (UK in the United Kingdom). */
        post: operations["globalOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/rules/techeno-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What technology errors and omissions costs the usual risk. */
        get: operations["techRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/rules/endorsement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an endorsement may change, and how far from today it may begin. */
        get: operations["endorsementRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/raterdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables that rate a product in a state. */
        get: operations["raterData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/rules/{naicsCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How each coverage may be had by an industry, by the number of the coverage. */
        post: operations["coverageRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rater/v1/what-if": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Price up to 100 variations of a risk. */
        post: operations["compareVariations"];
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
        CoverageChoice: {
            selected?: boolean;
            /** @description The same as `selected`. */
            isSelected?: boolean;
            /** @description Whole currency units. */
            limit?: number | null;
        };
        CalculatorInput: {
            /**
             * @description Not needed where the address names the product.
             * @enum {string}
             */
            product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** Format: date */
            effectiveDate: string;
            /**
             * Format: date
             * @description 6 to 18 months later; a year when absent.
             */
            endDate?: string;
            /** @description Answers by control; mfaCount is a number, the others are texts. */
            controls?: {
                [key: string]: string | number;
            };
            /** @description Limits below the aggregate, by coverage. */
            coverageLimits?: {
                [key: string]: number;
            };
            /** @description Percent by characteristic. */
            irpm?: {
                [key: string]: number;
            };
            /** @description Coverages of the quote builder by key or number; a core one that is absent is left out. */
            coverages?: {
                [key: string]: components["schemas"]["CoverageChoice"];
            };
            /** @description The security questions, YES or NO, instead of controls and counts. */
            securityQuestions?: {
                [key: string]: unknown;
            };
            /** @description The risk score, instead of the two aggregates. */
            cowbellRiskFactors?: {
                [key: string]: number;
            };
            /** @description United States only. */
            state?: string | null;
            /** @description NAICS code in the United States, SIC code in the United Kingdom, 2 to 6 digits. */
            industryCode?: string;
            /** @description The same as `industryCode`. */
            naicsCode?: string;
            /** @description Annual revenue or turnover. */
            revenue: number;
            yearEstablished?: number | null;
            /** @description Personal records held. */
            records?: number | null;
            /** @description The same as `records`. */
            numberOfPersonalRecords?: number | null;
            /** @description Of an excess layer: the layer's limit. */
            aggregateLimit?: number;
            /** @description The aggregate limit, when that is absent. */
            limit?: number;
            /** @description Excess layers only: where the layer begins. */
            attachment?: number | null;
            /** @description Of an excess layer: that of the policy below. */
            retention?: number;
            /** @description The same as `retention`. */
            deductible?: number;
            /** @description Hours; 12 when absent. */
            waitingPeriod?: number;
            /** @description Years; -1, full prior acts, when absent. */
            retroActivePeriod?: number;
            /** @description 0 never, then years since the last incident, up to 5. */
            claimHistory?: number;
            /** @description How many adverse questions were answered YES, up to 5. */
            adverseFlags?: number;
            companyAggregate?: number | null;
            industryAggregate?: number | null;
            percentInternationalSales?: number | null;
            /** @enum {string} */
            franchiseSystemConnectivity?: "YES" | "NO";
            /** @description Optional coverages. */
            optional?: string[];
            /** @description Core coverages that are left out. */
            deselected?: string[];
            cyberCrimeLimit?: number | null;
            /** @description How many of the questions about transfers were answered YES, up to 3. */
            fundTransferYes?: number | null;
            endorsements?: string[];
            ransomEventSublimit?: number | null;
            extortionThreatSublimit?: number | null;
            /** @description Technology part of the revenue, in percent. */
            techENOPercentage?: number | null;
            techLimit?: number | null;
            /** @description Used as it is, when `irpm` is absent. */
            irpmModifier?: number | null;
            isTriaExcluded?: boolean;
            brokerFee?: number;
            mgaFee?: number;
            /** @description Code of the paper; the price does not depend on it. */
            carrier?: string | null;
            /** @description Against the market of P250 or PRIME_TECH it means the product on the other paper. */
            isSurplus?: boolean;
        };
        RateBookReference: {
            id: string;
            version: string;
            /** @description Of the canonical JSON of all that the book holds. */
            sha256: string;
        };
        RatingLineResult: {
            coverage?: string;
            adjustment?: string;
            tria?: string;
            fee?: string;
            tax?: string;
            amount: number;
        };
        StepResult: {
            input: string | number | null;
            n: number;
            /** @description The number worked on. */
            coverage: string;
            term: string;
            /** @enum {string} */
            op: "set" | "multiply" | "divide" | "add" | "max" | "min";
            /** @description A table and its row, a field of the input, or an earlier step. */
            source: string;
            value: string;
            before: string;
            after: string;
            /** @description Places that the result is rounded to, half away from zero. */
            round: number | null;
        };
        CoercionResult: {
            requested: string | number;
            /** @description Null for what was dropped. */
            applied: string | number | null;
            /** @description JSON pointer of the field. */
            path: string;
            rule: string;
            reason: string;
        };
        FlagResult: {
            observed: string | number | null;
            threshold: string | number | null;
            /** @enum {string} */
            level: "refer" | "decline" | "info" | "block";
            rule: string;
            reason: string;
        };
        CalculatorResult: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description Not with trace=none. */
            factors?: {
                [key: string]: string;
            };
            /** @description Premium by coverage. */
            coverages: {
                [key: string]: number;
            };
            ratingId: string;
            /** @description SHA-256 of the canonical JSON of the risk with its defaults and coercions. */
            inputHash: string;
            rateBook: components["schemas"]["RateBookReference"];
            /** @description Version of the algorithm. */
            engine: string;
            /** @description Version of the rate book. */
            version: string;
            /** @description Hazard class of the industry, 1 to 5. */
            hazard: string;
            /** @enum {string} */
            classAction: "accept" | "refer" | "decline";
            /** @description Ground premium to six places; not with trace=none. */
            ground?: string;
            subtotal: number;
            irpmModifier: string;
            afterIrpm: number;
            termFactor: string;
            premiumExTria: number;
            minimumApplied: boolean;
            tria: number;
            /** @description With TRIA. */
            premium: number;
            brokerFee: number;
            mgaFee: number;
            totalPremium: number;
            surplusLineTax: number;
            surplusStampingFee: number;
            ipt: number;
            amountDue: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description They sum to the amount due. */
            lines: components["schemas"]["RatingLineResult"][];
            /** @description Only with trace=full. */
            steps?: components["schemas"]["StepResult"][];
            coercions: components["schemas"]["CoercionResult"][];
            /** @description Terms beyond what is sold, which underwriting:bypass-rules allows. */
            bypassed: string[];
            flags: components["schemas"]["FlagResult"][];
            referToUnderwriter: boolean;
            /** @description Why the risk is referred, declined or blocked. */
            reasons: string[];
        };
        RaterCarrier: {
            /** Format: date */
            effectiveFrom: string;
            /** Format: date */
            effectiveTo: string | null;
            id: string;
            /** @description The organisation of the carrier. */
            carrierId: string;
            name: string;
            code: string;
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            /** @description Empty in the United Kingdom. */
            states: string[];
            isSurplus: boolean;
            /** @description The lowest is taken where several profiles fit. */
            priority: number;
        };
        CarrierRequest: {
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            /**
             * Format: date
             * @description Today when absent.
             */
            effectiveFrom?: string;
            /** Format: date */
            effectiveTo?: string | null;
            name: string;
            code: string;
            /** @description Empty in the United Kingdom. */
            states: string[];
            isSurplus: boolean;
            /**
             * Format: uuid
             * @description The organisation of the carrier; the caller's own when absent.
             */
            carrierId?: string;
            /** @description The lowest is taken where several profiles fit. */
            priority?: number;
        };
        CoverageCatalogueEntry: {
            id: number;
            key: string;
            name: string;
            /** @description 1 mandatory, 2 to 4 coverages, 5 technology, 6 and 7 endorsements. */
            group: number;
            /** @description Place in the list, from 1. */
            order: number;
            mandatory: boolean;
            /** @description Cannot be changed at all. */
            locked: boolean;
            disabled: boolean;
            endorsement: boolean;
            available: boolean;
            icon: string | null;
            /** @description Why it is not available. */
            tooltip: string | null;
        };
        DislocationBinResponse: {
            /** @description Percent, above it; null is without bound. */
            from: number | null;
            /** @description Percent, up to and with it; null is without bound. */
            to: number | null;
            count: number;
        };
        DislocationGroupResponse: {
            /** @description A state, or the first two digits of an industry code. */
            key: string;
            count: number;
            before: number;
            after: number;
            percent: number;
        };
        DislocationResponse: {
            /** @description The version in force on the day on which this one begins. */
            against: string;
            count: number;
            /** @description Risks that one of the two cannot rate. */
            unrated: number;
            before: number;
            after: number;
            percent: number;
            winners: number;
            losers: number;
            bins: components["schemas"]["DislocationBinResponse"][];
            states: components["schemas"]["DislocationGroupResponse"][];
            industries: components["schemas"]["DislocationGroupResponse"][];
        };
        DislocationJobResponse: {
            /** @enum {string} */
            status: "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
            /** @description Risks that are compared; a job whose process has died begins anew. */
            done: number;
            /** @description Risks in all; null until that is known. */
            total: number | null;
            /** @description What was found, once the job is done. */
            result: components["schemas"]["DislocationResponse"] | null;
            problem: components["schemas"]["Problem"] | null;
            id: string;
            /** Format: date-time */
            created: string;
        };
        PresetResponse: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description By number of the coverage. */
            coverages: {
                [key: string]: components["schemas"]["CoverageSelection"];
            };
            id: string;
            /** @description 1 to 3 for the presets of the quote builder. */
            number: number | null;
            /** @description BASIC, POPULAR, ELITE, or a name of one's own. */
            name: string;
            limit: number;
            deductible: number;
            /** @description Hours. */
            waitingPeriod: number;
            /** @description Years; -1 is full prior acts. */
            retroActivePeriod: number;
            /** @description Of a custom preset. */
            agencyId: string | null;
            /** @description Of a custom preset: null is the whole agency. */
            teamId: string | null;
        };
        CustomPresetRequest: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description Coverages by number or key: selected, with a limit of their own or none. */
            coverages: {
                [key: string]: unknown;
            };
            name: string;
            /** @description Aggregate limit. */
            limit: number;
            deductible: number;
            /** @description Hours. */
            waitingPeriod: number;
            /** @description Years; -1 is full prior acts. */
            retroActivePeriod: number;
            /**
             * Format: uuid
             * @description Staff name the agency; an agency's preset is its own.
             */
            agencyId?: string;
            /**
             * Format: uuid
             * @description One of the caller's teams; the whole agency when absent.
             */
            teamId?: string | null;
        };
        CoverageSelection: {
            key: string;
            name: string;
            isAvailable: boolean;
            isSelected: boolean;
            /** @description Place in the list, from 1. */
            ordinal: number;
            retroActivePeriod: number | null;
            limit: number | null;
            deductible: number | null;
            waitingPeriod: number | null;
        };
        CoverageRuleResponse: {
            limits: number[];
            deductibles: number[];
            /** @description Waiting periods in hours, of the coverages that have one. */
            hrs: number[];
            /** @description Years; -1 is full prior acts. */
            retroActivePeriods: number[];
            key: string;
            available: boolean;
            /** @description Why it is not available; null when it is. */
            tooltip: string | null;
            mandatory: boolean;
        };
        PresetValuesRequest: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description YES or NO by question. */
            securityQuestions?: {
                [key: string]: unknown;
            };
            /** @description Annual revenue or turnover, whole currency units. */
            revenue: number;
            /** @description Technology part of the revenue in percent; the tech products need it. */
            techENOPercentage?: number;
        };
        PricedPresetResponse: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description By number of the coverage. */
            coverages: {
                [key: string]: components["schemas"]["CoverageSelection"];
            };
            id: string;
            /** @description 1 to 3 for the presets of the quote builder. */
            number: number | null;
            /** @description BASIC, POPULAR, ELITE, or a name of one's own. */
            name: string;
            limit: number;
            deductible: number;
            /** @description Hours. */
            waitingPeriod: number;
            /** @description Years; -1 is full prior acts. */
            retroActivePeriod: number;
            /** @description Of a custom preset. */
            agencyId: string | null;
            /** @description Of a custom preset: null is the whole agency. */
            teamId: string | null;
            premium: number;
            totalPremium: number;
            amountDue: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            flags: components["schemas"]["FlagResult"][];
        };
        PresetWithRulesResponse: {
            /** @description By number of the coverage. */
            rules: {
                [key: string]: components["schemas"]["CoverageRuleResponse"];
            };
            preset: components["schemas"]["PricedPresetResponse"];
        };
        PresetChangesRequest: {
            /** @description Coverages by number or key: selected, with a limit of their own or none. */
            coverages?: {
                [key: string]: unknown;
            };
            name?: string;
            /** @description Aggregate limit. */
            limit?: number;
            deductible?: number;
            /** @description Hours. */
            waitingPeriod?: number;
            /** @description Years; -1 is full prior acts. */
            retroActivePeriod?: number;
        };
        RateBookResponse: {
            /** @enum {string} */
            region: "US" | "UK";
            /** Format: date */
            effectiveFrom: string;
            /** Format: date */
            effectiveTo: string | null;
            /** @enum {string} */
            status: "DRAFT" | "PROPOSED" | "ACTIVE" | "WITHDRAWN";
            /** Format: date-time */
            proposedAt: string | null;
            /** Format: date-time */
            activatedAt: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /** @description What the caller could do with it now. */
            allowedActions: ("edit" | "propose" | "activate" | "withdraw")[];
            id: string;
            /** @description The same for every version. */
            code: string;
            version: string;
            /** @description Version that it was begun from. */
            basedOn: string | null;
            note: string;
            /** @description Of all that a rating by it depends on; once it is active. */
            sha256: string | null;
            proposedBy: string | null;
            activatedBy: string | null;
        };
        NewRateBookRequest: {
            /** Format: date */
            effectiveFrom: string;
            /**
             * Format: uuid
             * @description The version that it begins from.
             */
            basedOnId: string;
            version: string;
            note?: string;
        };
        BookTableSummary: {
            name: string;
            rows: number;
        };
        BookFindingResponse: {
            table: string;
            detail: string;
        };
        GoldenCaseResponse: {
            input: components["schemas"]["CalculatorInput"];
            /** @description Amounts in currency units. */
            expected: {
                [key: string]: number;
            };
            id: string;
            title: string;
        };
        RateBookDetailResponse: {
            /** @enum {string} */
            region: "US" | "UK";
            /** Format: date */
            effectiveFrom: string;
            /** Format: date */
            effectiveTo: string | null;
            /** @enum {string} */
            status: "DRAFT" | "PROPOSED" | "ACTIVE" | "WITHDRAWN";
            /** Format: date-time */
            proposedAt: string | null;
            /** Format: date-time */
            activatedAt: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /** @description What the caller could do with it now. */
            allowedActions: ("edit" | "propose" | "activate" | "withdraw")[];
            id: string;
            /** @description The same for every version. */
            code: string;
            version: string;
            /** @description Version that it was begun from. */
            basedOn: string | null;
            note: string;
            /** @description Of all that a rating by it depends on; once it is active. */
            sha256: string | null;
            proposedBy: string | null;
            activatedBy: string | null;
            tables: components["schemas"]["BookTableSummary"][];
            /** @description What must be mended before it is proposed. */
            findings: components["schemas"]["BookFindingResponse"][];
            cases: components["schemas"]["GoldenCaseResponse"][];
        };
        ChangeRateBookRequest: {
            /** Format: date */
            effectiveFrom?: string;
            note?: string;
        };
        BookTableResponse: {
            rows: string[][];
            name: string;
            columns: string[];
            csv: string;
        };
        TableUploadRequest: {
            /** @description The whole table: a head line with the names of the columns, then a line for each row. */
            csv: string;
        };
        GoldenCaseRequest: {
            input: {
                [key: string]: unknown;
            } & components["schemas"]["CalculatorInput"];
            /** @description Amounts in currency units by their name in the calculator's answer. */
            expected: {
                [key: string]: number;
            };
            id: string;
            title: string;
        };
        GoldenCasesRequest: {
            cases: components["schemas"]["GoldenCaseRequest"][];
        };
        BookChangeResponse: {
            table: string;
            row: string;
            before: string | null;
            after: string | null;
        };
        BookChangesResponse: {
            /** @description The version compared with. */
            against: string;
            changes: components["schemas"]["BookChangeResponse"][];
        };
        CaseDifferenceResponse: {
            field: string;
            expected: number;
            actual: number | null;
        };
        CaseResultResponse: {
            id: string;
            title: string;
            passed: boolean;
            differences: components["schemas"]["CaseDifferenceResponse"][];
            /** @description Why the risk cannot be rated. */
            refusal: string | null;
        };
        BookTestResponse: {
            passed: number;
            failed: number;
            results: components["schemas"]["CaseResultResponse"][];
        };
        DislocationRequest: {
            /** @description Risks of one's own instead. */
            risks?: components["schemas"]["CalculatorInput"][];
            /** @description How many made-up risks; 1,000 when absent. */
            size?: number;
        };
        MarketRequest: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /**
             * Format: date
             * @description Of the rate book; today when absent.
             */
            effectiveDate?: string;
            /** @description United States only. */
            state?: string | null;
            /** @description Annual revenue or turnover, whole currency units. */
            revenue?: number | null;
            naicsCode?: string | null;
            /** @description Against the market of P250 or PRIME_TECH it means the product on the other paper. */
            isSurplus?: boolean | null;
            carrier?: string | null;
        };
        PercentRangeResponse: {
            min: number;
            max: number;
        };
        IrpmResponse: {
            managementOfContent: components["schemas"]["PercentRangeResponse"];
            dcmPractices: components["schemas"]["PercentRangeResponse"];
            companyStability: components["schemas"]["PercentRangeResponse"];
            drPlanning: components["schemas"]["PercentRangeResponse"];
            financialCondition: components["schemas"]["PercentRangeResponse"];
            securityAwareness: components["schemas"]["PercentRangeResponse"];
            managementExperience: components["schemas"]["PercentRangeResponse"];
            overall: components["schemas"]["PercentRangeResponse"];
        };
        GlobalOptionsResponse: {
            aggLimits: number[];
            deductibles: number[];
            /** @description Waiting periods in hours. */
            hrs: number[];
        };
        TechRateResponse: {
            /** @description Premium for each thousand of technology revenue. */
            rate: string;
            /** @description Of the usual risk: limit 1,000,000, full prior acts, no claim. */
            premium: number;
            available: boolean;
        };
        EndorsementRulesResponse: {
            /** @description What may be changed, by number of the coverage. */
            coverages: {
                [key: string]: components["schemas"]["CoverageRuleResponse"];
            };
            policyId: string | null;
            /** @description Version of the rate book. */
            version: string;
            /** @description How many days before today an endorsement may begin, within the term. */
            daysBack: number;
            /** @description How many days after today an endorsement may begin, within the term. */
            daysAhead: number;
        };
        RaterDataResponse: {
            /** Format: date */
            effectiveFrom: string;
            /** Format: date */
            effectiveTo: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description What the product may be bought with. */
            options: {
                [key: string]: unknown;
            };
            /** @description Every table, with the overrides of product and state merged. */
            tables: {
                [key: string]: unknown;
            };
            /** @description The plan of schedule rating. */
            irpm: {
                [key: string]: unknown;
            };
            /** @description Of the rate book. */
            id: string;
            version: string;
            sha256: string;
            state: string | null;
        };
        WhatIfRequest: {
            base: components["schemas"]["CalculatorInput"];
            /** @description Fields that differ from the base; null takes a field away. */
            variations: {
                [key: string]: unknown;
            }[];
        };
        PriceResult: {
            premium: number;
            totalPremium: number;
            amountDue: number;
            flags: components["schemas"]["FlagResult"][];
            referToUnderwriter: boolean;
        };
        FieldErrorResult: {
            pointer?: string;
            detail: string;
        };
        DifferenceResult: {
            premium: number;
            totalPremium: number;
            amountDue: number;
        };
        VariationResult: {
            errors?: components["schemas"]["FieldErrorResult"][];
            price?: components["schemas"]["PriceResult"];
            difference?: components["schemas"]["DifferenceResult"];
        };
        WhatIfResult: {
            base: components["schemas"]["PriceResult"];
            variations: components["schemas"]["VariationResult"][];
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
    calculate: {
        parameters: {
            query?: {
                /** @description full: every step; summary (the default): factors and ground premium; none: amounts only. */
                trace?: "full" | "summary" | "none";
                /** @description true: what would have to be coerced is refused with 422. */
                strict?: "true" | "false";
                /** @description Of the platform's services alone: the terms that stay as a caller with bypass gave them. */
                kept?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculatorInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatorResult"];
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
    calculateProduct: {
        parameters: {
            query?: {
                /** @description full: every step; summary (the default): factors and ground premium; none: amounts only. */
                trace?: "full" | "summary" | "none";
                /** @description true: what would have to be coerced is refused with 422. */
                strict?: "true" | "false";
                /** @description Of the platform's services alone: the terms that stay as a caller with bypass gave them. */
                kept?: string;
            };
            header?: never;
            path: {
                productType: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalculatorInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatorResult"];
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
    searchCarriers: {
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
                        content: components["schemas"]["RaterCarrier"][];
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
    listProfiles: {
        parameters: {
            query?: {
                /** @description Profiles of this state only. */
                state?: string;
                /** @description Profiles of this product only. */
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
                    "application/json": components["schemas"]["RaterCarrier"][];
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
    addCarrier: {
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
                "application/json": components["schemas"]["CarrierRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaterCarrier"];
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
    changeCarrier: {
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
                "application/json": components["schemas"]["CarrierRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaterCarrier"];
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
    deleteCarrier: {
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
    coverageCatalogue: {
        parameters: {
            query: {
                product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description United States only. */
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
                    "application/json": components["schemas"]["CoverageCatalogueEntry"][];
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
    coverageMapping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productType: string;
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
                        [key: string]: string;
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
    getJob: {
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
                    "application/json": components["schemas"]["DislocationJobResponse"];
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
    cancelJob: {
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
    ratePortfolio: {
        parameters: {
            query?: {
                /** @description full: every step; summary (the default): factors and ground premium; none: amounts only. */
                trace?: "full" | "summary" | "none";
                /** @description true: what would have to be coerced is refused with 422. */
                strict?: "true" | "false";
                /** @description Of the platform's services alone: the terms that stay as a caller with bypass gave them. */
                kept?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A CalculatorInput a line. */
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description A CalculatorResult a line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
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
    listCustomPresets: {
        parameters: {
            query?: {
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
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
                    "application/json": components["schemas"]["PresetResponse"][];
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
    createCustomPreset: {
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
                "application/json": components["schemas"]["CustomPresetRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
    changeCustomPreset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                presetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomPresetRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
    deleteCustomPreset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                presetId: string;
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
    listPresets: {
        parameters: {
            query: {
                product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description United States only. */
                state?: string;
                naicsCode?: string;
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
                    "application/json": components["schemas"]["PresetResponse"][];
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
    presetWithRules: {
        parameters: {
            query?: {
                /** @description Today when absent. */
                effectiveDate?: string;
                /** @description United States only. */
                state?: string;
                /** @description Wanted aggregate limit; the nearest one offered is taken. */
                limit?: number;
                isSurplus?: "true" | "false";
            };
            header?: never;
            path: {
                naicsCode: string;
                preset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresetValuesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetWithRulesResponse"];
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
    presetValues: {
        parameters: {
            query?: {
                /** @description Today when absent. */
                effectiveDate?: string;
                /** @description United States only. */
                state?: string;
                /** @description Wanted aggregate limit; the nearest one offered is taken. */
                limit?: number;
                isSurplus?: "true" | "false";
            };
            header?: never;
            path: {
                naicsCode: string;
                preset: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresetValuesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedPresetResponse"];
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
    changePreset: {
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
                "application/json": components["schemas"]["PresetChangesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
    copyPreset: {
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
                "application/json": components["schemas"]["PresetChangesRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
    deletePreset: {
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
    searchRateBooks: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                region?: "US" | "UK";
                status?: "DRAFT" | "PROPOSED" | "ACTIVE" | "WITHDRAWN";
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
                        content: components["schemas"]["RateBookResponse"][];
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
    beginRateBook: {
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
                "application/json": components["schemas"]["NewRateBookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookResponse"];
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
    getRateBook: {
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
                    "application/json": components["schemas"]["RateBookDetailResponse"];
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
    changeRateBook: {
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
                "application/json": components["schemas"]["ChangeRateBookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookResponse"];
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
    withdrawRateBook: {
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
    rateBookTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                table: string;
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
                    "application/json": components["schemas"]["BookTableResponse"];
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
    uploadRateBookTable: {
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
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableUploadRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookDetailResponse"];
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
    replaceGoldenCases: {
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
                "application/json": components["schemas"]["GoldenCasesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookDetailResponse"];
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
    rateBookChanges: {
        parameters: {
            query?: {
                /** @description Id of the version to compare with: what it was begun from when absent. */
                against?: string;
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
                    "application/json": components["schemas"]["BookChangesResponse"];
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
    testRateBook: {
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
                    "application/json": components["schemas"]["BookTestResponse"];
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
    rateBookDislocation: {
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
                "application/json": components["schemas"]["DislocationRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    /** @description Where the job tells how far it is, and in the end what it found. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DislocationJobResponse"];
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
    proposeRateBook: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookResponse"];
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
    activateRateBook: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookResponse"];
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
    irpm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IrpmResponse"];
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
    globalOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                state: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalOptionsResponse"];
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
    techRate: {
        parameters: {
            query: {
                effectiveDate?: string;
                /** @description United States only. */
                state?: string;
                /** @description Technology part of the revenue, in percent. */
                techENOPercentage: number;
                /** @description Annual revenue or turnover, whole currency units. */
                revenue: number;
                /** @description Surplus paper. */
                isSurplus?: "true" | "false";
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
                    "application/json": components["schemas"]["TechRateResponse"];
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
    endorsementRules: {
        parameters: {
            query: {
                product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Of the policy that is to be endorsed; effectiveDate is the day on which it began. */
                policyId?: string;
                /** @description United States only. */
                state?: string;
                /** @description Today when absent. */
                effectiveDate?: string;
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
                    "application/json": components["schemas"]["EndorsementRulesResponse"];
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
    raterData: {
        parameters: {
            query: {
                product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description United States only. */
                state?: string;
                /** @description Today when absent. */
                effectiveDate?: string;
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
                    "application/json": components["schemas"]["RaterDataResponse"];
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
    coverageRules: {
        parameters: {
            query: {
                /** @description The aggregate limit, whole currency units. */
                limit: number;
            };
            header?: never;
            path: {
                naicsCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["CoverageRuleResponse"];
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
    compareVariations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhatIfRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIfResult"];
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
