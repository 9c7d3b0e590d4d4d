// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/activity/v1/aggregate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["countActivity"];
        put?: never;
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
        get: operations["searchActivity"];
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
        get: operations["getApiActivityStatistics"];
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
        get: operations["getApiActivityGraph"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apiactivity/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchApiActivity"];
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
        get: operations["getEnvironment"];
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
        get: operations["getConsoleVersion"];
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
        get: operations["streamEvents"];
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
        put: operations["switchFlag"];
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
        get: operations["listFlagDetails"];
        put?: never;
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
        get: operations["readHome"];
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
        get: operations["getTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/v1/crashes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCrashes"];
        put?: never;
        post: operations["reportCrash"];
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
        get: operations["listStuck"];
        put?: never;
        post?: never;
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
        post: operations["discardStuck"];
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
        post: operations["retryStuck"];
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
        get: operations["listSandboxClocks"];
        put?: never;
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
        put: operations["advanceSandboxClock"];
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
        get: operations["searchEverything"];
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
        get: operations["getIncident"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/v1/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIncidents"];
        put?: never;
        post: operations["announceIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/v1/incidents/{incidentId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["endIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/v1/incidents/{incidentId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listIncidentTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/v1/incidents/{incidentId}/timeline/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["verifyIncidentTimeline"];
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
        get: operations["getDeploymentTime"];
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
        ActivityBucket: {
            count: number;
            key: string;
        };
        ActivityCounts: {
            buckets: components["schemas"]["ActivityBucket"][];
            missing: string[];
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
        ActivityGraph: {
            points: components["schemas"]["ActivityPoint"][];
        };
        ActivityPage: {
            content: components["schemas"]["ActivityEntry"][];
            missing: string[];
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
        ActivityPoint: {
            count: number;
            errorCount: number;
            time: string;
        };
        ActivityStatistics: {
            byMethod: components["schemas"]["MethodCount"][];
            byStatus: components["schemas"]["StatusCount"][];
            failedCalls: number;
            successCalls: number;
            totalCalls: number;
        };
        AdvancedSandboxClockResponse: {
            events: components["schemas"]["SandboxEventResponse"][];
            id: string;
            now: string;
        };
        AdvanceSandboxClockRequest: {
            advance?: string;
            now?: string;
        };
        AnnounceIncidentRequest: {
            messageUk: string;
            messageUs: string;
            shownFrom?: string;
            shownUntil?: string;
            statusUrl?: string;
            titleUk: string;
            titleUs: string;
        };
        AnnouncementResponse: {
            endedOn: string | null;
            id: string;
            messageUk: string;
            messageUs: string;
            shownFrom: string;
            shownUntil: string | null;
            /** @enum {string} */
            state: "PLANNED" | "SHOWN" | "OVER";
            statusUrl: string | null;
            titleUk: string;
            titleUs: string;
        };
        ApiActivityPage: {
            content: components["schemas"]["ApiActivityResponse"][];
            pageRequested: number;
            searchAfter: string | null;
            totalElements: number;
            totalIsLowerBound: boolean;
        };
        ApiActivityResponse: {
            apiClientId: string;
            apiClientName: string | null;
            created: string;
            durationMs: number;
            id: string;
            method: string;
            path: string;
            status: number;
        };
        ConsoleVersionResponse: {
            v: string;
        };
        CrashResponse: {
            count: number;
            firstSeen: string;
            frames: string[];
            id: string;
            lastSeen: string;
            message: string;
            place: string;
            version: string;
        };
        CreateSandboxClockRequest: {
            now: string;
            scope?: string;
        };
        DeploymentResponse: {
            deploymentTime: string;
        };
        DiscardedResponse: {
            discarded: boolean;
        };
        EnvironmentResponse: {
            /** @enum {string} */
            envName: "qa" | "staging" | "prod" | "dev";
            prod: boolean;
            sandbox: boolean;
            ukHostSuffix: string;
        };
        FlagDetailResponse: {
            default: boolean;
            enabled: boolean;
            flagKey: string;
            hasFeature: boolean;
            /** @enum {string|null} */
            region: "US" | "UK" | null;
            switched: string | null;
        };
        FlagResponse: {
            enabled: boolean;
            flagKey: string;
        };
        FlagsResponse: {
            flags: {
                [key: string]: boolean;
            };
        };
        HomeBucket: {
            bound: number | null;
            count: number;
            incurred?: number;
            key: string;
            label: string;
            newBusiness: number | null;
            premium: number;
        };
        HomeChart: {
            buckets: components["schemas"]["HomeBucket"][];
            key: string;
            /** @enum {string} */
            kind: "MONTHS" | "GROUPS";
            list: string;
            narrows: string | null;
            query: string;
        };
        HomeFigure: {
            key: string;
            list: string;
            previous: number | null;
            query: string;
            /** @enum {string} */
            unit: "COUNT" | "MONEY" | "PERCENT";
            value: number | null;
        };
        HomeMissing: {
            charts: string[];
            figures: string[];
            tasks: string[];
        };
        HomePeriod: {
            after: string;
            before: string;
        };
        HomeResponse: {
            asOf: string;
            charts: components["schemas"]["HomeChart"][];
            /** @enum {string} */
            currency: "USD" | "GBP";
            current: components["schemas"]["HomePeriod"];
            figures: components["schemas"]["HomeFigure"][];
            missing: string[];
            missingItems: components["schemas"]["HomeMissing"];
            previous: components["schemas"]["HomePeriod"];
            tasks: components["schemas"]["HomeTask"][];
            timeZone: string;
        };
        HomeTask: {
            count: number;
            isLowerBound: boolean;
            key: string;
            list: string;
            query: string;
        };
        IncidentResponse: {
            active: boolean;
            message: string | null;
            statusUrl: string | null;
            title: string | null;
        };
        MethodCount: {
            count: number;
            method: string;
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
        ReportCrashRequest: {
            frames: string[];
            message: string;
            place: string;
            version: string;
        };
        RetriedResponse: {
            retried: boolean;
        };
        SandboxClockResponse: {
            id: string;
            now: string;
            scope: string;
        };
        SandboxEventResponse: {
            data: {
                [key: string]: unknown;
            };
            id: string;
            subject: string;
            time: string;
            type: string;
        };
        SearchHit: {
            detail: string | null;
            id: string;
            /** @enum {string} */
            kind: "CLIENT" | "QUOTE" | "POLICY" | "CLAIM" | "PERSON";
            number: string | null;
            status: string | null;
            title: string;
        };
        SearchResponse: {
            hits: components["schemas"]["SearchHit"][];
            missing: string[];
        };
        ServiceStateResponse: {
            brokerUp: boolean;
            deadDeliveries: number | null;
            deadLetters: number | null;
            failedJobs: number | null;
            isUp: boolean;
            mailsAside: number | null;
            oldestSeconds: number;
            service: string;
            stuckEvents: number | null;
            stuckMessages: number | null;
            troubles: {
                [key: string]: string;
            };
            waiting: number;
        };
        StatusCount: {
            count: number;
            status: number;
        };
        StuckItemResponse: {
            attempts: number | null;
            error: string | null;
            id: string;
            isDiscardable: boolean;
            isRetryable: boolean;
            /** @enum {string} */
            kind: "dead-letter" | "event" | "job" | "mail" | "message" | "webhook-delivery";
            since: string;
            subject: string;
            type: string;
        };
        SwitchFlagRequest: {
            enabled: boolean;
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
    countActivity: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                before?: string;
                filter?: "account" | "submission" | "quote" | "policy" | "invoice" | "claim";
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
                    "application/json": components["schemas"]["ActivityCounts"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchActivity: {
        parameters: {
            query?: {
                accountId?: string;
                after?: string;
                before?: string;
                filter?: "account" | "submission" | "quote" | "policy" | "invoice" | "claim";
                page?: number;
                policyId?: string;
                quoteId?: string;
                search?: string;
                size?: number;
                sort?: "occurred,desc" | "occurred,asc";
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
                    "application/json": components["schemas"]["ActivityPage"];
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
                apiClientId?: string;
                before?: string;
                dateFilter?: number;
                pageRequested?: number;
                search?: string;
                searchAfter?: string;
                size?: number;
                sort?: string;
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
                    "application/json": components["schemas"]["ActivityStatistics"];
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
                apiClientId?: string;
                before?: string;
                dateFilter?: number;
                pageRequested?: number;
                search?: string;
                searchAfter?: string;
                size?: number;
                sort?: string;
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
                    "application/json": components["schemas"]["ActivityGraph"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    searchApiActivity: {
        parameters: {
            query?: {
                after?: string;
                apiClientId?: string;
                before?: string;
                dateFilter?: number;
                pageRequested?: number;
                search?: string;
                searchAfter?: string;
                size?: number;
                sort?: string;
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
                    "application/json": components["schemas"]["ApiActivityPage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            429: components["responses"]["TooMany"];
        };
    };
    switchFlag: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
    listFlagDetails: {
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
                    "application/json": components["schemas"]["FlagDetailResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    readHome: {
        parameters: {
            query?: {
                agencyId?: string;
                currency?: "USD" | "GBP";
                range?: 30 | 90 | 365;
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
                    "application/json": components["schemas"]["HomeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
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
    listCrashes: {
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
                    "application/json": components["schemas"]["CrashResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    reportCrash: {
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
                "application/json": components["schemas"]["ReportCrashRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["KeyReused"];
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
    discardStuck: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
                kind: string;
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
    retryStuck: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
                kind: string;
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
    listSandboxClocks: {
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
                    "application/json": components["schemas"]["SandboxClockResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
    searchEverything: {
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
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    getIncident: {
        parameters: {
            query?: {
                edition?: "US" | "UK";
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
                    "application/json": components["schemas"]["IncidentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
        };
    };
    listIncidents: {
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
                    "application/json": components["schemas"]["AnnouncementResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    announceIncident: {
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
                "application/json": components["schemas"]["AnnounceIncidentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementResponse"];
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
    endIncident: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                incidentId: string;
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
                    "application/json": components["schemas"]["AnnouncementResponse"];
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
    listIncidentTimeline: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path: {
                incidentId: string;
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
    verifyIncidentTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                incidentId: string;
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
            429: components["responses"]["TooMany"];
        };
    };
}
