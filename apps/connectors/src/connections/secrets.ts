import type { ToolCredentials } from '../domain/connection';

/** What we show a tool, by the way in which it was connected. */
export type ToolSecrets =
  | {
      kind: 'OAUTH';
      accessToken: string;
      refreshToken: string | null;
      expires: number;
      region?: string;
    }
  | ({ kind: 'CREDENTIALS' } & ToolCredentials)
  | { kind: 'ROLE'; roleArn: string; externalId: string; region?: string }
  | { kind: 'API_KEY'; apiKey: string };

/** The header that a tool asks for. */
export function authorizationOf(secrets: Exclude<ToolSecrets, { kind: 'ROLE' }>): string {
  switch (secrets.kind) {
    case 'OAUTH':
      return `Bearer ${secrets.accessToken}`;
    case 'CREDENTIALS': {
      const { clientId, clientSecret } = secrets;
      return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    }
    case 'API_KEY':
      return `Bearer ${secrets.apiKey}`;
  }
}
