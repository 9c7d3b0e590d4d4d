import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Client } from '@openfeature/server-sdk';
import { OpenFeature } from '@openfeature/server-sdk';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import { FEATURE_FLAGS, flagFacts, isFeatureFlag } from '../domain/feature-flags';
import { DatabaseFlagProvider } from './database-flag-provider';
import { publishSwitched } from './flag-events';
import { FeatureFlag } from './feature-flag.entity';
import type { FlagDetailResponse } from './flags.dto';

/** OpenFeature keeps providers by domain, so that several apps of one process do not meet. */
const DOMAIN = 'palisade-gateway';

@Injectable()
export class FlagsService implements OnModuleInit {
  private client: Client;

  constructor(
    private readonly provider: DatabaseFlagProvider,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await OpenFeature.setProviderAndWait(DOMAIN, this.provider);
    this.client = OpenFeature.getClient(DOMAIN);
  }

  /** Every flag and whether it is on. */
  async all(): Promise<Record<string, boolean>> {
    const entries = Object.entries(FEATURE_FLAGS).map(
      async ([key, fallback]) => [key, await this.client.getBooleanValue(key, fallback)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  /** Every flag in the order of the specification, as its database has it. */
  async details(): Promise<FlagDetailResponse[]> {
    const rows = await this.transactions.run(({ em }) => em.find(FeatureFlag));
    const keys = Object.keys(FEATURE_FLAGS);
    return rows
      .filter(({ key }) => isFeatureFlag(key))
      .sort((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key))
      .map(({ key, enabled, modified, modifiedBy }) => ({
        flagKey: key,
        enabled,
        ...flagFacts(key),
        switched: modifiedBy && modified.toISOString(),
      }));
  }

  /** Switches a flag; others hear of it only when it changed. */
  async switch(key: string, enabled: boolean, actor: Actor): Promise<void> {
    if (!isFeatureFlag(key)) throw new DomainError('FLAG_NOT_FOUND', 'No such flag.', 404);
    await this.transactions.run(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const flag = await tx.em.findOneOrFail(FeatureFlag, { where: { key }, lock });
      if (flag.enabled === enabled) return;
      const change = { enabled, modified: this.clock.now(), modifiedBy: actor.userId };
      await tx.em.update(FeatureFlag, { key }, change);
      await publishSwitched(tx, key, enabled);
      const [before, after] = [{ enabled: flag.enabled }, { enabled }];
      const subject = { subjectType: 'feature-flag', subjectId: key };
      await tx.record({ action: 'feature-flag.switch', ...subject, before, after });
    });
    await this.provider.refresh();
  }
}
