import { Injectable } from '@nestjs/common';
import { Config, unseal } from '@palisade/platform';
import { keptFindings } from '../domain/finding';
import { ToolClient } from '../outside/tool-client';
import { ToolOrigins } from '../outside/tool-origins';
import type { SourceReading, Vendor } from '../vendors/vendor';
import { UnreadableAnswer } from '../vendors/vendor';
import { Consents } from './consents';
import type { ToolSecrets } from './secrets';
import { authorizationOf } from './secrets';

/** Where sealed secrets belong. */
export const secretsPlace = (connectionId: string): string => `connection.secrets:${connectionId}`;

/** What was read, and the secrets that read it: a token may have been renewed. */
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
    private readonly consents: Consents,
    private readonly config: Config,
  ) {}

  opened(sealed: string, connectionId: string): ToolSecrets {
    const { ENCRYPTION_KEY } = this.config.values;
    return JSON.parse(unseal(sealed, secretsPlace(connectionId), ENCRYPTION_KEY)) as ToolSecrets;
  }

  /** The full current state of a source; throws what `failureOf` names, or an unforeseen error. */
  async read(vendor: Vendor, known: ToolSecrets): Promise<ReadSource> {
    const secrets = await this.consents.renewed(vendor, known);
    const authorization = authorizationOf(secrets);
    const region = secrets.kind === 'OAUTH' ? secrets.region : undefined;
    const origin = this.origins.originOf(vendor, region);
    const reading = await vendor.read({
      json: async (path) => parsed(await this.client.read(`${origin}${path}`, authorization)),
      report: (path) => this.client.readReport(`${origin}${path}`, authorization),
    });
    return { reading: { ...reading, findings: keptFindings(reading.findings) }, secrets };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer('It is no JSON.');
  }
}
