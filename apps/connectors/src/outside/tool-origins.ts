import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import { Config } from '@palisade/platform';
import { AWS_REGIONS } from '../vendors/aws';
import type { Vendor } from '../vendors/vendor';
import type { AwsKeys } from './sign-request';
import { ToolClient } from './tool-client';

/** Read where no other was chosen. */
export const FIRST_REGION = AWS_REGIONS[0];

/** How we are known to a tool that asks its people for consent. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

/** What the simulator knows us by. */
export const SIMULATED_CLIENT: OAuthClient = { clientId: 'palisade', clientSecret: 'simulated' };

/** How we are known where roles are taken: our name there, and our keys. */
export interface RoleClient {
  principal: string;
  keys: AwsKeys;
}

/** What the simulator takes roles for. */
const SIMULATED_PRINCIPAL = 'arn:aws:iam::000000000000:user/palisade';

/** Where tools answer: at their own addresses, or all at the simulator of this process. */
@Injectable()
export class ToolOrigins {
  private simulator: string | null = null;
  private readonly clients: ReadonlyMap<SecurityConnectorType, OAuthClient>;

  constructor(
    private readonly config: Config,
    private readonly client: ToolClient,
  ) {
    this.clients = parseClients(config.values.SECURITY_TOOL_CLIENTS);
  }

  /** From now on every tool is the simulator's. */
  simulateAt(address: string): void {
    this.simulator = address;
    this.client.allow(address);
  }

  get isSimulated(): boolean {
    return this.simulator !== null;
  }

  originOf({ connectorType, origin }: Vendor, region: string = FIRST_REGION): string {
    if (this.simulator !== null) return `${this.simulator}/${connectorType}`;
    return origin.replace('{region}', region);
  }

  /** The consent page and the giver of tokens of a tool. */
  oauthOf({ connectorType, oauth }: Vendor): { authorize: string; token: string } {
    const at = `${this.simulator ?? ''}/${connectorType}`;
    if (this.simulator !== null) return { authorize: `${at}/authorize`, token: `${at}/token` };
    return { authorize: oauth?.authorize ?? '', token: oauth?.token ?? '' };
  }

  /** Where roles are taken. */
  roleTokensOf({ connectorType, role }: Vendor, region: string): string {
    if (this.simulator !== null) return `${this.simulator}/${connectorType}/sts`;
    return (role?.tokens ?? '').replace('{region}', region);
  }

  /** As whom we take roles; null where this deployment has no name there. */
  roleClientOf(vendor: Vendor): RoleClient | null {
    const client = this.clientOf(vendor);
    const principal = this.isSimulated ? SIMULATED_PRINCIPAL : this.config.values.AWS_PRINCIPAL;
    if (!client || !principal) return null;
    return {
      principal,
      keys: { accessKeyId: client.clientId, secretAccessKey: client.clientSecret },
    };
  }

  /** How a tool knows us; null where this deployment is not registered with it. */
  clientOf({ connectorType }: Vendor): OAuthClient | null {
    return this.isSimulated ? SIMULATED_CLIENT : (this.clients.get(connectorType) ?? null);
  }
}

/** `MICROSOFT=id:secret;AWS=id:secret` by type; throws for anything else. */
export function parseClients(text: string): ReadonlyMap<SecurityConnectorType, OAuthClient> {
  const rows = text.split(';').filter((row) => row.trim() !== '');
  return new Map(
    rows.map((row) => {
      const [, name, clientId, clientSecret] = /^\s*(\w+)=([^:]+):(.+?)\s*$/.exec(row) ?? [];
      const type = SECURITY_CONNECTOR_TYPES.find((one) => one === name);
      if (!type)
        throw new Error('SECURITY_TOOL_CLIENTS must be TYPE=id:secret, with ; between them.');
      return [type, { clientId, clientSecret }] as const;
    }),
  );
}
