import { Injectable } from '@nestjs/common';
import { failureOf } from '../outside/tool-client';
import { vendorOf } from '../vendors';
import { Consents } from './consents';
import { LiveSources } from './live-sources';
import { Readings } from './readings';

/** Reads a source again, and keeps what came of it. */
@Injectable()
export class Refreshes {
  constructor(
    private readonly sources: LiveSources,
    private readonly consents: Consents,
    private readonly readings: Readings,
  ) {}

  /** A failure is kept with the source; what was not foreseen is thrown. */
  async refresh(id: string): Promise<void> {
    const leased = await this.sources.lease(id);
    if (!leased) return;
    const vendor = vendorOf(leased.connection.connectorType);
    let source = leased;
    try {
      const secrets = await this.consents.renewed(vendor, leased.secrets);
      source = await this.sources.renew(leased, secrets);
      await this.sources.keep(source, await this.readings.read(vendor, source.secrets));
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      await this.sources.fail(source, vendor, failure);
    }
  }
}
