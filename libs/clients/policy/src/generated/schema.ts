// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/policy/v1/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/{policyId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["previewAct"];
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
        get: operations["getPolicyState"];
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
        get: operations["verifyPolicyTimeline"];
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
        get: operations["countPolicyActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/additional-insureds/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdditionalInsureds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/auto-renewal/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewAutomatically"];
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
        get: operations["getBinder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/binders/extend/{binderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["extendBinder"];
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
        post: operations["issueBinder"];
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
        get: operations["searchBinders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/bor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchBrokerChanges"];
        put: operations["updateBrokerChange"];
        post: operations["changeBroker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/bulk/renewal-opt-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["optOutPolicies"];
        post?: never;
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
        put: operations["cancelPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/certificate/{productType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/certificates/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/certificates/check/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkCertificate"];
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
        get: operations["getCessionTotals"];
        put?: never;
        post?: never;
        delete?: never;
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
        get: operations["searchCessions"];
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
        put: operations["describePolicy"];
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
        get: operations["diffRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/document/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findPolicyDocument"];
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
        get: operations["getEarnedPremium"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/erp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["buyExtendedReporting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/erp/offer/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["offerExtendedReporting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/excess/adhoc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["writeAdhocExcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/excess/issue/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueExcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/excess/rescind/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["rescindExcess"];
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
        get: operations["findPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/midterm/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMidtermChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/midterm/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchMidtermChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/mute-renewal-reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["muteReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/noc/hold/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["holdNotice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/noc/release/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["releaseNotice"];
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
        put: operations["stopNotice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/non-renew/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["nonRenewPolicy"];
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
        post: operations["changeWithoutPremium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/optout/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["optOutPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/primecloud": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issuePrimeCloud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/primecloud/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPrimeCloud"];
        put: operations["changePrimeCloud"];
        post?: never;
        delete: operations["deletePrimeCloud"];
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
        get: operations["getPolicyOfProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/program/add/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["addProgram"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/program/remove/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["removeProgram"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPolicyReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/regenerate-invoice/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["regenerateInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/reinstatement/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReinstatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/reinstatement/{policyId}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signNoLoss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/revert/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["revertRevision"];
        post?: never;
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
        get: operations["listRevisions"];
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
        get: operations["searchPolicies"];
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
        get: operations["getPolicyAggregate"];
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
        get: operations["searchPolicyDashboard"];
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
        get: operations["getPolicyHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/search/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchRenewals"];
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
        get: operations["listPolicyStatuses"];
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
        put: operations["changeTreaty"];
        post?: never;
        delete: operations["deleteTreaty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/treaties/{treatyId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTreatyTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/treaties/{treatyId}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["verifyTreatyTimeline"];
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
        get: operations["searchTreaties"];
        put?: never;
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
        put: operations["undoCancel"];
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
        put: operations["undoCancelled"];
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
        get: operations["viewPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/void-cancel/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["voidCancel"];
        post: operations["askVoidCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/void/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["voidPolicy"];
        post: operations["askVoid"];
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
        ActivityBucket: {
            count: number;
            key: string;
        };
        ActivityBuckets: {
            buckets: components["schemas"]["ActivityBucket"][];
        };
        ActivityEntries: {
            entries: components["schemas"]["ActivityEntry"][];
            total: number;
        };
        ActivityEntry: {
            action: string;
            by: components["schemas"]["TimelineActor"];
            changes: components["schemas"]["TimelineChange"][];
            correlationId: string | null;
            documentIds: string[];
            id: string;
            number: string | null;
            occurred: string;
            sentTo: string | null;
            subjectId: string;
            subjectType: string;
            title: string;
        };
        AdditionalInsuredName: {
            id: string;
            name: string;
        };
        AdhocExcessRequest: {
            accountId: string;
            carrierId: string;
            effectiveDate: string;
            endDate: string;
            limit: number;
            premium: number;
            underlying?: components["schemas"]["UnderlyingFields"];
            underlyingPolicyId?: string;
        };
        AskVoidRequest: {
            reason: string;
        };
        AutoRenewalResponse: {
            quoteId: string;
        };
        BinderDetail: {
            accountId: string;
            agencyId: string | null;
            agencyName: string | null;
            allowedActions: ("issue" | "extend")[];
            amountDue: number;
            balance: number;
            binderExpiresOn: string;
            boundOn: string;
            companyName: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            effectiveDate: string;
            endDate: string;
            id: string;
            isPaid: boolean;
            issueGuards: components["schemas"]["IssueGuard"][];
            lastBinderDay: string;
            policyNumber: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteId: string;
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED";
            totalPremium: number;
        };
        BinderResponse: {
            accountId: string;
            agencyId: string | null;
            agencyName: string | null;
            amountDue: number;
            balance: number;
            binderExpiresOn: string;
            boundOn: string;
            companyName: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            effectiveDate: string;
            endDate: string;
            id: string;
            isPaid: boolean;
            policyNumber: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteId: string;
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED";
            totalPremium: number;
        };
        BrokerOfRecord: {
            accountId: string;
            agencyId: string;
            agencyName: string;
            agentEmail: string | null;
            companyName: string;
            created: string;
            docId: string | null;
            effectiveDate: string;
            fromAgencyId: string | null;
            fromAgencyName: string | null;
            id: string;
            policyId: string | null;
            policyNumber: string;
            reason: string | null;
            receivedOn: string;
            rescindBy: string;
            /** @enum {string} */
            status: "PENDING" | "RESCINDED" | "EFFECTIVE" | "LAPSED";
            takesEffectOn: string;
        };
        BrokerOfRecordRequest: {
            accountId?: string;
            agencyId: string;
            agentEmail?: string;
            docId: string;
            effectiveDate: string;
            policyId?: string;
        };
        BrokerOfRecordUpdate: {
            agencyId?: string;
            agentEmail?: string;
            effectiveDate?: string;
            id: string;
            reason?: string;
            /** @enum {string} */
            status?: "PENDING" | "RESCINDED";
        };
        BulkOptOutRequest: {
            optOut: boolean;
            policyIds: string[];
            reason: string;
        };
        CancellationReasonRequest: {
            reason: string;
        };
        CancellationResponse: {
            /** @enum {string} */
            cancellationType: "FLAT" | "PRO_RATA" | "SHORT_RATE";
            charges: components["schemas"]["ChargesResponse"];
            comments: string | null;
            effectiveDate: string;
            factor: string;
            noticeDays: number | null;
            reason: string;
        };
        CancelPolicyRequest: {
            /** @enum {string} */
            cancellationType?: "FLAT" | "PRO_RATA" | "SHORT_RATE";
            comments?: string | null;
            effectiveDate: string;
            /** @enum {string} */
            reason: "INSURED_REQUEST" | "COVERAGE_ELSEWHERE" | "OUT_OF_BUSINESS" | "REWRITTEN" | "NON_PAYMENT" | "UNDERWRITING" | "FRAUD" | "CLASS_OF_BUSINESS" | "DUPLICATE" | "ERROR" | "OTHER";
        };
        CancelPolicyResponse: {
            accountId: string;
            agencyId: string | null;
            agencyName: string | null;
            allowedActions: ("takeEffect" | "endorse" | "revert" | "requestCancellation" | "rejectCancellation" | "approveCancellation" | "issueNotice" | "stopNotice" | "holdNotice" | "releaseNotice" | "reachCancelDate" | "flatCancel" | "enterReinstatementPeriod" | "endReinstatementPeriod" | "signNoLoss" | "awaitStatement" | "reinstate" | "undoCancelled" | "voidCancel" | "applyVoidCancel" | "void" | "applyVoid" | "extendReporting" | "goOn" | "endPolicy" | "startRenewal" | "renewAutomatically" | "muteReminders" | "nonRenew" | "optOutOfRenewal" | "optIntoRenewal" | "certify" | "changeBroker" | "addToProgram" | "removeFromProgram" | "printInvoice" | "rescindExcess" | "renew" | "loseRenewal")[];
            amountDue: number;
            balance: number;
            binders: components["schemas"]["BinderResponse"][];
            brokerFee: number;
            cancellation: components["schemas"]["CancellationResponse"] | null;
            cancelVoidRequest: components["schemas"]["VoidRequestResponse"] | null;
            charges: components["schemas"]["ChargesResponse"];
            committed: boolean;
            companyName: string;
            contact: components["schemas"]["PolicyContactResponse"];
            created: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string;
            description: string | null;
            effectiveDate: string;
            endDate: string;
            firmographicData: {
                [key: string]: unknown;
            };
            id: string;
            isOpenForRenewal: boolean;
            isPaid: boolean;
            isPremiumFinanced: boolean;
            isPremiumFinancePaid: boolean;
            /** @enum {string} */
            market: "ADMITTED" | "SURPLUS" | "UK";
            mgaFee: number;
            money: components["schemas"]["PolicyMoneyResponse"];
            nocStopped: boolean;
            nonRenewal: components["schemas"]["NonRenewalResponse"] | null;
            noticeHold: components["schemas"]["NoticeHoldResponse"] | null;
            noticeWaits: components["schemas"]["WaitingNoticeResponse"] | null;
            policyId: string;
            policyNumber: string;
            premium: number;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            program: string | null;
            quoteId: string;
            reinstateUntil: string | null;
            renewalId: string | null;
            renewalMuted: boolean;
            renews: components["schemas"]["RenewedPolicyResponse"] | null;
            reporting: components["schemas"]["ReportingResponse"] | null;
            revision: number;
            revisions: components["schemas"]["RevisionResponse"][];
            state: string | null;
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST";
            terms: components["schemas"]["TermsResponse"];
            timeZone: string;
            totalPremium: number;
            underlying: components["schemas"]["UnderlyingResponse"] | null;
            voidRequest: components["schemas"]["VoidRequestResponse"] | null;
            weIssue: boolean;
        };
        CertificateAccepted: {
            accepted: boolean;
            certificateId: string;
            code: string;
            docId: string;
        };
        CertificateCheck: {
            aggregateLimit: string;
            /** @enum {string} */
            answer: "TRUE" | "CHANGED" | "CANCELLED" | "ENDED" | "NOT_BEGUN";
            asOf: string;
            carrierName: string | null;
            certifiedOn: string;
            changes: components["schemas"]["CertifiedChangeResponse"][];
            coverages: components["schemas"]["CertifiedCoverage"][];
            effectiveDate: string;
            endDate: string;
            endorsements: string[];
            holderName: string | null;
            insuredName: string;
            isAdditionalInsured: boolean;
            noticeEnds: string | null;
            number: string;
            policyNumber: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            productName: string;
            retention: string;
            since: string | null;
        };
        CertificateRequest: {
            additionalInsuredId?: string;
            address1?: string;
            city?: string;
            /** @enum {string} */
            docType: "CERTIFICATE";
            email?: string;
            organizationName?: string;
            policyId: string;
            state?: string;
            zip?: string;
        };
        CertificateResponse: {
            /** @enum {string} */
            answer: "TRUE" | "CHANGED" | "CANCELLED" | "ENDED" | "NOT_BEGUN";
            asOf: string;
            code: string;
            created: string;
            docId: string;
            email: string | null;
            holderName: string | null;
            id: string;
            isAdditionalInsured: boolean;
            issuedBy: string;
            number: string;
        };
        CertifiedChangeResponse: {
            /** @enum {string} */
            field: "INSURED" | "AGGREGATE_LIMIT" | "RETENTION" | "COVERAGE" | "ENDORSEMENT" | "ADDITIONAL_INSURED";
            is: string;
            key: string | null;
            was: string;
        };
        CertifiedCoverage: {
            key: string;
            limit: string;
        };
        CessionResponse: {
            cededPct: number;
            cededPremium: number;
            cedingCommission: number;
            cedingCommissionPct: number;
            companyName: string;
            created: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            effectiveDate: string;
            id: string;
            net: number;
            policyId: string;
            policyNumber: string;
            premium: number;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            reinsurerId: string;
            reinsurerName: string;
            treatyId: string;
            /** @enum {string} */
            type: "NEW" | "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE" | "REVERSAL" | "VOID" | "ERP" | "EXTENSION";
        };
        CessionTotal: {
            cededPremium: number;
            cedingCommission: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            net: number;
            policies: number;
            premium: number;
        };
        CessionTotalsResponse: {
            totals: components["schemas"]["CessionTotal"][];
        };
        ChangePrimeCloudRequest: {
            cloudServices: ("AWS" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT")[];
            effectiveDate: string;
            endDate?: string;
        };
        ChangeTreatyRequest: {
            cededPct: number;
            cedingCommissionPct: number;
            effectiveFrom: string;
            effectiveTo: string;
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
        };
        ChargeLineResponse: {
            amount: number;
            /** @enum {string} */
            type: "premium" | "brokerFee" | "mgaFee" | "surplusLineTax" | "surplusStampingFee" | "ipt";
        };
        ChargesResponse: {
            amountDue: number;
            brokerFee: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            ipt: number;
            mgaFee: number;
            premium: number;
            surplusLineTax: number;
            surplusStampingFee: number;
            totalPremium: number;
        };
        CloudServiceResponse: {
            /** @enum {string} */
            connectorType: "AWS" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT";
            isConnected: boolean;
        };
        CollectedMoneyResponse: {
            agencyOwes: number | null;
            insuredOwesAgency: number;
        };
        CoverageResponse: {
            key: string;
            limit: number;
            premium: number;
            retention: number;
        };
        EarnedPoint: {
            date: string;
            earnedPremium: number;
        };
        EarnedPremiumResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            points: components["schemas"]["EarnedPoint"][];
        };
        ErpOfferRequest: {
            annualPremium?: number;
        };
        ErpRequest: {
            effectiveDate: string;
            /** @enum {number} */
            months: 12 | 24 | 36 | 72;
            policyId: string;
            premium: number;
        };
        ExtendBinderRequest: {
            binderExpiresOn: string;
            reason: string;
        };
        FoundRow: {
            detail: string | null;
            id: string;
            number: string | null;
            status: string | null;
            title: string;
        };
        FoundRows: {
            hits: components["schemas"]["FoundRow"][];
        };
        InvoicePrintResponse: {
            docId: string;
        };
        IssueBinderRequest: {
            customerEmail?: string;
            customerFirstName?: string;
            customerLastName?: string;
            customerPhone?: string;
            effectiveDate?: string;
        };
        IssueGuard: {
            code: string;
            detail: string;
            pointer: string;
        };
        IssuePrimeCloudRequest: {
            accountId: string;
            cloudServices: ("AWS" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT")[];
            effectiveDate?: string;
            endDate?: string;
            policyId: string;
        };
        MidtermChangeResponse: {
            companyName: string;
            created: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            effectiveDate: string;
            id: string;
            number: number;
            policyId: string;
            policyNumber: string;
            premium: number;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            reason: string | null;
            /** @enum {string} */
            type: "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE" | "REVERSAL" | "VOID" | "EXTENSION";
        };
        MuteRemindersRequest: {
            mute: boolean;
            policyIds: string[];
        };
        NewTreatyRequest: {
            carrierId: string;
            cededPct: number;
            cedingCommissionPct: number;
            effectiveFrom: string;
            effectiveTo: string;
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            reinsurerId: string;
        };
        NoLossStatementResponse: {
            paragraphs: string[];
            version: string;
        };
        NonPremiumChangeRequest: {
            changes: components["schemas"]["NonPremiumChanges"];
            effectiveDate: string;
        };
        NonPremiumChanges: {
            companyName?: string;
            customerEmail?: string;
            customerFirstName?: string;
            customerLastName?: string;
            customerPhone?: string;
        };
        NonRenewalResponse: {
            at: string;
            /** @enum {string} */
            by: "INSURER" | "INSURED";
            byName: string;
            noticeMailedOn: string | null;
            reason: string;
        };
        NonRenewRequest: {
            /** @enum {string} */
            reason: "UNDERWRITING" | "CLASS_OF_BUSINESS" | "OTHER";
        };
        NoticeHoldResponse: {
            at: string;
            by: string;
            reason: string;
        };
        OptOutRequest: {
            optOut: boolean;
            reason: string;
        };
        PaperResponse: {
            docId: string;
            fileName: string;
            link: string;
        };
        PoliciesOfKind: {
            count: number;
            key: string;
            label: string;
            premium: number;
        };
        PoliciesOfTime: {
            count: number;
            premium: number;
        };
        PolicyAdditionalInsured: {
            address1: string | null;
            businessName: string;
            city: string | null;
            id: string;
            state: string | null;
            zipCode: string | null;
        };
        PolicyAggregateResponse: {
            buckets: components["schemas"]["PolicyBucket"][];
            /** @enum {string} */
            currency: "USD" | "GBP";
        };
        PolicyBucket: {
            count: number;
            key: string;
            label: string;
            premium: number;
        };
        PolicyContactResponse: {
            email: string;
            firstName: string;
            lastName: string;
            phone: string | null;
        };
        PolicyCount: {
            count: number;
            isLowerBound: boolean;
        };
        PolicyDashboardCounts: {
            filter: {
                [key: string]: number;
            };
        };
        PolicyDescriptionRequest: {
            description: string | null;
        };
        PolicyHomeResponse: {
            byAgency: components["schemas"]["PoliciesOfKind"][];
            byIndustry: components["schemas"]["PoliciesOfKind"][];
            byLimit: components["schemas"]["PoliciesOfKind"][];
            byMonth: components["schemas"]["PoliciesOfKind"][];
            byProduct: components["schemas"]["PoliciesOfKind"][];
            byState: components["schemas"]["PoliciesOfKind"][];
            /** @enum {string} */
            currency: "USD" | "GBP";
            current: components["schemas"]["PoliciesOfTime"];
            expiring: components["schemas"]["PolicyCount"];
            inForce: number;
            offersUnsent: components["schemas"]["PolicyCount"];
            previous: components["schemas"]["PoliciesOfTime"];
            unpaid: number;
        };
        PolicyMoneyResponse: {
            amountDue: number;
            balance: number;
            collected: components["schemas"]["CollectedMoneyResponse"] | null;
            dueDate: string | null;
            paid: number;
        };
        PolicyPreviewResponse: {
            /** @enum {string} */
            action: "revert" | "rejectCancellation" | "stopNotice" | "undoCancelled" | "voidCancel" | "void" | "extendReporting";
            cessions: components["schemas"]["PreviewCessionResponse"][] | null;
            commission: number | null;
            /** @enum {string} */
            currency: "USD" | "GBP";
            entries: components["schemas"]["PreviewEntryResponse"][];
            id: string;
            isTold: boolean;
            lines: components["schemas"]["PreviewLineResponse"][];
            /** @enum {string|null} */
            paper: "ENDORSEMENT" | "NOTICE_STOPPED" | "VOIDED" | null;
            refused: components["schemas"]["PreviewRefusalResponse"] | null;
            /** @enum {string} */
            statusAfter: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST";
            /** @enum {string} */
            statusBefore: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST";
        };
        PolicyResponse: {
            accountId: string;
            agencyId: string | null;
            agencyName: string | null;
            allowedActions: ("takeEffect" | "endorse" | "revert" | "requestCancellation" | "rejectCancellation" | "approveCancellation" | "issueNotice" | "stopNotice" | "holdNotice" | "releaseNotice" | "reachCancelDate" | "flatCancel" | "enterReinstatementPeriod" | "endReinstatementPeriod" | "signNoLoss" | "awaitStatement" | "reinstate" | "undoCancelled" | "voidCancel" | "applyVoidCancel" | "void" | "applyVoid" | "extendReporting" | "goOn" | "endPolicy" | "startRenewal" | "renewAutomatically" | "muteReminders" | "nonRenew" | "optOutOfRenewal" | "optIntoRenewal" | "certify" | "changeBroker" | "addToProgram" | "removeFromProgram" | "printInvoice" | "rescindExcess" | "renew" | "loseRenewal")[];
            amountDue: number;
            balance: number;
            binders: components["schemas"]["BinderResponse"][];
            brokerFee: number;
            cancellation: components["schemas"]["CancellationResponse"] | null;
            cancelVoidRequest: components["schemas"]["VoidRequestResponse"] | null;
            charges: components["schemas"]["ChargesResponse"];
            companyName: string;
            contact: components["schemas"]["PolicyContactResponse"];
            created: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string;
            description: string | null;
            effectiveDate: string;
            endDate: string;
            firmographicData: {
                [key: string]: unknown;
            };
            id: string;
            isOpenForRenewal: boolean;
            isPaid: boolean;
            isPremiumFinanced: boolean;
            isPremiumFinancePaid: boolean;
            /** @enum {string} */
            market: "ADMITTED" | "SURPLUS" | "UK";
            mgaFee: number;
            money: components["schemas"]["PolicyMoneyResponse"];
            nocStopped: boolean;
            nonRenewal: components["schemas"]["NonRenewalResponse"] | null;
            noticeHold: components["schemas"]["NoticeHoldResponse"] | null;
            noticeWaits: components["schemas"]["WaitingNoticeResponse"] | null;
            policyId: string;
            policyNumber: string;
            premium: number;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            program: string | null;
            quoteId: string;
            reinstateUntil: string | null;
            renewalId: string | null;
            renewalMuted: boolean;
            renews: components["schemas"]["RenewedPolicyResponse"] | null;
            reporting: components["schemas"]["ReportingResponse"] | null;
            revision: number;
            revisions: components["schemas"]["RevisionResponse"][];
            state: string | null;
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST";
            terms: components["schemas"]["TermsResponse"];
            timeZone: string;
            totalPremium: number;
            underlying: components["schemas"]["UnderlyingResponse"] | null;
            voidRequest: components["schemas"]["VoidRequestResponse"] | null;
            weIssue: boolean;
        };
        PolicyStateResponse: {
            effective: string;
            isCovered: boolean;
            policyId: string;
            segments: components["schemas"]["SegmentResponse"][];
        };
        PolicyStatusLabel: {
            label: string;
            status: string;
        };
        PolicySummary: {
            accountId: string;
            agencyId: string | null;
            agencyName: string | null;
            allowedActions: ("takeEffect" | "endorse" | "revert" | "requestCancellation" | "rejectCancellation" | "approveCancellation" | "issueNotice" | "stopNotice" | "holdNotice" | "releaseNotice" | "reachCancelDate" | "flatCancel" | "enterReinstatementPeriod" | "endReinstatementPeriod" | "signNoLoss" | "awaitStatement" | "reinstate" | "undoCancelled" | "voidCancel" | "applyVoidCancel" | "void" | "applyVoid" | "extendReporting" | "goOn" | "endPolicy" | "startRenewal" | "renewAutomatically" | "muteReminders" | "nonRenew" | "optOutOfRenewal" | "optIntoRenewal" | "certify" | "changeBroker" | "addToProgram" | "removeFromProgram" | "printInvoice" | "rescindExcess" | "renew" | "loseRenewal")[];
            amountDue: number;
            balance: number;
            companyName: string;
            created: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string;
            description: string | null;
            effectiveDate: string;
            endDate: string;
            id: string;
            isOpenForRenewal: boolean;
            isPaid: boolean;
            isPremiumFinanced: boolean;
            isPremiumFinancePaid: boolean;
            /** @enum {string} */
            market: "ADMITTED" | "SURPLUS" | "UK";
            nocStopped: boolean;
            policyId: string;
            policyNumber: string;
            premium: number;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quoteId: string;
            revision: number;
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST";
            totalPremium: number;
        };
        PolicyTransaction: {
            amountDue: number;
            charges: components["schemas"]["ChargeLineResponse"][];
            created: string;
            createdBy: string | null;
            effectiveDate: string;
            factor: string;
            id: string;
            number: number;
            policyId: string;
            quoteId: string | null;
            reason: string | null;
            reversesId: string | null;
            segments: components["schemas"]["SegmentResponse"][];
            /** @enum {string} */
            type: "NEW" | "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE" | "REVERSAL" | "VOID" | "ERP" | "EXTENSION";
        };
        PreviewCessionResponse: {
            commission: number;
            premium: number;
            treatyId: string;
        };
        PreviewEntryResponse: {
            amountDue: number;
            effectiveDate: string;
            factor: string;
            /** @enum {string} */
            type: "NEW" | "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE" | "REVERSAL" | "VOID" | "ERP" | "EXTENSION";
        };
        PreviewLineResponse: {
            after: number;
            before: number;
            difference: number;
            /** @enum {string} */
            type: "premium" | "brokerFee" | "mgaFee" | "surplusLineTax" | "surplusStampingFee" | "ipt" | "amountDue";
        };
        PreviewRefusalResponse: {
            code: string;
            detail: string;
        };
        PrimeCloudResponse: {
            accountId: string;
            agencyId: string | null;
            agencyName: string | null;
            allowedActions: ("takeEffect" | "endorse" | "revert" | "requestCancellation" | "rejectCancellation" | "approveCancellation" | "issueNotice" | "stopNotice" | "holdNotice" | "releaseNotice" | "reachCancelDate" | "flatCancel" | "enterReinstatementPeriod" | "endReinstatementPeriod" | "signNoLoss" | "awaitStatement" | "reinstate" | "undoCancelled" | "voidCancel" | "applyVoidCancel" | "void" | "applyVoid" | "extendReporting" | "goOn" | "endPolicy" | "startRenewal" | "renewAutomatically" | "muteReminders" | "nonRenew" | "optOutOfRenewal" | "optIntoRenewal" | "certify" | "changeBroker" | "addToProgram" | "removeFromProgram" | "printInvoice" | "rescindExcess" | "renew" | "loseRenewal")[];
            amountDue: number;
            balance: number;
            binders: components["schemas"]["BinderResponse"][];
            brokerFee: number;
            cancellation: components["schemas"]["CancellationResponse"] | null;
            cancelVoidRequest: components["schemas"]["VoidRequestResponse"] | null;
            charges: components["schemas"]["ChargesResponse"];
            cloudServices: components["schemas"]["CloudServiceResponse"][];
            companyName: string;
            contact: components["schemas"]["PolicyContactResponse"];
            created: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string;
            description: string | null;
            effectiveDate: string;
            endDate: string;
            firmographicData: {
                [key: string]: unknown;
            };
            id: string;
            isOpenForRenewal: boolean;
            isPaid: boolean;
            isPremiumFinanced: boolean;
            isPremiumFinancePaid: boolean;
            /** @enum {string} */
            market: "ADMITTED" | "SURPLUS" | "UK";
            mgaFee: number;
            money: components["schemas"]["PolicyMoneyResponse"];
            nocStopped: boolean;
            nonRenewal: components["schemas"]["NonRenewalResponse"] | null;
            noticeHold: components["schemas"]["NoticeHoldResponse"] | null;
            noticeWaits: components["schemas"]["WaitingNoticeResponse"] | null;
            policyId: string;
            policyNumber: string;
            premium: number;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            program: string | null;
            quoteId: string;
            reinstateUntil: string | null;
            renewalId: string | null;
            renewalMuted: boolean;
            renews: components["schemas"]["RenewedPolicyResponse"] | null;
            reporting: components["schemas"]["ReportingResponse"] | null;
            revision: number;
            revisions: components["schemas"]["RevisionResponse"][];
            state: string | null;
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST";
            terms: components["schemas"]["TermsResponse"];
            timeZone: string;
            totalPremium: number;
            underlying: components["schemas"]["UnderlyingResponse"] | null;
            unnamedServices: ("AWS" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT")[];
            voidRequest: components["schemas"]["VoidRequestResponse"] | null;
            weIssue: boolean;
        };
        Problem: {
            code: string;
            correlationId?: string;
            detail: string;
            errors: {
                changed?: {
                    at: string;
                    by: string | null;
                };
                detail: string;
                errorCode?: string;
                pointer?: string;
            }[];
            instance: string;
            message: string;
            status: number;
            title: string;
            type: string;
        };
        ProgramRequest: {
            /** @enum {string} */
            program: "Technology" | "Health care" | "Marine" | "Cyber";
        };
        QuoteOfRenewalResponse: {
            notice: components["schemas"]["RenewalNoticeResponse"] | null;
            quoteId: string;
            quoteNumber: string;
            /** @enum {string} */
            status: "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "IN_REVIEW" | "READY" | "SIGNED" | "BOUND" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "LOST" | "DECLINED" | "DELETED" | "VOID" | "API_REJECTED" | "RESCIND";
        };
        ReasonResponse: {
            cancellationTypes: ("FLAT" | "PRO_RATA" | "SHORT_RATE")[] | null;
            isByNotice: boolean;
            reason: string;
            text: string;
        };
        ReinstatementResponse: {
            cancelDate: string | null;
            /** @enum {string} */
            currency: "USD" | "GBP";
            insuredName: string;
            left: number | null;
            needed: number | null;
            policyId: string;
            policyNumber: string;
            refusal: string | null;
            reinstateUntil: string | null;
            signed: components["schemas"]["SignedNoLossResponse"] | null;
            statement: components["schemas"]["NoLossStatementResponse"];
            /** @enum {string|null} */
            waitsFor: "BOTH" | "STATEMENT" | "PAYMENT" | null;
        };
        RenewalCounts: {
            filter: {
                [key: string]: number;
            };
        };
        RenewalNoticeResponse: {
            dueOn: string;
            mailedOn: string | null;
            /** @enum {string} */
            standing: "DUE" | "LATE" | "MAILED" | "MAILED_LATE";
        };
        RenewalSummary: {
            accountId: string;
            agencyId: string | null;
            agencyName: string | null;
            allowedActions: ("takeEffect" | "endorse" | "revert" | "requestCancellation" | "rejectCancellation" | "approveCancellation" | "issueNotice" | "stopNotice" | "holdNotice" | "releaseNotice" | "reachCancelDate" | "flatCancel" | "enterReinstatementPeriod" | "endReinstatementPeriod" | "signNoLoss" | "awaitStatement" | "reinstate" | "undoCancelled" | "voidCancel" | "applyVoidCancel" | "void" | "applyVoid" | "extendReporting" | "goOn" | "endPolicy" | "startRenewal" | "renewAutomatically" | "muteReminders" | "nonRenew" | "optOutOfRenewal" | "optIntoRenewal" | "certify" | "changeBroker" | "addToProgram" | "removeFromProgram" | "printInvoice" | "rescindExcess" | "renew" | "loseRenewal")[];
            amountDue: number;
            balance: number;
            companyName: string;
            created: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            customerEmail: string;
            daysLeft: number;
            description: string | null;
            effectiveDate: string;
            endDate: string;
            id: string;
            isOpenForRenewal: boolean;
            isPaid: boolean;
            isPremiumFinanced: boolean;
            isPremiumFinancePaid: boolean;
            /** @enum {string} */
            market: "ADMITTED" | "SURPLUS" | "UK";
            nocStopped: boolean;
            policyId: string;
            policyNumber: string;
            premium: number;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            quote: components["schemas"]["QuoteOfRenewalResponse"] | null;
            quoteId: string;
            revision: number;
            /** @enum {string} */
            stage: "TO_QUOTE" | "UNDERWRITING" | "QUOTED" | "WAITING" | "AT_RISK" | "BOUND" | "RENEWED" | "NOT_RENEWED" | "LAPSED";
            /** @enum {string} */
            status: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST";
            totalPremium: number;
        };
        RenewedPolicyResponse: {
            policyId: string;
        };
        ReportingOptionResponse: {
            charges: components["schemas"]["ChargesResponse"];
            months: number;
            percent: number;
            until: string;
        };
        ReportingResponse: {
            annualPremium: number | null;
            automaticUntil: string | null;
            buyBy: string;
            citation: string;
            endOfCover: string;
            months: number | null;
            offerBy: string;
            offeredOn: string | null;
            options: components["schemas"]["ReportingOptionResponse"][];
            until: string | null;
        };
        RescindExcessRequest: {
            reason: string;
        };
        RevertRequest: {
            revisionId: string;
        };
        RevisionData: {
            charges: components["schemas"]["ChargesResponse"];
            reason: string | null;
            segments: components["schemas"]["SegmentResponse"][];
        };
        RevisionDiffResponse: {
            changes: components["schemas"]["TermsChangeResponse"][];
        };
        RevisionResponse: {
            act: number;
            created: string;
            data: components["schemas"]["RevisionData"];
            effectiveDate: string;
            id: string;
            number: number;
            premiumChange: number;
            /** @enum {string} */
            type: "NEW" | "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE" | "REVERSAL" | "VOID" | "ERP" | "EXTENSION";
        };
        SegmentResponse: {
            from: string;
            terms: components["schemas"]["TermsResponse"] | null;
            to: string;
        };
        SignedNoLossResponse: {
            sha256: string;
            signedAt: string;
            signeeName: string;
            signeeTitle: string;
        };
        SignNoLossRequest: {
            accepted: boolean;
            signature: string;
            signeeName: string;
            signeeTitle: string;
            version: string;
        };
        TermsChangeResponse: {
            field: string;
            from: (number | string | boolean | unknown[] | Record<string, never>) | null;
            to: (number | string | boolean | unknown[] | Record<string, never>) | null;
        };
        TermsResponse: {
            additionalInsureds: components["schemas"]["AdditionalInsuredName"][];
            aggregateLimit: number;
            attachment: number | null;
            coverages: components["schemas"]["CoverageResponse"][];
            effectiveDate: string;
            endDate: string;
            endorsements: string[];
            isTriaExcluded: boolean;
            /** @enum {string} */
            market: "ADMITTED" | "SURPLUS" | "UK";
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            retention: number;
            retroActivePeriod: number;
            state: string | null;
            waitingPeriod: number;
        };
        TimelineActor: {
            /** @enum {string} */
            kind: "PERSON" | "API_CLIENT" | "SYSTEM";
            name: string | null;
        };
        TimelineChange: {
            field: string;
            from: string | number | boolean | null;
            /** @enum {string} */
            kind: "MONEY" | "DATE" | "STATUS" | "TEXT" | "NUMBER" | "FLAG";
            to: string | number | boolean | null;
        };
        TimelineEntry: {
            action: string;
            by: components["schemas"]["TimelineActor"];
            changes: components["schemas"]["TimelineChange"][];
            correlationId: string | null;
            documentIds: string[];
            id: string;
            occurred: string;
            sentTo: string | null;
        };
        TimelineVerification: {
            brokenAt: string | null;
            holds: boolean;
            records: number;
        };
        TreatyResponse: {
            carrierId: string;
            carrierName: string;
            cededPct: number;
            cedingCommissionPct: number;
            created: string;
            effectiveFrom: string;
            effectiveTo: string;
            id: string;
            modified: string;
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            reinsurerId: string;
            reinsurerName: string;
        };
        UnderlyingFields: {
            docId: string;
            effectiveDate: string;
            endDate: string;
            insurer: string;
            limit: number;
            policyNumber: string;
        };
        UnderlyingResponse: {
            attachment: number;
            docId: string | null;
            effectiveDate: string;
            endDate: string;
            eroded: number;
            insurer: string | null;
            isGap: boolean;
            left: number;
            limit: number;
            policyId: string | null;
            policyNumber: string;
        };
        UpdatedPoliciesResponse: {
            updatedCount: number;
        };
        VoidPolicyRequest: {
            approved?: boolean;
            reason: string;
        };
        VoidRequestResponse: {
            askedByName: string;
            askedOn: string;
            reason: string;
        };
        WaitingNoticeResponse: {
            since: string;
            /** @enum {string} */
            why: "BY_HAND" | "HELD" | "RENEWAL_ISSUED" | "TERM_ENDS";
        };
    };
    responses: {
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        TooMany: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        IdempotencyKey: string;
        IfMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPolicy: {
        parameters: {
            query?: {
                asOf?: string;
                knownAt?: string;
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
    previewAct: {
        parameters: {
            query: {
                action: "revert" | "rejectCancellation" | "stopNotice" | "undoCancelled" | "voidCancel" | "void" | "extendReporting";
                months?: 12 | 24 | 36 | 72;
                revisionId?: string;
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
                    "application/json": components["schemas"]["PolicyPreviewResponse"];
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
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
    listPolicyTransactions: {
        parameters: {
            query?: {
                asOf?: string;
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
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
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
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
                accountId?: string;
                after?: string;
                before?: string;
                first?: number;
                policyId?: string;
                quoteId?: string;
                search?: string;
                userId?: string;
                way?: "asc" | "desc";
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
                accountId?: string;
                after?: string;
                before?: string;
                groupBy?: "action" | "subject" | "day";
                policyId?: string;
                quoteId?: string;
                search?: string;
                userId?: string;
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
                    "application/json": components["schemas"]["ActivityBuckets"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listAdditionalInsureds: {
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
                    "application/json": components["schemas"]["PolicyAdditionalInsured"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    renewAutomatically: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoRenewalResponse"];
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    extendBinder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                binderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendBinderRequest"];
            };
        };
        responses: {
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
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    issueBinder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
    searchBinders: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                filter?: "RESCINDED" | "PAID" | "NEED PAYMENT" | "BOUND" | "BINDER EXPIRED";
                isPaid?: boolean;
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
                status?: ("BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED")[];
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
                        content: components["schemas"]["BinderResponse"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchBrokerChanges: {
        parameters: {
            query?: {
                accountId?: string;
                page?: number;
                policyId?: string;
                search?: string;
                size?: number;
                sort?: string[];
                status?: "PENDING" | "RESCINDED" | "EFFECTIVE" | "LAPSED";
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
                        content: components["schemas"]["BrokerOfRecord"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    updateBrokerChange: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrokerOfRecordUpdate"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerOfRecord"];
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
    changeBroker: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrokerOfRecordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrokerOfRecord"];
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
    optOutPolicies: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkOptOutRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedPoliciesResponse"];
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
    cancelPolicy: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                prefer?: "dry-run";
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
    issueCertificate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateAccepted"];
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
    listCertificates: {
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
                    "application/json": components["schemas"]["CertificateResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    checkCertificate: {
        parameters: {
            query?: {
                asOf?: string;
            };
            header?: never;
            path: {
                code: string;
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
                    "application/json": components["schemas"]["CertificateCheck"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getCessionTotals: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                policyId?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
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
                    "application/json": components["schemas"]["CessionTotalsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchCessions: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                page?: number;
                policyId?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                reinsurerId?: string;
                search?: string;
                size?: number;
                sort?: string[];
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
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    describePolicy: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
    diffRevisions: {
        parameters: {
            query?: {
                from?: number;
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    findPolicyDocument: {
        parameters: {
            query?: {
                accountId?: string;
                created?: string;
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
                    "application/json": components["schemas"]["PaperResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEarnedPremium: {
        parameters: {
            query?: {
                after?: string;
                agencyId?: string;
                before?: string;
                currency?: "USD" | "GBP";
                knownAt?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
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
                    "application/json": components["schemas"]["EarnedPremiumResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    buyExtendedReporting: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErpRequest"];
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
    offerExtendedReporting: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErpOfferRequest"];
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
    writeAdhocExcess: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdhocExcessRequest"];
            };
        };
        responses: {
            201: {
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueExcess: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                quoteId: string;
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
    rescindExcess: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescindExcessRequest"];
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
    findPolicies: {
        parameters: {
            query: {
                search: string;
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
                    "application/json": components["schemas"]["FoundRows"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listMidtermChanges: {
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
                    "application/json": components["schemas"]["MidtermChangeResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    searchMidtermChanges: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                filter?: "ENDORSEMENT" | "NONPREMIUM" | "CANCEL" | "REINSTATE" | "REVERSAL" | "VOID" | "EXTENSION";
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
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
                        content: components["schemas"]["MidtermChangeResponse"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    muteReminders: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteRemindersRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedPoliciesResponse"];
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
    holdNotice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
    releaseNotice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
    nonRenewPolicy: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NonRenewRequest"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
    optOutPolicy: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptOutRequest"];
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
    issuePrimeCloud: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssuePrimeCloudRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimeCloudResponse"];
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
    getPrimeCloud: {
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
                    "application/json": components["schemas"]["PrimeCloudResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changePrimeCloud: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePrimeCloudRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrimeCloudResponse"];
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
    deletePrimeCloud: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addProgram: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramRequest"];
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
    removeProgram: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramRequest"];
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
    listPolicyReasons: {
        parameters: {
            query?: {
                type?: "void" | "cancel" | "rescind" | "nonRenewal";
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    regenerateInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePrintResponse"];
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
    getReinstatement: {
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
                    "application/json": components["schemas"]["ReinstatementResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    signNoLoss: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignNoLossRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReinstatementResponse"];
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
    revertRevision: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevertRequest"];
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
    searchPolicies: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                agencyId?: string;
                asOf?: string;
                before?: string;
                currency?: "USD" | "GBP";
                expiresWithin?: number;
                filter?: "OPEN FOR RENEWAL" | "CANCELLATIONS" | "INACTIVE";
                industry?: string;
                isOfferUnsent?: boolean;
                isOpenForRenewal?: boolean;
                isToBeNoticed?: boolean;
                isUnpaid?: boolean;
                knownAt?: string;
                page?: number;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                search?: string;
                size?: number;
                sort?: string[];
                status?: ("BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST")[];
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
                        content: components["schemas"]["PolicySummary"][];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
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
                after?: string;
                agencyId?: string;
                before?: string;
                currency?: "USD" | "GBP";
                groupBy?: "status" | "product" | "agency" | "state" | "industry" | "limit" | "month";
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                teamId?: string;
                timeZone?: string;
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
                    "application/json": components["schemas"]["PolicyAggregateResponse"];
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
                accountId?: string;
                agencyId?: string;
                duration?: number;
                filter?: "BOUND" | "BINDER EXPIRED" | "RESCIND" | "ISSUED" | "VOID" | "REQUESTED" | "SIGNED" | "ACTIVE" | "IN FORCE" | "EXPIRED" | "RENEWED" | "INVALID" | "VOID TRANSACTION" | "CANCEL REQUESTED" | "CANCEL PENDING" | "CANCELLED" | "CANCEL TRANSACTION" | "FLAT CANCELLED" | "IN REINSTATEMENT PERIOD" | "DELETED" | "LOST" | "OPEN FOR RENEWAL" | "CANCELLATIONS" | "INACTIVE";
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
                teamId?: string;
            };
            header?: {
                timezone?: string;
            };
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
                        counts: components["schemas"]["PolicyDashboardCounts"];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getPolicyHome: {
        parameters: {
            query: {
                after: string;
                agencyId?: string;
                before: string;
                currency?: "USD" | "GBP";
                previousAfter: string;
                previousBefore: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                teamId?: string;
                timeZone?: string;
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
                    "application/json": components["schemas"]["PolicyHomeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchRenewals: {
        parameters: {
            query?: {
                agencyId?: string;
                filter?: "LAPSED" | "BOUND" | "RENEWED" | "TO_QUOTE" | "UNDERWRITING" | "QUOTED" | "WAITING" | "AT_RISK" | "NOT_RENEWED";
                page?: number;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                search?: string;
                size?: number;
                sort?: string[];
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
                        content: components["schemas"]["RenewalSummary"][];
                        counts: components["schemas"]["RenewalCounts"];
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
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
    createTreaty: {
        parameters: {
            query?: never;
            header?: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                treatyId: string;
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
    listTreatyTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                treatyId: string;
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
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
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
    verifyTreatyTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                treatyId: string;
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
    searchTreaties: {
        parameters: {
            query?: {
                carrierId?: string;
                page?: number;
                reinsurerId?: string;
                search?: string;
                size?: number;
                sort?: string[];
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
                        number: number;
                        size: number;
                        totalElements: number;
                        totalIsLowerBound?: boolean;
                        totalPages: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    undoCancel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    voidCancel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidPolicyRequest"];
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
    askVoidCancel: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskVoidRequest"];
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
    voidPolicy: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidPolicyRequest"];
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
    askVoid: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                policyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskVoidRequest"];
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
}
