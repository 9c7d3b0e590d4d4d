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
    "/api/billing/v1/invoices/{invoiceId}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an invoice again.
         * @description Mails amount, due date and a link to the payment page to the contact of the policy, also when nothing is due any more, and records it in the activity of the invoice. A mail that is sent cannot be called back. For who holds `billing:remind`.
         */
        post: operations["mailInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to invoices, for `GET /api/activity/v1/search`.
         * @description To those that the caller sees, as far as their timelines tell it. For who holds `activity:view`.
         */
        get: operations["listInvoiceActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/activities/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much was done to invoices, for `GET /api/activity/v1/aggregate`.
         * @description By what was done, or by day; the most first. For who holds `activity:view`.
         */
        get: operations["countInvoiceActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/outstanding/ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is outstanding, by how long it has been.
         * @description A row for each currency in which the caller sees an invoice with a balance; its parts sum to its total. The invoices of a part are those of `GET /api/billing/v1/search` with the same `ageing`. For who holds `billing:view`.
         */
        get: operations["getAgeing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An invoice with its lines, its payments and whom its mails go to.
         * @description At most 100 payments, the latest first. `allowedActions` says what its state allows; whether the caller may is another question. 404 for a row out of scope. For who holds `billing:view`.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/invoices/{invoiceId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to an invoice, the newest first.
         * @description Who did it, what it changed and whom it wrote to, as far as the caller may know: what staff says of a rest that is written off is kept from who is insured. 404 for a row out of scope. For who holds `billing:view`.
         */
        get: operations["listInvoiceTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/invoices/{invoiceId}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the records of an invoice are unchanged since they were written.
         * @description Each record is sealed with the one before it, a second after it was written; this computes the seals again and names the oldest record that does not hold. For who holds `billing:view`.
         */
        get: operations["verifyInvoiceTimeline"];
        put?: never;
        post?: never;
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
         * Write off the small rest of an invoice: the oldest open one of the policy unless one is named.
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
         * @description Room for the amount is held for a minute, so that charges made at once never exceed what is due (409). The same transaction number gives the same token again, with another amount or policy 409. An expired card and a routing number of no bank are refused (400). Only the last four digits are kept. A key that is over is answered 404. Open to everybody: no token is needed.
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
    "/api/billing/v1/financings/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The financing plans in the caller's scope, the latest first.
         * @description Also those that are only quoted, or over. A premium processor sees those of the policies that it finances. `allowedActions` says what the state of each allows. For who holds `billing:view`.
         */
        get: operations["searchFinancings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/create/premiumFinance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a premium financer to a policy.
         * @description Quotes the plan that was arranged with a premium processor of the platform in place of the one that was quoted before; the insured signs it on the payment page. The total is what is due, and every figure must follow from it, the down payment and the rate. Only what `POST /api/billing/v1/finance` would quote can be financed (409 otherwise). For who holds `billing:financer-add`.
         */
        post: operations["addPremiumFinancer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/financings/{financeId}/disaffirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disaffirm an accepted plan.
         * @description Within ten days of its acceptance and before the down payment (409 otherwise). All that is due is due in full within thirty days, `finance.ended.v1` is told, and the financer sees the policy no more. No call takes it back; a new plan can be asked for. For who holds `billing:finance-accept`.
         */
        post: operations["disaffirmPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/financings/{financeId}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the insured does not pay the financer.
         * @description Of a funded plan, ten days after the financer's notice of intent (409 otherwise). `finance.defaulted.v1` is told and the policy gets its notice of cancellation; what is returned of the premium goes to the financer first. Curing the default undoes it. For who holds `billing:record`.
         */
        post: operations["reportDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/financings/{financeId}/cure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a default was cured.
         * @description Before the policy is cancelled (409 otherwise). `finance.ended.v1` is told and the notice of the policy is stopped. For who holds `billing:record`.
         */
        post: operations["cureDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/financings/{financeId}/pay-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the last installment was paid.
         * @description Of a funded plan (409 otherwise). From then on what is returned of the premium goes to the insured. `finance.ended.v1` is told; no call takes it back. For who holds `billing:record`.
         */
        post: operations["payPlanOff"];
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
    "/api/billing/v1/agencyBilledInvoices/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What agencies collect, month by month, the latest month first.
         * @description A row for each agency, month of issue and currency. An agency is answered its own; staff those of all agencies, or of the one that is named. It has one order. For who holds `billing:view`.
         */
        get: operations["searchAgencyBills"];
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
    "/api/billing/v1/contact/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find billing contacts by name or mail address.
         * @description Those of every insured of whom the caller sees a policy, each with the insured's name. For who holds `billing:view`.
         */
        get: operations["searchBillingContacts"];
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
    "/api/billing/v1/unapplied/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Money that fits no invoice, the latest first.
         * @description What staff records beyond what is due is kept here until it is transferred or refunded. `allowedActions` says what the state of each allows. For who holds `billing:edit-transaction`.
         */
        get: operations["searchUnappliedCash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/unapplied/{unappliedId}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an invoice with unapplied cash.
         * @description The invoice may be of another policy, and must be of the same currency and ask for at least as much (409 otherwise). It counts the money at once and `payment.settled.v1` is told. Voiding the new transaction by `PUT /api/billing/v1/transaction` undoes it. For who holds `billing:edit-transaction`.
         */
        post: operations["transferUnappliedCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/unapplied/{unappliedId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund what is left of unapplied cash.
         * @description Up to 1,000 dollars or pounds, all refunds of the policy together, go to the processor at once; more waits until a second person approves it. The refund is IN_PROCESS until the processor has paid it out; then `payment.refunded.v1` is told and a credit note is printed. One that the processor refuses is OPEN again, and `refusal` says why. For who holds `billing:edit-transaction`.
         */
        post: operations["refundUnappliedCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/unapplied/{unappliedId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a large refund.
         * @description Who asked for it cannot approve it (409). It is IN_PROCESS from then on. For who holds `billing:edit-transaction`.
         */
        post: operations["approveUnappliedRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/v1/unapplied/{unappliedId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a large refund.
         * @description Nothing is paid out: the money is open again, and can be transferred or refunded. For who holds `billing:edit-transaction`.
         */
        post: operations["rejectUnappliedRefund"];
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
        AgeingResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Invoices with a balance. */
            invoices: number;
            total: number;
            /** @description Not due yet, or overdue for up to 29 days. */
            current: number;
            /** @description Overdue for 30 to 59 days. */
            days30: number;
            /** @description Overdue for 60 to 89 days. */
            days60: number;
            /** @description Overdue for 90 days or more. */
            days90: number;
        };
        InvoiceLineResponse: {
            /** @enum {string} */
            type: "premium" | "brokerFee" | "mgaFee" | "surplusLineTax" | "surplusStampingFee" | "ipt" | "writeOff";
            /** Format: date-time */
            created: string;
            id: string;
            amount: number;
            /** @description Why it was charged or given back. */
            reason: string;
        };
        InvoiceReceiver: {
            name: string;
            email: string;
        };
        InvoiceRecordResponse: {
            /** @enum {string} */
            status: "Unpaid" | "Partially Paid" | "Processed" | "Failed" | "Paid";
            /** Format: date */
            issuedOn: string;
            /** Format: date */
            dueDate: string;
            /** Format: date */
            effectiveDate: string;
            /** @enum {string|null} */
            closedBy: "PAYMENT" | "FINANCE" | "CREDIT" | "WRITE_OFF" | null;
            /**
             * Format: date
             * @description When the insured was last told that it is overdue.
             */
            remindedOn: string | null;
            allowedActions: ("pay" | "remind" | "close")[];
            accountId: string;
            /** @description Payments In Process. */
            pending: number;
            closeComment: string | null;
            lines: components["schemas"]["InvoiceLineResponse"][];
            /** @description The latest first; refunds have negative amounts. */
            payments: components["schemas"]["TransactionResponse"][];
            /** @description Whom reminders go to. */
            receiver: components["schemas"]["InvoiceReceiver"];
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
            status: "Paid" | "In Process" | "Failed" | "Void";
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
            /**
             * Format: uuid
             * @description The invoice of the policy; the oldest that asks for money when left out.
             */
            invoiceId?: string;
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
            /** @description Of a bank account: the routing number of its US bank, or the sort code of its UK bank. */
            routing?: string;
            /** @description Of a card. */
            expirationMonth?: number;
            expirationYear?: number;
            /** @description The code on the card; it is checked and forgotten. */
            cvc?: string;
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
        FinancingResponse: {
            /** Format: date */
            firstInstallmentDue: string;
            /** @enum {string} */
            status: "QUOTED" | "ACCEPTED" | "DOWN_PAYMENT_PAID" | "FUNDED" | "EXPIRED" | "CANCELLED" | "DEFAULT" | "PAID_OFF";
            /** Format: date */
            acceptedOn: string | null;
            /** Format: date */
            noticeSentOn: string | null;
            allowedActions: ("disaffirm" | "fund" | "default" | "cure" | "payOff")[];
            id: string;
            financeQuoteNumber: string;
            policyId: string;
            policyNumber: string;
            insuredName: string;
            agencyName: string | null;
            financerName: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            apr: number;
            numberOfInstallments: number;
            totalPremium: number;
            downPayment: number;
            amountFinanced: number;
            installmentAmount: number;
            /** @description What the financer reported as unpaid. */
            unpaid: number | null;
        };
        AddFinancerRequest: {
            /** @description The name of a premium processor of the platform. */
            financerName: string;
            apr: number;
            numberOfInstallments: number;
            downPayment: number;
            amountFinanced: number;
            /** @description What is due, taxes included. */
            totalPremium: number;
            installmentAmount: number;
            /** Format: uuid */
            policyId: string;
            /** Format: uuid */
            accountId: string;
            /** Format: email */
            customerEmail: string;
        };
        DefaultRequest: {
            /**
             * Format: date
             * @description When the insured was told of the intent; ten days ago or earlier.
             */
            noticeSentOn: string;
            unpaid: number;
        };
        AgencyBillStatsResponse: {
            billed: number;
            paid: number;
            outstanding: number;
        };
        AgencyBillResponse: {
            month: number;
            /** @enum {string} */
            status: "Unpaid" | "Partially Paid" | "Paid";
            /** @description The agency, month and currency in one. */
            id: string;
            agencyId: string;
            agencyName: string | null;
            year: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            invoices: number;
            policies: number;
            billed: number;
            paid: number;
            outstanding: number;
        };
        ListedContactResponse: {
            insuredName: string;
            id: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            accountId: string;
            policyId: string | null;
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
        UnappliedCashResponse: {
            /** @enum {string} */
            payer: "INSURED" | "AGENCY" | "FINANCER";
            /** @enum {string} */
            status: "OPEN" | "AWAITING_APPROVAL" | "IN_PROCESS" | "APPLIED" | "REFUNDED" | "RETURNED";
            /** Format: date-time */
            created: string;
            allowedActions: ("transfer" | "refund" | "approve" | "reject")[];
            id: string;
            transactionId: string;
            /** @description The payment that was too much. */
            sourceId: string;
            policyId: string;
            policyNumber: string;
            insuredName: string;
            invoiceNumber: string;
            /** @enum {string} */
            currency: "USD" | "GBP";
            amount: number;
            /** @description What was neither transferred nor taken back. */
            left: number;
            /** @description Who gets the refund. */
            payee: string | null;
            reason: string | null;
            askedByName: string | null;
            /** @description Whom the processor refused to pay last, and why; null since it is asked again. */
            refusal: string | null;
        };
        TransferRequest: {
            invoiceNumber: string;
            amount: number;
        };
        RefundRequest: {
            payee: string;
            reason: string;
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
                filter?: "invoices" | "transactions" | "outstanding balances" | "agency bills";
                policyId?: string;
                /** @description Of transactions, or of invoices in the views of these. */
                status?: "Unpaid" | "Partially Paid" | "Paid" | "In Process" | "Failed" | "Void" | "Processed";
                /** @description Only invoices with a balance that is this old: up to 29 days overdue they are `current`. */
                ageing?: "overdue" | "current" | "30" | "60" | "90";
                /** @description The rows of the clients of a team. */
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
    mailInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Mails amount, due date and a link to the payment page to the contact of the policy,
             *     also when nothing is due any more, and records it in the activity of the invoice. A mail that
             *     is sent cannot be called back.
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
    listInvoiceActivities: {
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
    countInvoiceActivities: {
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
    getAgeing: {
        parameters: {
            query?: {
                /** @description The clients of a team. */
                teamId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A row for each currency in which the caller sees an invoice with a balance; its parts
             *     sum to its total. The invoices of a part are those of `GET /api/billing/v1/search` with the
             *     same `ageing`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgeingResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description At most 100 payments, the latest first. `allowedActions` says what its state allows;
             *     whether the caller may is another question. 404 for a row out of scope.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceRecordResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listInvoiceTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
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
    verifyInvoiceTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                invoiceId: string;
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
             *     or policy 409. An expired card and a routing number of no bank are refused (400). Only the last
             *     four digits are kept. A key that is over is answered 404.
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
    searchFinancings: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                status?: "QUOTED" | "EXPIRED" | "CANCELLED" | "ACCEPTED" | "DOWN_PAYMENT_PAID" | "FUNDED" | "DEFAULT" | "PAID_OFF";
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
                        content: components["schemas"]["FinancingResponse"][];
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
    addPremiumFinancer: {
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
                "application/json": components["schemas"]["AddFinancerRequest"];
            };
        };
        responses: {
            /**
             * @description Quotes the plan that was arranged with a premium processor of the platform in place of
             *     the one that was quoted before; the insured signs it on the payment page. The total is what is
             *     due, and every figure must follow from it, the down payment and the rate. Only what `POST
             *     /api/billing/v1/finance` would quote can be financed (409 otherwise).
             */
            201: {
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
    disaffirmPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                financeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Within ten days of its acceptance and before the down payment (409 otherwise). All that
             *     is due is due in full within thirty days, `finance.ended.v1` is told, and the financer sees the
             *     policy no more. No call takes it back; a new plan can be asked for.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancingResponse"];
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
    reportDefault: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                financeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultRequest"];
            };
        };
        responses: {
            /**
             * @description Of a funded plan, ten days after the financer's notice of intent (409 otherwise).
             *     `finance.defaulted.v1` is told and the policy gets its notice of cancellation; what is returned
             *     of the premium goes to the financer first. Curing the default undoes it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancingResponse"];
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
    cureDefault: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                financeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Before the policy is cancelled (409 otherwise). `finance.ended.v1` is told and the
             *     notice of the policy is stopped.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancingResponse"];
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
    payPlanOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                financeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Of a funded plan (409 otherwise). From then on what is returned of the premium goes to
             *     the insured. `finance.ended.v1` is told; no call takes it back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancingResponse"];
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
    searchAgencyBills: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description One agency; staff sees those of all when left out. */
                agencyId?: string;
                year?: number;
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
                        content: components["schemas"]["AgencyBillResponse"][];
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
    searchBillingContacts: {
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
                        content: components["schemas"]["ListedContactResponse"][];
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
    searchUnappliedCash: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                status?: "OPEN" | "AWAITING_APPROVAL" | "IN_PROCESS" | "APPLIED" | "REFUNDED" | "RETURNED";
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
                        content: components["schemas"]["UnappliedCashResponse"][];
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
    transferUnappliedCash: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                unappliedId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /**
             * @description The invoice may be of another policy, and must be of the same currency and ask for at
             *     least as much (409 otherwise). It counts the money at once and `payment.settled.v1` is told.
             *     Voiding the new transaction by `PUT /api/billing/v1/transaction` undoes it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnappliedCashResponse"];
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
    refundUnappliedCash: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                unappliedId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /**
             * @description Up to 1,000 dollars or pounds, all refunds of the policy together, go to the processor at
             *     once; more waits until a second person approves it. The refund is IN_PROCESS until the processor
             *     has paid it out; then `payment.refunded.v1` is told and a credit note is printed. One that the
             *     processor refuses is OPEN again, and `refusal` says why.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnappliedCashResponse"];
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
    approveUnappliedRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                unappliedId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who asked for it cannot approve it (409). It is IN_PROCESS from then on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnappliedCashResponse"];
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
    rejectUnappliedRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                unappliedId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is paid out: the money is open again, and can be transferred or refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnappliedCashResponse"];
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
}
