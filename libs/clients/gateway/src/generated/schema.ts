// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/apiactivity/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calls that were made with API keys; the next page is read by `searchAfter`. */
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
        /** The calls as a series over time. */
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
        /** Totals of the calls. */
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
        /** Every feature flag. */
        get: operations["listFlags"];
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
        /** Switch a feature flag. */
        put: operations["switchFlag"];
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
        /** Server-sent events of what the caller may see; Last-Event-ID resumes. */
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
        /** The texts of one namespace in one locale. */
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
        /** How every service stands. */
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
        /** What is stuck in a service, the oldest hundred of each kind. */
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
        /** Let one stuck thing be tried again. */
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
        /** Give one stuck event or message up for good: nobody will hear of it. */
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
        get?: never;
        put?: never;
        /** Give an agency a clock of its own; it stands until it is advanced. Only in sandbox mode. */
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
        /** Advance a clock; answers when all that follows is done, with what happened. */
        put: operations["advanceSandboxClock"];
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
        /** The version of the console, polled by every open one. */
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
        /** The time of the latest deployment. */
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
        /** Which environment this is. */
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
        /** The incident that the banner tells of, if there is one. */
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
        SwitchFlagRequest: {
            enabled: boolean;
        };
        FlagResponse: {
            flagKey: string;
            enabled: boolean;
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
            /** @description Duration of ISO 8601 in whole numbers, as P30D or PT12H; ten years at most. */
            advance: string;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiActivityPage"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityGraph"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityStatistics"];
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
    listFlags: {
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
                    "application/json": components["schemas"]["FlagsResponse"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlagResponse"];
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
    listServices: {
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
                    "application/json": components["schemas"]["ServiceStateResponse"][];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StuckItemResponse"][];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetriedResponse"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscardedResponse"];
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClockResponse"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedSandboxClockResponse"];
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
    getConsoleVersion: {
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
                    "application/json": components["schemas"]["ConsoleVersionResponse"];
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
    getDeploymentTime: {
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
                    "application/json": components["schemas"]["DeploymentResponse"];
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
    getEnvironment: {
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
                    "application/json": components["schemas"]["EnvironmentResponse"];
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
    getIncident: {
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
                    "application/json": components["schemas"]["IncidentResponse"];
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
