// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/billing/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transactions, or invoices in the views that name them, in the caller's scope.
         * @description Without `filter` payment transactions are listed, the latest first; the other filters list invoices, those with something outstanding or those that agencies collect among them. `policyId`, dates and a text narrow either. Who is opened by a mailed link finds the rows of that policy alone. For who holds `billing:view`.
         */
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
        /**
         * The amount due of a policy.
         * @description All open invoices count together; the due date is that of the oldest. The down payment is named only while nothing is paid yet, and `installmentEligible` says whether a financing plan can be asked for. 404 until the first invoice of the policy is made. For who holds `billing:view`.
         */
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
        /**
         * What is left of the invoice that is to be paid next.
         * @description That is the oldest invoice with a balance, or the newest one when all are settled. `isInvoiceSettled` says which of the two it is. 404 until the first invoice is made. For who holds `billing:view`.
         */
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
        /**
         * Where the payment of a policy stands.
         * @description `isPaid` holds only when every invoice of the policy is settled; `status` is that of the invoice that is to be paid next. One that a charge under way covers is Processed until the processor answers. 404 until the first invoice is made. For who holds `billing:view`.
         */
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
        /**
         * What is paid for, in words.
         * @description Names the invoice that is to be paid next, its policy and the insured, for the payment page and for the statement of the payer. 404 until the first invoice of the policy is made. For who holds `billing:view`.
         */
        get: operations["describePayment"];
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
        /**
         * Send the invoice of a policy to accounting.
         * @description Mails the terms of the oldest open invoice, or of the newest one when nothing is due, with a link to the payment page, to the person that is named. The activity of the invoice records it. Nothing of the invoice changes; a mail that is sent cannot be called back. For who holds `billing:view`.
         */
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
        /**
         * Remind the insured of an invoice.
         * @description Mails amount, due date and a link to the payment page to the contact of the policy, and records it in the activity of the invoice. An invoice with nothing due is refused with 409. Overdue invoices are besides told of by themselves. For who holds `billing:remind`.
         */
        post: operations["remindOfInvoice"];
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
        /**
         * What was paid of a policy.
         * @description Paid transactions alone, refunds among them as negative amounts, the latest first and at most 500. The policy is named by its id or its number. Charges under way or refused are found by `GET /api/billing/v1/search`. For who holds `billing:view`.
         */
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
        /**
         * The bank details for ACH or a wire transfer.
         * @description They depend on the currency of the policy. Money that arrives there is not seen by the platform: staff record it by `POST /api/billing/v1/external/applyPayment`. For who holds `billing:view`.
         */
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
        /**
         * Report what was charged at the portal: a card is answered at once, a bank account later.
         * @description The charge must be known to the processor for the same policy and amount, and may not be more than is still due (409 otherwise); a transaction that is known already is not paid twice. It is shared out over the open invoices, the oldest first. When the processor approves, the invoices count it, a receipt is printed and `payment.settled.v1` is told; when it refuses, `payment.failed.v1` is told and the amount is due again. For who holds `billing:pay`.
         */
        post: operations["reportPayment"];
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
        /**
         * Pay a policy of an account with a saved method.
         * @description Charges the saved token for what is given, at most what is still due (409 otherwise), and shares it out over the open invoices, the oldest first. A card is answered at once, a bank account later; then a receipt is printed, or the amount is due again. The method must be one of the caller's organisation, and the policy one of the account (404 otherwise). For who holds `billing:pay`.
         */
        post: operations["payForAccount"];
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
        /**
         * Apply a payment that was received outside the platform.
         * @description The money counts at once for the open invoices, the oldest first; a receipt is printed and `payment.settled.v1` is told. `Refund/Credit` records money paid out instead, which is the provider's alone to do (403), and prints a credit note. A transaction number that is known is refused with 409. Voiding the transaction by `PUT /api/billing/v1/transaction` undoes it. For who holds `billing:record`.
         */
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
        /**
         * Edit a transaction, or record one that is not known yet.
         * @description Of a known transaction method, processor, date, description and status change; another amount, invoice or direction is refused with 409, as is a step that its status does not allow. Setting a Paid one to Void or Failed takes the money back: the invoice asks for it again and `payment.failed.v1` is told. An unknown one is recorded as Paid for the named invoice; a failed or voided one stays so, and money that comes after all is a new transaction. For who holds `billing:edit-transaction`.
         */
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
        /**
         * Write off the small rest of a policy's oldest open invoice.
         * @description The rest is written off with the comment and the invoice becomes Paid. More than 10 dollars or pounds, a payment that is under way, or nothing due is refused with 409. No call takes a write-off back. For who holds `billing:close`.
         */
        put: operations["closeInvoice"];
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
        /**
         * Keep a way to pay: the processor's token, never the number.
         * @description The token must be one that the portal issued, and not saved by another organisation (409 otherwise); the same token again replaces what is said of it. Only its type, title, last four digits and expiry are kept. Who came by the code of a mailed link cannot keep a method (403). `DELETE /api/billing/v1/payment-methods/{tokenId}` undoes it. For who holds `billing:pay`.
         */
        post: operations["savePaymentMethod"];
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
        /**
         * The ways to pay that the caller's organisation saved.
         * @description The latest first and at most 100, without any number but its last four digits. Who came by the code of a mailed link gets an empty list. For who holds `billing:view`.
         */
        get: operations["listPaymentMethods"];
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
        /**
         * Forget a saved bank account or card.
         * @description It can be charged no more; payments made or under way with it stay as they are. A token of another organisation is answered 404. It comes back by saving a token again. For who holds `billing:pay`.
         */
        delete: operations["removePaymentMethod"];
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
        /**
         * Where the script of the payment portal is.
         * @description A payment page loads it to hand card and account numbers to the processor without sending them to the platform's own calls. For who holds `billing:pay`.
         */
        get: operations["getPortalScriptAddress"];
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
        /**
         * A key that lets the payer into the portal for half an hour.
         * @description The key is for one policy and may be used several times until it ends; only its hash is kept. Charges are made with it at the portal and then reported by `POST /api/billing/v1/paid`. For who holds `billing:pay`.
         */
        get: operations["getPortalKey"];
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
        /**
         * Whether a key is still good; `sessionId` is the key.
         * @description `valid` is false for a key that is over, unknown or of another policy. Asking does not make a key last longer. For who holds `billing:pay`.
         */
        get: operations["validatePortalKey"];
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
        /**
         * What the portal needs to know of a policy.
         * @description `dueAmount` is what may still be charged: payments under way and amounts held at the portal are taken off. With it come the insured, the currency, until when payment is taken and the methods that the caller's organisation saved. For who holds `billing:view`.
         */
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
        /**
         * Whether the policy can be paid by card.
         * @description Cards are taken while something may still be charged: not when all is paid, and not while payments under way cover it. For who holds `billing:view`.
         */
        get: operations["checkCardPayment"];
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
        /**
         * The script that a payment page loads.
         * @description It is the script of the local processor, which moves no money. It posts what the payer enters to `POST /api/billing/v1/portal/{key}/charges` and gives the page a token and the last four digits. Open to everybody: no token is needed.
         */
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
        /**
         * Hands a card or account number over; it is charged when the page reports it as paid.
         * @description Room for the amount is held for a minute, so that charges made at once never exceed what is due (409). The same transaction number gives the same token again, with another amount or policy 409. Only the last four digits are kept. A key that is over is answered 404. Open to everybody: no token is needed.
         */
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
        /**
         * The financing plan of a policy, if it has one.
         * @description `accepted` tells a signed plan from one that is only quoted. A policy without a plan is answered with empty terms, not with 404. For who holds `billing:view`.
         */
        get: operations["getFinancePlan"];
        put?: never;
        /**
         * Ask for a financing plan.
         * @description A quote that still fits what is due is given again; otherwise a new one is made and stands for thirty days. Only a policy of the United States of which nothing is paid and at least 1,000 dollars are due is financed (409 otherwise). The insured accepts it by `POST /api/billing/v1/agreement`. For who holds `billing:finance-quote`.
         */
        post: operations["requestFinancePlan"];
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
        /**
         * Accept the financing plan with a signature.
         * @description Every figure must be the one that was quoted, and the quote not be over (409 otherwise). `finance.accepted.v1` is told, the agreement is printed under the answered `docId`, and the financer sees the policy from then on. The down payment comes next; no call takes an acceptance back. For who holds `billing:finance-accept`.
         */
        post: operations["acceptFinancePlan"];
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
        /**
         * The level installment of a loan.
         * @description The amount is exact and rounded half up to the cent; without interest it is the loan divided by the number of installments. For who holds `billing:financer-add`. Computes only: nothing is saved.
         */
        post: operations["computeInstallment"];
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
        /**
         * Record that the financer paid what it finances.
         * @description It must be exactly the financed amount, of a plan that is signed and paid down, under a transaction number that is not known yet (409 otherwise). The money counts for the invoices that the plan was made for; what is then too much is paid back. `finance.funded.v1` is told and the plan is at its end. For who holds `billing:record`.
         */
        put: operations["recordFunding"];
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
        /**
         * What an agency was billed in a year.
         * @description Counts the invoices that were issued in the year and that the agency collects: billed, paid and outstanding. An agency is answered its own; others name one (400). For who holds `billing:view`.
         */
        get: operations["getAgencyBillStatistics"];
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
        /**
         * The invoices of a month that an agency collects, as a file.
         * @description CSV with a line for each invoice that was issued in the month, at most 10,000. A month without any is answered 404. An agency is answered its own; others name one (400). For who holds `billing:view`.
         */
        get: operations["downloadAgencyBill"];
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
        /**
         * The billing contacts of an insured or of one policy.
         * @description The oldest first and at most 100. Name `policyId` or `accountId`; contacts of insureds whom the caller does not see are left out. For who holds `billing:view`.
         */
        get: operations["listBillingContacts"];
        /**
         * Edit a billing contact.
         * @description Name, mail address and telephone are replaced; a telephone that is left out is taken away. The insured and the policy stay. The activity records what it was before. For who holds `billing:pay`.
         */
        put: operations["changeBillingContact"];
        /**
         * Add a billing contact.
         * @description It belongs to an insured, and to one policy when `policyId` is given; either must be one that the caller sees (404). No mail is sent. `DELETE /api/billing/v1/contact/{id}` undoes it. For who holds `billing:pay`.
         */
        post: operations["addBillingContact"];
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
        /**
         * Delete a billing contact.
         * @description It is gone at once; the activity records what it was. Contacts of others are answered 404. It is undone by adding it again. For who holds `billing:pay`.
         */
        delete: operations["removeBillingContact"];
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
            /** @description The signer agrees to the conditions and to sign electronically. */
            accepted: boolean;
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description All open invoices count together; the due date is that of the oldest. The down payment
             *     is named only while nothing is paid yet, and `installmentEligible` says whether a financing
             *     plan can be asked for. 404 until the first invoice of the policy is made.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description That is the oldest invoice with a balance, or the newest one when all are settled.
             *     `isInvoiceSettled` says which of the two it is. 404 until the first invoice is made.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceBalanceResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description `isPaid` holds only when every invoice of the policy is settled; `status` is that of
             *     the invoice that is to be paid next. One that a charge under way covers is Processed until the
             *     processor answers. 404 until the first invoice is made.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    describePayment: {
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
            /**
             * @description Names the invoice that is to be paid next, its policy and the insured, for the payment
             *     page and for the statement of the payer. 404 until the first invoice of the policy is made.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDescriptionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description Mails the terms of the oldest open invoice, or of the newest one when nothing is due,
             *     with a link to the payment page, to the person that is named. The activity of the invoice
             *     records it. Nothing of the invoice changes; a mail that is sent cannot be called back.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedResponse"];
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
    remindOfInvoice: {
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
             * @description Mails amount, due date and a link to the payment page to the contact of the policy,
             *     and records it in the activity of the invoice. An invoice with nothing due is refused with 409.
             *     Overdue invoices are besides told of by themselves.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedResponse"];
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
            /**
             * @description Paid transactions alone, refunds among them as negative amounts, the latest first and
             *     at most 500. The policy is named by its id or its number. Charges under way or refused are
             *     found by `GET /api/billing/v1/search`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingPaymentResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description They depend on the currency of the policy. Money that arrives there is not seen by the
             *     platform: staff record it by `POST /api/billing/v1/external/applyPayment`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankInfoResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    reportPayment: {
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
            /**
             * @description The charge must be known to the processor for the same policy and amount, and may not
             *     be more than is still due (409 otherwise); a transaction that is known already is not paid
             *     twice. It is shared out over the open invoices, the oldest first. When the processor approves,
             *     the invoices count it, a receipt is printed and `payment.settled.v1` is told; when it refuses,
             *     `payment.failed.v1` is told and the amount is due again.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
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
    payForAccount: {
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
            /**
             * @description Charges the saved token for what is given, at most what is still due (409 otherwise),
             *     and shares it out over the open invoices, the oldest first. A card is answered at once, a bank
             *     account later; then a receipt is printed, or the amount is due again. The method must be one of
             *     the caller's organisation, and the policy one of the account (404 otherwise).
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
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
            /**
             * @description The money counts at once for the open invoices, the oldest first; a receipt is printed
             *     and `payment.settled.v1` is told. `Refund/Credit` records money paid out instead, which is the
             *     provider's alone to do (403), and prints a credit note. A transaction number that is known is
             *     refused with 409. Voiding the transaction by `PUT /api/billing/v1/transaction` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResponse"];
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
            /**
             * @description Of a known transaction method, processor, date, description and status change; another
             *     amount, invoice or direction is refused with 409, as is a step that its status does not allow.
             *     Setting a Paid one to Void or Failed takes the money back: the invoice asks for it again and
             *     `payment.failed.v1` is told. An unknown one is recorded as Paid for the named invoice; a failed
             *     or voided one stays so, and money that comes after all is a new transaction.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionResponse"];
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
    closeInvoice: {
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
            /**
             * @description The rest is written off with the comment and the invoice becomes Paid. More than 10
             *     dollars or pounds, a payment that is under way, or nothing due is refused with 409. No call
             *     takes a write-off back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatusResponse"];
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
    savePaymentMethod: {
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
            /**
             * @description The token must be one that the portal issued, and not saved by another organisation
             *     (409 otherwise); the same token again replaces what is said of it. Only its type, title, last
             *     four digits and expiry are kept. Who came by the code of a mailed link cannot keep a method
             *     (403). `DELETE /api/billing/v1/payment-methods/{tokenId}` undoes it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPaymentMethodResponse"];
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
    listPaymentMethods: {
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
            /**
             * @description The latest first and at most 100, without any number but its last four digits. Who
             *     came by the code of a mailed link gets an empty list.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPaymentMethodResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    removePaymentMethod: {
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
            /**
             * @description It can be charged no more; payments made or under way with it stay as they are. A
             *     token of another organisation is answered 404. It comes back by saving a token again.
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
    getPortalScriptAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A payment page loads it to hand card and account numbers to the processor without
             *     sending them to the platform's own calls.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessorScriptResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getPortalKey: {
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
            /**
             * @description The key is for one policy and may be used several times until it ends; only its hash
             *     is kept. Charges are made with it at the portal and then reported by `POST
             *     /api/billing/v1/paid`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalKeyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    validatePortalKey: {
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
            /**
             * @description `valid` is false for a key that is over, unknown or of another policy. Asking does not
             *     make a key last longer.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidSessionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description `dueAmount` is what may still be charged: payments under way and amounts held at the
             *     portal are taken off. With it come the insured, the currency, until when payment is taken and
             *     the methods that the caller's organisation saved.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalDataResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    checkCardPayment: {
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
            /**
             * @description Cards are taken while something may still be charged: not when all is paid, and not
             *     while payments under way cover it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardsEnabledResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
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
            /**
             * @description It is the script of the local processor, which moves no money. It posts what the payer
             *     enters to `POST /api/billing/v1/portal/{key}/charges` and gives the page a token and the last
             *     four digits.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            429: components["responses"]["TooMany"];
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
            /**
             * @description Room for the amount is held for a minute, so that charges made at once never exceed
             *     what is due (409). The same transaction number gives the same token again, with another amount
             *     or policy 409. Only the last four digits are kept. A key that is over is answered 404.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalChargeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getFinancePlan: {
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
            /**
             * @description `accepted` tells a signed plan from one that is only quoted. A policy without a plan
             *     is answered with empty terms, not with 404.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyFinanceResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    requestFinancePlan: {
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
            /**
             * @description A quote that still fits what is due is given again; otherwise a new one is made and
             *     stands for thirty days. Only a policy of the United States of which nothing is paid and at
             *     least 1,000 dollars are due is financed (409 otherwise). The insured accepts it by `POST
             *     /api/billing/v1/agreement`.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancingQuoteResponse"];
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
    acceptFinancePlan: {
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
            /**
             * @description Every figure must be the one that was quoted, and the quote not be over (409
             *     otherwise). `finance.accepted.v1` is told, the agreement is printed under the answered `docId`,
             *     and the financer sees the policy from then on. The down payment comes next; no call takes an
             *     acceptance back.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedPlanResponse"];
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
    computeInstallment: {
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
            /**
             * @description The amount is exact and rounded half up to the cent; without interest it is the loan
             *     divided by the number of installments.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstallmentResponse"];
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
    recordFunding: {
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
            /**
             * @description It must be exactly the financed amount, of a plan that is signed and paid down, under
             *     a transaction number that is not known yet (409 otherwise). The money counts for the invoices
             *     that the plan was made for; what is then too much is paid back. `finance.funded.v1` is told and
             *     the plan is at its end.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundedPlanResponse"];
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
    getAgencyBillStatistics: {
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
            /**
             * @description Counts the invoices that were issued in the year and that the agency collects: billed,
             *     paid and outstanding. An agency is answered its own; others name one (400).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyBillStatsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    downloadAgencyBill: {
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
            /**
             * @description CSV with a line for each invoice that was issued in the month, at most 10,000. A month
             *     without any is answered 404. An agency is answered its own; others name one (400).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listBillingContacts: {
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
            /**
             * @description The oldest first and at most 100. Name `policyId` or `accountId`; contacts of insureds
             *     whom the caller does not see are left out.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingContactResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    changeBillingContact: {
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
            /**
             * @description Name, mail address and telephone are replaced; a telephone that is left out is taken
             *     away. The insured and the policy stay. The activity records what it was before.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingContactResponse"];
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
    addBillingContact: {
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
            /**
             * @description It belongs to an insured, and to one policy when `policyId` is given; either must be
             *     one that the caller sees (404). No mail is sent. `DELETE /api/billing/v1/contact/{id}` undoes
             *     it.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingContactResponse"];
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
    removeBillingContact: {
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
             * @description It is gone at once; the activity records what it was. Contacts of others are answered
             *     404. It is undone by adding it again.
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
}
