// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/claims/v1/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getClaim"];
        put: operations["updateClaim"];
        post?: never;
        delete: operations["deleteClaim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/{claimId}/circumstance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["endCircumstance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/{claimId}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["makeClaimOfCircumstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/{claimId}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["correctClaim"];
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
        get: operations["verifyClaimTimeline"];
        put?: never;
        post?: never;
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
        get: operations["countClaimActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/bordereau": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getClaimsBordereau"];
        put?: never;
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
        post: operations["openClaimsFile"];
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
        get: operations["getClaimsFile"];
        put: operations["updateClaimsFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getClaimMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestClaimPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["moveClaimPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/payments/{paymentId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["approveClaimPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/recoveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recoverOnClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRelatedClaims"];
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
        get: operations["listReserveChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/reserves/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["withdrawReserveChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/reserves/{changeId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["approveReserveChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/vendorWork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getVendorWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/vendorWork/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitVendorInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/vendorWork/invoices/{invoiceId}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["answerVendorAppeal"];
        post: operations["appealVendorInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/vendorWork/invoices/{invoiceId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadVendorInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/vendorWork/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logVendorWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/vendorWork/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["quoteVendorWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/vendorWork/quotes/{quoteId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["answerVendorQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/{claimId}/worksheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCoverageWorksheet"];
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
        get: operations["listClaimsHandlers"];
        put?: never;
        post?: never;
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
        get: operations["searchClaimsFiles"];
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
        get: operations["listClaimsVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/claimsFile/vendors/{vendorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setVendorTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getClaimsDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/diary/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchDiary"];
        put?: never;
        post: operations["addDiaryEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/diary/{claimId}/{diaryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["editDiaryEntry"];
        post?: never;
        delete: operations["deleteDiaryEntry"];
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
        get: operations["findClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/loss-run/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLossRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/loss-run/{accountId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadLossRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/notes/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchClaimNotes"];
        put?: never;
        post: operations["addClaimNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/notes/{claimId}/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["editClaimNote"];
        post?: never;
        delete: operations["deleteClaimNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClaimQuestions"];
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
        get: operations["searchClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/triangles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLossTriangle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/v1/work/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOpenClaimsFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/v1/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createClaim"];
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
        AppealAnswerRequest: {
            lines: components["schemas"]["LineAnswerRequest"][];
        };
        CardRateRequest: {
            classification: string;
            hourly: number;
        };
        CardRateResponse: {
            classification: string;
            hourly: number;
        };
        CategoryAmounts: {
            firstPartyExpense: number;
            firstPartyLoss: number;
            lossAdjustment: number;
            thirdPartyLoss: number;
            total: number;
        };
        CededOfMonth: {
            outstanding: number;
            paid: number;
            recoveries: number;
            treatyId: string;
        };
        ClaimAnswerField: {
            answer: string;
            key: string;
        };
        ClaimMoneyResponse: {
            claimId: string;
            committed: boolean;
            /** @enum {string} */
            currency: "USD" | "GBP";
            incurred: components["schemas"]["CategoryAmounts"];
            left: components["schemas"]["EventLeftResponse"] | null;
            netIncurred: components["schemas"]["CategoryAmounts"];
            outstanding: components["schemas"]["CategoryAmounts"];
            paid: components["schemas"]["CategoryAmounts"];
            payments: components["schemas"]["ClaimPaymentResponse"][];
            pending: components["schemas"]["CategoryAmounts"];
            recovered: components["schemas"]["CategoryAmounts"];
            recoveries: components["schemas"]["ClaimRecoveryResponse"][];
            reserves: components["schemas"]["CategoryAmounts"];
        };
        ClaimOfMonth: {
            /** @enum {string} */
            cause: "RANSOMWARE" | "BUSINESS_EMAIL_COMPROMISE" | "FUNDS_TRANSFER_FRAUD" | "SOCIAL_ENGINEERING" | "DATA_BREACH" | "PAYMENT_CARD" | "DEPENDENT_BUSINESS_OUTAGE" | "SYSTEM_FAILURE" | "DENIAL_OF_SERVICE" | "LOST_DEVICE" | "CRYPTOJACKING" | "MEDIA" | "TECH_ERROR" | "REGULATORY_INQUIRY" | "INSIDER" | "OTHER";
            ceded: components["schemas"]["CededOfMonth"][];
            claimId: string;
            claimNumber: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            dateClosed: string | null;
            denied: boolean;
            incurred: number;
            incurredMovement: number;
            incurredPrevious: number;
            insuredName: string;
            lossDate: string | null;
            outstandingFees: number;
            outstandingIndemnity: number;
            outstandingMovementFees: number;
            outstandingMovementIndemnity: number;
            paidPeriodFees: number;
            paidPeriodIndemnity: number;
            paidPreviousFees: number;
            paidPreviousIndemnity: number;
            policyNumber: string;
            recovered: number;
            recoveredPeriod: number;
            reported: string;
            /** @enum {string} */
            status: "OPEN" | "REOPENED" | "DENIED" | "CLOSED_WITH_PAYMENT" | "CLOSED_NO_PAYMENT" | "VOID";
        };
        ClaimPaymentRequest: {
            coverage?: string | null;
            /** @enum {string} */
            currency?: "USD" | "GBP";
            hours?: number;
            invoiceNumber?: string | null;
            loss?: number;
            lossPerHour?: number;
            /** @enum {string} */
            method: "CHECK" | "WIRE";
            payee: string;
            /** @enum {string} */
            payeeType: "VENDOR" | "INSURED" | "CLAIMANT" | "COUNSEL" | "REGULATOR";
            vendorInvoiceId?: string | null;
        };
        ClaimPaymentResponse: {
            amount: number;
            approvedByName: string | null;
            /** @enum {string} */
            category: "firstPartyExpense" | "firstPartyLoss" | "lossAdjustment" | "thirdPartyLoss";
            coverage: string | null;
            coveredLoss: number;
            id: string;
            invoiceNumber: string | null;
            issuedOn: string | null;
            /** @enum {string} */
            limitedBy: "LOSS" | "SUBLIMIT" | "AGGREGATE" | "RANSOM_EVENT";
            /** @enum {string} */
            method: "CHECK" | "WIRE";
            notPaid: number;
            number: number;
            payee: string;
            /** @enum {string} */
            payeeType: "INSURED" | "VENDOR" | "CLAIMANT" | "COUNSEL" | "REGULATOR";
            refunded: number;
            requestedByName: string | null;
            requestedOn: string;
            retentionApplied: number;
            /** @enum {string} */
            status: "REQUESTED" | "APPROVED" | "ISSUED" | "CLEARED" | "STOPPED" | "VOID";
            waitingHoursApplied: number;
        };
        ClaimProgress: {
            handlerName: string | null;
            /** @enum {string} */
            stage: "RECEIVED" | "IN_WORK" | "DENIED" | "CLOSED";
            steps: components["schemas"]["ClaimStepResponse"][];
            vendorNames: string[];
        };
        ClaimQuestionResponse: {
            key: string;
            /** @enum {string} */
            kind: "YES_NO" | "TEXT";
            text: string;
        };
        ClaimRecoveryRequest: {
            amount: number;
            /** @enum {string} */
            category: "firstPartyExpense" | "firstPartyLoss" | "lossAdjustment" | "thirdPartyLoss";
            treatyId?: string | null;
            /** @enum {string} */
            type: "SUBROGATION" | "SALVAGE" | "DEDUCTIBLE" | "REINSURANCE";
        };
        ClaimRecoveryResponse: {
            amount: number;
            /** @enum {string} */
            category: "firstPartyExpense" | "firstPartyLoss" | "lossAdjustment" | "thirdPartyLoss";
            id: string;
            receivedOn: string;
            treatyId: string | null;
            /** @enum {string} */
            type: "SUBROGATION" | "SALVAGE" | "DEDUCTIBLE" | "REINSURANCE";
        };
        ClaimResponse: {
            accountId: string;
            address: string | null;
            allowedActions: ("save" | "correct" | "makeClaim" | "endCircumstance" | "reopenCircumstance" | "file" | "delete")[];
            answers: components["schemas"]["ClaimAnswerField"][];
            authorityName: string | null;
            authorityPhoneNumber: string | null;
            cellPhone: string | null;
            circumstanceReason: string | null;
            city: string | null;
            claimId: string;
            claimNumber: string | null;
            companyName: string | null;
            contactEmail: string | null;
            contactName: string | null;
            contactPhone: string | null;
            cover: components["schemas"]["LossCoverResponse"] | null;
            created: string;
            email: string | null;
            endedOn: string | null;
            impactedDevicesOs: string | null;
            impactedDevicesType: string | null;
            incidentNoticed: string | null;
            insuredName: string;
            isAuthoritiesInvolved: boolean;
            isBusinessImpacted: boolean;
            isCircumstance: boolean;
            isCyberIncident: boolean;
            isFiled: boolean;
            isMoneyMoved: boolean;
            isPolicyMatched: boolean | null;
            isRemediationServiceBegun: boolean;
            isReportedLate: boolean;
            isReportFiled: boolean;
            isRightContact: boolean;
            lossDate: string | null;
            lossDescription: string | null;
            lossInformationExplanation: string | null;
            lossTime: string | null;
            modified: string;
            moneyMoved: string | null;
            name: string | null;
            otherInformationExplanation: string | null;
            policyId: string;
            policyNumber: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            progress: components["schemas"]["ClaimProgress"] | null;
            reportedDate: string | null;
            reportNumber: string | null;
            role: string | null;
            state: string | null;
            /** @enum {string} */
            status: "DELETED" | "FILED" | "UN_FILED";
            workPhone: string | null;
            zipCode: string | null;
        };
        ClaimsBordereauResponse: {
            claims: components["schemas"]["ClaimOfMonth"][];
            month: string;
        };
        ClaimsDeskResponse: {
            authority: components["schemas"]["RoleAuthorityResponse"][];
            handlers: components["schemas"]["HandlerDesk"][];
            waiting: components["schemas"]["WaitingClaim"][];
            waitingTotal: number;
        };
        ClaimsFileResponse: {
            allowedActions: ("edit" | "assign" | "vendors" | "setReserves" | "approveReserves" | "withdrawReserves" | "pay" | "approvePayment" | "rejectPayment" | "issuePayment" | "clearPayment" | "stopPayment" | "voidPayment" | "refundPayment" | "recover" | "relate" | "excuse" | "litigate" | "reserveRights" | "deny" | "closeWithPayment" | "closeWithoutPayment" | "void" | "reopen")[];
            /** @enum {string} */
            cause: "RANSOMWARE" | "BUSINESS_EMAIL_COMPROMISE" | "FUNDS_TRANSFER_FRAUD" | "SOCIAL_ENGINEERING" | "DATA_BREACH" | "PAYMENT_CARD" | "DEPENDENT_BUSINESS_OUTAGE" | "SYSTEM_FAILURE" | "DENIAL_OF_SERVICE" | "LOST_DEVICE" | "CRYPTOJACKING" | "MEDIA" | "TECH_ERROR" | "REGULATORY_INQUIRY" | "INSIDER" | "OTHER";
            claimId: string;
            claimNumber: string;
            closedDate: string | null;
            created: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            dueDate: string | null;
            /** @enum {string} */
            fileStatus: "VOID" | "OPEN" | "REOPENED" | "DENIED" | "CLOSED_WITH_PAYMENT" | "CLOSED_NO_PAYMENT";
            handlerId: string;
            handlerName: string | null;
            incidentDate: string | null;
            insuredName: string;
            litigation: components["schemas"]["LitigationRequest"] | null;
            nextStep: string | null;
            paid: components["schemas"]["CategoryAmounts"];
            policyId: string;
            policyNumber: string;
            proofReceivedOn: string | null;
            reportedDate: string;
            reserves: components["schemas"]["CategoryAmounts"];
            rightsReservedOn: string | null;
            vendors: components["schemas"]["VendorResponse"][];
        };
        ClaimStepResponse: {
            due: string;
            isDone: boolean;
            /** @enum {string} */
            key: "CALL" | "ACKNOWLEDGE" | "STATUS" | "DECIDE" | "PAY";
        };
        ClaimSummary: {
            accountId: string;
            allowedActions: ("save" | "correct" | "makeClaim" | "endCircumstance" | "reopenCircumstance" | "file" | "delete")[];
            claimId: string;
            claimNumber: string | null;
            companyName: string | null;
            created: string;
            endedOn: string | null;
            insuredName: string;
            isCircumstance: boolean;
            isFiled: boolean;
            lossDate: string | null;
            modified: string;
            name: string | null;
            policyId: string;
            policyNumber: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            reportedDate: string | null;
            /** @enum {string} */
            status: "DELETED" | "FILED" | "UN_FILED";
        };
        CorrectClaimRequest: {
            incidentNoticed?: string;
            lossDate?: string;
            lossDescription?: string;
            reason: string;
        };
        CoverageInForce: {
            key: string;
            limit: number;
            retention: number;
        };
        CoverageLeftResponse: {
            coverage: string;
            left: number;
            limit: number;
            waitingHoursLeft: number | null;
        };
        CreateClaimRequest: {
            address?: string | null;
            answers?: components["schemas"]["ClaimAnswerField"][];
            authorityName?: string | null;
            authorityPhoneNumber?: string | null;
            cellPhone?: string | null;
            city?: string | null;
            companyName?: string | null;
            contactEmail?: string | null;
            contactName?: string | null;
            contactPhone?: string | null;
            email?: string | null;
            impactedDevicesOs?: string | null;
            impactedDevicesType?: string | null;
            incidentNoticed?: string | null;
            isAuthoritiesInvolved?: boolean;
            isBusinessImpacted?: boolean;
            isCircumstance?: boolean;
            isCyberIncident?: boolean;
            isFiled?: boolean;
            isMoneyMoved?: boolean;
            isRemediationServiceBegun?: boolean;
            isReportFiled?: boolean;
            isRightContact?: boolean;
            lossDate?: string | null;
            lossDescription?: string | null;
            lossInformationExplanation?: string | null;
            lossTime?: string | null;
            moneyMoved?: string | null;
            name?: string | null;
            otherInformationExplanation?: string | null;
            policyId: string;
            reportNumber?: string | null;
            role?: string | null;
            state?: string | null;
            workPhone?: string | null;
            zipCode?: string | null;
        };
        DevelopedAmounts: {
            latest: number;
            toCome: number;
            ultimate: number;
        };
        DiaryEntryRequest: {
            assignedTo?: string | null;
            dueDate: string;
            /** @enum {string} */
            entryType?: "CONTACT_24H" | "COVERAGE_ANALYSIS_10D" | "INITIAL_RESERVE_5D" | "ROR_LETTER" | "VENDOR_UPDATE" | "STATUS_30D" | "RESERVE_REVIEW_90D" | "REGULATOR_DEADLINE" | "PAYMENT_FOLLOWUP" | "CLOSE_REVIEW" | "NOTE";
            subject?: string | null;
            text: string;
        };
        DiaryEntryResponse: {
            assignedTo: string | null;
            citation: string | null;
            claimId: string;
            created: string;
            createdByName: string;
            diaryId: string;
            dueDate: string;
            /** @enum {string} */
            entryType: "CONTACT_24H" | "COVERAGE_ANALYSIS_10D" | "INITIAL_RESERVE_5D" | "ROR_LETTER" | "VENDOR_UPDATE" | "STATUS_30D" | "RESERVE_REVIEW_90D" | "REGULATOR_DEADLINE" | "PAYMENT_FOLLOWUP" | "CLOSE_REVIEW" | "NOTE";
            /** @enum {string} */
            status: "OPEN" | "DONE" | "CANCELLED";
            subject: string;
            text: string | null;
        };
        EditDiaryEntryRequest: {
            assignedTo?: string | null;
            dueDate: string;
            /** @enum {string} */
            entryType?: "CONTACT_24H" | "COVERAGE_ANALYSIS_10D" | "INITIAL_RESERVE_5D" | "ROR_LETTER" | "VENDOR_UPDATE" | "STATUS_30D" | "RESERVE_REVIEW_90D" | "REGULATOR_DEADLINE" | "PAYMENT_FOLLOWUP" | "CLOSE_REVIEW" | "NOTE";
            /** @enum {string} */
            status?: "DONE" | "CANCELLED" | "OPEN";
            subject?: string | null;
            text: string;
        };
        EndCircumstanceRequest: {
            isEnded: boolean;
            reason: string;
        };
        EventLeftResponse: {
            aggregateLeft: number;
            coverages: components["schemas"]["CoverageLeftResponse"][];
            eventDate: string;
            isLate: boolean;
            retentionLeft: number;
        };
        FileAgesResponse: {
            older: number;
            upTo30: number;
            upTo90: number;
            upTo180: number;
        };
        FileHomeResponse: {
            byMonth: components["schemas"]["LossesOfMonth"][];
            byStatus: components["schemas"]["FilesOfStatus"][];
            /** @enum {string} */
            currency: "USD" | "GBP";
        };
        FilesOfStatus: {
            count: number;
            /** @enum {string} */
            status: "OPEN" | "REOPENED" | "DENIED" | "CLOSED_WITH_PAYMENT" | "CLOSED_NO_PAYMENT" | "VOID";
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
        HandlerDesk: {
            ages: components["schemas"]["FileAgesResponse"];
            handlerId: string;
            handlerName: string | null;
            missed: number;
            open: number;
        };
        HandlerResponse: {
            id: string;
            name: string;
            roleName: string;
        };
        InvoiceAppealRequest: {
            lines: components["schemas"]["LineAppealRequest"][];
        };
        LineAnswerRequest: {
            allowed: number;
            number: number;
            text: string;
        };
        LineAppealRequest: {
            number: number;
            text: string;
        };
        LineCutResponse: {
            amount: number;
            /** @enum {string} */
            reason: "NO_CONSENT" | "TASK_NOT_QUOTED" | "NOT_ON_CARD" | "RATE_ABOVE_CARD" | "BEYOND_QUOTE";
        };
        LitigationRequest: {
            counsel: string;
            court: string;
            filedOn: string;
        };
        LossCoverResponse: {
            aggregateLimit: number;
            asOf: string;
            coverages: components["schemas"]["CoverageInForce"][];
            /** @enum {string} */
            currency: "USD" | "GBP";
            retention: number;
            waitingPeriod: number;
        };
        LossesOfMonth: {
            count: number;
            incurred: number;
            month: string;
            outstanding: number;
            paid: number;
        };
        LossRunClaim: {
            /** @enum {string} */
            cause: "RANSOMWARE" | "BUSINESS_EMAIL_COMPROMISE" | "FUNDS_TRANSFER_FRAUD" | "SOCIAL_ENGINEERING" | "DATA_BREACH" | "PAYMENT_CARD" | "DEPENDENT_BUSINESS_OUTAGE" | "SYSTEM_FAILURE" | "DENIAL_OF_SERVICE" | "LOST_DEVICE" | "CRYPTOJACKING" | "MEDIA" | "TECH_ERROR" | "REGULATORY_INQUIRY" | "INSIDER" | "OTHER";
            claimId: string;
            claimNumber: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            dateClosed: string | null;
            incurred: number;
            lossDate: string;
            netIncurred: number;
            outstanding: number;
            paidExpense: number;
            paidLoss: number;
            policyId: string;
            policyNumber: string;
            recovered: number;
            reported: string;
            /** @enum {string} */
            status: "FILED" | "OPEN" | "REOPENED" | "DENIED" | "CLOSED_WITH_PAYMENT" | "CLOSED_NO_PAYMENT" | "VOID";
        };
        LossRunResponse: {
            accountId: string;
            asOf: string;
            claims: components["schemas"]["LossRunClaim"][];
            insuredName: string;
            totals: components["schemas"]["LossRunTotal"][];
        };
        LossRunTotal: {
            count: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            incurred: number;
            netIncurred: number;
            outstanding: number;
            paidExpense: number;
            paidLoss: number;
            recovered: number;
        };
        MoveClaimPaymentRequest: {
            amount?: number;
            reason?: string | null;
            /** @enum {string} */
            step: "REJECT" | "ISSUE" | "CLEAR" | "STOP" | "VOID" | "REFUND";
        };
        NoteRequest: {
            attachments?: string[];
            /** @enum {string} */
            noteType: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            text: string;
        };
        NoteResponse: {
            attachments: string[];
            created: string;
            createdBy: string;
            createdByName: string;
            isOwn: boolean;
            lastUpdated: string | null;
            noteId: string;
            /** @enum {string} */
            noteType: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            text: string;
        };
        OpenClaimsFileRequest: {
            claimId: string;
            claimNumber?: string;
            incidentDate?: string;
            reportedDate?: string;
        };
        OpenFilesResponse: {
            claims: number;
        };
        PanelTermsRequest: {
            /** @enum {string} */
            kind: "BREACH_COACH" | "FORENSICS" | "COUNSEL" | "RESTORATION" | "NEGOTIATION" | "NOTIFICATION" | "PUBLIC_RELATIONS";
            rates: components["schemas"]["CardRateRequest"][];
            states: string[];
        };
        PanelVendorResponse: {
            id: string;
            /** @enum {string|null} */
            kind: "BREACH_COACH" | "FORENSICS" | "COUNSEL" | "RESTORATION" | "NEGOTIATION" | "NOTIFICATION" | "PUBLIC_RELATIONS" | null;
            name: string;
            rates: components["schemas"]["CardRateResponse"][];
            states: string[];
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
        RelatedClaimResponse: {
            /** @enum {string} */
            cause: "RANSOMWARE" | "BUSINESS_EMAIL_COMPROMISE" | "FUNDS_TRANSFER_FRAUD" | "SOCIAL_ENGINEERING" | "DATA_BREACH" | "PAYMENT_CARD" | "DEPENDENT_BUSINESS_OUTAGE" | "SYSTEM_FAILURE" | "DENIAL_OF_SERVICE" | "LOST_DEVICE" | "CRYPTOJACKING" | "MEDIA" | "TECH_ERROR" | "REGULATORY_INQUIRY" | "INSIDER" | "OTHER";
            claimId: string;
            claimNumber: string;
            isRelated: boolean;
            likeness: ("DAYS" | "CAUSE" | "REPORTER")[];
            lossDate: string | null;
        };
        ReserveChangeResponse: {
            /** @enum {string} */
            category: "firstPartyExpense" | "firstPartyLoss" | "lossAdjustment" | "thirdPartyLoss";
            changedByName: string | null;
            changedOn: string;
            changeId: string | null;
            id: string;
            newAmount: number;
            previousAmount: number;
            reason: string | null;
            /** @enum {string} */
            status: "WAITING" | "IN_FORCE" | "WITHDRAWN";
        };
        RoleAuthorityResponse: {
            mayExcuse: boolean;
            payment: number;
            reserve: number;
            roleName: string;
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
        TriangleResponse: {
            asOf: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            factors: number[];
            /** @enum {string} */
            grain: "MONTH" | "YEAR";
            /** @enum {string} */
            measure: "PAID" | "INCURRED" | "COUNT";
            rows: components["schemas"]["TriangleRow"][];
            total: components["schemas"]["DevelopedAmounts"];
        };
        TriangleRow: {
            latest: number;
            origin: string;
            toCome: number;
            ultimate: number;
            values: number[];
        };
        UpdateClaimRequest: {
            address?: string | null;
            answers?: components["schemas"]["ClaimAnswerField"][];
            authorityName?: string | null;
            authorityPhoneNumber?: string | null;
            cellPhone?: string | null;
            city?: string | null;
            companyName?: string | null;
            contactEmail?: string | null;
            contactName?: string | null;
            contactPhone?: string | null;
            email?: string | null;
            impactedDevicesOs?: string | null;
            impactedDevicesType?: string | null;
            incidentNoticed?: string | null;
            isAuthoritiesInvolved?: boolean;
            isBusinessImpacted?: boolean;
            isCircumstance?: boolean;
            isCyberIncident?: boolean;
            isFiled?: boolean;
            isMoneyMoved?: boolean;
            isRemediationServiceBegun?: boolean;
            isReportFiled?: boolean;
            isRightContact?: boolean;
            lossDate?: string | null;
            lossDescription?: string | null;
            lossInformationExplanation?: string | null;
            lossTime?: string | null;
            moneyMoved?: string | null;
            name?: string | null;
            otherInformationExplanation?: string | null;
            reportNumber?: string | null;
            role?: string | null;
            state?: string | null;
            workPhone?: string | null;
            zipCode?: string | null;
        };
        UpdateClaimsFileRequest: {
            /** @enum {string} */
            cause?: "CRYPTOJACKING" | "RANSOMWARE" | "BUSINESS_EMAIL_COMPROMISE" | "FUNDS_TRANSFER_FRAUD" | "SOCIAL_ENGINEERING" | "DATA_BREACH" | "PAYMENT_CARD" | "DEPENDENT_BUSINESS_OUTAGE" | "SYSTEM_FAILURE" | "DENIAL_OF_SERVICE" | "LOST_DEVICE" | "MEDIA" | "TECH_ERROR" | "REGULATORY_INQUIRY" | "INSIDER" | "OTHER";
            closedDate?: string | null;
            firstPartyExpense?: number;
            firstPartyLoss?: number;
            handlerId?: string;
            incidentDate?: string;
            isDenied?: boolean;
            isExcused?: boolean;
            isRightsReserved?: boolean;
            isVoid?: boolean;
            litigation?: components["schemas"]["LitigationRequest"] | null;
            lossAdjustment?: number;
            proofReceivedOn?: string;
            reason?: string | null;
            relatedClaimId?: string;
            reportedDate?: string;
            thirdPartyLoss?: number;
            vendorIds?: string[];
        };
        VendorInvoiceRequest: {
            invoicedOn?: string | null;
            invoiceNumber?: string | null;
            ledes?: string | null;
            lines?: components["schemas"]["VendorLineRequest"][];
            quoteId?: string | null;
        };
        VendorInvoiceResponse: {
            allowed: number;
            amount: number;
            id: string;
            invoicedOn: string;
            invoiceNumber: string;
            left: number;
            lines: components["schemas"]["VendorLineResponse"][];
            paid: number;
            /** @enum {string|null} */
            paymentStatus: "REQUESTED" | "APPROVED" | "ISSUED" | "CLEARED" | "STOPPED" | "VOID" | null;
            quoteId: string | null;
            /** @enum {string} */
            status: "REVIEWED" | "APPEALED" | "ANSWERED";
            vendorName: string;
        };
        VendorLineRequest: {
            classification?: string | null;
            date: string;
            /** @enum {string} */
            kind: "FEE" | "EXPENSE";
            taskCode: string;
            text: string;
            unitPrice: number;
            units: number;
            worker?: string | null;
        };
        VendorLineResponse: {
            adjustment: number;
            allowed: number;
            amount: number;
            answer: string | null;
            appeal: string | null;
            classification: string | null;
            cuts: components["schemas"]["LineCutResponse"][];
            date: string;
            /** @enum {string} */
            kind: "FEE" | "EXPENSE";
            number: number;
            taskCode: string;
            text: string;
            unitPrice: number;
            units: number;
            worker: string | null;
        };
        VendorQuoteAnswerRequest: {
            isGranted: boolean;
            reason?: string | null;
        };
        VendorQuoteRequest: {
            amount: number;
            taskCodes: string[];
            work: string;
        };
        VendorQuoteResponse: {
            amount: number;
            answerDue: string;
            answeredByName: string | null;
            answeredOn: string | null;
            askedByName: string;
            askedOn: string;
            id: string;
            isEscalated: boolean;
            reason: string | null;
            /** @enum {string} */
            status: "ASKED" | "GRANTED" | "REFUSED";
            taskCodes: string[];
            vendorId: string;
            vendorName: string;
            work: string;
        };
        VendorResponse: {
            id: string;
            name: string;
        };
        VendorWorkEntry: {
            hours: number;
            id: string;
            loggedByName: string;
            taskCode: string;
            text: string;
            vendorName: string;
            workedOn: string;
        };
        VendorWorkRequest: {
            hours: number;
            taskCode: string;
            text: string;
            workedOn: string;
        };
        VendorWorkResponse: {
            claimId: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            invoices: components["schemas"]["VendorInvoiceResponse"][];
            quotes: components["schemas"]["VendorQuoteResponse"][];
            work: components["schemas"]["VendorWorkEntry"][];
        };
        WaitingClaim: {
            claimId: string;
            claimNumber: string;
            insuredName: string;
            payments: number;
            reserves: number;
        };
        WorksheetLineResponse: {
            amount: number | null;
            /** @enum {string} */
            check: "COVER_PERIOD" | "RETROACTIVE_DATE" | "NOTICE" | "RETENTION" | "AGGREGATE" | "RANSOM_EVENT" | "SPECIFIED_EVENT" | "EXCLUSION" | "COVERAGE" | "SUBLIMIT" | "WAITING_PERIOD";
            date: string | null;
            hours: number | null;
            /** @enum {string} */
            result: "MET" | "NOT_MET" | "TO_DECIDE";
            /** @enum {string} */
            source: "NOTICE" | "TERMS" | "PAYMENTS" | "EXCUSE";
            subject: string | null;
        };
        WorksheetResponse: {
            claimId: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            lines: components["schemas"]["WorksheetLineResponse"][];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
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
    endCircumstance: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndCircumstanceRequest"];
            };
        };
        responses: {
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
    makeClaimOfCircumstance: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
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
                    "application/json": components["schemas"]["ClaimResponse"];
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
    correctClaim: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectClaimRequest"];
            };
        };
        responses: {
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
    listClaimActivities: {
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
    countClaimActivities: {
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
    getClaimsBordereau: {
        parameters: {
            query: {
                month: string;
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
                    "application/json": components["schemas"]["ClaimsBordereauResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    openClaimsFile: {
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
                "application/json": components["schemas"]["OpenClaimsFileRequest"];
            };
        };
        responses: {
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
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
    getClaimMoney: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimMoneyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    requestClaimPayment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
                prefer?: "dry-run";
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimPaymentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimMoneyResponse"];
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
    moveClaimPayment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveClaimPaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimMoneyResponse"];
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
    approveClaimPayment: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                paymentId: string;
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
                    "application/json": components["schemas"]["ClaimMoneyResponse"];
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
    recoverOnClaim: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRecoveryRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimMoneyResponse"];
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
    listRelatedClaims: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedClaimResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    withdrawReserveChange: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeId: string;
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
                    "application/json": components["schemas"]["ClaimMoneyResponse"];
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
    approveReserveChange: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                changeId: string;
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
                    "application/json": components["schemas"]["ClaimMoneyResponse"];
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
    getVendorWork: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorWorkResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    submitVendorInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorInvoiceRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorWorkResponse"];
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
    answerVendorAppeal: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealAnswerRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorWorkResponse"];
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
    appealVendorInvoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceAppealRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorWorkResponse"];
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
    downloadVendorInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                claimId: string;
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    logVendorWork: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorWorkRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorWorkResponse"];
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
    quoteVendorWork: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorQuoteRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorWorkResponse"];
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
    answerVendorQuote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorQuoteAnswerRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorWorkResponse"];
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
    getCoverageWorksheet: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorksheetResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getClaimsFileHome: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                currency?: "USD" | "GBP";
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
                after?: string;
                before?: string;
                currency?: "USD" | "GBP";
                handlerId?: string;
                page?: number;
                policyId?: string;
                search?: string;
                size?: number;
                sort?: string[];
                status?: "VOID" | "OPEN" | "REOPENED" | "DENIED" | "CLOSED_WITH_PAYMENT" | "CLOSED_NO_PAYMENT";
                teamId?: string;
                waitsFor?: "REPORT" | "DEADLINE";
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
    listClaimsVendors: {
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
                    "application/json": components["schemas"]["PanelVendorResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    setVendorTerms: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                vendorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PanelTermsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PanelVendorResponse"];
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
    getClaimsDesk: {
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
                    "application/json": components["schemas"]["ClaimsDeskResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchDiary: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
                status?: "DONE" | "CANCELLED" | "OPEN";
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
                        content: components["schemas"]["DiaryEntryResponse"][];
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
    addDiaryEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiaryEntryRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiaryEntryResponse"];
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
    editDiaryEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                diaryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditDiaryEntryRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiaryEntryResponse"];
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
    deleteDiaryEntry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                diaryId: string;
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
    findClaims: {
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
    getLossRun: {
        parameters: {
            query?: {
                asOf?: string;
                policyId?: string;
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
                    "application/json": components["schemas"]["LossRunResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadLossRun: {
        parameters: {
            query: {
                asOf?: string;
                format: "pdf" | "csv";
                policyId?: string;
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
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    searchClaimNotes: {
        parameters: {
            query?: {
                noteType?: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
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
                        content: components["schemas"]["NoteResponse"][];
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
    addClaimNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    editClaimNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteResponse"];
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
    deleteClaimNote: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                claimId: string;
                noteId: string;
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
    listClaimQuestions: {
        parameters: {
            query: {
                productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
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
                    "application/json": components["schemas"]["ClaimQuestionResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchClaims: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                before?: string;
                kind?: "CLAIM" | "CIRCUMSTANCE";
                page?: number;
                policyId?: string;
                search?: string;
                size?: number;
                sort?: string[];
                status?: "FILED" | "UN_FILED";
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
    getLossTriangle: {
        parameters: {
            query?: {
                asOf?: string;
                currency?: "USD" | "GBP";
                grain?: "MONTH" | "YEAR";
                measure?: "PAID" | "INCURRED" | "COUNT";
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
                    "application/json": components["schemas"]["TriangleResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getOpenClaimsFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
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
                    "application/json": components["schemas"]["OpenFilesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    createClaim: {
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
                "application/json": components["schemas"]["CreateClaimRequest"];
            };
        };
        responses: {
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
}
