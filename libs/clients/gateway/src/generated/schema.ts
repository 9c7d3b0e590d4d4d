// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/apiactivity/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calls that were made with API keys; the next page is read by `searchAfter`.
         * @description An organisation sees the calls of its own keys, staff those of all; they are kept for 90 days. A text finds paths, methods and statuses. `searchAfter` of the answer is null on the last page. For who holds `api-key:activity`.
         */
        get: operations["searchApiActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apiactivity/v1/graph": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calls as a series over time.
         * @description A point for each step of the span with the number of calls and of those that failed (400 and above); steps without calls are zero. It takes the same filters as the search. For who holds `api-key:activity`.
         */
        get: operations["getApiActivityGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apiactivity/v1/agg/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the calls.
         * @description All calls, those that succeeded and those that failed (400 and above), by method and by status. It takes the same filters as the search. For who holds `api-key:activity`.
         */
        get: operations["getApiActivityStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flags/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every feature flag.
         * @description By key, on or off. A switch is seen by every gateway within two seconds. Open to everybody: no token is needed.
         */
        get: operations["listFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flags/v1/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each feature flag is about, for those who switch them.
         * @description With its state, the state that it began with, the edition that it is about, and whether there is such a feature already: a flag without one changes nothing. For who holds `feature-flag:view`.
         */
        get: operations["listFlagDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flags/v1/{flagKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a feature flag.
         * @description The others hear of it by `feature-flag.changed.v1`, and it is recorded who switched; a flag that stands so already changes nothing. A key that is no flag is answered 404. It is undone by switching it back. For who holds `feature-flag:edit`.
         */
        put: operations["switchFlag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the console shows first: figures, what waits, and how the book stands.
         * @description Which there are depends on the account type; what the role may not read is left out. Figures of a time are those of whole days of UTC beside as many days before. Each number says which list proves it. A service that does not answer within a second and a half is named in `missing`, and the rest is shown. For everybody who is signed in.
         */
        get: operations["readHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/v1/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events of what the caller may see; Last-Event-ID resumes.
         * @description Each event tells what changed, its number and its status, no money and no names; the console reads the row again. An unknown `Last-Event-ID` is answered by `reset`: read everything again. It ends with its token, at once when that is revoked; more than 20 of one person are refused with 429. For everybody who is signed in, also by the code of a mailed link.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locales/v1/{locale}/{namespace}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one namespace in one locale.
         * @description Those of the United Kingdom are those of the United States with what differs. A locale or namespace that does not exist is answered 404. Open to everybody: no token is needed.
         */
        get: operations["getTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How every service stands.
         * @description A service that does not answer is listed as such and does not stop the others. For who holds `feature-flag:view`.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/v1/services/{service}/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is stuck in a service, the oldest hundred of each kind.
         * @description Events that could not be told or were not understood, messages that could not be sent, jobs and webhook deliveries that gave up, each with why. A name that is no service is answered 404, a service that does not answer 503. Each can be tried again; some can be discarded. For who holds `feature-flag:view`.
         */
        get: operations["listStuck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/v1/services/{service}/stuck/{kind}/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let one stuck thing be tried again.
         * @description It is taken up with the next round of the service; if it fails again it is stuck again. What is not stuck is refused in the words of the service; a service that does not answer is 503. For who holds `feature-flag:edit`.
         */
        post: operations["retryStuck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/v1/services/{service}/stuck/{kind}/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give one stuck event or message up for good: nobody will hear of it.
         * @description Nothing takes it back. What is not stuck, or of a kind that cannot be given up, is refused in the words of the service; a service that does not answer is 503. For who holds `feature-flag:edit`.
         */
        post: operations["discardStuck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/v1/clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The clocks that there are, those of agencies the latest first.
         * @description An agency sees its own, staff the newest hundred. Outside sandbox mode there is nothing here (404). For who holds `account:create`.
         */
        get: operations["listSandboxClocks"];
        put?: never;
        /**
         * Give an agency a clock of its own; it stands until it is advanced. Only in sandbox mode.
         * @description Staff name any agency, an agency itself alone (409); one that has a clock already is refused with 409. It answers when all services go by that time; 503 when that takes long, and the same call again finishes it. No call takes a clock away. Outside sandbox mode there is nothing here (404). For who holds `account:create`.
         */
        post: operations["createSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/v1/clocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Advance a clock; answers when all that follows is done, with what happened.
         * @description First what is queued is done in the time that was, then time moves and does what it brings. It is told by how long (`advance`) or to when (`now`), by ten years at most at once (400 otherwise). A clock only goes forward: an earlier `now` is refused with 409, like any other time while it is on its way. After a 503 the same call again finishes it. The events are those that the caller may hear of. For who holds `account:create`.
         */
        put: operations["advanceSandboxClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done to clients, submissions, quotes, policies, invoices and claims, the newest first.
         * @description To those that the lists show the caller, as far as their timelines tell it. A page may reach back a thousand entries; what is older is found by its time (400). A service that does not answer within a second and a half is named in `missing`, and the others are shown. For who holds `activity:view`.
         */
        get: operations["searchActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity/v1/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much was done: by action, by kind of row, or by day.
         * @description Counts what `GET /api/activity/v1/search` lists. The most first. For who holds `activity:view`.
         */
        get: operations["countActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Clients, quotes, policies, claims and people that a text means.
         * @description At most five of each, in the rows that the lists show the caller: by number, with or without its dashes, by a part of a name, of an e-mail address, or of a telephone number however it is written. Two characters are found where a word begins, three and more anywhere. A service that does not answer within a second and a half, or that does not let the caller search, is named in `missing`, and the others are shown. For everybody who is signed in.
         */
        get: operations["searchEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The version of the console, polled by every open one.
         * @description A version that differs from the one that runs asks people to reload. `SERVER_DOWN` says that sign-in is not ready, so nobody can work. For everybody who is signed in, also by the code of a mailed link.
         */
        get: operations["getConsoleVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/latest-deployment-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The time of the latest deployment.
         * @description As the installation states it, otherwise when the console was built. Open to everybody: no token is needed.
         */
        get: operations["getDeploymentTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/env": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which environment this is.
         * @description Its name, whether it is production or a sandbox, and how hosts of the United Kingdom end; the console shows its edition by them. Open to everybody: no token is needed.
         */
        get: operations["getEnvironment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/v1/incident": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The incident that the banner tells of, if there is one.
         * @description Those who run the platform state it by the settings of the gateway; `active` is false when they state none. Open to everybody: no token is needed.
         */
        get: operations["getIncident"];
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
        ApiActivityResponse: {
            /** Format: date-time */
            created: string;
            id: string;
            apiClientId: string;
            /** @description Name of the key; null for one without a name. */
            apiClientName: string | null;
            method: string;
            path: string;
            status: number;
            durationMs: number;
        };
        ApiActivityPage: {
            content: components["schemas"]["ApiActivityResponse"][];
            /** @description Where the next page begins; null on the last. */
            searchAfter: string | null;
            totalElements: number;
            /** @description True when `totalElements` is a lower bound, because counting stopped. */
            totalIsLowerBound: boolean;
            pageRequested: number;
        };
        ActivityPoint: {
            /** Format: date-time */
            time: string;
            count: number;
            /** @description Calls of them that were answered by 400 or more. */
            errorCount: number;
        };
        ActivityGraph: {
            points: components["schemas"]["ActivityPoint"][];
        };
        MethodCount: {
            method: string;
            count: number;
        };
        StatusCount: {
            status: number;
            count: number;
        };
        ActivityStatistics: {
            totalCalls: number;
            successCalls: number;
            failedCalls: number;
            byMethod: components["schemas"]["MethodCount"][];
            byStatus: components["schemas"]["StatusCount"][];
        };
        FlagsResponse: {
            /** @description Every flag by its key. */
            flags: {
                [key: string]: boolean;
            };
        };
        FlagDetailResponse: {
            /**
             * Format: date-time
             * @description When it was switched last; null when nobody has.
             */
            switched: string | null;
            flagKey: string;
            enabled: boolean;
            /** @description The state before anybody switched it. */
            default: boolean;
            /**
             * @description The edition that it is about; null for both.
             * @enum {string|null}
             */
            region: "US" | "UK" | null;
            /** @description False while the platform has no such feature: switching it changes nothing. */
            hasFeature: boolean;
        };
        SwitchFlagRequest: {
            enabled: boolean;
        };
        FlagResponse: {
            flagKey: string;
            enabled: boolean;
        };
        HomePeriod: {
            /** Format: date-time */
            after: string;
            /** Format: date-time */
            before: string;
        };
        HomeFigure: {
            /** @enum {string} */
            unit: "COUNT" | "MONEY" | "PERCENT";
            key: string;
            /** @description A count, an amount in currency units, or percent; null when there is nothing to divide by. */
            value: number | null;
            /** @description The same of the time before; null for what is counted as it stands now. */
            previous: number | null;
            /** @description The list, such as `quotes`. */
            list: string;
            /** @description What the address of the list asks for, such as `status=DRAFT`. */
            query: string;
        };
        HomeTask: {
            key: string;
            count: number;
            /** @description Its list stops counting there. */
            isLowerBound: boolean;
            /** @description The list, such as `quotes`. */
            list: string;
            /** @description What the address of the list asks for, such as `status=DRAFT`. */
            query: string;
        };
        HomeBucket: {
            /** @description Of claims: paid and reserved, beside the premium that is earned; left out elsewhere. */
            incurred?: number;
            /** @description The status, product, id of the agency, state, limit, decision, code of a reason or month (YYYY-MM). */
            key: string;
            /** @description The name of the agency, else as the key. */
            label: string;
            count: number;
            premium: number;
            /** @description How many of them were bound; null where all are. */
            bound: number | null;
        };
        HomeChart: {
            /** @enum {string} */
            kind: "MONTHS" | "GROUPS";
            key: string;
            /** @description The filter of the list that takes the key of a group; null where there is none. */
            narrows: string | null;
            /** @description The largest first, months in their order. */
            buckets: components["schemas"]["HomeBucket"][];
            /** @description The list, such as `quotes`. */
            list: string;
            /** @description What the address of the list asks for, such as `status=DRAFT`. */
            query: string;
        };
        HomeResponse: {
            /** @enum {string} */
            currency: "USD" | "GBP";
            /**
             * Format: date-time
             * @description When it was counted.
             */
            asOf: string;
            current: components["schemas"]["HomePeriod"];
            previous: components["schemas"]["HomePeriod"];
            /** @description At most seven. */
            figures: components["schemas"]["HomeFigure"][];
            tasks: components["schemas"]["HomeTask"][];
            charts: components["schemas"]["HomeChart"][];
            /** @description Services that did not answer: what they count is left out. */
            missing: string[];
        };
        ServiceStateResponse: {
            service: string;
            /** @description Whether the service answers. */
            isUp: boolean;
            /** @description Whether the service reaches the broker. */
            brokerUp: boolean;
            /** @description Events that wait for the broker. */
            waiting: number;
            /** @description For how many seconds the oldest of them has. */
            oldestSeconds: number;
            /** @description Events that no consumer could handle. Null when unknown. */
            deadLetters: number | null;
            /** @description Events that the broker would not take, or that wait for too long. */
            stuckEvents: number | null;
            /** @description Webhook deliveries that were given up. */
            deadDeliveries: number | null;
            /** @description Mails and text messages that nobody would take. */
            stuckMessages: number | null;
            /** @description Jobs that were given up. */
            failedJobs: number | null;
        };
        StuckItemResponse: {
            /** @enum {string} */
            kind: "dead-letter" | "event" | "job" | "message" | "webhook-delivery";
            id: string;
            /** @description The type of the event; the kind of the job; whether a message is a mail or a text message. */
            type: string;
            /** @description What the event is about; the webhook of a delivery; who asked for a job; part of a receiver. */
            subject: string;
            /** @description How often it was tried; null where nobody counts. */
            attempts: number | null;
            error: string | null;
            /** @description ISO 8601. */
            since: string;
            /** @description False for what goes on by itself, once what it waits for is there. */
            isRetryable: boolean;
            /** @description True for what may be given up for good. */
            isDiscardable: boolean;
        };
        RetriedResponse: {
            retried: boolean;
        };
        DiscardedResponse: {
            discarded: boolean;
        };
        CreateSandboxClockRequest: {
            /**
             * Format: date-time
             * @description What the clock shows until it is advanced, between the years 2000 and 2100.
             */
            now: string;
            /**
             * Format: uuid
             * @description The agency whose clock it is, 400 for no agency; the caller's own when left out.
             */
            scope?: string;
        };
        SandboxClockResponse: {
            /**
             * Format: date-time
             * @description What the clock shows.
             */
            now: string;
            id: string;
            /** @description The agency whose clock it is. */
            scope: string;
        };
        AdvanceSandboxClockRequest: {
            /**
             * Format: date-time
             * @description What the clock is to show, instead of a duration; ten years on at most.
             */
            now?: string;
            /** @description Duration of ISO 8601 in whole numbers, as P30D or PT12H; ten years at most. */
            advance?: string;
        };
        SandboxEventResponse: {
            /**
             * Format: date-time
             * @description When it happened by the machine's time; dates within `data` go by the clock.
             */
            time: string;
            /** @description As webhooks tell it; of an event that is told to browsers alone its number, status and action. */
            data: {
                [key: string]: unknown;
            };
            id: string;
            type: string;
            /** @description Id of what the event is about. */
            subject: string;
        };
        AdvancedSandboxClockResponse: {
            /**
             * Format: date-time
             * @description What the clock shows.
             */
            now: string;
            /** @description What happened meanwhile and the caller may see, in order; at most a thousand. */
            events: components["schemas"]["SandboxEventResponse"][];
            id: string;
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
        ActivityPage: {
            content: components["schemas"]["ActivityEntry"][];
            totalElements: number;
            totalPages: number;
            number: number;
            size: number;
            /** @description The services that could not be asked or that do not let the caller read. */
            missing: string[];
        };
        ActivityBucket: {
            key: string;
            count: number;
        };
        ActivityCounts: {
            buckets: components["schemas"]["ActivityBucket"][];
            /** @description The services that could not be asked or that do not let the caller read. */
            missing: string[];
        };
        SearchHit: {
            /** @enum {string} */
            kind: "QUOTE" | "POLICY" | "CLAIM" | "CLIENT" | "PERSON";
            id: string;
            /** @description The name of the client or of the person. */
            title: string;
            /** @description Null for clients and people, and for a claim that is not filed. */
            number: string | null;
            /**
             * @description A client's domain or town, the product of a quote or policy, the policy of a claim, the e-mail
             *     address of a person.
             */
            detail: string | null;
            /** @description As the lists give it; null for people. */
            status: string | null;
        };
        SearchResponse: {
            hits: components["schemas"]["SearchHit"][];
            /** @description The services that could not be asked or that do not let the caller search. */
            missing: string[];
        };
        ConsoleVersionResponse: {
            /** @description Changes with each build of the console; SERVER_DOWN while the platform is down. */
            v: string;
        };
        DeploymentResponse: {
            /** Format: date-time */
            deploymentTime: string;
        };
        EnvironmentResponse: {
            prod: boolean;
            /** @enum {string} */
            envName: "qa" | "staging" | "prod" | "dev";
            /** @description Hosts that end so show the United Kingdom edition. */
            ukHostSuffix: string;
            /** @description Whether agencies may have clocks of their own. */
            sandbox: boolean;
        };
        IncidentResponse: {
            active: boolean;
            title: string | null;
            message: string | null;
            statusUrl: string | null;
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
    searchApiActivity: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                /** @description Duration preset when no ends are named: 0 last 15 minutes to 8 last 90 days. */
                dateFilter?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description The page that the cursor leads to, counted from 0; the answer repeats it. */
                pageRequested?: number;
                /** @description Text of the path, the method or the status. */
                search?: string;
                apiClientId?: string;
                sort?: string;
                /** @description The cursor of the answer before. */
                searchAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description An organisation sees the calls of its own keys, staff those of all; they are kept for
             *     90 days. A text finds paths, methods and statuses. `searchAfter` of the answer is null on the
             *     last page.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiActivityPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getApiActivityGraph: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                /** @description Duration preset when no ends are named: 0 last 15 minutes to 8 last 90 days. */
                dateFilter?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description The page that the cursor leads to, counted from 0; the answer repeats it. */
                pageRequested?: number;
                /** @description Text of the path, the method or the status. */
                search?: string;
                apiClientId?: string;
                sort?: string;
                /** @description The cursor of the answer before. */
                searchAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A point for each step of the span with the number of calls and of those that failed
             *     (400 and above); steps without calls are zero. It takes the same filters as the search.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityGraph"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getApiActivityStatistics: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                /** @description Duration preset when no ends are named: 0 last 15 minutes to 8 last 90 days. */
                dateFilter?: number;
                /** @description Rows of a page. */
                size?: number;
                /** @description The page that the cursor leads to, counted from 0; the answer repeats it. */
                pageRequested?: number;
                /** @description Text of the path, the method or the status. */
                search?: string;
                apiClientId?: string;
                sort?: string;
                /** @description The cursor of the answer before. */
                searchAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description All calls, those that succeeded and those that failed (400 and above), by method and
             *     by status. It takes the same filters as the search.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityStatistics"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By key, on or off. A switch is seen by every gateway within two seconds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagsResponse"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    listFlagDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description With its state, the state that it began with, the edition that it is about, and whether
             *     there is such a feature already: a flag without one changes nothing.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagDetailResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    switchFlag: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                flagKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchFlagRequest"];
            };
        };
        responses: {
            /**
             * @description The others hear of it by `feature-flag.changed.v1`, and it is recorded who switched; a
             *     flag that stands so already changes nothing. A key that is no flag is answered 404. It is
             *     undone by switching it back.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagResponse"];
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
    readHome: {
        parameters: {
            query?: {
                /** @description The last so many days (UTC), today included. */
                range?: 30 | 90 | 365;
                /** @description USD when left out: amounts of two currencies are never added. */
                currency?: "USD" | "GBP";
                /** @description Of clients that work in this team. */
                teamId?: string;
                /** @description Of this agency alone: what cannot be told apart by agencies is left out. */
                agencyId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Which there are depends on the account type; what the role may not read is left out.
             *     Figures of a time are those of whole days of UTC beside as many days before. Each number says
             *     which list proves it. A service that does not answer within a second and a half is named in
             *     `missing`, and the rest is shown.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each event is a JSON object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getTexts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                locale: string;
                namespace: string;
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A service that does not answer is listed as such and does not stop the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceStateResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listStuck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Events that could not be told or were not understood, messages that could not be sent,
             *     jobs and webhook deliveries that gave up, each with why. A name that is no service is answered
             *     404, a service that does not answer 503. Each can be tried again; some can be discarded.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StuckItemResponse"][];
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
    retryStuck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                service: string;
                kind: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description It is taken up with the next round of the service; if it fails again it is stuck
             *     again. What is not stuck is refused in the words of the service; a service that does not answer
             *     is 503.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetriedResponse"];
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
    discardStuck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this call: sent again with the same key it does nothing, and answers as it did first. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the row as it was read: 412 when it was changed since, with what changed, when and by whom. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                service: string;
                kind: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Nothing takes it back. What is not stuck, or of a kind that cannot be given up, is
             *     refused in the words of the service; a service that does not answer is 503.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscardedResponse"];
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
    listSandboxClocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description An agency sees its own, staff the newest hundred. Outside sandbox mode there is nothing
             *     here (404).
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The platform is not in sandbox mode. */
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
    createSandboxClock: {
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
                "application/json": components["schemas"]["CreateSandboxClockRequest"];
            };
        };
        responses: {
            /**
             * @description Staff name any agency, an agency itself alone (409); one that has a clock already is
             *     refused with 409. It answers when all services go by that time; 503 when that takes long, and
             *     the same call again finishes it. No call takes a clock away. Outside sandbox mode there is
             *     nothing here (404).
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The platform is not in sandbox mode. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    advanceSandboxClock: {
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
                "application/json": components["schemas"]["AdvanceSandboxClockRequest"];
            };
        };
        responses: {
            /**
             * @description First what is queued is done in the time that was, then time moves and does what it
             *     brings. It is told by how long (`advance`) or to when (`now`), by ten years at most at once (400
             *     otherwise). A clock only goes forward: an earlier `now` is refused with 409, like any other time
             *     while it is on its way. After a 503 the same call again finishes it. The events
             *     are those that the caller may hear of.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedSandboxClockResponse"];
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
    searchActivity: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                accountId?: string;
                quoteId?: string;
                policyId?: string;
                userId?: string;
                search?: string;
                /** @description To rows of this kind; of every kind when left out. */
                filter?: "account" | "submission" | "quote" | "policy" | "invoice" | "claim";
                /** @description Page, counted from 0. */
                page?: number;
                /** @description Entries of a page. */
                size?: number;
                /** @description By when it was done. */
                sort?: "occurred,desc" | "occurred,asc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description To those that the lists show the caller, as far as their timelines tell it. A page may
             *     reach back a thousand entries; what is older is found by its time (400). A service that does
             *     not answer within a second and a half is named in `missing`, and the others are shown.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    countActivity: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                accountId?: string;
                quoteId?: string;
                policyId?: string;
                userId?: string;
                search?: string;
                /** @description To rows of this kind; of every kind when left out. */
                filter?: "account" | "submission" | "quote" | "policy" | "invoice" | "claim";
                /** @description By what was done, to what kind of row, or on which day (UTC). */
                groupBy?: "action" | "subject" | "day";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts what `GET /api/activity/v1/search` lists. The most first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityCounts"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchEverything: {
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
             * @description At most five of each, in the rows that the lists show the caller: by number, with or
             *     without its dashes, by a part of a name, of an e-mail address, or of a telephone number however
             *     it is written. Two characters are found where a word begins, three and more anywhere. A service
             *     that does not answer within a second and a half, or that does not let the caller search, is
             *     named in `missing`, and the others are shown.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getConsoleVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description A version that differs from the one that runs asks people to reload. `SERVER_DOWN`
             *     says that sign-in is not ready, so nobody can work.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleVersionResponse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getDeploymentTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the installation states it, otherwise when the console was built. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentResponse"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Its name, whether it is production or a sandbox, and how hosts of the United Kingdom
             *     end; the console shows its edition by them.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvironmentResponse"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    getIncident: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Those who run the platform state it by the settings of the gateway; `active` is false
             *     when they state none.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentResponse"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
}
