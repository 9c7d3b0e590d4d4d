import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { AccountsQueries } from '../accounts/accounts.queries';
import { changeAccount } from '../accounts/change-account';
import { lockAccount } from '../accounts/lock-account';
import { refreshedFacts } from '../domain/refreshed-facts';
import { DirectorySilence, Firmographics } from '../firmographics/firmographics';

/** Takes over what the sources of an account know of its company now. */
@Injectable()
export class RefreshService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly accounts: AccountsQueries,
    private readonly firmographics: Firmographics,
  ) {}

  /** Refused with 409 when the directory does not know the company. */
  async refresh(accountId: string, actor: Actor): Promise<void> {
    const { cbid } = await this.accounts.find(accountId, actor);
    const company = cbid === null ? null : await this.firmographics.find(cbid).catch(silent);
    if (!company) {
      const detail = 'The directory does not know this company. Its details are typed.';
      throw new DomainError('NOT_IN_DIRECTORY', detail, 409);
    }
    await this.transactions.run(async (tx) => {
      const account = await lockAccount(tx, accountId);
      const now = this.clock.now();
      const patch = refreshedFacts(company, account.factOrigins);
      const origin = { source: 'DIRECTORY' as const, at: now.toISOString(), by: null };
      await changeAccount(tx, account, { action: 'refresh', patch, origin, now });
    });
  }
}

function silent(error: unknown): never {
  if (!(error instanceof DirectorySilence)) throw error;
  const detail = 'The directory does not answer. Please try again later.';
  throw new DomainError('DIRECTORY_SILENT', detail, 409);
}
