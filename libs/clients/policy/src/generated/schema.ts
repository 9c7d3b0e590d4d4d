// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/policy/v1/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reasons that a form offers, those of cancelling with what they let go back.
         * @description A reason of cancelling also says whether it may be flat, pro rata or by notice. For everybody who is signed in.
         */
        get: operations["listPolicyReasons"];
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
        /**
         * The statuses of binders and policies.
         * @description Each with the words that a list shows. For everybody who is signed in.
         */
        get: operations["listPolicyStatuses"];
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
        /**
         * The binders in the caller's scope.
         * @description Binders whose policy is not issued yet say what they wait for. For who holds `binder:view`.
         */
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
        /**
         * One binder with what issuing waits for.
         * @description The guards that are not met are listed; once all are, the policy is issued by itself. For who holds `binder:view`.
         */
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
        /**
         * Issue the policy of a binder; 409 names every guard that is not met.
         * @description The policy gets its number, its documents are printed and webhooks are told. It is undone by cancelling the policy. For who holds `quote:issue`.
         */
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
         * Cancel a policy, or ask for it: agencies and policyholders ask, the provider's staff approves, gives notice or cancels flat.
         * @description A request waits for the staff; a notice runs until its date; otherwise the policy ends at once and what is to be returned is credited. `Prefer: dry-run` shows the returned premium and saves nothing. The three undo calls take back a request, a notice and a cancellation. For who holds `policy:cancel-request`.
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
        /**
         * Reject the request of a cancellation, or withdraw a pending one.
         * @description The policy is in force as if nothing had been asked. For who holds `policy:cancel`.
         */
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
        /**
         * Stop the notice of a pending cancellation.
         * @description The policy stays in force, and a paper of the stop is printed. For who holds `policy:noc-stop`.
         */
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
        /**
         * Reinstate a cancelled policy within thirty days.
         * @description The policy is in force again without a gap, and the credit is charged back; `policy.reinstated.v1` tells the other services. Later than thirty days after the cancellation, or when the insured has a newer policy of the product, it is refused with 409. Cancelling it again undoes it. For who holds `policy:undo-cancel`.
         */
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
        /**
         * Change a policy without a premium: its next revision.
         * @description The name of the insured and the contact change, nothing else. Agencies name a date from 14 days back to 30 days ahead, staff any within the term (400); a policy that is not in a status to be endorsed is refused with 409. `policy.endorsed.v1` tells the other services. A further change undoes it: issued revisions are never edited. For who holds `policy:endorse`.
         */
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
        /**
         * The revisions of a policy.
         * @description The first is the issue; each later one names what made it. For who holds `policy:view`.
         */
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
        /**
         * What differs between two revisions; between the last two when none is named.
         * @description Field by field, before and after. A cancellation is told as the date from which it ends the cover. For who holds `policy:view`.
         */
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
        /**
         * What is true of a policy on a date.
         * @description Follows endorsements and cancellations by the days on which they begin, not on which they were entered. For who holds `policy:view`.
         */
        get: operations["getPolicyState"];
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
        /**
         * The transactions of a policy as they were known at a time.
         * @description Issued transactions are never changed; a reversal negates its target. For who holds `policy:view`.
         */
        get: operations["listPolicyTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to policies, for `GET /api/activity/v1/search`.
         * @description To those that the caller sees, as far as their timelines tell it. For who holds `activity:view`.
         */
        get: operations["listPolicyActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/activities/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much was done to policies, for `GET /api/activity/v1/aggregate`.
         * @description By what was done, or by day; the most first. For who holds `activity:view`.
         */
        get: operations["countPolicyActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/{policyId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to a policy, the newest first.
         * @description Who did it, what it changed and whom it wrote to, as far as the caller may know: what underwriters and handlers note stays with the provider, and a policyholder or the holder of a mailed code is told what was done with them. 404 for a row out of scope. For who holds `policy:view`.
         */
        get: operations["listPolicyTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/{policyId}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the records of a policy are unchanged since they were written.
         * @description Each record is sealed with the one before it, a second after it was written; this computes the seals again and names the oldest record that does not hold. For who holds `policy:view`.
         */
        get: operations["verifyPolicyTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/search/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a home says of the policies in the caller's scope.
         * @description What stands now is counted as the lists of `GET /api/policy/v1/search` hold it; what was issued in the two times as `GET /api/policy/v1/search/aggregate` counts it. For who holds `policy:view`.
         */
        get: operations["getPolicyHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/search/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The policies in the caller's scope by status, product, agency, state, limit or month of issue.
         * @description The list of `GET /api/policy/v1/search` with the same filters holds the policies that are counted. For who holds `policy:view`.
         */
        get: operations["getPolicyAggregate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/earned-premium/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The premium that is earned month by month.
         * @description Each transaction of a policy is earned by equal parts over the days that it covers, so that endorsements count from their date and cancellations give back what is left. Days to come show what will be earned as things stand. For who holds `dashboard:earned-premium`.
         */
        get: operations["getEarnedPremium"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/search/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The policies in the caller's scope that moved lately, with a count for each filter.
         * @description A count says how many rows its filter would show; the same policies stand in `GET /api/policy/v1/search`, whenever they moved. For who holds `policy:view`.
         */
        get: operations["searchPolicyDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/treaties/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The treaties between carriers and reinsurers.
         * @description The latest first; a text finds the names of both. Those that were deleted are left out. For who holds `reinsurer:view`.
         */
        get: operations["searchTreaties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/treaties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a treaty.
         * @description A quota share of the policies of a carrier that are issued from now on and begin within its dates. 409 when the treaties of the carrier would take more than a whole premium together. `treaty.saved.v1` is published. `DELETE /api/policy/v1/treaties/{treatyId}` undoes it. For who holds `reinsurer:create`.
         */
        post: operations["createTreaty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/treaties/{treatyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a treaty.
         * @description For what is issued from now on: a policy keeps the shares of its issue for its term. Carrier and reinsurer stay. `treaty.saved.v1` is published. For who holds `reinsurer:edit`.
         */
        put: operations["changeTreaty"];
        post?: never;
        /**
         * Delete a treaty.
         * @description It takes no policy any more. The reinsurer goes on seeing what was issued under it, and its share of what is charged and returned there. `treaty.saved.v1` is published. For who holds `reinsurer:delete`.
         */
        delete: operations["deleteTreaty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/cessions/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was ceded to reinsurers.
         * @description One row for each treaty of each transaction of a policy; of a return with negative amounts. A reinsurer sees its own, staff all of them, nobody else any. For who holds `policy:view`.
         */
        get: operations["searchCessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/cessions/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the same cessions sum to, currency by currency.
         * @description Premium, ceded premium and ceding commission, with returns taken off. For who holds `policy:view`.
         */
        get: operations["getCessionTotals"];
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
        /**
         * The issued policies in the caller's scope.
         * @description Every agency sees its own, every insured those of the own account, staff all of them. For who holds `policy:view`.
         */
        get: operations["searchPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The binders and policies that a text means, at most five.
         * @description By number, with or without its dashes, by client, or by the mail or telephone of whom it is written to, however that is written; in the rows of the lists. The number itself comes first, then what begins so; `detail` is the product. For who holds `policy:view`.
         */
        get: operations["findPolicies"];
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
        /**
         * One policy with its revisions and its binder.
         * @description For the page of a policy: one call in place of three. For who holds `policy:view`.
         */
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
        /**
         * One policy by its product.
         * @description 404 when the policy is of another product. For who holds `policy:view`.
         */
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
        /**
         * Mark a policy, for instance as Check In Mail.
         * @description The mark stands beside the policy in lists. Send another one to undo it. For who holds `policy:check-in-mail`.
         */
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
        /**
         * One policy, or the binder that it will be issued from.
         * @description `allowedActions` names what the caller may do with it now. For who holds `policy:view`.
         */
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
        PolicyStatusLabel: {
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
            /** @description What the insured owes for the term: premium, taxes and fees. */
            amountDue: number;
            /** @description What of it was billed and is not paid. */
            balance: number;
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
            /** @description What the insured owes for the term: premium, taxes and fees. */
            amountDue: number;
            /** @description What of it was billed and is not paid. */
            balance: number;
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
            status: "BOUND" | "LOST" | "DELETED" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "CANCELLED" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD";
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            /** @description What was billed to the insured: premium, taxes and fees. */
            amountDue: number;
            /** @description What of it is not paid. */
            balance: number;
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
            status: "BOUND" | "LOST" | "DELETED" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "CANCELLED" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD";
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            /** @description What was billed to the insured: premium, taxes and fees. */
            amountDue: number;
            /** @description What of it is not paid. */
            balance: number;
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
        PolicyTransaction: {
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
        PolicyCount: {
            count: number;
            isLowerBound: boolean;
        };
        PoliciesOfTime: {
            count: number;
            /** @description What was written of them, taxes apart, in currency units. */
            premium: number;
        };
        PoliciesOfKind: {
            count: number;
            /** @description What was written of them, taxes apart, in currency units. */
            premium: number;
            /** @description The month (YYYY-MM), product, state, sector, id of the agency, or limit in currency units. */
            key: string;
            /** @description The name of the agency, else as the key. */
            label: string;
        };
        PolicyHomeResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Of both currencies. */
            inForce: number;
            /** @description On which something is to be paid, of both currencies. */
            unpaid: number;
            /** @description Ending within 60 days. */
            expiring: components["schemas"]["PolicyCount"];
            current: components["schemas"]["PoliciesOfTime"];
            previous: components["schemas"]["PoliciesOfTime"];
            /** @description In their order, of both times. */
            byMonth: components["schemas"]["PoliciesOfKind"][];
            /** @description The largest premium first. */
            byProduct: components["schemas"]["PoliciesOfKind"][];
            /** @description The largest premium first. */
            byState: components["schemas"]["PoliciesOfKind"][];
            /** @description By sector of NAICS or section of SIC; the largest premium first. */
            byIndustry: components["schemas"]["PoliciesOfKind"][];
            /** @description The largest premium first; at most 100. */
            byAgency: components["schemas"]["PoliciesOfKind"][];
            /** @description The largest premium first. */
            byLimit: components["schemas"]["PoliciesOfKind"][];
        };
        PolicyBucket: {
            /** @description The status, product, id of the agency, state, limit in currency units or month (YYYY-MM). */
            key: string;
            /** @description The name of the agency, else as the key. */
            label: string;
            count: number;
            premium: number;
        };
        PolicyAggregateResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description The largest first, months in their order; at most 100. */
            buckets: components["schemas"]["PolicyBucket"][];
        };
        EarnedPoint: {
            /**
             * Format: date
             * @description Its first day that is counted.
             */
            date: string;
            /** @description Fees and taxes apart. */
            earnedPremium: number;
        };
        EarnedPremiumResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Months in their order. */
            points: components["schemas"]["EarnedPoint"][];
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
            status: "BOUND" | "LOST" | "DELETED" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "CANCELLED" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD";
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            /** @description What was billed to the insured: premium, taxes and fees. */
            amountDue: number;
            /** @description What of it is not paid. */
            balance: number;
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
        PolicyDashboardCounts: {
            /** @description By status, those alone that occur, OPEN FOR RENEWAL, CANCELLATIONS and INACTIVE. */
            filter: {
                [key: string]: number;
            };
        };
        TreatyResponse: {
            /** Format: date */
            effectiveFrom: string;
            /**
             * Format: date
             * @description The first day on which it takes no policy any more.
             */
            effectiveTo: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            id: string;
            carrierId: string;
            carrierName: string;
            reinsurerId: string;
            reinsurerName: string;
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            cededPct: number;
            cedingCommissionPct: number;
        };
        NewTreatyRequest: {
            /**
             * Format: date
             * @description It takes policies that begin on this day or later.
             */
            effectiveFrom: string;
            /**
             * Format: date
             * @description It takes no policy that begins on this day or later.
             */
            effectiveTo: string;
            /** Format: uuid */
            carrierId: string;
            /** Format: uuid */
            reinsurerId: string;
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            /** @description Percent of the premium. */
            cededPct: number;
            /** @description Percent of the ceded premium that the reinsurer leaves to the carrier. */
            cedingCommissionPct: number;
        };
        ChangeTreatyRequest: {
            /**
             * Format: date
             * @description It takes policies that begin on this day or later.
             */
            effectiveFrom: string;
            /**
             * Format: date
             * @description It takes no policy that begins on this day or later.
             */
            effectiveTo: string;
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            /** @description Percent of the premium. */
            cededPct: number;
            /** @description Percent of the ceded premium that the reinsurer leaves to the carrier. */
            cedingCommissionPct: number;
        };
        CessionResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date-time */
            created: string;
            id: string;
            policyId: string;
            policyNumber: string;
            companyName: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            treatyId: string;
            reinsurerId: string;
            reinsurerName: string;
            /** @enum {string} */
            type: "NEW" | "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE";
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Of the transaction, fees and taxes apart; negative for a return. */
            premium: number;
            /** @description Percent of the premium. */
            cededPct: number;
            cededPremium: number;
            /** @description Percent of the ceded premium. */
            cedingCommissionPct: number;
            cedingCommission: number;
            /** @description The ceded premium less its commission. */
            net: number;
        };
        CessionTotal: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            policies: number;
            premium: number;
            cededPremium: number;
            cedingCommission: number;
            /** @description The ceded premium less its commission. */
            net: number;
        };
        CessionTotalsResponse: {
            totals: components["schemas"]["CessionTotal"][];
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
    listPolicyReasons: {
        parameters: {
            query?: {
                /** @description Which list; the one of cancellations when left out. */
                type?: "rescind" | "void" | "cancel";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A reason of cancelling also says whether it may be flat, pro rata or by notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listPolicyStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each with the words that a list shows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyStatusLabel"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
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
                /** @description Of clients that work in this team. */
                teamId?: string;
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
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
            /** @description The guards that are not met are listed; once all are, the policy is issued by itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BinderDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description The policy gets its number, its documents are printed and webhooks are told. It is
             *     undone by cancelling the policy.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
            /**
             * @description A request waits for the staff; a notice runs until its date; otherwise the policy ends
             *     at once and what is to be returned is credited. `Prefer: dry-run` shows the returned premium and
             *     saves nothing. The three undo calls take back a request, a notice and a cancellation.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelPolicyResponse"];
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
            /** @description The policy is in force as if nothing had been asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
            /** @description The policy stays in force, and a paper of the stop is printed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
            /**
             * @description The policy is in force again without a gap, and the credit is charged back;
             *     `policy.reinstated.v1` tells the other services. Later than thirty days after the cancellation,
             *     or when the insured has a newer policy of the product, it is refused with 409. Cancelling it
             *     again undoes it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
            /**
             * @description The name of the insured and the contact change, nothing else. Agencies name a date
             *     from 14 days back to 30 days ahead, staff any within the term (400); a policy that is not in a
             *     status to be endorsed is refused with 409. `policy.endorsed.v1` tells the other services. A
             *     further change undoes it: issued revisions are never edited.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
            /** @description The first is the issue; each later one names what made it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description Field by field, before and after. A cancellation is told as the date from which it ends
             *     the cover.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionDiffResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPolicyState: {
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
            /**
             * @description Follows endorsements and cancellations by the days on which they begin, not on which
             *     they were entered.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyStateResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listPolicyTransactions: {
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
                        content: components["schemas"]["PolicyTransaction"][];
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
    listPolicyActivities: {
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
    countPolicyActivities: {
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
    listPolicyTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
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
    verifyPolicyTimeline: {
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
    getPolicyHome: {
        parameters: {
            query: {
                /** @description Issued at or after this instant. */
                after: string;
                /** @description Issued at or before this instant. */
                before: string;
                /** @description The same of the time to compare with. */
                previousAfter: string;
                /** @description The same of the time to compare with. */
                previousBefore: string;
                agencyId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description USD when left out: amounts of two currencies are never added. */
                currency?: "USD" | "GBP";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What stands now is counted as the lists of `GET /api/policy/v1/search` hold it; what was
             *     issued in the two times as `GET /api/policy/v1/search/aggregate` counts it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyHomeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getPolicyAggregate: {
        parameters: {
            query?: {
                /** @description Issued at or after this instant. */
                after?: string;
                /** @description Issued at or before this instant. */
                before?: string;
                /** @description By status when left out. */
                groupBy?: "state" | "status" | "product" | "limit" | "agency" | "month" | "industry";
                /** @description Whose months are counted; UTC when left out. */
                timeZone?: string;
                agencyId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description USD when left out: amounts of two currencies are never added. */
                currency?: "USD" | "GBP";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The list of `GET /api/policy/v1/search` with the same filters holds the policies that
             *     are counted.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyAggregateResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getEarnedPremium: {
        parameters: {
            query?: {
                /** @description The first day; a year before the last one when left out, and not before 2020-01-01. */
                after?: string;
                /** @description The first day that is not counted; tomorrow when left out. */
                before?: string;
                agencyId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description USD when left out: amounts of two currencies are never added. */
                currency?: "USD" | "GBP";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Each transaction of a policy is earned by equal parts over the days that it covers, so
             *     that endorsements count from their date and cancellations give back what is left. Days to come
             *     show what will be earned as things stand.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarnedPremiumResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchPolicyDashboard: {
        parameters: {
            query?: {
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                sort?: string[];
                search?: string;
                /** @description A status, or one of the groups that `GET /api/policy/v1/search` knows. */
                filter?: "OPEN FOR RENEWAL" | "BOUND" | "LOST" | "DELETED" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "CANCELLED" | "CANCELLATIONS" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "INACTIVE";
                agencyId?: string;
                accountId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                /**
                 * @description In which time they were changed last: 0 to 8 for the last 15 or 60 minutes, 4 hours, today, the
                 *     last 24 hours or 7 days, this month, the last 30 or 90 days; 5 when left out.
                 */
                duration?: number;
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
                        counts: components["schemas"]["PolicyDashboardCounts"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchTreaties: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                carrierId?: string;
                reinsurerId?: string;
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
                        content: components["schemas"]["TreatyResponse"][];
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
    createTreaty: {
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
                "application/json": components["schemas"]["NewTreatyRequest"];
            };
        };
        responses: {
            /**
             * @description A quota share of the policies of a carrier that are issued from now on and begin within
             *     its dates. 409 when the treaties of the carrier would take more than a whole premium together.
             *     `treaty.saved.v1` is published. `DELETE /api/policy/v1/treaties/{treatyId}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreatyResponse"];
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
    changeTreaty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                treatyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTreatyRequest"];
            };
        };
        responses: {
            /**
             * @description For what is issued from now on: a policy keeps the shares of its issue for its term.
             *     Carrier and reinsurer stay. `treaty.saved.v1` is published.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreatyResponse"];
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
    deleteTreaty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                treatyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It takes no policy any more. The reinsurer goes on seeing what was issued under it, and
             *     its share of what is charged and returned there. `treaty.saved.v1` is published.
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
    searchCessions: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Made at or after this instant. */
                after?: string;
                /** @description Made at or before this instant. */
                before?: string;
                policyId?: string;
                reinsurerId?: string;
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
                    "application/json": {
                        content: components["schemas"]["CessionResponse"][];
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
    getCessionTotals: {
        parameters: {
            query?: {
                /** @description Made at or after this instant. */
                after?: string;
                /** @description Made at or before this instant. */
                before?: string;
                policyId?: string;
                reinsurerId?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Premium, ceded premium and ceding commission, with returns taken off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CessionTotalsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
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
                status?: ("BOUND" | "LOST" | "DELETED" | "REQUESTED" | "ACTIVE" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "RESCIND" | "CANCELLED" | "RENEWED" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Of a sector of NAICS (US) or a section of SIC (UK); OTHER when the industry is not known. */
                industry?: string;
                /** @description Charged in this currency. */
                currency?: "USD" | "GBP";
                agencyId?: string;
                accountId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                isOpenForRenewal?: boolean;
                /** @description Those on which something is to be paid, or all others. */
                isUnpaid?: boolean;
                /** @description Issued or in force, and ending within so many days. */
                expiresWithin?: number;
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    findPolicies: {
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
             * @description By number, with or without its dashes, by client, or by the mail or telephone of whom
             *     it is written to, however that is written; in the rows of the lists. The number itself comes
             *     first, then what begins so; `detail` is the product.
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
            /** @description For the page of a policy: one call in place of three. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /** @description 404 when the policy is of another product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /** @description The mark stands beside the policy in lists. Send another one to undo it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
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
            /** @description `allowedActions` names what the caller may do with it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
}
