import { Injectable } from '@nestjs/common';
import { keptFindings } from '../domain/finding';
import { ToolClient, ToolFailure } from '../outside/tool-client';
import { RoleSessions } from '../outside/role-sessions';
import { ToolOrigins } from '../outside/tool-origins';
import type { SourceReading, ToolReader, Vendor } from '../vendors/vendor';
import { UnreadableAnswer } from '../vendors/vendor';
import type { ToolSecrets } from './secrets';
import { authorizationOf } from './secrets';

/** What was read, and the secrets that read it. */
export interface ReadSource {
  reading: SourceReading;
  secrets: ToolSecrets;
}

/** Reads tools. */
@Injectable()
export class Readings {
  constructor(
    private readonly client: ToolClient,
    private readonly origins: ToolOrigins,
    private readonly roles: RoleSessions,
  ) {}

  /** The full current state of a source; throws what `failureOf` names, or an unforeseen error. */
  async read(vendor: Vendor, secrets: ToolSecrets): Promise<SourceReading> {
    const reading = await vendor.read(await this.readerOf(vendor, secrets));
    return { ...reading, findings: keptFindings(reading.findings) };
  }

  /** Asks with the secrets; a source that was connected in a way of before is connected again. */
  private async readerOf(vendor: Vendor, secrets: ToolSecrets): Promise<ToolReader> {
    if (vendor.signIn !== secrets.kind) throw new ToolFailure('REVOKED');
    if (secrets.kind === 'ROLE') {
      const origin = this.origins.originOf(vendor, secrets.region);
      const ask = await this.roles.open(vendor, secrets);
      return {
        json: async (path, question) => parsed(await ask(`${origin}${path}`, question)),
        report: () => Promise.reject(new UnreadableAnswer('Roles read no reports.')),
      };
    }
    const authorization = authorizationOf(secrets);
    const region = secrets.kind === 'OAUTH' ? secrets.region : undefined;
    const origin = this.origins.originOf(vendor, region);
    const headers = { authorization };
    return {
      json: async (path) => parsed(await this.client.read(`${origin}${path}`, { headers })),
      report: (path) => this.client.readReport(`${origin}${path}`, authorization),
    };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer('It is no JSON.');
  }
}
