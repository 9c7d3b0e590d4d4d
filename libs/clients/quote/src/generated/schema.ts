// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/quote/v1/status/agency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statuses that an agency filters by.
         * @description Each with the words that a list shows. For everybody who is signed in.
         */
        get: operations["listAgencyStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/status/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statuses that a policyholder filters by.
         * @description Each with the words that a list shows. For everybody who is signed in.
         */
        get: operations["listCustomerStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/status/binder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statuses of binders.
         * @description Each with the words that a list shows. For everybody who is signed in.
         */
        get: operations["listBinderStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/request-review/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a quote for an underwriter's review.
         * @description The quote is REFERRED until an underwriter releases or declines it. For who holds `quote:refer`.
         */
        post: operations["requestReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/uw/refer/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Refer a quote to the underwriters.
         * @description The quote is REFERRED until an underwriter releases or declines it. For who holds `quote:refer`.
         */
        put: operations["referQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/uw/toggle-flag/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a quote as urgent, or no longer.
         * @description Urgent quotes come first in the inbox. The same call undoes it. For who holds `underwriting:toggle-urgent`.
         */
        put: operations["toggleUrgent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/update/needBy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the date by which the quote is needed.
         * @description Underwriters see the date in their inbox. Set another one to undo it. For who holds `quote:need-by`.
         */
        put: operations["changeNeedBy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/salesInbox/invalid/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a quote as invalid from the sales inbox.
         * @description The reason is kept in its history, and the other services are told. The quote can be revived or restored. For who holds `quote:invalidate`.
         */
        put: operations["invalidateQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/revive/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bring an expired or invalid quote back.
         * @description Of expired and invalid quotes alone; `PUT /api/quote/v1/restore/{quoteId}` brings others back. For who holds `quote:revive`.
         */
        put: operations["reviveQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/recalculate/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate an expired or invalid quote again, from another date when one is named.
         * @description The former price stands in the history. A risk that the rules refer goes to the underwriters again, and signatures of before no longer count. For who holds `quote:revive`.
         */
        post: operations["recalculateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/restore/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Restore a deleted, expired, invalid, lost, declined or rescinded quote.
         * @description It becomes what it was before it ended. For who holds `quote:restore`.
         */
        put: operations["restoreQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/bulk": {
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
         * Delete the selected quotes.
         * @description The answer counts the deleted ones. They can be restored for 90 days. For who holds `quote:delete`.
         */
        delete: operations["deleteQuotes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/bulk/invalid-or-expired": {
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
         * Delete all invalid or expired quotes.
         * @description Those in the caller's scope, of one account or agency when it is named; a quote that was bound stays. The answer counts them, at most a thousand: ask again while it is so many. They can be restored for 90 days. For who holds `quote:delete`.
         */
        delete: operations["deleteClosedQuotes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quote.
         * @description `allowedActions` names what the caller may do with it now. For who holds `quote:view`.
         */
        get: operations["getQuote"];
        /**
         * Ask an underwriter to bind.
         * @description The request appears in the inbox of the underwriters, who bind by `POST /api/quote/v1/bind/{quoteId}` or decline. For who holds `quote:request-to-bind`.
         */
        put: operations["requestToBind"];
        post?: never;
        /**
         * Delete one quote.
         * @description Only a draft, a rejected or a closed quote is deleted; any other is refused with 409. Staff can restore it for 90 days. For who holds `quote:delete`.
         */
        delete: operations["deleteQuote"];
        options?: never;
        head?: never;
        /**
         * Change facts of the client on the page of a quote.
         * @description The fields are those of `PUT /api/account/v1/{accountId}`, which decides: what it refuses is refused here in its words. A fact of rating closes or refers the other open quotes of the client, and this one is rated again: read it until `lastPatched` is newer. For who holds `quote:edit`.
         */
        patch: operations["patchAccountFacts"];
        trace?: never;
    };
    "/api/quote/v1/snooze/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a quote aside until a time.
         * @description Lists that ask for `isSnoozed=false` leave it out until then, for the caller alone. Within the next 90 days; a second call names another time. `DELETE /api/quote/v1/snooze/{quoteId}` undoes it. For who holds `quote:view`.
         */
        put: operations["snoozeQuote"];
        post?: never;
        /**
         * Take a quote back that was put aside.
         * @description It is in the caller's lists at once; a quote that was not put aside stays as it is. Put it aside again to undo it. For who holds `quote:view`.
         */
        delete: operations["wakeQuote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/note-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a note can be about.
         * @description The types that the caller reads and writes. For who holds `note:view`.
         */
        get: operations["listNoteTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/notes/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was noted of a quote, the newest first.
         * @description Agencies read no notes of underwriting and claims, security providers none of underwriting, insureds none at all. A text finds the words. For who holds `note:view`.
         */
        get: operations["searchQuoteNotes"];
        put?: never;
        /**
         * Note something of a quote.
         * @description Of a type that the caller reads (400). `attachments` names documents of the quote that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them. For who holds `note:create`.
         */
        post: operations["addQuoteNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/notes/{quoteId}/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a note.
         * @description Only its author may (403); the type and the documents keep to the same rules as those of a new note (400). For who holds `note:create`.
         */
        put: operations["editQuoteNote"];
        post?: never;
        /**
         * Delete a note.
         * @description Only its author may (403). It is gone for everybody; the activity log keeps what it said. For who holds `note:create`.
         */
        delete: operations["deleteQuoteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/underwriter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Underwriters that can be assigned, at most fifty, by name.
         * @description People with an authority level who can sign in. For who holds `quote:refer`.
         */
        get: operations["listUnderwriters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/underwriter/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a quote to an underwriter.
         * @description The hold of whoever had picked it up ends, and the underwriter is told by the bell and by mail. Refused with 400 for somebody without an authority level and with 409 when nobody decides on the quote. Assign another one to undo it. For who holds `underwriting:underwrite`.
         */
        put: operations["assignUnderwriter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to quotes, for `GET /api/activity/v1/search`.
         * @description To those that the caller sees, as far as their timelines tell it. For who holds `activity:view`.
         */
        get: operations["listQuoteActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/activities/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much was done to quotes, for `GET /api/activity/v1/aggregate`.
         * @description By what was done, or by day; the most first. For who holds `activity:view`.
         */
        get: operations["countQuoteActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to a quote, the newest first.
         * @description Who did it, what it changed and whom it wrote to, as far as the caller may know: what underwriters and handlers note stays with the provider, and a policyholder or the holder of a mailed code is told what was done with them. 404 for a row out of scope. For who holds `quote:view`.
         */
        get: operations["listQuoteTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/{id}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the records of a quote are unchanged since they were written.
         * @description Each record is sealed with the one before it, a second after it was written; this computes the seals again and names the oldest record that does not hold. For who holds `quote:view`.
         */
        get: operations["verifyQuoteTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of a risk with its range; nothing is saved.
         * @description The range is that of the controls which are not answered: all at their best and all at their worst. With an account its facts and answers are read, and what the request says goes before them. Every field at fault is named (400). Quote it by `POST /api/quote/v1`. For who holds `quote:create`. Computes only: nothing is saved.
         */
        post: operations["getIndication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications/products/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The products that are sold where a client is, each with the least that it costs.
         * @description Priced by the least preset and the answers on file. A product that the client can not have has a reason and no price; one that covers technology services has none before their share of the revenue is known. For who holds `quote:create`.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price up to 200 companies of a CSV or XLSX file: a job does it.
         * @description The first row names the columns, in any order and spelling; company, industry code, revenue and state or postcode are needed. A row at fault is named in the result and the others are priced. A file larger than 5 MB, of another type, or of more companies is refused whole (400). `GET /api/quote/v1/indications/batch/{id}` answers how far it is. For who holds `quote:create`.
         */
        post: operations["startBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/indications/batch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a batch of the caller's has come, and its companies in the end.
         * @description A batch of somebody else is answered 404. It is forgotten after two days. For who holds `quote:create`.
         */
        get: operations["getBatch"];
        put?: never;
        post?: never;
        /**
         * Give a batch of the caller's up; one that has ended stays as it is.
         * @description It has no result then. To have one, send the file again. For who holds `quote:create`.
         */
        delete: operations["cancelBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/appetite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a risk is wanted, by four facts.
         * @description Judged as if the company did all it can to protect itself, so that what it does, where and how large it is decide alone. What is not wanted is kept for `GET /api/quote/v1/appetite/search`; a price is given by `POST /api/quote/v1/indications`. For who holds `quote:create`.
         */
        post: operations["askAppetite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/appetite/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The risks that were asked for and are not wanted, the last first.
         * @description The provider sees those of everybody, an agency its own. Narrow it by `search`, the beginning or a part of an industry code. For who holds `quote:view`.
         */
        get: operations["searchAppetiteOuts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/documents/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the application of a quote is.
         * @description The latest that was printed, signed or not; 404 until the quote was sent to be signed. Download it at `link`. For who holds `quote:view`.
         */
        get: operations["getQuoteDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/proposal/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The proposal of a quote.
         * @description A PDF, printed a moment after the terms are released; 404 until then. Terms that are released again are printed again, and `created` leads back to what was printed before. For who holds `quote:view`.
         */
        get: operations["downloadProposal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a home says of the quotes in the caller's scope.
         * @description What waits is counted as the lists of `GET /api/quote/v1/search` hold it, whenever it was made; what was made in the two times as `GET /api/quote/v1/search/premium` counts it. For who holds `quote:view`.
         */
        get: operations["getQuoteHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/premium": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the quotes in the caller's scope would cost together.
         * @description INVALID, DRAFT and TEMPORARY quotes are left out unless they are asked for. The list of `GET /api/quote/v1/search` with the same filters holds the quotes that are counted. For who holds `quote:view`.
         */
        get: operations["getQuotePremium"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes in the caller's scope by status, product, agency, state or month.
         * @description Counted as `GET /api/quote/v1/search/premium` counts them; the premium of quotes without a price is 0. For who holds `quote:view`.
         */
        get: operations["getQuoteAggregate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/uniqueAccounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clients that have quotes in the caller's scope.
         * @description Of the quotes that `GET /api/quote/v1/search/premium` counts, priced or not. For who holds `quote:view`.
         */
        get: operations["getUniqueAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cover-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of the cover that a client has keeps a quote from being bound.
         * @description Of one quote (`quoteId`), or of what would be quoted (`accountId`, `product`, `effectiveDate`): a policy of the same product at the same time, and of a quote for a layer that nothing bound lies below it. An empty list: nothing does. Binding refuses the same with 409. For who holds `quote:view`.
         */
        get: operations["checkCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes in the caller's scope that moved lately, with a count for each filter.
         * @description A count says how many rows its filter would show under what is chosen beside it; the same quotes stand in `GET /api/quote/v1/search`, whenever they moved. For who holds `quote:view`.
         */
        get: operations["searchQuoteDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft of any product for an account.
         * @description The draft has no price yet. Request it by `POST /api/quote/v1/send` or by the cart; delete it when it is not wanted. For who holds `quote:create`.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/duplicate/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a draft as another quote of the account is.
         * @description Product, terms and answers are those of the quote; the dates and the agent are those of a new one. What is not sold as it was any more is refused (400), and so are endorsements (409). Request the draft by `POST /api/quote/v1/send`. For who holds `quote:create`.
         */
        post: operations["duplicateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes in the caller's scope.
         * @description Every agency sees its own, every insured those of the own account, staff all of them. For who holds `quote:view`.
         */
        get: operations["searchQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/uw-inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for an underwriter, the urgent first.
         * @description Referred quotes and requests to bind; pick one up by `PUT /api/quote/v1/uw/underwrite/{quoteId}`. For who holds `underwriting:view-inbox`.
         */
        get: operations["searchInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/action": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for an act of the caller.
         * @description For underwriters what `GET /api/quote/v1/search/uw-inbox` holds; for agencies drafts, indications and what can be bound; for policyholders what they are to sign. For who holds `quote:view`.
         */
        get: operations["searchQuotesToDo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes by who has read them.
         * @description A quote is unread again for both sides when its status changes, but for the side that changed it. For who holds `quote:view`.
         */
        get: operations["searchQuotesByRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/search/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted quotes, which can be restored for 90 days.
         * @description After 90 days a deleted quote is not listed any more. For who holds `quote:restore`.
         */
        get: operations["searchDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes that a text means, at most five.
         * @description By number, with or without its dashes, by client, or by the mail or telephone of the client, however that is written; in the rows of the list. The number itself comes first, then what begins so; `detail` is the product. For who holds `quote:view`.
         */
        get: operations["findQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/account/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open cart of an account.
         * @description Its drafts, oldest first; submit them by `POST /api/quote/v1/cart/account/{accountId}/submit`. For who holds `quote:cart`.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Add a variation to the cart of an account.
         * @description A cart holds at most five open variations. Submit them together; binding one closes the others. For who holds `quote:cart`.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/account/{accountId}/{quoteId}": {
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
         * Take a quote out of the cart of an account; it is deleted.
         * @description Staff can restore a deleted quote for 90 days. For who holds `quote:cart`.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/account/{accountId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request up to five drafts of an account: each is rated and gets its terms or a referral.
         * @description Each draft is rated and becomes READY or ACTIVE with its terms, or REFERRED to an underwriter. The answer lists what was sent and what was refused. For who holds `quote:request`.
         */
        post: operations["submitCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/edit/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a draft or an indication.
         * @description A draft keeps its status; an indication is rated again, and is READY once every answer is there and nothing refers it. A quote that has its price is followed by another one instead (409). Send the former values to undo it. For who holds `quote:edit`.
         */
        put: operations["editQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/retryrequest/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask again for a quote that was refused when it was asked for by API.
         * @description Of API_REJECTED alone (409), after `PUT /api/quote/v1/edit/{quoteId}` mended it; it is refused with its reasons while it cannot be rated (400). For who holds `quote:create`.
         */
        post: operations["retryRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/issue/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue the policy of a bound quote.
         * @description As `POST /api/policy/v1/binders/issue/{binderId}` does: 409 names every guard that is not met. It is undone by cancelling the policy. For who holds `quote:issue`.
         */
        post: operations["issueQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/agent-issue/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue the policy of a bound quote, as the agency that sold it.
         * @description For agencies with the authority to issue (409 without); others get 404. For who holds `quote:issue`.
         */
        post: operations["issueQuoteAsAgency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft of Prime 250, admitted or on surplus lines paper.
         * @description As `POST /api/quote/v1` does for any product. Another product is refused with 400; the draft is requested with its cart, and can be changed until then. For who holds `quote:create`.
         */
        post: operations["createPrime250"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put variations of Prime 250 into the cart of an account, one for each preset.
         * @description The cart holds five (409): those that had room stay. For who holds `quote:cart`.
         */
        post: operations["addPrime250ToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft of Prime 250 for each of several accounts.
         * @description At most 25. The answer lists what was saved, and why an account got none. For who holds `quote:create`.
         */
        post: operations["createPrime250Bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/details/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A quote of Prime 250 with the figures of its rating.
         * @description What was sent to the rater, its engine and its rate book. 404 for another product; a policyholder is shown the quote without these figures. For who holds `quote:view`.
         */
        get: operations["getPrime250Details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/quotes/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quotes of Prime 250 of an account, the last changed first.
         * @description At most a hundred; none for an account that the caller does not see. For who holds `quote:view`.
         */
        get: operations["getPrime250Quotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a draft or an indication of Prime 250.
         * @description As `PUT /api/quote/v1/edit/{quoteId}` does for any product. 404 for another product, 409 once it has its price. For who holds `quote:edit`.
         */
        put: operations["editPrime250"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/uw/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what an underwriter decides of a quote of Prime 250.
         * @description Paper, terms, schedule rating and a note, one after the other; each is rated again. What was done before one is refused stays. For who holds `underwriting:update-terms`.
         */
        put: operations["underwritePrime250"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250Details/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the security questions of a quote of Prime 250.
         * @description With a draft or an indication of the account, or a new draft. `quote-now` requests it, `open-cart` puts a new one into the cart, `add-to-list` leaves it among the drafts. The answer says which of the three coverages that ask for answers may be chosen, and what the others need. For who holds `quote:edit`.
         */
        put: operations["savePrime250Questions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/submission/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open cart of a submission.
         * @description Its drafts, oldest first, apart from the cart of the account. A submission without an account is answered 409. For who holds `quote:cart`.
         */
        get: operations["getSubmissionCart"];
        put?: never;
        /**
         * Add a variation to the cart of a submission.
         * @description At most five. The submission is open and matched to an account (409). For who holds `quote:cart`.
         */
        post: operations["addToSubmissionCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/submission/{submissionId}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request up to five drafts of a submission.
         * @description As `POST /api/quote/v1/cart/account/{accountId}/submit` does. The answer lists what was sent and what was refused. For who holds `quote:request`.
         */
        post: operations["submitSubmissionCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/cart/submission/{submissionId}/{quoteId}": {
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
         * Take a quote out of the cart of a submission; it is deleted.
         * @description Staff can restore a deleted quote for 90 days. For who holds `quote:cart`.
         */
        delete: operations["removeFromSubmissionCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/uw/underwrite/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pick up a referred quote: it is held for the caller for half an hour.
         * @description Nobody else can decide on it meanwhile. Releasing or declining it gives it back. For who holds `underwriting:underwrite`.
         */
        put: operations["underwriteQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/update/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the terms; the quote is rated again and keeps its status.
         * @description The old price stands in the history. Send the former terms to undo it. For who holds `underwriting:update-terms`.
         */
        put: operations["updateTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/irpm/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the schedule rating; the quote is rated again and keeps its status.
         * @description The ranges come from `POST /api/rater/v1/irpm`; what lies beyond them, or a modifier that is not one plus their total, is refused with 400. A note may be given and replaces the one of before. A signature that was asked for must be asked for again. Save zeroes to undo it. For who holds `underwriting:irpm`.
         */
        put: operations["saveIrpm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/broker-fees/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the fees of the broker; the quote is rated again and keeps its status.
         * @description A signature that was asked for before must be asked for again, because what would be signed is another sum. Save zero to undo it. For who holds `underwriting:broker-fee`.
         */
        put: operations["saveBrokerFees"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/mga-fees/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the fee of the provider; the quote is rated again and keeps its status.
         * @description A signature that was asked for before must be asked for again, because what would be signed is another sum. Save zero to undo it. For who holds `underwriting:mga-fee`.
         */
        put: operations["saveMgaFee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/release/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Release the terms: the quote becomes bindable.
         * @description A referred quote takes its price and can be sent and bound. Open conditions that stand before the release are answered 409. For who holds `underwriting:release`.
         */
        put: operations["releaseTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/release/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Release the terms: the quote becomes bindable.
         * @description A referred quote takes its price and can be sent and bound. Open conditions that stand before the release are answered 409. For who holds `underwriting:release`.
         */
        put: operations["releaseTermsAtP250"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/approve/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Release the terms: the quote becomes bindable.
         * @description A referred quote takes its price and can be sent and bound. Open conditions that stand before the release are answered 409. For who holds `underwriting:release`.
         */
        put: operations["releaseTermsAtApprove"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/decline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decline a quote.
         * @description The quote ends as DECLINED, and its agency is told when that is wanted. Restoring it takes it back. For who holds `quote:decline`.
         */
        put: operations["declineQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/decline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decline a quote.
         * @description The quote ends as DECLINED, and its agency is told when that is wanted. Restoring it takes it back. For who holds `quote:decline`.
         */
        put: operations["declineQuoteAtP250"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/lost/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save why a quote was lost.
         * @description The quote ends as LOST. Restoring it takes it back. For who holds `quote:lost`.
         */
        put: operations["markLost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/reset/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a quote the terms of its first request again.
         * @description Terms, schedule rating, fees and commission that were changed since are lost; the quote is rated again and keeps its status. What was asked for before stands in the history. For who holds `underwriting:reset`.
         */
        put: operations["resetQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/switch-surplus/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write a quote on admitted or on surplus lines paper.
         * @description Prime 250 and Prime Tech have a product on each paper. All changes since the first request are lost, and the quote is rated and taxed again. 409 for the paper that it has, for other products, and where the admitted product is not filed. For who holds `underwriting:switch-market`.
         */
        put: operations["switchMarket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/uw/bypass-cf-rules/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let a weak factor of the risk score refer a quote no more, or again.
         * @description The reason stands in the history. The quote is rated again and keeps its status; other reasons to refer it stay, and it is released by `PUT /api/quote/v1/release/{quoteId}`. For who holds `underwriting:bypass-rules`.
         */
        put: operations["bypassRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/commission/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the commission of a quote.
         * @description The policy accrues it in the place of the agency's own from its bind on; send null to undo it. The premium stays. 409 for a quote that is bound or closed. For who holds `underwriting:update-terms`.
         */
        put: operations["changeCommission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/agent/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name another agent of a quote.
         * @description Letters about the quote and its policy go there from then on. The agency and the teams are those of the account: others are refused (400). 409 for a quote that is bound or closed. For who holds `quote:edit`.
         */
        put: operations["changeQuoteAgent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/reassess-risk/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the risk of a quote again.
         * @description The domain of the client is scanned again where that may be done, and the quote is rated by the facts and the score of now: a priced one waits for its new price a few seconds, one that is with the underwriters stays there. The body names the product of the quote, and its agent (400). For who holds `underwriting:reassess-risk`.
         */
        post: operations["reassessRisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/tam/override/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decide whether a quote may go beyond the maximum of all cover of its insured.
         * @description Ten million in all on one day; binding asks it. Send false to undo it. For who holds `underwriting:bypass-rules`.
         */
        put: operations["overrideTam"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/read/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a quote as read, or as unread again.
         * @description Policyholders mark `isReadByCustomer`, the people of its agency `isRead`, each for their side as a whole; others are refused (403). It is unread again when its status changes. For who holds `quote:view`.
         */
        put: operations["markQuoteRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/specified-events/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The known events that the cover of a quote leaves out.
         * @description In the order in which they were named, at most fifty. For who holds `underwriting:specified-event`.
         */
        get: operations["listSpecifiedEvents"];
        put?: never;
        /**
         * Leave a known event out of the cover of a quote.
         * @description The quote gets the specified event exclusion, which costs nothing and is printed with the policy. Asked before it was signed (409 afterwards); a signature that was asked for must be asked for again. `DELETE` takes it back. For who holds `underwriting:specified-event`.
         */
        post: operations["addSpecifiedEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/specified-events/{quoteId}/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an event that the cover leaves out.
         * @description All facts are sent. A signature that was asked for must be asked for again. For who holds `underwriting:specified-event`.
         */
        put: operations["editSpecifiedEvent"];
        post?: never;
        /**
         * Cover an event again that was left out.
         * @description With the last one the exclusion goes too. Add it again to undo it. For who holds `underwriting:specified-event`.
         */
        delete: operations["deleteSpecifiedEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request drafts, and send quotes that have a price to the policyholder.
         * @description Drafts are rated first. The policyholder gets a mail with a link that opens the quote by a code. A wholesale quote goes to the agent of a retail agency in the place of the policyholder, when the agent fields are filled and those of the policyholder are not. For who holds `quote:send`.
         */
        post: operations["sendQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/customer/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the policyholder of a quote.
         * @description The policyholder is who signs and who hears of the quote. Change it again to undo that. For who holds `quote:edit`.
         */
        put: operations["changePolicyholder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/additional-insureds/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name who is insured beside the named insured.
         * @description The list takes the place of the one before; an empty one names nobody. Every address that does not hold is named (400). A quote that is bound or closed keeps its list (409). For who holds `quote:edit`.
         */
        put: operations["changeAdditionalInsureds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/send-sign-request/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the policyholder to sign the application.
         * @description The policyholder gets a mail with a link that opens the application by a code. Asking again sends another mail. For who holds `quote:send-sign-request`.
         */
        post: operations["sendSignRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/application-link/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link of the application; 404 until the policyholder was asked to sign.
         * @description For agencies that hand the link over themselves. For who holds `quote:send-sign-request`.
         */
        get: operations["getApplicationLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/attest/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The named insured attests what the application says.
         * @description Then the application can be signed by `POST /api/esign/v1/sign/{quoteId}`. For who holds `quote:sign`.
         */
        post: operations["attestApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/send-surplus-notice/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the surplus lines broker to attest the notice of Louisiana or Montana.
         * @description The broker of the quote gets a mail with a link that opens the notice by a code and nothing else. For who holds `quote:send-sign-request`.
         */
        post: operations["sendSurplusNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/attest-surplus-compliance/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The surplus lines broker attests the notice of Louisiana or Montana.
         * @description Binding in these states needs it. Another state, or a body that does not attest, is refused. Who came by the code of a mailed link attests for the broker who was asked and names no other. For who holds `quote:request-to-bind`.
         */
        post: operations["attestSurplusNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conditions that quotes get when their terms are released.
         * @description Quotes that have their conditions already keep them when these change. For who holds `underwriting:subjectivity-edit`.
         */
        get: operations["listSubjectivitySettings"];
        /**
         * Replace these conditions.
         * @description What is left out is removed; quotes that have their conditions already keep them. For who holds `underwriting:subjectivity-edit`.
         */
        put: operations["saveSubjectivitySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/complete/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a condition of a quote as met, or open it again.
         * @description The same call with the other value undoes it. For who holds `underwriting:subjectivity-complete`.
         */
        put: operations["completeSubjectivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/manuscript/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a condition that is written for one quote.
         * @description It must be met at its stage like every other condition. For who holds `underwriting:subjectivity-edit`.
         */
        post: operations["addManuscript"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/subjectivity/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conditions of a quote.
         * @description Each says at which stage it must be met and what clears it. For who holds `quote:view`.
         */
        get: operations["listSubjectivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/bind/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a quote; its rivals are closed with it.
         * @description What binding takes (signature, attestations, conditions, license) must be met, else 409 names what is missing. A binder is made, the first invoice is due, the policy is issued when nothing is missing any more, and other open quotes of the account for the product become INVALID. `Prefer: dry-run` shows the outcome and saves nothing. Rescinding the quote takes it back until the policy is issued. For who holds `quote:bind`.
         */
        post: operations["bindQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/p250/bind/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a quote; its rivals are closed with it.
         * @description What binding takes (signature, attestations, conditions, license) must be met, else 409 names what is missing. A binder is made, the first invoice is due, the policy is issued when nothing is missing any more, and other open quotes of the account for the product become INVALID. `Prefer: dry-run` shows the outcome and saves nothing. Rescinding the quote takes it back until the policy is issued. For who holds `quote:bind`.
         */
        post: operations["bindQuoteAtP250"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/rescind/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a bound quote back before its policy is issued.
         * @description Its binder ends; a policy that was issued meanwhile is cancelled flat. A rescinded quote can be restored for some days. For who holds `underwriting:rescind`.
         */
        put: operations["rescindQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quote/v1/endorsement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The endorsement quotes of the policy of this id, the latest first.
         * @description Those that were deleted are left out. Bound ones are revisions of the policy. For who holds `quote:view`.
         */
        get: operations["listEndorsements"];
        /**
         * Change the endorsement quote of this id, as long as it is not bound.
         * @description The difference from the policy is rated again, and a rule that is hit sends it to underwriting. A bound one is refused with 409; a further endorsement changes what it did. For who holds `policy:endorse`.
         */
        put: operations["changeEndorsement"];
        /**
         * Make a quote that changes the policy of this id.
         * @description It is rated against the policy in force and answers the difference. `Prefer: dry-run` shows that and saves nothing. Binding it makes the next revision of the policy; deleting it leaves the policy as it is. For who holds `policy:endorse`.
         */
        post: operations["createEndorsement"];
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
        QuoteStatusLabel: {
            /** @enum {string} */
            status: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            label: string;
        };
        ReasonRequest: {
            reason: string;
        };
        StatusReasonResponse: {
            code: string;
            text: string;
            /** @enum {string} */
            source: "rater" | "quote" | "agency" | "underwriter";
        };
        QuoteTaxResponse: {
            surplusLineTax: number;
            surplusStampingFee: number;
        };
        CoverageSelection: {
            /** @enum {string} */
            key: "LIABILITY" | "PCI" | "REGULATORY" | "COWBELL_BREACH_FUND" | "DATA_RESTORATION" | "EXTORTION" | "BUSINESS_IMPERSONATION" | "REPUTATIONAL_HARM" | "BUSINESS_INTERRUPTION" | "CONTINGENT_BI" | "SYSTEM_FAILURE_BI" | "CONTINGENT_SYSTEM_FAILURE" | "CYBER_CRIME" | "BRICKING" | "CRIMINAL_REWARD" | "CCPA" | "GDPR" | "UTILITY_FRAUD" | "MEDIA_LIABILITY" | "FULL_SYSTEM_FAILURE" | "BREACH_FUND_SEPARATE_LIMIT" | "BREACH_FUND_COST_ENDORSEMENT_1" | "BREACH_FUND_COST_ENDORSEMENT_2" | "CRYPTOJACKING" | "CONTINGENT_BODILY_INJURY" | "MISSED_BID" | "CONTRACTUAL_DAMAGES" | "POST_BREACH_REMEDIATION" | "TECH_ENO" | "PRIMARY_NON_CONTRIBUTORY" | "STATE_INCONSISTENCY" | "AMENDATORY_CONSTRUCTION" | "AMENDATORY_MANUFACTURING" | "ADDITIONAL_INSURED" | "AMEND_COOPERATION" | "AMEND_NOTICE_PROVISION" | "BLANKET_AI" | "DEFENSE_COUNSEL" | "WAIVER_OF_SUBROGATION" | "SPECIFIED_EVENT_EXCLUSION" | "ENO_EXCLUSION" | "ANTI_STACKING" | "RANSOM_EVENT_SUBLIMIT" | "EXTORTION_THREAT_SUBLIMIT" | "BIPA_EXCLUSION" | "FRANCHISOR" | "CYBER_TERRORISM" | "WAR_EXCLUSION";
            /** @description Limit of its own, in whole currency units; the aggregate when left out. */
            limit?: number | null;
        };
        CoverageData: {
            /** @description Aggregate limit; 1,000,000 when left out. */
            limit?: number;
            /** @description Retention; 25,000 when left out. */
            deductible?: number;
            /** @description Hours; 12 when left out. */
            waitingPeriod?: number;
            /** @description Years; -1, which stands for full prior acts, when left out. */
            retroActivePeriod?: number;
            /** @description Where the layer begins; excess only. */
            attachment?: number | null;
            /** @description The chosen coverages; the mandatory and core ones when left out. */
            coverages?: components["schemas"]["CoverageSelection"][];
            /** @description Share of revenue from technology services, in percent. */
            techENOPercentage?: number | null;
            isTriaExcluded?: boolean;
        };
        CoercionResponse: {
            requested: string | number;
            /** @description Null for what was dropped. */
            applied: string | number | null;
            /** @description JSON pointer of the field, as the calculator takes it. */
            path: string;
            rule: string;
            reason: string;
        };
        SecurityQuestions: {
            dmzSeparation?: boolean;
            thirdPartySecurityAgreement?: boolean;
            isVerifyingBankAccounts?: boolean;
            isAuthenticatingFundTransferRequests?: boolean;
            isPreventingUnauthorizedWireTransfers?: boolean;
            testedFullFailover?: boolean;
            /** @description Multi-factor authentication for mail and cloud. */
            mfaCloud?: boolean;
            mfaRemote?: boolean;
            mfaAdmin?: boolean;
            edrDeployed?: boolean;
            incidentResponsePlan?: boolean;
            isSecurityOfficer?: boolean;
            isSecurityTraining?: boolean;
            useEncryption?: boolean;
            useCloudStorage?: boolean;
            civilOrCriminalAction?: boolean;
            lossInBusinessIncome?: boolean;
            pastCyberIncident?: boolean;
            pendingLitigation?: boolean;
            securityBreachRequiringNotification?: boolean;
            changeInScope?: boolean;
            changeInScopeDetail?: string;
            /** @enum {string} */
            backupFrequency?: "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SIX_MONTHS" | "NEVER";
            /** @enum {string} */
            patchingFrequency?: "WEEKLY" | "MONTHLY" | "QUARTERLY" | "SIX_MONTHS" | "NEVER";
            /** @description 0 never, 1 within 12 months, 2 to 4 within so many years, 5 longer ago. */
            claimHistory?: number;
        };
        QuoteAdditionalInsured: {
            id: string;
            businessName: string;
            address1: string;
            address2: string | null;
            city: string;
            state: string | null;
            zipCode: string;
            naicsCode: string;
            naicsDescription: string | null;
        };
        QuoteRiskFactors: {
            /** @description Null: not scored yet. */
            companyAggregateCF: number | null;
            industryAggregateCF: number;
            factors: {
                [key: string]: unknown;
            };
        };
        AutoClearFields: {
            /**
             * @description Who measures it.
             * @enum {string}
             */
            connector: "SCAN";
            /** @enum {string} */
            metric: "networkSecurity" | "cloudSecurity" | "endpointSecurity" | "darkIntelligence" | "fundsTransfer" | "cyberExtortion" | "compliance";
            /** @description The least score, 0 to 100; below it the condition is open again. */
            gte: number;
        };
        SubjectivityResponse: {
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            completedOn: string | null;
            id: string;
            code: string;
            title: string;
            text: string;
            /**
             * @description The step before which it must be met.
             * @enum {string}
             */
            stage: "bind" | "quote" | "issue" | "postBind";
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            /** @description What proves that it is met, for example `document:SIGNED_APPLICATION`. */
            evidence: string[];
            /** @description The factor of the score that meets it by itself; null without one. */
            autoClear: components["schemas"]["AutoClearFields"] | null;
            /** @description Written for this quote alone. */
            manuscript: boolean;
            /** @enum {string} */
            state: "open" | "submitted" | "cleared" | "waived" | "expired";
            completed: boolean;
            note: string | null;
            docId: string | null;
            /** @description Who decided it by hand, either way; null where its evidence did. */
            completedBy: string | null;
        };
        AttestationResponse: {
            /** Format: date-time */
            attestedOn: string;
            signeeName: string;
            signeeTitle: string;
        };
        SignatureResponse: {
            /** Format: date-time */
            signedAt: string;
            signeeName: string;
            signeeTitle: string;
            docId: string;
            documentHash: string;
        };
        RetailAgencyResponse: {
            /** Format: date-time */
            sentOn: string;
            agencyName: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
        };
        QuoteRateBook: {
            id: string;
            version: string;
            sha256: string;
        };
        RatingFlagResponse: {
            /** @enum {string} */
            level: "decline" | "refer" | "info" | "block";
            rule: string;
            reason: string;
        };
        CoveragePremiumResponse: {
            key: string;
            premium: number;
        };
        RatingResponse: {
            /** Format: date-time */
            rated: string;
            ratingId: string;
            inputHash: string;
            rateBook: components["schemas"]["QuoteRateBook"];
            /** @description Version of the rater's arithmetic. */
            engine: string;
            irpmModifier: string;
            flags: components["schemas"]["RatingFlagResponse"][];
            /** @description Empty while no premium is shown. */
            coverages: components["schemas"]["CoveragePremiumResponse"][];
        };
        QuoteResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /**
             * Format: date-time
             * @description When it last went to the underwriters; null while none looks at it.
             */
            referredOn: string | null;
            /**
             * Format: date-time
             * @description Until when the caller has put it aside; null when it is not.
             */
            snoozedUntil: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /**
             * Format: date-time
             * @description When the policyholder was last asked to sign these terms; null while nobody was.
             */
            signRequestedOn: string | null;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            /** @description Who sells an admitted Prime 250 in Florida. */
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            /** @description In percent of the premium; null for who is not of the trade. */
            commission: number | null;
            /** @description A weak factor of the risk score refers it no more. */
            bypassCfRules: boolean;
            /** @description It may go beyond the maximum of all cover of its insured. */
            isTamOverridden: boolean;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description To whom of a retail agency it was last shown; null while to nobody. */
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @description The submission that it was made for. */
            submissionId: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            /** @description What the insured owes: the total premium with its taxes and fees. */
            amountDue: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            /** @description Why an underwriter looks at it; empty while none does. */
            referralReasons: string[];
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            /** @description The risk score of the account, 0 to 100; null until it is scored. */
            score: number | null;
            /** @description Somebody of its agency has read it since its status changed. */
            isRead: boolean;
            /** @description Somebody of the policyholder has. */
            isReadByCustomer: boolean;
            /** @description What the caller may do now. */
            allowedActions: ("decline" | "delete" | "refer" | "bind" | "issue" | "rescind" | "void" | "takeEffect" | "endPolicy" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            createdBy: string;
        };
        UrgencyResponse: {
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
        };
        RecalculateRequest: {
            /**
             * Format: date
             * @description Another start of the cover.
             */
            effectiveDate?: string;
        };
        DeletedCountResponse: {
            deletedCount: number;
        };
        SnoozeRequest: {
            /**
             * Format: date-time
             * @description When the quote comes back to the caller's lists.
             */
            until: string;
        };
        NoteResponse: {
            noteId: string;
            /** @enum {string} */
            noteType: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            text: string;
            attachments: string[];
            createdBy: string;
            createdByName: string;
            created: string;
            lastUpdated: string | null;
            /** @description Whether the caller wrote it, and so may change it. */
            isOwn: boolean;
        };
        NoteRequest: {
            /** @enum {string} */
            noteType: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            text: string;
            attachments?: string[];
        };
        UnderwriterResponse: {
            id: string;
            name: string;
            email: string;
        };
        AssignUnderwriterRequest: {
            /** Format: uuid */
            underwriterId: string;
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
        IndicationRequest: {
            /**
             * Format: uuid
             * @description A client: its facts and the answers that are on file.
             */
            accountId?: string;
            /**
             * @description Prime 250, or Prime One for a British postcode, when left out.
             * @enum {string}
             */
            product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description BASIC, POPULAR or ELITE; POPULAR when left out. */
            presetName?: string;
            /** @description United States only; told by the ZIP code when left out. */
            state?: string;
            /** @description ZIP code or postcode. */
            zipCode?: string;
            /** @description NAICS in the United States, SIC in the United Kingdom. */
            industryCode?: string;
            /** @description Annual revenue or turnover, in whole currency units. */
            revenue?: number;
            /** @description Personal records held. */
            records?: number | null;
            yearEstablished?: number | null;
            /** @description Share of revenue from technology services, in percent; technology products only. */
            techENOPercentage?: number;
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        IndicationSaving: {
            /** @description The question; `mfa` stands for all three about multi-factor authentication. */
            control: string;
            totalPremium: number;
            by: number;
        };
        IndicationFlag: {
            /** @enum {string} */
            level: "decline" | "refer" | "info" | "block";
            rule: string;
            reason: string;
        };
        IndicationResponse: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description The body of a calculator call that gives the same price. */
            input: {
                [key: string]: unknown;
            };
            presetName: string;
            terms: components["schemas"]["CoverageData"];
            /** @description The answers that it was priced by: those on file, and over them those that were given. */
            securityQuestions: components["schemas"]["SecurityQuestions"];
            /** @description The controls that are not answered. */
            unanswered: string[];
            /** @description The controls with the largest effect. */
            savings: components["schemas"]["IndicationSaving"][];
            /** @enum {string} */
            currency: "USD" | "GBP";
            premium: number;
            totalPremium: number;
            amountDue: number;
            /** @description The total premium with the best answer to every control that is not answered. */
            low: number;
            /** @description The same with the worst answers. */
            high: number;
            flags: components["schemas"]["IndicationFlag"][];
            referToUnderwriter: boolean;
        };
        ProductOfferResponse: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            market: "UK" | "SURPLUS" | "ADMITTED";
            /** @enum {string} */
            currency: "USD" | "GBP";
            limitMin: number | null;
            limitMax: number | null;
            /** @description With the least preset and the answers on file; null where it can not be had. */
            startingPremium: number | null;
            /** @description Why it can not be had, or not without an underwriter. */
            reason: string | null;
        };
        IndicationPrice: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            currency: "USD" | "GBP";
            premium: number;
            totalPremium: number;
            amountDue: number;
            /** @description The total premium with the best answer to every control that is not answered. */
            low: number;
            /** @description The same with the worst answers. */
            high: number;
            flags: components["schemas"]["IndicationFlag"][];
            referToUnderwriter: boolean;
        };
        BatchRow: {
            /** @description As in the file; the headings are row 1. */
            row: number;
            company: string;
            domain: string | null;
            /** @enum {string} */
            country: "USA" | "GBR";
            state: string | null;
            zipCode: string | null;
            industryCode: string | null;
            revenue: number | null;
            records: number | null;
            yearEstablished: number | null;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            indication: components["schemas"]["IndicationPrice"] | null;
            /** @description What is wrong with it; empty for a row that has a price. */
            errors: string[];
        };
        BatchResult: {
            rows: components["schemas"]["BatchRow"][];
        };
        BatchJobResponse: {
            /** @enum {string} */
            status: "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
            /** @description Companies that are priced. */
            done: number;
            /** @description Companies in all; null until that is known. */
            total: number | null;
            result: components["schemas"]["BatchResult"] | null;
            problem: components["schemas"]["Problem"] | null;
            id: string;
            /** Format: date-time */
            created: string;
        };
        AppetiteRequest: {
            /** @description ZIP code or postcode, which tells the state. */
            zipCode: string;
            /** @description NAICS in the United States, SIC in the United Kingdom. */
            industryCode: string;
            /** @description Annual revenue or turnover, in whole currency units. */
            revenue: number;
            /**
             * @description Prime 250, or Prime One for a British postcode, when left out.
             * @enum {string}
             */
            product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        ProductAppetiteResponse: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            answer: "REFERRED" | "IN" | "OUT";
            /** @description Why an underwriter decides, or nobody does. */
            reasons: string[];
        };
        AppetiteResponse: {
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description The products under which it would be answered better, the best first. */
            turnedBy: components["schemas"]["ProductAppetiteResponse"][];
            /** @enum {string} */
            answer: "REFERRED" | "IN" | "OUT";
            /** @description Why an underwriter decides, or nobody does. */
            reasons: string[];
        };
        AppetiteOutResponse: {
            /** Format: date-time */
            asked: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            id: string;
            askedByName: string | null;
            /** @description Whoever the asker works for. */
            agencyId: string;
            agencyName: string | null;
            state: string | null;
            industryCode: string;
            /** @description In currency units. */
            revenue: number;
            reasons: string[];
        };
        QuoteDocumentResponse: {
            link: string;
            docId: string;
            fileName: string;
            /** Format: date-time */
            created: string;
        };
        QuotesOfTime: {
            count: number;
            /** @description How many of them were bound. */
            bound: number;
            /** @description What they would cost, in currency units. */
            premium: number;
        };
        QuotesOfKind: {
            count: number;
            /** @description How many of them were bound. */
            bound: number;
            /** @description What they would cost, in currency units. */
            premium: number;
            /** @description The status, product, id of the agency, decision or code of the reason. */
            key: string;
            /** @description The name of the agency, else as the key. */
            label: string;
        };
        QuoteHomeResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Drafts. */
            toFinish: number;
            /** @description Referred, or picked up by an underwriter. */
            withUnderwriter: number;
            /** @description Referred, and not put aside by the caller. */
            referred: number;
            /** @description Picked up by an underwriter, and not put aside by the caller. */
            inReview: number;
            /** @description Priced and out for signature. */
            toSign: number;
            /** @description Priced, and to be bound as they are. */
            toBind: number;
            current: components["schemas"]["QuotesOfTime"];
            previous: components["schemas"]["QuotesOfTime"];
            /** @description The largest first; at most 100. */
            byStatus: components["schemas"]["QuotesOfKind"][];
            /** @description The largest first. */
            byProduct: components["schemas"]["QuotesOfKind"][];
            /** @description The largest first; at most 100. */
            byAgency: components["schemas"]["QuotesOfKind"][];
            /** @description Quotes of both currencies that the caller released or declined today (UTC); 0 for all but staff. */
            decidedToday: number;
            /** @description What the caller made of quotes in the time, RELEASED or DECLINED; empty for all but staff. */
            decisions: components["schemas"]["QuotesOfKind"][];
            /** @description Quotes that were referred in the time, by the code of each reason; empty for all but staff. */
            referralReasons: components["schemas"]["QuotesOfKind"][];
            /** @description Quotes that were declined or refused in the time, alike; empty for all but staff. */
            declineReasons: components["schemas"]["QuotesOfKind"][];
        };
        QuotePremiumResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            totalPremium: number;
            /** @description Of the quotes that have a price; null when none has. */
            averagePremium: number | null;
            /** @description The quotes that have a price. */
            count: number;
        };
        QuoteBucket: {
            /** @description The status, product, id of the agency, state or month (YYYY-MM). */
            key: string;
            /** @description The name of the agency, else as the key. */
            label: string;
            count: number;
            premium: number;
        };
        QuoteAggregateResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description The largest first, months in their order; at most 100. */
            buckets: components["schemas"]["QuoteBucket"][];
        };
        UniqueAccountsResponse: {
            count: number;
            /** @description At most 1,000 of them. */
            accountIds: string[];
        };
        CoverProblem: {
            code: string;
            detail: string;
        };
        CoverCheckResponse: {
            problems: components["schemas"]["CoverProblem"][];
        };
        QuoteSummary: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /**
             * Format: date-time
             * @description When it last went to the underwriters; null while none looks at it.
             */
            referredOn: string | null;
            /**
             * Format: date-time
             * @description Until when the caller has put it aside; null when it is not.
             */
            snoozedUntil: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @description The submission that it was made for. */
            submissionId: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            /** @description What the insured owes: the total premium with its taxes and fees. */
            amountDue: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            /** @description Why an underwriter looks at it; empty while none does. */
            referralReasons: string[];
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            /** @description The risk score of the account, 0 to 100; null until it is scored. */
            score: number | null;
            /** @description Somebody of its agency has read it since its status changed. */
            isRead: boolean;
            /** @description Somebody of the policyholder has. */
            isReadByCustomer: boolean;
            /** @description What the caller may do now. */
            allowedActions: ("decline" | "delete" | "refer" | "bind" | "issue" | "rescind" | "void" | "takeEffect" | "endPolicy" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            createdBy: string;
        };
        QuoteDashboardCounts: {
            /** @description By `NEW BUSINESS` and `RENEWALS`. */
            type: {
                [key: string]: number;
            };
            /** @description By status, those alone that occur, and INACTIVE. */
            status: {
                [key: string]: number;
            };
        };
        CreateQuoteRequest: {
            /**
             * Format: date
             * @description In 14 days when left out.
             */
            effectiveDate?: string;
            /**
             * Format: date
             * @description A year after the effective date when left out.
             */
            endDate?: string;
            /** Format: uuid */
            accountId: string;
            /**
             * Format: uuid
             * @description The open submission of the account that it is made for.
             */
            submissionId?: string | null;
            /** @description Who sells an admitted Prime 250 in Florida; all three or none. */
            retailAgentFirstName?: string;
            retailAgentLastName?: string;
            retailAgentLicenseNumber?: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /**
             * Format: uuid
             * @description The agency of the account, when named.
             */
            agencyId?: string;
            /** @description BASIC, POPULAR, ELITE or one of the agency's own: gives the terms that are left out. */
            presetName?: string | null;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
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
        CartResponse: {
            quotes: components["schemas"]["QuoteSummary"][];
            /** @description The most quotes that it may hold. */
            limit: number;
        };
        QuoteRequestData: {
            /**
             * Format: date
             * @description In 14 days when left out.
             */
            effectiveDate?: string;
            /**
             * Format: date
             * @description A year after the effective date when left out.
             */
            endDate?: string;
            /** @description Who sells an admitted Prime 250 in Florida; all three or none. */
            retailAgentFirstName?: string;
            retailAgentLastName?: string;
            retailAgentLicenseNumber?: string;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /**
             * Format: uuid
             * @description The agency of the account, when named.
             */
            agencyId?: string;
            /** @description BASIC, POPULAR, ELITE or one of the agency's own: gives the terms that are left out. */
            presetName?: string | null;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
        };
        SubmitCartRequest: {
            /** @description At most five drafts of the account. */
            quoteIds: string[];
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
        };
        CartError: {
            /** @description JSON pointer of the quote in the request. */
            pointer: string;
            detail: string;
        };
        SubmitCartResponse: {
            /** @description The requested quotes, rated unless the rater is away. */
            sent: components["schemas"]["QuoteResponse"][];
            errors: components["schemas"]["CartError"][];
        };
        EditQuoteRequest: {
            /** Format: date */
            effectiveDate?: string;
            /**
             * Format: date
             * @description A year after the effective date when that is changed alone.
             */
            endDate?: string;
            /** @description BASIC, POPULAR, ELITE or one of the agency's own: gives the terms that are left out. */
            presetName?: string | null;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        IssueQuoteRequest: {
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
        Prime250Request: {
            /** Format: uuid */
            accountId: string;
            /**
             * @description The admitted one when left out.
             * @enum {string}
             */
            product?: "P250" | "P250_S";
            /**
             * Format: uuid
             * @description The agency of the account, when named.
             */
            agencyId?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
        };
        Prime250CartRequest: {
            /** Format: uuid */
            accountId: string;
            /** Format: uuid */
            agencyId?: string;
            /** @description A variation for each, at most five. */
            presets: string[];
            /** @description Terms that all of them have. */
            initialRequestData?: components["schemas"]["CoverageData"];
        };
        Prime250BulkRequest: {
            /** @description At most 25: each is rated. */
            accountIds: string[];
            presetName?: string | null;
        };
        Prime250BulkError: {
            /** @description JSON pointer of the account in the request. */
            pointer: string;
            detail: string;
        };
        Prime250BulkResponse: {
            accepted: components["schemas"]["QuoteResponse"][];
            errors: components["schemas"]["Prime250BulkError"][];
        };
        Prime250DetailsResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /**
             * Format: date-time
             * @description When it last went to the underwriters; null while none looks at it.
             */
            referredOn: string | null;
            /**
             * Format: date-time
             * @description Until when the caller has put it aside; null when it is not.
             */
            snoozedUntil: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /**
             * Format: date-time
             * @description When the policyholder was last asked to sign these terms; null while nobody was.
             */
            signRequestedOn: string | null;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            /** @description Who sells an admitted Prime 250 in Florida. */
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            /** @description In percent of the premium; null for who is not of the trade. */
            commission: number | null;
            /** @description A weak factor of the risk score refers it no more. */
            bypassCfRules: boolean;
            /** @description It may go beyond the maximum of all cover of its insured. */
            isTamOverridden: boolean;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description To whom of a retail agency it was last shown; null while to nobody. */
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @description The submission that it was made for. */
            submissionId: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            /** @description What the insured owes: the total premium with its taxes and fees. */
            amountDue: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            /** @description Why an underwriter looks at it; empty while none does. */
            referralReasons: string[];
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            /** @description The risk score of the account, 0 to 100; null until it is scored. */
            score: number | null;
            /** @description Somebody of its agency has read it since its status changed. */
            isRead: boolean;
            /** @description Somebody of the policyholder has. */
            isReadByCustomer: boolean;
            /** @description What the caller may do now. */
            allowedActions: ("decline" | "delete" | "refer" | "bind" | "issue" | "rescind" | "void" | "takeEffect" | "endPolicy" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            createdBy: string;
            /** @description The rating as the rater gave it; null before the first. */
            calculatorGeneratedData: {
                [key: string]: unknown;
            } | null;
        };
        Prime250EditRequest: {
            /** Format: date */
            effectiveDate?: string;
            /**
             * Format: date
             * @description A year after the effective date when that is changed alone.
             */
            endDate?: string;
            /** @description BASIC, POPULAR, ELITE or one of the agency's own: gives the terms that are left out. */
            presetName?: string | null;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        SaveIrpmRequest: {
            managementOfContent: number;
            dcmPractices: number;
            companyStability: number;
            drPlanning: number;
            financialCondition: number;
            securityAwareness: number;
            managementExperience: number;
            irpmNote?: string | null;
            /** @description 1 + total percent / 100; refused when it is another. */
            irpmModifier?: number;
        };
        Prime250UnderwritingRequest: {
            initialRequestData?: components["schemas"]["CoverageData"];
            /** @description Percent of each risk characteristic. */
            irpm?: components["schemas"]["SaveIrpmRequest"];
            /** @description On surplus lines paper: the other changes are lost, as by `PUT /switch-surplus/{quoteId}`. */
            isSurplus?: boolean;
            /** @description Becomes a note of underwriting. */
            notes?: string;
        };
        UnmetRequirement: {
            /** @enum {string} */
            coverage: "LIABILITY" | "PCI" | "REGULATORY" | "COWBELL_BREACH_FUND" | "DATA_RESTORATION" | "EXTORTION" | "BUSINESS_IMPERSONATION" | "REPUTATIONAL_HARM" | "BUSINESS_INTERRUPTION" | "CONTINGENT_BI" | "SYSTEM_FAILURE_BI" | "CONTINGENT_SYSTEM_FAILURE" | "CYBER_CRIME" | "BRICKING" | "CRIMINAL_REWARD" | "CCPA" | "GDPR" | "UTILITY_FRAUD" | "MEDIA_LIABILITY" | "FULL_SYSTEM_FAILURE" | "BREACH_FUND_SEPARATE_LIMIT" | "BREACH_FUND_COST_ENDORSEMENT_1" | "BREACH_FUND_COST_ENDORSEMENT_2" | "CRYPTOJACKING" | "CONTINGENT_BODILY_INJURY" | "MISSED_BID" | "CONTRACTUAL_DAMAGES" | "POST_BREACH_REMEDIATION" | "TECH_ENO" | "PRIMARY_NON_CONTRIBUTORY" | "STATE_INCONSISTENCY" | "AMENDATORY_CONSTRUCTION" | "AMENDATORY_MANUFACTURING" | "ADDITIONAL_INSURED" | "AMEND_COOPERATION" | "AMEND_NOTICE_PROVISION" | "BLANKET_AI" | "DEFENSE_COUNSEL" | "WAIVER_OF_SUBROGATION" | "SPECIFIED_EVENT_EXCLUSION" | "ENO_EXCLUSION" | "ANTI_STACKING" | "RANSOM_EVENT_SUBLIMIT" | "EXTORTION_THREAT_SUBLIMIT" | "BIPA_EXCLUSION" | "FRANCHISOR" | "CYBER_TERRORISM" | "WAR_EXCLUSION";
            reason: string;
        };
        SavedQuestionsResponse: {
            quoteId: string;
            securityQuestions: components["schemas"]["SecurityQuestions"];
            /** @description Of the three coverages that ask for answers, those that may be chosen. */
            qualifiedCoverages: ("LIABILITY" | "PCI" | "REGULATORY" | "COWBELL_BREACH_FUND" | "DATA_RESTORATION" | "EXTORTION" | "BUSINESS_IMPERSONATION" | "REPUTATIONAL_HARM" | "BUSINESS_INTERRUPTION" | "CONTINGENT_BI" | "SYSTEM_FAILURE_BI" | "CONTINGENT_SYSTEM_FAILURE" | "CYBER_CRIME" | "BRICKING" | "CRIMINAL_REWARD" | "CCPA" | "GDPR" | "UTILITY_FRAUD" | "MEDIA_LIABILITY" | "FULL_SYSTEM_FAILURE" | "BREACH_FUND_SEPARATE_LIMIT" | "BREACH_FUND_COST_ENDORSEMENT_1" | "BREACH_FUND_COST_ENDORSEMENT_2" | "CRYPTOJACKING" | "CONTINGENT_BODILY_INJURY" | "MISSED_BID" | "CONTRACTUAL_DAMAGES" | "POST_BREACH_REMEDIATION" | "TECH_ENO" | "PRIMARY_NON_CONTRIBUTORY" | "STATE_INCONSISTENCY" | "AMENDATORY_CONSTRUCTION" | "AMENDATORY_MANUFACTURING" | "ADDITIONAL_INSURED" | "AMEND_COOPERATION" | "AMEND_NOTICE_PROVISION" | "BLANKET_AI" | "DEFENSE_COUNSEL" | "WAIVER_OF_SUBROGATION" | "SPECIFIED_EVENT_EXCLUSION" | "ENO_EXCLUSION" | "ANTI_STACKING" | "RANSOM_EVENT_SUBLIMIT" | "EXTORTION_THREAT_SUBLIMIT" | "BIPA_EXCLUSION" | "FRANCHISOR" | "CYBER_TERRORISM" | "WAR_EXCLUSION")[];
            unmetRequirements: components["schemas"]["UnmetRequirement"][];
        };
        TermsUpdate: {
            /** Format: date */
            effectiveDate?: string;
            /** Format: date */
            endDate?: string;
            /** @description Aggregate limit; 1,000,000 when left out. */
            limit?: number;
            /** @description Retention; 25,000 when left out. */
            deductible?: number;
            /** @description Hours; 12 when left out. */
            waitingPeriod?: number;
            /** @description Years; -1, which stands for full prior acts, when left out. */
            retroActivePeriod?: number;
            /** @description Where the layer begins; excess only. */
            attachment?: number | null;
            /** @description The chosen coverages; the mandatory and core ones when left out. */
            coverages?: components["schemas"]["CoverageSelection"][];
            /** @description Share of revenue from technology services, in percent. */
            techENOPercentage?: number | null;
            isTriaExcluded?: boolean;
        };
        UpdateTermsRequest: {
            terms: components["schemas"]["TermsUpdate"];
        };
        BrokerFeesRequest: {
            /** @description In currency units, at most 10,000. */
            brokerFee: number;
            /** @description In currency units; stays when left out. */
            additionalBrokerFee?: number | null;
            /** @enum {string} */
            product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        MgaFeesRequest: {
            /** @description In currency units. */
            mgaFee: number;
        };
        ReleaseTermsRequest: {
            /** @description Kept with the history of the quote. */
            message?: string;
        };
        DeclineQuoteRequest: {
            /** @description The chosen reason, or the text of the fill-in option. */
            reasonSummary: string;
            /**
             * Format: uuid
             * @description The same as in the address.
             */
            quoteId: string;
            /** @description Whether the agency is told. */
            isNotificationEnabled: boolean;
            /** @description Decline the submission that it was made for as well. */
            declineSubmission?: boolean;
            /** @description Decline the account as well: all its open quotes go with it. */
            declineAccount?: boolean;
            /** @description The description. */
            reason: string;
        };
        MarkLostRequest: {
            /** @description The chosen reason, or the text of the fill-in option. */
            reasonSummary: string;
            /**
             * @description The product of the quote.
             * @enum {string}
             */
            productType: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @description The description. */
            reason: string;
        };
        SwitchMarketRequest: {
            /** @description On surplus lines paper, or on admitted paper. */
            isSurplus: boolean;
        };
        BypassRequest: {
            /** @description Whether a weak factor of the risk score refers the quote no more. */
            bypass: boolean;
            reason: string;
        };
        ChangeCommissionRequest: {
            /** @description In percent of the premium; null for that of the agency. */
            commission: number | null;
        };
        QuoteAgentRequest: {
            agentFirstName: string;
            agentLastName: string;
            /** Format: email */
            agentEmail: string;
            agentPhone?: string;
            /**
             * Format: uuid
             * @description The agency of the account, when named; the account itself is given to another one.
             */
            agencyId?: string;
            /** @description Teams of the account, when named. */
            teamIds?: string[];
        };
        ReassessRiskRequest: {
            /**
             * Format: email
             * @description The agent of the quote, as it names one.
             */
            agentEmail?: string | null;
            /**
             * @description The product of the quote.
             * @enum {string}
             */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        TamOverrideRequest: {
            override: boolean;
            /** @description Stays with the provider. */
            reason: string;
        };
        MarkReadRequest: {
            /** @description For people of the agency; read when left out. */
            isRead?: boolean;
            /** @description For people of the policyholder; read when left out. */
            isReadByCustomer?: boolean;
        };
        SpecifiedEvent: {
            /** Format: date */
            claimDate: string;
            id: string;
            claimNumber: string;
            claimName: string;
            claimDescription: string | null;
        };
        SpecifiedEventRequest: {
            /** Format: date */
            claimDate: string;
            claimNumber: string;
            claimName: string;
            claimDescription?: string | null;
        };
        SendQuotesRequest: {
            /** @description Of the retail agency. */
            agencyName?: string;
            /** @description Several quotes of one account; at most five drafts among them. */
            quoteIds?: string[];
            /**
             * Format: uuid
             * @description A single quote, in the place of `quoteIds`.
             */
            quoteId?: string;
            /** @enum {string} */
            productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** Format: uuid */
            accountId: string;
            /** Format: uuid */
            agencyId?: string;
            customerFirstName?: string;
            customerLastName?: string;
            /** Format: email */
            customerEmail?: string;
            customerPhone?: string;
            agentFirstName?: string;
            agentLastName?: string;
            /** Format: email */
            agentEmail?: string;
            agentPhone?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
        };
        SendQuotesResponse: {
            /** @description The quotes that were requested or sent. */
            sent: components["schemas"]["QuoteResponse"][];
            errors: components["schemas"]["CartError"][];
        };
        PolicyholderRequest: {
            customerFirstName: string;
            customerLastName: string;
            /** Format: email */
            customerEmail: string;
            customerPhone: string;
        };
        AdditionalInsuredFields: {
            businessName: string;
            address1: string;
            address2?: string | null;
            city: string;
            /** @description Two letters; United States only. */
            state?: string | null;
            zipCode: string;
            /** @description NAICS in the United States, SIC in the United Kingdom. */
            naicsCode: string;
            naicsDescription?: string | null;
        };
        AdditionalInsuredsRequest: {
            additionalInsureds: components["schemas"]["AdditionalInsuredFields"][];
        };
        PolicyholderFields: {
            customerFirstName?: string;
            customerLastName?: string;
            /** Format: email */
            customerEmail?: string;
            customerPhone?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
        };
        SignRequestResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /**
             * Format: date-time
             * @description When it last went to the underwriters; null while none looks at it.
             */
            referredOn: string | null;
            /**
             * Format: date-time
             * @description Until when the caller has put it aside; null when it is not.
             */
            snoozedUntil: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /**
             * Format: date-time
             * @description When the policyholder was last asked to sign these terms; null while nobody was.
             */
            signRequestedOn: string | null;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            /** @description Who sells an admitted Prime 250 in Florida. */
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            /** @description In percent of the premium; null for who is not of the trade. */
            commission: number | null;
            /** @description A weak factor of the risk score refers it no more. */
            bypassCfRules: boolean;
            /** @description It may go beyond the maximum of all cover of its insured. */
            isTamOverridden: boolean;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description To whom of a retail agency it was last shown; null while to nobody. */
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @description The submission that it was made for. */
            submissionId: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            /** @description What the insured owes: the total premium with its taxes and fees. */
            amountDue: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            /** @description Why an underwriter looks at it; empty while none does. */
            referralReasons: string[];
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            /** @description The risk score of the account, 0 to 100; null until it is scored. */
            score: number | null;
            /** @description Somebody of its agency has read it since its status changed. */
            isRead: boolean;
            /** @description Somebody of the policyholder has. */
            isReadByCustomer: boolean;
            /** @description What the caller may do now. */
            allowedActions: ("decline" | "delete" | "refer" | "bind" | "issue" | "rescind" | "void" | "takeEffect" | "endPolicy" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            createdBy: string;
            /** @description Where the policyholder reviews and signs the application. */
            link: string;
        };
        ApplicationLinkResponse: {
            /** @description Where the policyholder reviews and signs the application. */
            link: string;
        };
        AttestRequest: {
            accepted: boolean;
            signeeName: string;
            signeeTitle: string;
        };
        SurplusFields: {
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
        };
        AttestSurplusRequest: {
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
        };
        SubjectivitySettingResponse: {
            id: string;
            code: string;
            title: string;
            text: string;
            /** @enum {string} */
            stage: "bind" | "quote" | "issue" | "postBind";
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            evidence: string[];
            autoClear: components["schemas"]["AutoClearFields"] | null;
            dueDays: number | null;
            products: string[];
            states: string[];
        };
        SubjectivitySettingFields: {
            /** @description Names it; in capital letters. */
            code: string;
            title: string;
            text: string;
            /** @enum {string} */
            stage: "bind" | "quote" | "issue" | "postBind";
            /** @enum {string} */
            owner: "agent" | "insured" | "underwriter";
            evidence: string[];
            /** @description The factor of the score that meets it by itself; none when left out. */
            autoClear?: components["schemas"]["AutoClearFields"] | null;
            /** @description Days from the release; without a date when null. */
            dueDays?: number | null;
            /** @description All products when empty. */
            products: ("P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH")[];
            /** @description All states when empty. */
            states: string[];
        };
        SaveSettingsRequest: {
            /** @description All of them: what is left out is removed. */
            subjectivities: components["schemas"]["SubjectivitySettingFields"][];
        };
        CompleteSubjectivityRequest: {
            /** Format: uuid */
            subjectivityId: string;
            /** @description False opens it again. */
            completed: boolean;
            note?: string | null;
            /** Format: uuid */
            docId?: string | null;
        };
        ManuscriptRequest: {
            title: string;
            text: string;
            /**
             * @description Before which step it must be met; before binding when left out.
             * @enum {string}
             */
            stage?: "bind" | "quote" | "issue" | "postBind";
        };
        BindQuoteRequest: {
            customerFirstName?: string;
            customerLastName?: string;
            /** Format: email */
            customerEmail?: string;
            customerPhone?: string;
            surplusLinesBrokerFirstName?: string;
            surplusLinesBrokerLastName?: string;
            /** Format: email */
            surplusLinesBrokerEmail?: string;
            surplusLinesNumber?: string;
            surplusLinesState?: string;
            signatureOnFile?: boolean;
            /** @description The broker acknowledges the notice of LA or MT. */
            surplusNoticeAttested?: boolean;
            /** @description No claim is known since the effective date; needed when that lies in the past. */
            claimFreeWarranty?: boolean;
        };
        QuoteBinder: {
            /** @description Id of the binder, and of the policy that it becomes. */
            id: string;
            /** @description Null until the binder is made, a moment later. */
            policyNumber: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
        };
        BoundQuoteResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /**
             * Format: date-time
             * @description When it last went to the underwriters; null while none looks at it.
             */
            referredOn: string | null;
            /**
             * Format: date-time
             * @description Until when the caller has put it aside; null when it is not.
             */
            snoozedUntil: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /**
             * Format: date-time
             * @description When the policyholder was last asked to sign these terms; null while nobody was.
             */
            signRequestedOn: string | null;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            /** @description Who sells an admitted Prime 250 in Florida. */
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            /** @description In percent of the premium; null for who is not of the trade. */
            commission: number | null;
            /** @description A weak factor of the risk score refers it no more. */
            bypassCfRules: boolean;
            /** @description It may go beyond the maximum of all cover of its insured. */
            isTamOverridden: boolean;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description To whom of a retail agency it was last shown; null while to nobody. */
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @description The submission that it was made for. */
            submissionId: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            /** @description What the insured owes: the total premium with its taxes and fees. */
            amountDue: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            /** @description Why an underwriter looks at it; empty while none does. */
            referralReasons: string[];
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            /** @description The risk score of the account, 0 to 100; null until it is scored. */
            score: number | null;
            /** @description Somebody of its agency has read it since its status changed. */
            isRead: boolean;
            /** @description Somebody of the policyholder has. */
            isReadByCustomer: boolean;
            /** @description What the caller may do now. */
            allowedActions: ("decline" | "delete" | "refer" | "bind" | "issue" | "rescind" | "void" | "takeEffect" | "endPolicy" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            createdBy: string;
            binder: components["schemas"]["QuoteBinder"];
            /** @description False for a dry run: nothing was saved. */
            committed: boolean;
        };
        RescindQuoteRequest: {
            reason: string;
        };
        EndorsementRequest: {
            /**
             * Format: date
             * @description From when on the change holds.
             */
            effectiveDate: string;
            initialRequestData?: components["schemas"]["CoverageData"];
            securityQuestions?: components["schemas"]["SecurityQuestions"];
        };
        EndorsementResponse: {
            /** Format: date */
            effectiveDate: string;
            /** Format: date */
            endDate: string;
            /** Format: date-time */
            expiresOn: string | null;
            /** Format: date */
            needByDate: string | null;
            /** Format: date-time */
            boundOn: string | null;
            /** Format: date-time */
            binderExpiresOn: string | null;
            /**
             * Format: date-time
             * @description When it last went to the underwriters; null while none looks at it.
             */
            referredOn: string | null;
            /**
             * Format: date-time
             * @description Until when the caller has put it aside; null when it is not.
             */
            snoozedUntil: string | null;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            modified: string;
            /**
             * Format: date-time
             * @description When the policyholder was last asked to sign these terms; null while nobody was.
             */
            signRequestedOn: string | null;
            /** Format: date-time */
            lastPatched: string | null;
            statusReasons: components["schemas"]["StatusReasonResponse"][];
            agentFirstName: string | null;
            agentLastName: string | null;
            agentName: string | null;
            agentEmail: string | null;
            agentPhone: string | null;
            /** @description Who sells an admitted Prime 250 in Florida. */
            retailAgentFirstName: string | null;
            retailAgentLastName: string | null;
            retailAgentLicenseNumber: string | null;
            customerFirstName: string | null;
            customerLastName: string | null;
            customerEmail: string | null;
            customerPhone: string | null;
            /** @description In percent of the premium; null for who is not of the trade. */
            commission: number | null;
            /** @description A weak factor of the risk score refers it no more. */
            bypassCfRules: boolean;
            /** @description It may go beyond the maximum of all cover of its insured. */
            isTamOverridden: boolean;
            brokerFee: number;
            additionalBrokerFee: number;
            mgaFee: number;
            /** @description Insurance premium tax; UK only. */
            ipt: number | null;
            quoteResponse: components["schemas"]["QuoteTaxResponse"] | null;
            /** @description The terms as first asked for. */
            initialRequestData: components["schemas"]["CoverageData"];
            /** @description The terms as they are. */
            terms: components["schemas"]["CoverageData"];
            /** @description What rating changed of the terms that were asked for. */
            coercions: components["schemas"]["CoercionResponse"][];
            securityQuestions: components["schemas"]["SecurityQuestions"];
            additionalInsureds: components["schemas"]["QuoteAdditionalInsured"][];
            /** @description Percent by risk characteristic. */
            irpm: {
                [key: string]: number;
            } | null;
            irpmNote: string | null;
            /** @description The account as it was when the quote was last rated. */
            firmographicData: {
                [key: string]: unknown;
            };
            cowbellRiskFactors: components["schemas"]["QuoteRiskFactors"] | null;
            subjectivities: components["schemas"]["SubjectivityResponse"][];
            attestation: components["schemas"]["AttestationResponse"] | null;
            signature: components["schemas"]["SignatureResponse"] | null;
            surplusLinesBrokerFirstName: string | null;
            surplusLinesBrokerLastName: string | null;
            surplusLinesBrokerEmail: string | null;
            surplusLinesNumber: string | null;
            surplusLinesState: string | null;
            surplusNoticeAttested: boolean;
            /** @description To whom of a retail agency it was last shown; null while to nobody. */
            retailAgency: components["schemas"]["RetailAgencyResponse"] | null;
            /** @description The carrier on whose paper it is written. */
            carrierId: string | null;
            /** @description A claim was filed on a policy of the insured. */
            hasClaim: boolean;
            rating: components["schemas"]["RatingResponse"] | null;
            id: string;
            quoteNumber: string;
            accountId: string;
            companyName: string;
            agencyId: string | null;
            agencyName: string | null;
            /** @description The submission that it was made for. */
            submissionId: string | null;
            /** @enum {string} */
            product: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            /** @enum {string} */
            status: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /** @enum {string} */
            agencyStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND";
            /**
             * @description SENT while the policyholder has a quote to read or to sign.
             * @enum {string}
             */
            customerStatus: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "SENT";
            /**
             * @description Null before the first rating and after it was bound.
             * @enum {string|null}
             */
            outcome: "offered" | "referred" | "declined" | "invalid" | "failed" | null;
            isSurplus: boolean;
            isRenewal: boolean;
            isEndorsement: boolean;
            aggLimit: number;
            limit: number;
            /** @enum {string} */
            currency: "USD" | "GBP";
            /** @description Null until rated, and when declined by the rating. */
            premium: number | null;
            totalPremium: number | null;
            /** @description What the insured owes: the total premium with its taxes and fees. */
            amountDue: number | null;
            presetName: string | null;
            /** @description 0 normal, 1 urgent. */
            urgencyIndex: number;
            /** @description The policy that it became, or that it changes or renews. */
            policyId: string | null;
            policyNumber: string | null;
            isPaid: boolean;
            isInvoiceSettled: boolean;
            /** @description The policyholder or the agency has asked to bind. */
            wraRequestToBind: boolean;
            referToUnderwriter: boolean;
            /** @description Why an underwriter looks at it; empty while none does. */
            referralReasons: string[];
            assignedUnderwriterId: string | null;
            assignedUnderwriterName: string | null;
            /** @description The risk score of the account, 0 to 100; null until it is scored. */
            score: number | null;
            /** @description Somebody of its agency has read it since its status changed. */
            isRead: boolean;
            /** @description Somebody of the policyholder has. */
            isReadByCustomer: boolean;
            /** @description What the caller may do now. */
            allowedActions: ("decline" | "delete" | "refer" | "bind" | "issue" | "rescind" | "void" | "takeEffect" | "endPolicy" | "saveTemporary" | "request" | "rateActive" | "rateReady" | "rateIndication" | "rateReferred" | "rateDeclined" | "underwrite" | "updateTerms" | "editDraft" | "editIndication" | "completeIndication" | "releaseTerms" | "markLost" | "invalidate" | "referChangedAccount" | "rateAgain" | "expire" | "revive" | "restore" | "retry" | "sendSignRequest" | "sendSurplusNotice" | "sendRetail" | "sign" | "requestToBind" | "expireBinder" | "extendBinder" | "restoreRescinded" | "restoreDeleted" | "reset" | "bypassRules" | "changeSpecifiedEvents" | "changeCommission" | "changeAgent" | "reassessRisk" | "reassessPriced" | "overrideTam" | "switchMarket")[];
            createdBy: string;
            /** @description Premium of the whole term before and after, in currency units. */
            oldAnnualPremium: number;
            newAnnualPremium: number | null;
            /** @description False for a dry run: nothing was saved. */
            committed: boolean;
        };
        EndorsementChange: {
            /**
             * Format: date
             * @description From when on the change holds.
             */
            effectiveDate?: string;
            initialRequestData?: components["schemas"]["CoverageData"];
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
        /** @description A part that the call needs is away; `Retry-After` says after how many seconds to try again. */
        Unavailable: {
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
    listAgencyStatuses: {
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
                    "application/json": components["schemas"]["QuoteStatusLabel"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listCustomerStatuses: {
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
                    "application/json": components["schemas"]["QuoteStatusLabel"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listBinderStatuses: {
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
                    "application/json": components["schemas"]["QuoteStatusLabel"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    requestReview: {
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
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description The quote is REFERRED until an underwriter releases or declines it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    referQuote: {
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
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description The quote is REFERRED until an underwriter releases or declines it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    toggleUrgent: {
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
        requestBody?: never;
        responses: {
            /** @description Urgent quotes come first in the inbox. The same call undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UrgencyResponse"];
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
    changeNeedBy: {
        parameters: {
            query: {
                /** @description Today or later. */
                needBy: string;
                quoteId: string;
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
            /** @description Underwriters see the date in their inbox. Set another one to undo it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
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
    invalidateQuote: {
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
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /**
             * @description The reason is kept in its history, and the other services are told. The quote can be
             *     revived or restored.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    reviveQuote: {
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
        requestBody?: never;
        responses: {
            /**
             * @description Of expired and invalid quotes alone; `PUT /api/quote/v1/restore/{quoteId}` brings
             *     others back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    recalculateQuote: {
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
                "application/json": components["schemas"]["RecalculateRequest"];
            };
        };
        responses: {
            /**
             * @description The former price stands in the history. A risk that the rules refer goes to the
             *     underwriters again, and signatures of before no longer count.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    restoreQuote: {
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
        requestBody?: never;
        responses: {
            /** @description It becomes what it was before it ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    deleteQuotes: {
        parameters: {
            query: {
                /** @description At most 100 quotes; may be repeated, or one text with commas. */
                quoteIds: string[];
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
            /** @description The answer counts the deleted ones. They can be restored for 90 days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCountResponse"];
                };
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
    deleteClosedQuotes: {
        parameters: {
            query?: {
                accountId?: string;
                agencyId?: string;
                /** @description Both when left out. */
                status?: "EXPIRED" | "INVALID";
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
             * @description Those in the caller's scope, of one account or agency when it is named; a quote that
             *     was bound stays. The answer counts them, at most a thousand: ask again while it is so many. They
             *     can be restored for 90 days.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCountResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getQuote: {
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
            /** @description `allowedActions` names what the caller may do with it now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    requestToBind: {
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
                "application/json": components["schemas"]["PolicyholderRequest"];
            };
        };
        responses: {
            /**
             * @description The request appears in the inbox of the underwriters, who bind by `POST
             *     /api/quote/v1/bind/{quoteId}` or decline.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    deleteQuote: {
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
             * @description Only a draft, a rejected or a closed quote is deleted; any other is refused with 409.
             *     Staff can restore it for 90 days.
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
    patchAccountFacts: {
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
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /**
             * @description The fields are those of `PUT /api/account/v1/{accountId}`, which decides: what it
             *     refuses is refused here in its words. A fact of rating closes or refers the other open quotes of
             *     the client, and this one is rated again: read it until `lastPatched` is newer.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    snoozeQuote: {
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
                "application/json": components["schemas"]["SnoozeRequest"];
            };
        };
        responses: {
            /**
             * @description Lists that ask for `isSnoozed=false` leave it out until then, for the caller alone. Within
             *     the next 90 days; a second call names another time. `DELETE /api/quote/v1/snooze/{quoteId}` undoes it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    wakeQuote: {
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
        requestBody?: never;
        responses: {
            /**
             * @description It is in the caller's lists at once; a quote that was not put aside stays as it is. Put
             *     it aside again to undo it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    listNoteTypes: {
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
                    "application/json": ("GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY")[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchQuoteNotes: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                noteType?: "GENERAL" | "UNDERWRITING" | "SALES" | "CLAIM" | "SUBJECTIVITY";
            };
            header?: never;
            path: {
                quoteId: string;
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
    addQuoteNote: {
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
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /**
             * @description Of a type that the caller reads (400). `attachments` names documents of the quote
             *     that the caller reads (400); `POST /api/docs/v1/upload/doc` brings them.
             */
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
    editQuoteNote: {
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
            /**
             * @description Only its author may (403); the type and the documents keep to the same rules as those of
             *     a new note (400).
             */
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
    deleteQuoteNote: {
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
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Only its author may (403). It is gone for everybody; the activity log keeps what it
             *     said.
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
    listUnderwriters: {
        parameters: {
            query?: {
                /** @description A part of a name or an address. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People with an authority level who can sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnderwriterResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    assignUnderwriter: {
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
                "application/json": components["schemas"]["AssignUnderwriterRequest"];
            };
        };
        responses: {
            /**
             * @description The hold of whoever had picked it up ends, and the underwriter is told by the bell and by
             *     mail. Refused with 400 for somebody without an authority level and with 409 when nobody
             *     decides on the quote. Assign another one to undo it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    listQuoteActivities: {
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
    countQuoteActivities: {
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
    listQuoteTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
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
    verifyQuoteTimeline: {
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
    getIndication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndicationRequest"];
            };
        };
        responses: {
            /**
             * @description The range is that of the controls which are not answered: all at their best and all at
             *     their worst. With an account its facts and answers are read, and what the request says goes
             *     before them. Every field at fault is named (400). Quote it by `POST /api/quote/v1`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndicationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
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
            /**
             * @description Priced by the least preset and the answers on file. A product that the client can not
             *     have has a reason and no price; one that covers technology services has none before their share
             *     of the revenue is known.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductOfferResponse"][];
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
    startBatch: {
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            202: {
                headers: {
                    /** @description Where the job tells how far it is, and in the end its companies. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJobResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    getBatch: {
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
            /** @description A batch of somebody else is answered 404. It is forgotten after two days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchJobResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    cancelBatch: {
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
            /** @description It has no result then. To have one, send the file again. */
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
    askAppetite: {
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
                "application/json": components["schemas"]["AppetiteRequest"];
            };
        };
        responses: {
            /**
             * @description Judged as if the company did all it can to protect itself, so that what it does, where
             *     and how large it is decide alone. What is not wanted is kept for `GET
             *     /api/quote/v1/appetite/search`; a price is given by `POST /api/quote/v1/indications`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppetiteResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAppetiteOuts: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
                sort?: string[];
                search?: string;
                /** @description Asked at or after this instant. */
                after?: string;
                /** @description Asked at or before this instant. */
                before?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
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
                        content: components["schemas"]["AppetiteOutResponse"][];
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
    getQuoteDocument: {
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
            /**
             * @description The latest that was printed, signed or not; 404 until the quote was sent to be signed.
             *     Download it at `link`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteDocumentResponse"];
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
    downloadProposal: {
        parameters: {
            query?: {
                /** @description The proposal as it was at this instant; the latest when left out. */
                created?: string;
                /** @description The client of the quote, when named. */
                accountId?: string;
            };
            header?: never;
            path: {
                quoteId: string;
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
            503: components["responses"]["Unavailable"];
        };
    };
    getQuoteHome: {
        parameters: {
            query: {
                /** @description Created at or after this instant. */
                after: string;
                /** @description Created at or before this instant. */
                before: string;
                /** @description The same of the time to compare with. */
                previousAfter: string;
                /** @description The same of the time to compare with. */
                previousBefore: string;
                /** @description USD when left out: amounts of two currencies are never added. */
                currency?: "USD" | "GBP";
                agencyId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description What waits is counted as the lists of `GET /api/quote/v1/search` hold it, whenever it
             *     was made; what was made in the two times as `GET /api/quote/v1/search/premium` counts it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteHomeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getQuotePremium: {
        parameters: {
            query?: {
                /** @description Created at or after this instant. */
                after?: string;
                /** @description Created at or before this instant. */
                before?: string;
                /** @description Of these statuses alone, whatever they are; TEMP stands for TEMPORARY. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                agencyId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                /** @description Also INVALID, DRAFT and TEMPORARY ones, which premium figures leave out. */
                includeExcluded?: boolean;
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
             * @description INVALID, DRAFT and TEMPORARY quotes are left out unless they are asked for. The list of
             *     `GET /api/quote/v1/search` with the same filters holds the quotes that are counted.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotePremiumResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getQuoteAggregate: {
        parameters: {
            query?: {
                /** @description Created at or after this instant. */
                after?: string;
                /** @description Created at or before this instant. */
                before?: string;
                /** @description Of these statuses alone, whatever they are; TEMP stands for TEMPORARY. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                agencyId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                /** @description Also INVALID, DRAFT and TEMPORARY ones, which premium figures leave out. */
                includeExcluded?: boolean;
                /** @description USD when left out: amounts of two currencies are never added. */
                currency?: "USD" | "GBP";
                /** @description By status when left out. */
                groupBy?: "state" | "status" | "product" | "agency" | "month";
                /** @description Whose months are counted; UTC when left out. */
                timeZone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Counted as `GET /api/quote/v1/search/premium` counts them; the premium of quotes
             *     without a price is 0.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAggregateResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getUniqueAccounts: {
        parameters: {
            query?: {
                /** @description Created at or after this instant. */
                after?: string;
                /** @description Created at or before this instant. */
                before?: string;
                /** @description Of these statuses alone, whatever they are; TEMP stands for TEMPORARY. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                agencyId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                /** @description Also INVALID, DRAFT and TEMPORARY ones, which premium figures leave out. */
                includeExcluded?: boolean;
                /** @description USD when left out: amounts of two currencies are never added. */
                currency?: "USD" | "GBP";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of the quotes that `GET /api/quote/v1/search/premium` counts, priced or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UniqueAccountsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    checkCover: {
        parameters: {
            query?: {
                /** @description The first day of its year; in 14 days when left out. */
                effectiveDate?: string;
                /** @description The quote that is to be bound. */
                quoteId?: string;
                /** @description Of what would be quoted, where there is no quote yet. */
                accountId?: string;
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Of one quote (`quoteId`), or of what would be quoted (`accountId`, `product`,
             *     `effectiveDate`): a policy of the same product at the same time, and of a quote for a layer that
             *     nothing bound lies below it. An empty list: nothing does. Binding refuses the same with 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverCheckResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The caller sees no such quote or client. */
            404: {
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
    searchQuoteDashboard: {
        parameters: {
            query?: {
                page?: number;
                /** @description Rows of a page. */
                size?: number;
                sort?: string[];
                search?: string;
                type?: "NEW BUSINESS" | "RENEWALS";
                /** @description A status; INACTIVE stands for INVALID and DECLINED. */
                status?: "BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND" | "INACTIVE";
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
                        content: components["schemas"]["QuoteSummary"][];
                        totalElements: number;
                        totalPages: number;
                        /** @description The page, counted from 0. */
                        number: number;
                        size: number;
                        totalIsLowerBound?: boolean;
                        counts: components["schemas"]["QuoteDashboardCounts"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    createQuote: {
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
                "application/json": components["schemas"]["CreateQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description The draft has no price yet. Request it by `POST /api/quote/v1/send` or by the cart;
             *     delete it when it is not wanted.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    duplicateQuote: {
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
        requestBody?: never;
        responses: {
            /**
             * @description Product, terms and answers are those of the quote; the dates and the agent are those
             *     of a new one. What is not sold as it was any more is refused (400), and so are endorsements
             *     (409). Request the draft by `POST /api/quote/v1/send`.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    searchQuotes: {
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
                /** @description At or after this instant; any of the four when `became` is left out. */
                becameAfter?: string;
                /** @description At or before this instant; any of the four when `became` is left out. */
                becameBefore?: string;
                /** @description One of these statuses; TEMP stands for TEMPORARY. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Priced in this currency. */
                currency?: "USD" | "GBP";
                agencyId?: string;
                accountId?: string;
                /** @description Made for this submission. */
                submissionId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                isRenewal?: boolean;
                /** @description Priced quotes that are out for signature, or that can be bound as they are. */
                waitsFor?: "SIGNATURE" | "BIND";
                /** @description Those alone that the caller has put aside for now, or all others. */
                isSnoozed?: boolean;
                /** @description Referred, released, declined by a person or refused by a rule, whatever they are now. */
                became?: ("REFUSED" | "DECLINED" | "REFERRED" | "RELEASED")[];
                /** @description That a person did, by the id of the user; any of the four when `became` is left out. */
                becameBy?: string;
                /** @description For this reason, by its code; any of the four when `became` is left out. */
                becameFor?: string;
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
                        content: components["schemas"]["QuoteSummary"][];
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
    searchInbox: {
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
                /** @description At or after this instant; any of the four when `became` is left out. */
                becameAfter?: string;
                /** @description At or before this instant; any of the four when `became` is left out. */
                becameBefore?: string;
                /** @description One of these statuses; TEMP stands for TEMPORARY. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Priced in this currency. */
                currency?: "USD" | "GBP";
                agencyId?: string;
                accountId?: string;
                /** @description Made for this submission. */
                submissionId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                isRenewal?: boolean;
                /** @description Priced quotes that are out for signature, or that can be bound as they are. */
                waitsFor?: "SIGNATURE" | "BIND";
                /** @description Those alone that the caller has put aside for now, or all others. */
                isSnoozed?: boolean;
                /** @description Referred, released, declined by a person or refused by a rule, whatever they are now. */
                became?: ("REFUSED" | "DECLINED" | "REFERRED" | "RELEASED")[];
                /** @description That a person did, by the id of the user; any of the four when `became` is left out. */
                becameBy?: string;
                /** @description For this reason, by its code; any of the four when `became` is left out. */
                becameFor?: string;
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
                        content: components["schemas"]["QuoteSummary"][];
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
    searchQuotesToDo: {
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
                /** @description At or after this instant; any of the four when `became` is left out. */
                becameAfter?: string;
                /** @description At or before this instant; any of the four when `became` is left out. */
                becameBefore?: string;
                /** @description One of these statuses; TEMP stands for TEMPORARY. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Priced in this currency. */
                currency?: "USD" | "GBP";
                agencyId?: string;
                accountId?: string;
                /** @description Made for this submission. */
                submissionId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                isRenewal?: boolean;
                /** @description Priced quotes that are out for signature, or that can be bound as they are. */
                waitsFor?: "SIGNATURE" | "BIND";
                /** @description Those alone that the caller has put aside for now, or all others. */
                isSnoozed?: boolean;
                /** @description Referred, released, declined by a person or refused by a rule, whatever they are now. */
                became?: ("REFUSED" | "DECLINED" | "REFERRED" | "RELEASED")[];
                /** @description That a person did, by the id of the user; any of the four when `became` is left out. */
                becameBy?: string;
                /** @description For this reason, by its code; any of the four when `became` is left out. */
                becameFor?: string;
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
                        content: components["schemas"]["QuoteSummary"][];
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
    searchQuotesByRead: {
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
                /** @description At or after this instant; any of the four when `became` is left out. */
                becameAfter?: string;
                /** @description At or before this instant; any of the four when `became` is left out. */
                becameBefore?: string;
                /** @description One of these statuses; TEMP stands for TEMPORARY. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Priced in this currency. */
                currency?: "USD" | "GBP";
                agencyId?: string;
                accountId?: string;
                /** @description Made for this submission. */
                submissionId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                isRenewal?: boolean;
                /** @description Priced quotes that are out for signature, or that can be bound as they are. */
                waitsFor?: "SIGNATURE" | "BIND";
                /** @description Those alone that the caller has put aside for now, or all others. */
                isSnoozed?: boolean;
                /** @description Referred, released, declined by a person or refused by a rule, whatever they are now. */
                became?: ("REFUSED" | "DECLINED" | "REFERRED" | "RELEASED")[];
                /** @description That a person did, by the id of the user; any of the four when `became` is left out. */
                becameBy?: string;
                /** @description For this reason, by its code; any of the four when `became` is left out. */
                becameFor?: string;
                /** @description Whether somebody of the agency has read it since its status changed. */
                isRead?: boolean;
                /** @description Whether somebody of the policyholder has. */
                isReadByCustomer?: boolean;
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
                        content: components["schemas"]["QuoteSummary"][];
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
    searchDeleted: {
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
                /** @description At or after this instant; any of the four when `became` is left out. */
                becameAfter?: string;
                /** @description At or before this instant; any of the four when `became` is left out. */
                becameBefore?: string;
                /** @description One of these statuses; TEMP stands for TEMPORARY. */
                status?: ("BOUND" | "DECLINED" | "LOST" | "DELETED" | "IN_REVIEW" | "TEMPORARY" | "DRAFT" | "REQUESTED" | "ACTIVE" | "INDICATION" | "REFERRED" | "READY" | "SIGNED" | "BINDER EXPIRED" | "ISSUED" | "IN FORCE" | "EXPIRED" | "INVALID" | "VOID" | "API_REJECTED" | "RESCIND")[];
                product?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Priced in this currency. */
                currency?: "USD" | "GBP";
                agencyId?: string;
                accountId?: string;
                /** @description Made for this submission. */
                submissionId?: string;
                /** @description Of clients that work in this team. */
                teamId?: string;
                isRenewal?: boolean;
                /** @description Priced quotes that are out for signature, or that can be bound as they are. */
                waitsFor?: "SIGNATURE" | "BIND";
                /** @description Those alone that the caller has put aside for now, or all others. */
                isSnoozed?: boolean;
                /** @description Referred, released, declined by a person or refused by a rule, whatever they are now. */
                became?: ("REFUSED" | "DECLINED" | "REFERRED" | "RELEASED")[];
                /** @description That a person did, by the id of the user; any of the four when `became` is left out. */
                becameBy?: string;
                /** @description For this reason, by its code; any of the four when `became` is left out. */
                becameFor?: string;
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
                        content: components["schemas"]["QuoteSummary"][];
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
    findQuotes: {
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
             * @description By number, with or without its dashes, by client, or by the mail or telephone of the
             *     client, however that is written; in the rows of the list. The number itself comes first, then
             *     what begins so; `detail` is the product.
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
    getCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
                agencyId?: string;
            };
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Its drafts, oldest first; submit them by `POST
             *     /api/quote/v1/cart/account/{accountId}/submit`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addToCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
                agencyId?: string;
            };
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
                "application/json": components["schemas"]["QuoteRequestData"];
            };
        };
        responses: {
            /**
             * @description A cart holds at most five open variations. Submit them together; binding one closes the
             *     others.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
                agencyId?: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                accountId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff can restore a deleted quote for 90 days. */
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
    submitCart: {
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
                "application/json": components["schemas"]["SubmitCartRequest"];
            };
        };
        responses: {
            /**
             * @description Each draft is rated and becomes READY or ACTIVE with its terms, or REFERRED to an
             *     underwriter. The answer lists what was sent and what was refused.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitCartResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    editQuote: {
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
                "application/json": components["schemas"]["EditQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description A draft keeps its status; an indication is rated again, and is READY once every answer
             *     is there and nothing refers it. A quote that has its price is followed by another one instead
             *     (409). Send the former values to undo it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    retryRequest: {
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
        requestBody?: never;
        responses: {
            /**
             * @description Of API_REJECTED alone (409), after `PUT /api/quote/v1/edit/{quoteId}` mended it; it is
             *     refused with its reasons while it cannot be rated (400).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    issueQuote: {
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
                "application/json": components["schemas"]["IssueQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description As `POST /api/policy/v1/binders/issue/{binderId}` does: 409 names every guard that is
             *     not met. It is undone by cancelling the policy.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    issueQuoteAsAgency: {
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
                "application/json": components["schemas"]["IssueQuoteRequest"];
            };
        };
        responses: {
            /** @description For agencies with the authority to issue (409 without); others get 404. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createPrime250: {
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
                "application/json": components["schemas"]["Prime250Request"];
            };
        };
        responses: {
            /**
             * @description As `POST /api/quote/v1` does for any product. Another product is refused with 400; the
             *     draft is requested with its cart, and can be changed until then.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    addPrime250ToCart: {
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
                "application/json": components["schemas"]["Prime250CartRequest"];
            };
        };
        responses: {
            /** @description The cart holds five (409): those that had room stay. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"][];
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
    createPrime250Bulk: {
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
                "application/json": components["schemas"]["Prime250BulkRequest"];
            };
        };
        responses: {
            /** @description At most 25. The answer lists what was saved, and why an account got none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prime250BulkResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrime250Details: {
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
            /**
             * @description What was sent to the rater, its engine and its rate book. 404 for another product; a
             *     policyholder is shown the quote without these figures.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prime250DetailsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    getPrime250Quotes: {
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
            /** @description At most a hundred; none for an account that the caller does not see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteSummary"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    editPrime250: {
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
                "application/json": components["schemas"]["Prime250EditRequest"];
            };
        };
        responses: {
            /**
             * @description As `PUT /api/quote/v1/edit/{quoteId}` does for any product. 404 for another product, 409
             *     once it has its price.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    underwritePrime250: {
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
                "application/json": components["schemas"]["Prime250UnderwritingRequest"];
            };
        };
        responses: {
            /**
             * @description Paper, terms, schedule rating and a note, one after the other; each is rated again. What
             *     was done before one is refused stays.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    savePrime250Questions: {
        parameters: {
            query?: {
                /** @description A draft or an indication of the account; a new draft is made when left out. */
                quoteId?: string;
                /** @description Saved alone when left out. */
                action?: "quote-now" | "open-cart" | "add-to-list";
            };
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
                "application/json": components["schemas"]["SecurityQuestions"];
            };
        };
        responses: {
            /**
             * @description With a draft or an indication of the account, or a new draft. `quote-now` requests it,
             *     `open-cart` puts a new one into the cart, `add-to-list` leaves it among the drafts. The answer says
             *     which of the three coverages that ask for answers may be chosen, and what the others need.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuestionsResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getSubmissionCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
                agencyId?: string;
            };
            header?: never;
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Its drafts, oldest first, apart from the cart of the account. A submission without an
             *     account is answered 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addToSubmissionCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
                agencyId?: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteRequestData"];
            };
        };
        responses: {
            /** @description At most five. The submission is open and matched to an account (409). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    submitSubmissionCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitCartRequest"];
            };
        };
        responses: {
            /**
             * @description As `POST /api/quote/v1/cart/account/{accountId}/submit` does. The answer lists what was
             *     sent and what was refused.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmitCartResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromSubmissionCart: {
        parameters: {
            query?: {
                /** @description The agency of the account, when named. */
                agencyId?: string;
            };
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                submissionId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Staff can restore a deleted quote for 90 days. */
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
    underwriteQuote: {
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
        requestBody?: never;
        responses: {
            /** @description Nobody else can decide on it meanwhile. Releasing or declining it gives it back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    updateTerms: {
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
                "application/json": components["schemas"]["UpdateTermsRequest"];
            };
        };
        responses: {
            /** @description The old price stands in the history. Send the former terms to undo it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    saveIrpm: {
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
                "application/json": components["schemas"]["SaveIrpmRequest"];
            };
        };
        responses: {
            /**
             * @description The ranges come from `POST /api/rater/v1/irpm`; what lies beyond them, or a modifier
             *     that is not one plus their total, is refused with 400. A note may be given and replaces the one
             *     of before. A signature that was asked for must be asked for again. Save zeroes to undo it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    saveBrokerFees: {
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
                "application/json": components["schemas"]["BrokerFeesRequest"];
            };
        };
        responses: {
            /**
             * @description A signature that was asked for before must be asked for again, because what would be
             *     signed is another sum. Save zero to undo it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    saveMgaFee: {
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
                "application/json": components["schemas"]["MgaFeesRequest"];
            };
        };
        responses: {
            /**
             * @description A signature that was asked for before must be asked for again, because what would be
             *     signed is another sum. Save zero to undo it.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    releaseTerms: {
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
                "application/json": components["schemas"]["ReleaseTermsRequest"];
            };
        };
        responses: {
            /**
             * @description A referred quote takes its price and can be sent and bound. Open conditions that stand
             *     before the release are answered 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    releaseTermsAtP250: {
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
                "application/json": components["schemas"]["ReleaseTermsRequest"];
            };
        };
        responses: {
            /**
             * @description A referred quote takes its price and can be sent and bound. Open conditions that stand
             *     before the release are answered 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    releaseTermsAtApprove: {
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
                "application/json": components["schemas"]["ReleaseTermsRequest"];
            };
        };
        responses: {
            /**
             * @description A referred quote takes its price and can be sent and bound. Open conditions that stand
             *     before the release are answered 409.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    declineQuote: {
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
                "application/json": components["schemas"]["DeclineQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description The quote ends as DECLINED, and its agency is told when that is wanted. Restoring it
             *     takes it back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    declineQuoteAtP250: {
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
                "application/json": components["schemas"]["DeclineQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description The quote ends as DECLINED, and its agency is told when that is wanted. Restoring it
             *     takes it back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    markLost: {
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
                "application/json": components["schemas"]["MarkLostRequest"];
            };
        };
        responses: {
            /** @description The quote ends as LOST. Restoring it takes it back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    resetQuote: {
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
        requestBody?: never;
        responses: {
            /**
             * @description Terms, schedule rating, fees and commission that were changed since are lost; the quote
             *     is rated again and keeps its status. What was asked for before stands in the history.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    switchMarket: {
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
                "application/json": components["schemas"]["SwitchMarketRequest"];
            };
        };
        responses: {
            /**
             * @description Prime 250 and Prime Tech have a product on each paper. All changes since the first
             *     request are lost, and the quote is rated and taxed again. 409 for the paper that it has, for
             *     other products, and where the admitted product is not filed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    bypassRules: {
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
                "application/json": components["schemas"]["BypassRequest"];
            };
        };
        responses: {
            /**
             * @description The reason stands in the history. The quote is rated again and keeps its status; other
             *     reasons to refer it stay, and it is released by `PUT /api/quote/v1/release/{quoteId}`.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    changeCommission: {
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
                "application/json": components["schemas"]["ChangeCommissionRequest"];
            };
        };
        responses: {
            /**
             * @description The policy accrues it in the place of the agency's own from its bind on; send null to
             *     undo it. The premium stays. 409 for a quote that is bound or closed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    changeQuoteAgent: {
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
                "application/json": components["schemas"]["QuoteAgentRequest"];
            };
        };
        responses: {
            /**
             * @description Letters about the quote and its policy go there from then on. The agency and the teams
             *     are those of the account: others are refused (400). 409 for a quote that is bound or closed.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    reassessRisk: {
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
                "application/json": components["schemas"]["ReassessRiskRequest"];
            };
        };
        responses: {
            /**
             * @description The domain of the client is scanned again where that may be done, and the quote is rated
             *     by the facts and the score of now: a priced one waits for its new price a few seconds, one that is
             *     with the underwriters stays there. The body names the product of the quote, and its agent (400).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    overrideTam: {
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
                "application/json": components["schemas"]["TamOverrideRequest"];
            };
        };
        responses: {
            /** @description Ten million in all on one day; binding asks it. Send false to undo it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    markQuoteRead: {
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
                "application/json": components["schemas"]["MarkReadRequest"];
            };
        };
        responses: {
            /**
             * @description Policyholders mark `isReadByCustomer`, the people of its agency `isRead`, each for
             *     their side as a whole; others are refused (403). It is unread again when its status changes.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    listSpecifiedEvents: {
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
            /** @description In the order in which they were named, at most fifty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecifiedEvent"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    addSpecifiedEvent: {
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
                "application/json": components["schemas"]["SpecifiedEventRequest"];
            };
        };
        responses: {
            /**
             * @description The quote gets the specified event exclusion, which costs nothing and is printed with
             *     the policy. Asked before it was signed (409 afterwards); a signature that was asked for must be
             *     asked for again. `DELETE` takes it back.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecifiedEvent"];
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
    editSpecifiedEvent: {
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
                eventId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpecifiedEventRequest"];
            };
        };
        responses: {
            /** @description All facts are sent. A signature that was asked for must be asked for again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecifiedEvent"];
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
    deleteSpecifiedEvent: {
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
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With the last one the exclusion goes too. Add it again to undo it. */
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
    sendQuotes: {
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
                "application/json": components["schemas"]["SendQuotesRequest"];
            };
        };
        responses: {
            /**
             * @description Drafts are rated first. The policyholder gets a mail with a link that opens the quote
             *     by a code. A wholesale quote goes to the agent of a retail agency in the place of the
             *     policyholder, when the agent fields are filled and those of the policyholder are not.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendQuotesResponse"];
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
    changePolicyholder: {
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
                "application/json": components["schemas"]["PolicyholderRequest"];
            };
        };
        responses: {
            /** @description The policyholder is who signs and who hears of the quote. Change it again to undo that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    changeAdditionalInsureds: {
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
                "application/json": components["schemas"]["AdditionalInsuredsRequest"];
            };
        };
        responses: {
            /**
             * @description The list takes the place of the one before; an empty one names nobody. Every address
             *     that does not hold is named (400). A quote that is bound or closed keeps its list (409).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    sendSignRequest: {
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
                "application/json": components["schemas"]["PolicyholderFields"];
            };
        };
        responses: {
            /**
             * @description The policyholder gets a mail with a link that opens the application by a code. Asking
             *     again sends another mail.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignRequestResponse"];
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
    getApplicationLink: {
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
            /** @description For agencies that hand the link over themselves. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationLinkResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    attestApplication: {
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
                "application/json": components["schemas"]["AttestRequest"];
            };
        };
        responses: {
            /** @description Then the application can be signed by `POST /api/esign/v1/sign/{quoteId}`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    sendSurplusNotice: {
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
                "application/json": components["schemas"]["SurplusFields"];
            };
        };
        responses: {
            /**
             * @description The broker of the quote gets a mail with a link that opens the notice by a code and
             *     nothing else.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    attestSurplusNotice: {
        parameters: {
            query: {
                /** @description The state of the notice. */
                state: "LA" | "MT";
            };
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
                "application/json": components["schemas"]["AttestSurplusRequest"];
            };
        };
        responses: {
            /**
             * @description Binding in these states needs it. Another state, or a body that does not attest, is
             *     refused. Who came by the code of a mailed link attests for the broker who was asked and names
             *     no other.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    listSubjectivitySettings: {
        parameters: {
            query?: {
                /** @description Settings that apply to this product. */
                productType?: "P100" | "P100_PRO" | "P250" | "P250_S" | "P_PLUS" | "PRIME_CLOUD" | "PRIME_TECH" | "PRIME_TECH_PLUS" | "P_ONE" | "P_ONE_PLUS" | "PRIME_ONE_TECH";
                /** @description Settings that apply to this state. */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Quotes that have their conditions already keep them when these change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectivitySettingResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    saveSubjectivitySettings: {
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
                "application/json": components["schemas"]["SaveSettingsRequest"];
            };
        };
        responses: {
            /** @description What is left out is removed; quotes that have their conditions already keep them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectivitySettingResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    completeSubjectivity: {
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
                "application/json": components["schemas"]["CompleteSubjectivityRequest"];
            };
        };
        responses: {
            /** @description The same call with the other value undoes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectivityResponse"][];
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
    addManuscript: {
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
                "application/json": components["schemas"]["ManuscriptRequest"];
            };
        };
        responses: {
            /** @description It must be met at its stage like every other condition. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectivityResponse"];
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
    listSubjectivities: {
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
            /** @description Each says at which stage it must be met and what clears it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubjectivityResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    bindQuote: {
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
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description What binding takes (signature, attestations, conditions, license) must be met, else 409
             *     names what is missing. A binder is made, the first invoice is due, the policy is issued when
             *     nothing is missing any more, and other open quotes of the account for the product become
             *     INVALID. `Prefer: dry-run` shows the outcome and saves nothing. Rescinding the quote takes it
             *     back until the policy is issued.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundQuoteResponse"];
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
    bindQuoteAtP250: {
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
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description What binding takes (signature, attestations, conditions, license) must be met, else 409
             *     names what is missing. A binder is made, the first invoice is due, the policy is issued when
             *     nothing is missing any more, and other open quotes of the account for the product become
             *     INVALID. `Prefer: dry-run` shows the outcome and saves nothing. Rescinding the quote takes it
             *     back until the policy is issued.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoundQuoteResponse"];
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
    rescindQuote: {
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
                "application/json": components["schemas"]["RescindQuoteRequest"];
            };
        };
        responses: {
            /**
             * @description Its binder ends; a policy that was issued meanwhile is cancelled flat. A rescinded
             *     quote can be restored for some days.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
    listEndorsements: {
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
            /** @description Those that were deleted are left out. Bound ones are revisions of the policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteSummary"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    changeEndorsement: {
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
                "application/json": components["schemas"]["EndorsementChange"];
            };
        };
        responses: {
            /**
             * @description The difference from the policy is rated again, and a rule that is hit sends it to
             *     underwriting. A bound one is refused with 409; a further endorsement changes what it did.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createEndorsement: {
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
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndorsementRequest"];
            };
        };
        responses: {
            /**
             * @description It is rated against the policy in force and answers the difference. `Prefer: dry-run`
             *     shows that and saves nothing. Binding it makes the next revision of the policy; deleting it
             *     leaves the policy as it is.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndorsementResponse"];
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
            503: components["responses"]["Unavailable"];
        };
    };
}
