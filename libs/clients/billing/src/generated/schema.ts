// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/billing/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transactions, or invoices in the views that name them, in the caller's scope. */
        get: operations["searchBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/balance/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The amount due of a policy. */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/invoice/balance/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left of the invoice that is to be paid next. */
        get: operations["getInvoiceBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/status/{policyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the payment of a policy stands. */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/desc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is paid for, in words. */
        get: operations["getDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/accounting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invoice of a policy to accounting. */
        post: operations["sendToAccounting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/invoiceReminder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remind the insured of an invoice. */
        post: operations["remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid of a policy. */
        get: operations["getPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/ach/{policyNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bank details for ACH or a wire transfer. */
        get: operations["getBankInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what was charged at the portal: a card is answered at once, a bank account later. */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/payfor/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay a policy of an account with a saved method. */
        post: operations["payFor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/external/applyPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a payment that was received outside the platform. */
        post: operations["applyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a transaction, or record one that is not known yet. */
        put: operations["saveTransaction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/transaction/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write off the small rest of a policy's oldest open invoice. */
        put: operations["close"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a way to pay: the processor's token, never the number. */
        post: operations["saveMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to pay that the caller's organisation saved. */
        get: operations["listMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/payment-methods/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a saved bank account or card. */
        delete: operations["removeMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/payment-processor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the script of the payment portal is. */
        get: operations["getScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/oneInc/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A key that lets the payer into the portal for half an hour. */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/oneInc/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a key is still good; `sessionId` is the key. */
        get: operations["validateSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/oneInc/{policyNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the portal needs to know of a policy. */
        get: operations["getPortalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/xpress-enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the policy can be paid by card. */
        get: operations["takesCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/portal/script.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The script that a payment page loads. */
        get: operations["getPortalScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/portal/{key}/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands a card or account number over; it is charged when the page reports it as paid. */
        post: operations["makeCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/finance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The financing plan of a policy, if it has one. */
        get: operations["getFinance"];
        put?: never;
        /** Ask for a financing plan. */
        post: operations["requestFinance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the financing plan with a signature. */
        post: operations["acceptFinance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/get-installment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The level installment of a loan. */
        post: operations["getInstallment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/pay/premiumFinance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Record that the financer paid what it finances. */
        put: operations["fund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/agencyBilledInvoices/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an agency was billed in a year. */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/agencyBillInvoice/{month}/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invoices of a month that an agency collects, as a file. */
        get: operations["download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The billing contacts of an insured or of one policy. */
        get: operations["listContacts"];
        /** Edit a billing contact. */
        put: operations["editContact"];
        /** Add a billing contact. */
        post: operations["addContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a billing contact. */
        delete: operations["removeContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        TransactionResponse: {
            /** @enum {string} */
            status: "In Process" | "Paid" | "Failed" | "Void";
            /** Format: date */
            paymentDate: string;
            /** @enum {string} */
            paymentMethod: "Check" | "Credit Card" | "Wire" | "Bank Account" | "Refund/Credit";
            id: string;
            transactionId: string;
            invoiceNumber: string;
            processorName: string;
            amountPaid: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            paymentDesc: string | null;
            policyId: string;
            policyNumber: string;
            insuredName: string;
            closed: boolean;
        };
        InvoiceSummary: {
            /** @enum {string} */
            status: "Unpaid" | "Partially Paid" | "Processed" | "Failed" | "Paid";
            /** Format: date */
            issuedOn: string;
            /** Format: date */
            dueDate: string;
            /** Format: date */
            effectiveDate: string;
            id: string;
            invoiceNumber: string;
            /** @enum {string} */
            kind: "NEW" | "ENDORSEMENT" | "ERP" | "REINSTATEMENT";
            policyId: string;
            policyNumber: string;
            insuredName: string;
            agencyName: string | null;
            /** @enum {string} */
            currency: "USD" | "GBP";
            amountDue: number;
            paid: number;
            balance: number;
            /** @description Zero until the due date has passed with a balance. */
            daysOverdue: number;
            agencyBilled: boolean;
        };
        BalanceResponse: {
            /** Format: date */
            dueDate: string;
            dueAmount: number;
            downPayment: number;
            installmentEligible: boolean;
            brokerFee: number;
            mgaFee: number;
        };
        InvoiceBalanceResponse: {
            invoiceNumber: string;
            balance: number;
            isInvoiceSettled: boolean;
        };
        PaymentStatusResponse: {
            /** @enum {string} */
            status: "Unpaid" | "Partially Paid" | "Processed" | "Failed" | "Paid";
            isPaid: boolean;
            policyNumber: string;
        };
        PaymentDescriptionResponse: {
            /** Format: date */
            dueDate: string;
            description: string;
        };
        AccountingRequest: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phone: string;
            policyNumber: string;
            /** Format: uuid */
            policyId: string;
            amount: number;
            /** Format: email */
            customerEmail: string;
        };
        AcceptedResponse: {
            accepted: boolean;
        };
        BillingPaymentResponse: {
            /** Format: date */
            paymentDate: string;
            amountPaid: number;
            policyNumber: string;
        };
        BankInfoResponse: {
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
        PaidRequest: {
            /** Format: date-time */
            transactionDate: string;
            /** Format: date-time */
            policyCreated: string;
            /** @description Of a charge that the processor knows. */
            transactionId: string;
            paymentAmount: number;
            totalPaymentAmount: number;
            /** Format: uuid */
            policyId: string;
            policyNumber: string;
            /** @description As the portal answered them; the processor is asked what was charged. */
            lastFourDigits?: string | null;
            /** Format: email */
            customerEmail: string;
            /** Format: uuid */
            quoteId?: string | null;
            /** Format: uuid */
            agencyId?: string | null;
            /** @description Named for an e-check. */
            bankName?: string | null;
            cardType?: string | null;
            isDownPayment: boolean;
        };
        PayForRequest: {
            /** Format: uuid */
            policyId: string;
            paymentAmount: number;
            tokenId: string;
            description?: string | null;
        };
        ApplyPaymentRequest: {
            /** Format: date */
            paymentDate: string;
            /** Format: uuid */
            policyId: string;
            transactionId?: string;
            /** @description Negative for money that left; a Refund/Credit is that with either sign. */
            paymentAmount: number;
            /** @enum {string} */
            paymentMethod: "Check" | "Credit Card" | "Wire" | "Bank Account" | "Refund/Credit";
            processorName: string;
            paymentDesc?: string | null;
        };
        SaveTransactionRequest: {
            /** Format: date */
            paymentDate: string;
            transactionId: string;
            invoiceNumber: string;
            /** @enum {string} */
            status: "In Process" | "Paid" | "Failed" | "Void";
            /** @enum {string} */
            paymentMethod: "Check" | "Credit Card" | "Wire" | "Bank Account" | "Refund/Credit";
            processorName: string;
            amountPaid: number;
            /** @description Why; required for Void. */
            paymentDesc?: string | null;
        };
        CloseTransactionRequest: {
            /** Format: uuid */
            policyId: string;
            description: string;
        };
        SavePaymentMethodRequest: {
            tokenId: string;
            /** @enum {string} */
            paymentCategory: "Credit Card" | "Bank Account";
            /** Format: email */
            customerEmail: string;
            expirationMonth?: number;
            expirationYear?: number;
            creditCardType?: string;
            last4Digits: string;
            bankAccountType?: string;
            bankName?: string;
        };
        SavedPaymentMethodResponse: {
            title: string;
            /** @enum {string} */
            type: "Credit Card" | "Bank Account";
            tokenId: string;
            last4Digits: string;
            expirationMonth: number | null;
            expirationYear: number | null;
        };
        ProcessorScriptResponse: {
            /** Format: uri */
            url: string;
        };
        PortalKeyResponse: {
            /** Format: date-time */
            expires: string;
            key: string;
        };
        ValidSessionResponse: {
            valid: boolean;
        };
        PortalDataResponse: {
            /**
             * Format: date
             * @description Until when the processor takes this payment.
             */
            paymentExpires: string;
            policyId: string;
            policyNumber: string;
            insuredName: string;
            customerEmail: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            dueAmount: number;
            savedMethods: components["schemas"]["SavedPaymentMethodResponse"][];
        };
        CardsEnabledResponse: {
            enabled: boolean;
        };
        PortalChargeRequest: {
            /** @enum {string} */
            method: "Credit Card" | "Bank Account";
            number: string;
            amount: number;
            /** @description The same id again charges nothing more. */
            transactionId?: string;
        };
        PortalChargeResponse: {
            transactionId: string;
            tokenId: string;
            lastFourDigits: string;
        };
        PolicyFinanceResponse: {
            /** Format: date */
            FirstInstallmentDue: string | null;
            FinanceQuoteNumber: string | null;
            AmountFinanced: number | null;
            APR: number | null;
            NumberOfInstallments: number | null;
            TotalPremium: number | null;
            DownPayment: number | null;
            TotalPaymentAmount: number | null;
            InstallmentAmount: number | null;
            FinanceCharge: number | null;
            accepted: boolean;
        };
        RequestFinanceRequest: {
            /** Format: uuid */
            policyId: string;
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** Format: email */
            email: string;
        };
        FinancingQuoteResponse: {
            /** Format: date */
            FirstInstallmentDue: string;
            FinanceQuoteNumber: string;
            AmountFinanced: number;
            APR: number;
            NumberOfInstallments: number;
            TotalPremium: number;
            DownPayment: number;
            TotalPaymentAmount: number;
            InstallmentAmount: number;
            FinanceCharge: number;
        };
        AcceptFinanceRequest: {
            /** Format: uuid */
            policyId: string;
            /** @enum {string} */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** Format: email */
            email: string;
            financeQuoteNumber: string;
            amountFinanced: number;
            apr: number;
            numberOfIntsallments: number;
            totalPremium: number;
            downPayment: number;
            totalPaymentAmount: number;
            installmentAmount: number;
            financeCharge: number;
            signature: string;
        };
        AcceptedPlanResponse: {
            accepted: boolean;
            /** @description The agreement, which is printed within moments. */
            docId: string;
        };
        InstallmentRequest: {
            apr: number;
            financedAmount: number;
            numberOfInstallments: number;
        };
        InstallmentResponse: {
            installmentAmount: number;
        };
        FundRequest: {
            /** Format: date */
            paymentDate: string;
            /** Format: uuid */
            policyId: string;
            transactionId?: string;
            amountPaid: number;
        };
        FundedPlanResponse: {
            financerName: string;
            apr: number;
            numberOfInstallments: number;
            downPayment: number;
            amountFinanced: number;
            totalPremium: number;
            installmentAmount: number;
            policyId: string;
            accountId: string;
            customerEmail: string;
            isPremiumFinancePaid: boolean;
        };
        AgencyBillStatsResponse: {
            billed: number;
            paid: number;
            outstanding: number;
        };
        BillingContactResponse: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            accountId: string;
            policyId: string | null;
        };
        AddContactRequest: {
            /** Format: uuid */
            accountId: string;
            /** Format: uuid */
            policyId?: string | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phone?: string | null;
        };
        EditContactRequest: {
            /** Format: uuid */
            id: string;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            phone?: string | null;
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
    searchBilling: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Started (transactions) or created (invoices) at or after this instant. */
                after?: string;
                /** @description Started or created at or before this instant. */
                before?: string;
                /** @description Transactions when left out; the other views show invoices. */
                filter?: "transactions" | "invoices" | "outstanding balances" | "agency bills";
                policyId?: string;
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
                        content: (components["schemas"]["TransactionResponse"] | components["schemas"]["InvoiceSummary"])[];
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
    getBalance: {
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
                    "application/json": components["schemas"]["BalanceResponse"];
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
    getInvoiceBalance: {
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
                    "application/json": components["schemas"]["InvoiceBalanceResponse"];
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
    getPaymentStatus: {
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
                    "application/json": components["schemas"]["PaymentStatusResponse"];
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
    getDescription: {
        parameters: {
            query: {
                policyId: string;
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
                    "application/json": components["schemas"]["PaymentDescriptionResponse"];
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
    sendToAccounting: {
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
                "application/json": components["schemas"]["AccountingRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedResponse"];
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
    remind: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedResponse"];
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
    getPayments: {
        parameters: {
            query?: {
                policyId?: string;
                policyNumber?: string;
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
                    "application/json": components["schemas"]["BillingPaymentResponse"][];
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
    getBankInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                policyNumber: string;
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
                    "application/json": components["schemas"]["BankInfoResponse"];
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
                "application/json": components["schemas"]["PaidRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
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
    payFor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayForRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
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
    applyPayment: {
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
                "application/json": components["schemas"]["ApplyPaymentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResponse"];
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
    saveTransaction: {
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
                "application/json": components["schemas"]["SaveTransactionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResponse"];
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
    close: {
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
                "application/json": components["schemas"]["CloseTransactionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
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
    saveMethod: {
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
                "application/json": components["schemas"]["SavePaymentMethodRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPaymentMethodResponse"];
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
    listMethods: {
        parameters: {
            query?: {
                customerEmail?: string;
                /** @description A policy of the caller's. */
                policyId?: string;
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
                    "application/json": components["schemas"]["SavedPaymentMethodResponse"][];
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
    removeMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tokenId: string;
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
    getScript: {
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
                    "application/json": components["schemas"]["ProcessorScriptResponse"];
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
    getKey: {
        parameters: {
            query: {
                policyId: string;
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
                    "application/json": components["schemas"]["PortalKeyResponse"];
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
    validateSession: {
        parameters: {
            query: {
                sessionId: string;
                policyId: string;
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
                    "application/json": components["schemas"]["ValidSessionResponse"];
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
    getPortalData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                policyNumber: string;
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
                    "application/json": components["schemas"]["PortalDataResponse"];
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
    takesCards: {
        parameters: {
            query: {
                policyId: string;
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
                    "application/json": components["schemas"]["CardsEnabledResponse"];
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
    getPortalScript: {
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
                    "text/javascript": string;
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
    makeCharge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalChargeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalChargeResponse"];
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
    getFinance: {
        parameters: {
            query: {
                policyId: string;
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
                    "application/json": components["schemas"]["PolicyFinanceResponse"];
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
    requestFinance: {
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
                "application/json": components["schemas"]["RequestFinanceRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancingQuoteResponse"];
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
    acceptFinance: {
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
                "application/json": components["schemas"]["AcceptFinanceRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedPlanResponse"];
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
    getInstallment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallmentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallmentResponse"];
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
    fund: {
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
                "application/json": components["schemas"]["FundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundedPlanResponse"];
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
    getStats: {
        parameters: {
            query: {
                year: number;
                /** @description Named by staff; an agency sees its own. */
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
                    "application/json": components["schemas"]["AgencyBillStatsResponse"];
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
    download: {
        parameters: {
            query?: {
                /** @description Named by staff; an agency sees its own. */
                agencyId?: string;
            };
            header?: never;
            path: {
                month: number;
                year: number;
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
                    "text/csv": string;
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
    listContacts: {
        parameters: {
            query?: {
                policyId?: string;
                accountId?: string;
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
                    "application/json": components["schemas"]["BillingContactResponse"][];
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
    editContact: {
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
                "application/json": components["schemas"]["EditContactRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingContactResponse"];
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
    addContact: {
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
                "application/json": components["schemas"]["AddContactRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingContactResponse"];
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
    removeContact: {
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
