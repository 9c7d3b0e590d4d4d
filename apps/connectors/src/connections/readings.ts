import { Injectable } from '@nestjs/common';
import { keptFindings } from '../domain/finding';
import { ToolClient } from '../outside/tool-client';
import { ToolOrigins } from '../outside/tool-origins';
import type { SourceReading, Vendor } from '../vendors/vendor';
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
  ) {}

  /** The full current state of a source; throws what `failureOf` names, or an unforeseen error. */
  async read(vendor: Vendor, secrets: ToolSecrets): Promise<SourceReading> {
    const authorization = authorizationOf(secrets);
    const region = secrets.kind === 'OAUTH' ? secrets.region : undefined;
    const origin = this.origins.originOf(vendor, region);
    const reading = await vendor.read({
      json: async (path) => parsed(await this.client.read(`${origin}${path}`, authorization)),
      report: (path) => this.client.readReport(`${origin}${path}`, authorization),
    });
    return { ...reading, findings: keptFindings(reading.findings) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer('It is no JSON.');
  }
}
