import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Clock } from '@palisade/platform';
import type { Vendor } from '../vendors/vendor';
import { fieldOf, textOf, UnreadableAnswer } from '../vendors/vendor';
import type { AwsKeys } from './sign-request';
import { signedHeaders } from './sign-request';
import { ToolClient, ToolFailure } from './tool-client';
import type { RoleClient } from './tool-origins';
import { FIRST_REGION, ToolOrigins } from './tool-origins';

const SESSION_SECONDS = 900;
const FORM = 'application/x-www-form-urlencoded; charset=utf-8';
const JSON_TYPE = 'application/json';

/** A role of a client, as it is taken. */
export interface TakenRole {
  roleArn: string;
  externalId: string;
  region?: string;
}

/** Takes the roles that clients let us take, for one reading each. */
@Injectable()
export class RoleSessions {
  constructor(
    private readonly client: ToolClient,
    private readonly origins: ToolOrigins,
    private readonly clock: Clock,
  ) {}

  /** Asks the tool as the role: posts a body to an address and answers what came. */
  async open(
    vendor: Vendor,
    role: TakenRole,
  ): Promise<(url: string, body: unknown) => Promise<string>> {
    const { region = FIRST_REGION } = role;
    const keys = await this.keysOf(vendor, role, region);
    const service = vendor.role?.service ?? '';
    return (url, body) =>
      this.post({ url, contentType: JSON_TYPE, body: JSON.stringify(body ?? {}) }, keys, {
        region,
        service,
      });
  }

  private async keysOf(vendor: Vendor, role: TakenRole, region: string): Promise<AwsKeys> {
    const url = `${this.origins.roleTokensOf(vendor, region)}/`;
    const own = this.origins.roleClientOf(vendor);
    if (!own) throw new ToolFailure('AWAY');
    const body = new URLSearchParams({
      Action: 'AssumeRole',
      Version: '2011-06-15',
      RoleArn: role.roleArn,
      RoleSessionName: 'palisade',
      ExternalId: role.externalId,
      DurationSeconds: String(SESSION_SECONDS),
    }).toString();
    const request = { url, contentType: FORM, body };
    const text = await this.post(request, own.keys, { region, service: 'sts' }).catch(
      (error: unknown) => {
        throw roleFailure(error);
      },
    );
    return keysIn(text);
  }

  private async post(
    request: { url: string; contentType: string; body: string },
    keys: AwsKeys,
    place: { region: string; service: string },
  ): Promise<string> {
    const headers = await signedHeaders(request, { keys, ...place, now: this.clock.now() });
    return this.client.read(request.url, { method: 'POST', headers, body: request.body });
  }
}

/**
 * Why a role was not taken: its owner refuses it (`AccessDenied`), or our own keys are wrong, which is no
 * reason to take the tool from its clients.
 */
export function roleFailure(error: unknown): unknown {
  const isRefused = error instanceof ToolFailure && error.failure === 'REVOKED';
  return isRefused && !error.answer.includes('AccessDenied') ? new ToolFailure('AWAY') : error;
}

/** Where a vendor takes roles; refused where this deployment is not known to it. */
export function neededRoleClient(
  vendor: Vendor,
  origins: ToolOrigins,
): RoleClient & { actions: readonly string[] } {
  const client = origins.roleClientOf(vendor);
  if (client && vendor.role) return { ...client, actions: vendor.role.actions };
  const detail = `${vendor.connectorName} is not set up here.`;
  throw new DomainError('CONNECTOR_NOT_SET_UP', detail, 409);
}

/** The keys of the session in an answer of the token service; throws `UnreadableAnswer`. */
export function keysIn(text: string): AwsKeys {
  const result = fieldOf(fieldOf(parsed(text), 'AssumeRoleResponse'), 'AssumeRoleResult');
  const keys = fieldOf(result, 'Credentials');
  const accessKeyId = textOf(keys, 'AccessKeyId');
  const secretAccessKey = textOf(keys, 'SecretAccessKey');
  const sessionToken = textOf(keys, 'SessionToken');
  if (!accessKeyId || !secretAccessKey || !sessionToken) {
    throw new UnreadableAnswer('There are no keys of a session.');
  }
  return { accessKeyId, secretAccessKey, sessionToken };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer('It is no JSON.');
  }
}
