// Generated from the OpenAPI document by `npm run generate`. Do not edit.

export interface paths {
    "/api/connector/v1/{connectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["disconnectAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/{connectorType}/getActionList/{connectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["actionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/{connectorType}/getFindingChanges/{connectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/{connectorType}/getLatestScore/{connectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["latestScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/{connectorType}/getScoresHistory/{connectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["scoresHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/{connectorType}/getShortlistActions/{connectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["shortlistActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/account/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["accountConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/account/{accountId}/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAccountFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/aws/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["awsRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/campaign/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCampaignClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/campaign/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["inviteClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/campaign/refusals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refuseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/clients/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClientFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listConnections"];
        put?: never;
        post: operations["connectTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/connections/{connectorId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["connectionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["disconnectSource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/connections/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refreshSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/connectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listConnectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/connectors/{connectorType}/oauth/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["oauthMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/connectors/{connectorType}/role/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["roleMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/leen/connectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["providerConnectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/leen/invite-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["inviteToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/leen/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["providerOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/connector/v1/wizer/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addWizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooks"];
        put: operations["changeWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/v1/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["searchWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/v1/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/v1/createHook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookEvents"];
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
        AccountFinding: {
            /** @enum {string} */
            connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
            evidence: string;
            id: string;
            score: number;
            /** @enum {string} */
            severity: "CRITICAL" | "HIGH" | "MEDIUM" | "LOW";
            /** @enum {string} */
            status: "OPEN";
            subject: string;
            title: string;
            worth: components["schemas"]["FindingWorth"];
        };
        ApiKeyRequest: {
            apiKey: string;
        };
        CampaignClientResponse: {
            accountId: string;
            connectedSince: string | null;
            findings: number;
            lastInvited: string | null;
            name: string | null;
            /** @enum {string} */
            state: "READY" | "CONNECTED" | "INVITED" | "OPTED_OUT";
        };
        CampaignRefusalRequest: {
            token: string;
        };
        CampaignRequest: {
            accountIds: string[];
            /** @enum {string} */
            connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
        };
        CampaignResponse: {
            invited: number;
            left: number;
        };
        ChangeWebhookRequest: {
            clientId?: string;
            clientSecret?: string;
            id: string;
            webhookUrl?: string | null;
        };
        ClientFindingsResponse: {
            accountId: string;
            critical: number;
            findings: number;
            high: number;
            lowestScore: number | null;
            name: string | null;
            points: number;
            worth: components["schemas"]["FindingWorth"];
        };
        ConnectionCredentials: {
            clientId?: string;
            clientSecret?: string;
            code?: string;
            externalId?: string;
            roleArn?: string;
            state?: string;
            webhookUrl?: string;
        };
        ConnectionMetadata: {
            awsAccountId?: string;
            azureTenantId?: string;
        };
        ConnectionResponse: {
            accountId: string;
            connectorId: string;
            /** @enum {string} */
            connectorStatus: "PENDING" | "SUCCESS" | "FAILED" | "DISCONNECTED";
            /** @enum {string} */
            connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
            created: string;
            id: string;
            label: string | null;
            metadata: components["schemas"]["ConnectionMetadata"];
            problem: string | null;
            refreshed: string | null;
            score: number | null;
        };
        ConnectionStatusResponse: {
            /** @enum {string} */
            connectorStatus: "PENDING" | "SUCCESS" | "FAILED" | "DISCONNECTED";
        };
        ConnectMetadata: {
            inviteToken?: string;
            region?: string;
        };
        ConnectorAction: {
            evidence: string;
            id: string;
            score: number;
            /** @enum {string} */
            severity: "CRITICAL" | "HIGH" | "MEDIUM" | "LOW";
            /** @enum {string} */
            status: "OPEN";
            subject: string;
            title: string;
        };
        ConnectorDefinition: {
            clientId: string | null;
            connectorName: string;
            /** @enum {string} */
            connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
            consent: string;
            description: string;
            isProven: boolean;
            responseType: string | null;
            scope: string[];
            /** @enum {string} */
            signIn: "OAUTH" | "ROLE" | "CREDENTIALS" | "API_KEY";
            simulatorUrl: string | null;
            /** @enum {string} */
            state: "READY" | "SIMULATED" | "NOT_SET_UP";
        };
        ConnectRequest: {
            cbid?: string;
            /** @enum {string} */
            connector: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
            credentials: components["schemas"]["ConnectionCredentials"];
            metadata?: components["schemas"]["ConnectMetadata"];
        };
        CreatedWebhookResponse: {
            clientId: string;
            clientSecret: string;
            companyName: string;
            created: string;
            enabled: boolean;
            id: string;
            webhookUrl: string | null;
        };
        CreateWebhookRequest: {
            companyName: string;
        };
        DeliveryResponse: {
            attempts: number;
            created: string;
            eventId: string;
            eventType: string;
            id: string;
            lastStatus: number | null;
            nextTry: string | null;
            /** @enum {string} */
            state: "WAITING" | "DELIVERED" | "DEAD";
        };
        FindingChangeResponse: {
            /** @enum {string} */
            change: "OPENED" | "CLOSED";
            date: string;
            id: string;
            /** @enum {string} */
            severity: "CRITICAL" | "HIGH" | "MEDIUM" | "LOW";
            subject: string;
            title: string;
        };
        FindingWorth: {
            /** @enum {string|null} */
            basis: "OPEN_QUOTE" | "NEXT_RENEWAL" | null;
            /** @enum {string|null} */
            currency: "USD" | "GBP" | null;
            points: number | null;
            premium: number | null;
        };
        InviteRequest: {
            /** @enum {string} */
            connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
            organizationId: string;
        };
        InviteResponse: {
            inviteToken: string;
            url: string;
        };
        LatestScoreResponse: {
            date: string;
            score: number;
        };
        OAuthMetadataResponse: {
            authorizationUrl: string;
            clientId: string;
            redirectUri: string;
            responseType: string;
            scope: string[];
            state: string;
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
        ProviderOrganizationRequest: {
            accountId?: string;
            cbid?: string;
        };
        ProviderOrganizationResponse: {
            organizationId: string;
        };
        RoleMetadataResponse: {
            externalId: string;
            principal: string;
            rightsPolicy: string;
            trustPolicy: string;
        };
        ScoreOfDayResponse: {
            date: string;
            score: number;
        };
        WebhookEventResponse: {
            schema: {
                [key: string]: unknown;
            };
            type: string;
            version: number;
        };
        WebhookResponse: {
            clientId: string;
            companyName: string;
            created: string;
            enabled: boolean;
            id: string;
            webhookUrl: string | null;
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
    disconnectAll: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                connectorId: string;
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
    actionList: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
            };
            header?: never;
            path: {
                connectorId: string;
                connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                        content: components["schemas"]["ConnectorAction"][];
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
    findingChanges: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
            };
            header?: never;
            path: {
                connectorId: string;
                connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                        content: components["schemas"]["FindingChangeResponse"][];
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
    latestScore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectorId: string;
                connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                    "application/json": components["schemas"]["LatestScoreResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    scoresHistory: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path: {
                connectorId: string;
                connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                    "application/json": components["schemas"]["ScoreOfDayResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    shortlistActions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectorId: string;
                connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                    "application/json": components["schemas"]["ConnectorAction"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    accountConnections: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    listAccountFindings: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
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
                    "application/json": {
                        content: components["schemas"]["AccountFinding"][];
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
    awsRegions: {
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
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listCampaignClients: {
        parameters: {
            query: {
                connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                    "application/json": components["schemas"]["CampaignClientResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteClients: {
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
                "application/json": components["schemas"]["CampaignRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
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
        };
    };
    refuseCampaign: {
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
                "application/json": components["schemas"]["CampaignRefusalRequest"];
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
        };
    };
    listClientFindings: {
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
                    "application/json": components["schemas"]["ClientFindingsResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listConnections: {
        parameters: {
            query?: {
                connectorType?: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                    "application/json": components["schemas"]["ConnectionResponse"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    connectTool: {
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
                "application/json": components["schemas"]["ConnectRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: {
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
    connectionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connectorId: string;
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
                    "application/json": components["schemas"]["ConnectionStatusResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    disconnectSource: {
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
    refreshSource: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["Changed"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
        };
    };
    listConnectors: {
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
                    "application/json": components["schemas"]["ConnectorDefinition"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    oauthMetadata: {
        parameters: {
            query?: {
                cbid?: string;
            };
            header?: never;
            path: {
                connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                    "application/json": components["schemas"]["OAuthMetadataResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: {
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
    roleMetadata: {
        parameters: {
            query?: {
                cbid?: string;
            };
            header?: never;
            path: {
                connectorType: "AWS" | "CLOUDFLARE" | "GOOGLEWORKSPACE" | "GSC" | "MICROSOFT" | "QUALYSCS" | "QUALYSPC" | "QUALYSVM" | "SAFEGUARD" | "SECUREWORKS" | "SECURITYSTUDIO" | "SOPHOS" | "WIZER";
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
                    "application/json": components["schemas"]["RoleMetadataResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: {
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
    providerConnectors: {
        parameters: {
            query: {
                organizationId: string;
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
                    "application/json": components["schemas"]["ConnectorDefinition"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
        };
    };
    inviteToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
        };
    };
    providerOrganization: {
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
                "application/json": components["schemas"]["ProviderOrganizationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderOrganizationResponse"];
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
    addWizer: {
        parameters: {
            query?: {
                cbid?: string;
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: {
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
    listWebhooks: {
        parameters: {
            query?: {
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
                        content: components["schemas"]["WebhookResponse"][];
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
    changeWebhook: {
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
                "application/json": components["schemas"]["ChangeWebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
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
    deleteWebhook: {
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
    searchWebhookDeliveries: {
        parameters: {
            query?: {
                page?: number;
                search?: string;
                size?: number;
                sort?: string[];
                state?: "WAITING" | "DELIVERED" | "DEAD";
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
                        content: components["schemas"]["DeliveryResponse"][];
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
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                deliveryId: string;
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
                    "application/json": components["schemas"]["DeliveryResponse"];
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
    createWebhook: {
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
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookResponse"];
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
    listWebhookEvents: {
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
                    "application/json": components["schemas"]["WebhookEventResponse"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
}
