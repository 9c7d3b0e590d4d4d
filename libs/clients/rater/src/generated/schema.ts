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
        /**
         * Price a risk.
         * @description Fields at fault are all named at once (400); a value that is not sold is replaced by one that is, and the answer lists each such change, or under `strict=true` refuses it with 422. The answer names the rate book by version and hash, so that the same body gives the same price later. Terms beyond what is sold are for holders of `underwriting:bypass-rules`. For who holds `rater:calculate`. Computes only: nothing is saved.
         */
        post: operations["calculatePremium"];
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
        /**
         * Price a risk of a product.
         * @description The product of the address is the one that is rated, so the body need not name it. All else is as at `POST /api/rater/v1/calculator`: faults are named together, replaced values are listed, and `strict=true` refuses them with 422. For who holds `rater:calculate`. Computes only: nothing is saved.
         */
        post: operations["calculateProductPremium"];
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
        /**
         * The paper of all carriers.
         * @description By name; a text finds names and codes. Deleted paper is not among them. For who holds `carrier:view`.
         */
        get: operations["searchCarrierPaper"];
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
        /**
         * The paper for a state and a product, in the order in which it is taken.
         * @description The lowest priority comes first, and the first that fits is what a quote is written on. Without `state` or `product` that condition is left out. For who holds `rater:calculate`.
         */
        get: operations["listCarrierPaper"];
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
        /**
         * Add a carrier's paper.
         * @description Products of two regions, US paper without states, UK paper with states, products of the other market and an end before the beginning are all named at once (400); a code that is taken is refused with 409. `carrier-profile.saved.v1` tells the quoting service, which offers it from then on. For who holds `carrier:create`.
         */
        post: operations["addCarrierPaper"];
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
        /**
         * Edit a carrier's paper; what is left out stays as it is.
         * @description What comes out must hold as a new one must (400), and its code be free (409). `carrier-profile.saved.v1` tells the quoting service; what was quoted on the paper keeps what it was quoted with. For who holds `carrier:edit`.
         */
        put: operations["changeCarrierPaper"];
        post?: never;
        /**
         * Delete a carrier's paper.
         * @description Nothing new is quoted on it; what was quoted on it keeps its name. `carrier-profile.saved.v1` tells the quoting service. It comes back only by adding it again. For who holds `carrier:delete`.
         */
        delete: operations["deleteCarrierPaper"];
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
        /**
         * The catalogue of coverages for a product and state.
         * @description Every coverage in the order of the quote builder: whether it is mandatory, locked or an endorsement, and why it is not available. It may be kept for 15 minutes. A market that no book in force rates is refused with 400. For everybody who is signed in.
         */
        get: operations["getCoverageCatalogue"];
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
        /**
         * The catalogue's coverage of each coverage of the wholesale forms.
         * @description Products outside the wholesale flow have no forms of their own and are answered an empty map; what is no product is 404. It may be kept for 15 minutes. For everybody who is signed in, also by the code of a mailed link.
         */
        get: operations["getCoverageMapping"];
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
        /**
         * How far a job of the caller's has come, and what came of it.
         * @description `done` of `total` says how far it is; at its end come the result or the problem that ended it. A job of somebody else, or asked for in another organisation, is answered 404. For who holds `rater:view`.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Give a job of the caller's up; one that has ended stays as it is.
         * @description A waiting job does not begin and a running one stops at its next step; it has no result. To have one, ask for it again. For who holds `rater:view`.
         */
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
         * Price up to 100,000 risks, one a line, answered one a line in the same order while they come. The last line counts them; without it the answer is not complete.
         * @description A risk that cannot be rated is answered by a line with its error, and the others go on. All are rated by the books of the first moment. A line too long or one risk too many ends the answer with `done: false`; a body of another type than NDJSON is refused with 415. For who holds `rater:calculate` and `rater:view`. Computes only: nothing is saved.
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
        /**
         * The presets of the caller's agency; staff see those of all.
         * @description At most 500, by agency, product and name. A person of a team sees those of the whole agency and of the own teams. For who holds `rater:calculate`.
         */
        get: operations["listCustomPresets"];
        put?: never;
        /**
         * Make a preset of one's own.
         * @description Terms that the product does not offer are all named at once (400); a name that the agency uses already and a hundred presets are refused with 409. Staff name the agency; the team must be one of the caller's. `DELETE /api/rater/v1/presets/custom/{presetId}` undoes it. For who holds `rater:calculate`.
         */
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
        /**
         * Edit a preset of one's own.
         * @description All that it chooses is replaced, under the same rules as for a new one. Presets of other agencies and teams are answered 404. Quotes keep the terms that they were asked for with. For who holds `rater:calculate`.
         */
        put: operations["changeCustomPreset"];
        post?: never;
        /**
         * Delete a preset of one's own.
         * @description It is offered no more; quotes keep the terms that they were asked for with. Presets of others are answered 404. To have it back, make it again. For who holds `rater:calculate`.
         */
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
        /**
         * The standard presets of a product.
         * @description Each is fitted to the limits and retentions that the product offers; those that the quote builder knows by number come first. An excess layer has none and is answered an empty list. For who holds `rater:view`.
         */
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
        /**
         * A preset and the coverage rules of an industry, in one answer.
         * @description It joins what `POST /api/rater/v1/presets/{naicsCode}/{preset}` and `POST /api/rater/v1/rules/{naicsCode}` answer, the rules for the limit of the preset, so that a page asks once. It refuses what either refuses. For who holds `rater:calculate`. Computes only: nothing is saved.
         */
        post: operations["applyPresetWithRules"];
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
        /**
         * A preset, by number, name or id, for an insured of an industry, with its price.
         * @description Limit and retention become the nearest that the product offers, and coverages that the insured does not qualify for are left out. Security questions that are not answered count as no YES, so there is no cyber crime cover. An excess layer has no presets (400); presets of other agencies are answered 404. For who holds `rater:calculate`. Computes only: nothing is saved.
         */
        post: operations["applyPreset"];
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
        /**
         * Edit a standard preset.
         * @description What is left out stays. The presets that the quote builder knows by number keep their names (409), and terms that the product does not offer are refused with 400. Quotes keep the terms that they were asked for with. For who holds `rater:preset-edit`.
         */
        put: operations["changePreset"];
        /**
         * Make a standard preset out of another one.
         * @description What the body leaves out is taken from the original. A name that exists already is refused with 409, terms that the product does not offer with 400. `DELETE /api/rater/v1/presets/{id}` undoes it. For who holds `rater:preset-edit`.
         */
        post: operations["copyPreset"];
        /**
         * Delete a standard preset that the quote builder does not need.
         * @description Those that the quote builder knows by number are refused with 409. It is offered no more; quotes keep the terms that they were asked for with. To have it back, make it again. For who holds `rater:preset-edit`.
         */
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
        /**
         * The versions of the rate books, the latest first.
         * @description Heads alone, without tables: status, who wrote, proposed and activated each, and what the caller could do with it now. A text finds versions and notes. For who holds `rater:view`.
         */
        get: operations["searchRateBooks"];
        put?: never;
        /**
         * Begin a version from another one.
         * @description The draft is a copy of the named version with its tables and golden cases, and the caller is its first author. A version name that is taken is refused with 409. Nobody is rated by it before it is proposed and activated; `DELETE /api/rater/v1/books/{id}` gives it up. For who holds `rater:table-edit`.
         */
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
        /**
         * A version with its findings and golden cases.
         * @description The findings are what must be mended before it can be proposed. With them come the names of its tables with the number of their rows. For who holds `rater:view`.
         */
        get: operations["getRateBook"];
        /**
         * Change when a draft begins, or its note.
         * @description A proposed version becomes a draft again, because it is not what was proposed; the caller becomes one of its authors and so cannot activate it. An active or withdrawn version is refused with 409. For who holds `rater:table-edit`.
         */
        put: operations["changeRateBook"];
        post?: never;
        /**
         * Give a draft up.
         * @description A proposed version can be given up too; an active or withdrawn one is refused with 409. It stays to be read and to begin another one from, and no call brings it back. For who holds `rater:table-edit`.
         */
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
        /**
         * A table of a version.
         * @description The rows, and the same as CSV: what is downloaded can be changed and uploaded as it is. A name that is no table is answered 404. For who holds `rater:view`.
         */
        get: operations["getRateBookTable"];
        /**
         * Replace a table of a draft by a CSV file: all of it, or nothing when a line does not hold.
         * @description A line that does not hold is named with what is wrong with it (400). A proposed version becomes a draft again and the caller one of its authors; an active or withdrawn one is refused with 409. The answer names the findings of the version as it then is. For who holds `rater:table-edit`.
         */
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
        /**
         * Replace the golden cases of a draft.
         * @description A case that is there twice, expects nothing or expects what is no amount is named with all others (400). A proposed version becomes a draft again and the caller one of its authors; an active or withdrawn one is refused with 409. For who holds `rater:table-edit`.
         */
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
        /**
         * In which rows a version differs from another one.
         * @description Without `against` it is compared with the version that it was begun from. A version that was begun from none has no changes. For who holds `rater:view`.
         */
        get: operations["compareRateBooks"];
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
        /**
         * Rate the golden cases of a version.
         * @description Each case is answered with whether it has its price, and with every amount that differs. A version that has findings cannot be rated (409). For who holds `rater:view`. Computes only: nothing is saved.
         */
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
        /**
         * What a version would change against the one in force when it begins: a job finds out.
         * @description Risks of one's own are compared, or made-up ones, which are the same each time; risks that one of the two books refuses are counted apart. A version with findings, or without one in force before it, is refused with 409, more than five open jobs of one person with 429. `GET /api/rater/v1/jobs/{id}` answers the report, `DELETE` there gives it up. For who holds `rater:view`.
         */
        post: operations["findDislocation"];
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
        /**
         * Propose a draft; its findings are mended and its golden cases have their prices.
         * @description A version with findings, without golden cases or with one that has another price is refused with 409, and so is one that is no draft. The caller becomes one of its authors. Somebody else activates it; any edit makes it a draft again. For who holds `rater:table-edit`.
         */
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
        /**
         * Activate what somebody else wrote and proposed: in force everywhere within two seconds.
         * @description Refused with 409: by one of its authors, for a day that is past or on which another version of the region begins, and with findings. `rate-book.activated.v1` is told with the hash of the book. From then on it never changes: another version that begins later takes its place. For who holds `rater:table-edit`.
         */
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
        /**
         * How far an underwriter may rate each characteristic.
         * @description The least and most percent of each characteristic and of their total, by state and market of the product. `PUT /api/quote/v1/irpm/{quoteId}` saves a rating; one beyond the ranges is refused when the quote is rated. For who holds `rater:view`. Computes only: nothing is saved.
         */
        post: operations["getIrpmRanges"];
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
        /**
         * What a product may be bought with in a state (UK in the United Kingdom).
         * @description Limits, retentions and waiting periods that are sold there. An excess layer follows any retention of the policy below it. A market that no book in force rates is refused with 400. For who holds `rater:calculate`. Computes only: nothing is saved.
         */
        post: operations["getGlobalOptions"];
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
        /**
         * What technology errors and omissions costs the usual risk.
         * @description The premium for each thousand of technology revenue at a limit of 1,000,000 with full prior acts and no claim. `available` is false where the product is not filed and without technology revenue. For who holds `rater:calculate`.
         */
        get: operations["getTechnologyRate"];
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
        /**
         * What an endorsement may change, and how far from today it may begin.
         * @description It may begin from 14 days back to 30 days ahead. The coverages are those that are available and not mandatory, by number; what the industry declines was decided when the policy was written and does not count. For who holds `rater:calculate`.
         */
        get: operations["getEndorsementRules"];
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
        /**
         * The tables that rate a product in a state.
         * @description The overrides of the state are merged into the tables. The answer names the book by version, dates and hash. For who holds `rater:view`.
         */
        get: operations["getRaterData"];
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
        /**
         * How each coverage may be had by an industry, by the number of the coverage.
         * @description Each is mandatory, available or not, and then why; with it come the limits, waiting periods and retroactive years that it may be had with under the aggregate limit. An industry or market that no book in force rates is refused with 400. For who holds `rater:calculate`. Computes only: nothing is saved.
         */
        post: operations["getCoverageRules"];
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
        /**
         * Price up to 100 variations of a risk.
         * @description Each variation is answered with its price and the difference from the base, or with every field at fault; one that cannot be rated does not stop the others. A base that cannot be rated is refused with 400. For who holds `rater:calculate`. Computes only: nothing is saved.
         */
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
            level: "decline" | "refer" | "info" | "block";
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
            classAction: "decline" | "accept" | "refer";
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
            /** @description Risks that are compared; a job whose process has died begins again. */
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
            /**
             * @description Null for one that serves every product.
             * @enum {string|null}
             */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH" | null;
            /** @description By number of the coverage. */
            coverages: {
                [key: string]: components["schemas"]["PresetCoverage"];
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
        PresetCoverage: {
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
            /**
             * @description Null for one that serves every product.
             * @enum {string|null}
             */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH" | null;
            /** @description By number of the coverage. */
            coverages: {
                [key: string]: components["schemas"]["PresetCoverage"];
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
    calculatePremium: {
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
            /**
             * @description Fields at fault are all named at once (400); a value that is not sold is replaced by
             *     one that is, and the answer lists each such change, or under `strict=true` refuses it with 422.
             *     The answer names the rate book by version and hash, so that the same body gives the same price
             *     later. Terms beyond what is sold are for holders of `underwriting:bypass-rules`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatorResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description Under `strict=true` a value had to be replaced. */
            422: {
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
    calculateProductPremium: {
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
            /**
             * @description The product of the address is the one that is rated, so the body need not name it. All
             *     else is as at `POST /api/rater/v1/calculator`: faults are named together, replaced values are
             *     listed, and `strict=true` refuses them with 422.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalculatorResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description Under `strict=true` a value had to be replaced. */
            422: {
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
    searchCarrierPaper: {
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listCarrierPaper: {
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
            /**
             * @description The lowest priority comes first, and the first that fits is what a quote is written
             *     on. Without `state` or `product` that condition is left out.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaterCarrier"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    addCarrierPaper: {
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
            /**
             * @description Products of two regions, US paper without states, UK paper with states, products of
             *     the other market and an end before the beginning are all named at once (400); a code that is
             *     taken is refused with 409. `carrier-profile.saved.v1` tells the quoting service, which offers
             *     it from then on.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaterCarrier"];
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
    changeCarrierPaper: {
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
            /**
             * @description What comes out must hold as a new one must (400), and its code be free (409).
             *     `carrier-profile.saved.v1` tells the quoting service; what was quoted on the paper keeps what
             *     it was quoted with.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaterCarrier"];
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
    deleteCarrierPaper: {
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
            /**
             * @description Nothing new is quoted on it; what was quoted on it keeps its name.
             *     `carrier-profile.saved.v1` tells the quoting service. It comes back only by adding it again.
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
    getCoverageCatalogue: {
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
            /**
             * @description Every coverage in the order of the quote builder: whether it is mandatory, locked or
             *     an endorsement, and why it is not available. It may be kept for 15 minutes. A market that no
             *     book in force rates is refused with 400.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverageCatalogueEntry"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getCoverageMapping: {
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description `done` of `total` says how far it is; at its end come the result or the problem that
             *     ended it. A job of somebody else, or asked for in another organisation, is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DislocationJobResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description A waiting job does not begin and a running one stops at its next step; it has no
             *     result. To have one, ask for it again.
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description At most 500, by agency, product and name. A person of a team sees those of the whole
             *     agency and of the own teams.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description Terms that the product does not offer are all named at once (400); a name that the
             *     agency uses already and a hundred presets are refused with 409. Staff name the agency; the team
             *     must be one of the caller's. `DELETE /api/rater/v1/presets/custom/{presetId}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
            /**
             * @description All that it chooses is replaced, under the same rules as for a new one. Presets of
             *     other agencies and teams are answered 404. Quotes keep the terms that they were asked for with.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
            /**
             * @description It is offered no more; quotes keep the terms that they were asked for with. Presets of
             *     others are answered 404. To have it back, make it again.
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
            /**
             * @description Each is fitted to the limits and retentions that the product offers; those that the
             *     quote builder knows by number come first. An excess layer has none and is answered an empty
             *     list.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    applyPresetWithRules: {
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
            /**
             * @description It joins what `POST /api/rater/v1/presets/{naicsCode}/{preset}` and `POST
             *     /api/rater/v1/rules/{naicsCode}` answer, the rules for the limit of the preset, so that a page
             *     asks once. It refuses what either refuses.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetWithRulesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    applyPreset: {
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
            /**
             * @description Limit and retention become the nearest that the product offers, and coverages that the
             *     insured does not qualify for are left out. Security questions that are not answered count as no
             *     YES, so there is no cyber crime cover. An excess layer has no presets (400); presets of other
             *     agencies are answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedPresetResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description What is left out stays. The presets that the quote builder knows by number keep their
             *     names (409), and terms that the product does not offer are refused with 400. Quotes keep the
             *     terms that they were asked for with.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
            /**
             * @description What the body leaves out is taken from the original. A name that exists already is
             *     refused with 409, terms that the product does not offer with 400. `DELETE
             *     /api/rater/v1/presets/{id}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresetResponse"];
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
            /**
             * @description Those that the quote builder knows by number are refused with 409. It is offered no
             *     more; quotes keep the terms that they were asked for with. To have it back, make it again.
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description The draft is a copy of the named version with its tables and golden cases, and the
             *     caller is its first author. A version name that is taken is refused with 409. Nobody is rated
             *     by it before it is proposed and activated; `DELETE /api/rater/v1/books/{id}` gives it up.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookResponse"];
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
            /**
             * @description The findings are what must be mended before it can be proposed. With them come the
             *     names of its tables with the number of their rows.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookDetailResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description A proposed version becomes a draft again, because it is not what was proposed; the
             *     caller becomes one of its authors and so cannot activate it. An active or withdrawn version is
             *     refused with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookResponse"];
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
            /**
             * @description A proposed version can be given up too; an active or withdrawn one is refused with
             *     409. It stays to be read and to begin another one from, and no call brings it back.
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
    getRateBookTable: {
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
            /**
             * @description The rows, and the same as CSV: what is downloaded can be changed and uploaded as it
             *     is. A name that is no table is answered 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookTableResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description A line that does not hold is named with what is wrong with it (400). A proposed
             *     version becomes a draft again and the caller one of its authors; an active or withdrawn one is
             *     refused with 409. The answer names the findings of the version as it then is.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookDetailResponse"];
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
            /**
             * @description A case that is there twice, expects nothing or expects what is no amount is named with
             *     all others (400). A proposed version becomes a draft again and the caller one of its authors;
             *     an active or withdrawn one is refused with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookDetailResponse"];
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
    compareRateBooks: {
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
            /**
             * @description Without `against` it is compared with the version that it was begun from. A version
             *     that was begun from none has no changes.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookChangesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description Each case is answered with whether it has its price, and with every amount that
             *     differs. A version that has findings cannot be rated (409).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookTestResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The version has findings, which must be mended first. */
            409: {
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
    findDislocation: {
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
            /**
             * @description A version with findings, without golden cases or with one that has another price is
             *     refused with 409, and so is one that is no draft. The caller becomes one of its authors.
             *     Somebody else activates it; any edit makes it a draft again.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookResponse"];
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
            /**
             * @description Refused with 409: by one of its authors, for a day that is past or on which another
             *     version of the region begins, and with findings. `rate-book.activated.v1` is told with the hash
             *     of the book. From then on it never changes: another version that begins later takes its place.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateBookResponse"];
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
    getIrpmRanges: {
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
            /**
             * @description The least and most percent of each characteristic and of their total, by state and
             *     market of the product. `PUT /api/quote/v1/irpm/{quoteId}` saves a rating; one beyond the ranges
             *     is refused when the quote is rated.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IrpmResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    getGlobalOptions: {
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
            /**
             * @description Limits, retentions and waiting periods that are sold there. An excess layer follows
             *     any retention of the policy below it. A market that no book in force rates is refused with 400.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalOptionsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    getTechnologyRate: {
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
            /**
             * @description The premium for each thousand of technology revenue at a limit of 1,000,000 with full
             *     prior acts and no claim. `available` is false where the product is not filed and without
             *     technology revenue.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TechRateResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getEndorsementRules: {
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
            /**
             * @description It may begin from 14 days back to 30 days ahead. The coverages are those that are
             *     available and not mandatory, by number; what the industry declines was decided when the policy
             *     was written and does not count.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndorsementRulesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getRaterData: {
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
            /**
             * @description The overrides of the state are merged into the tables. The answer names the book by
             *     version, dates and hash.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaterDataResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getCoverageRules: {
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description Each variation is answered with its price and the difference from the base, or with
             *     every field at fault; one that cannot be rated does not stop the others. A base that cannot be
             *     rated is refused with 400.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIfResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
}
