import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { AccountsQueries } from '../accounts/accounts.queries';
import { ScansService } from '../scans/scans.service';
import { RefreshService } from './refresh.service';

/** Asks all sources of an account again. */
@Injectable()
export class ReloadService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly refreshes: RefreshService,
    private readonly scans: ScansService,
  ) {}

  /** All sources: each that the account has is asked, and one that it does not have is left out. */
  async reload(accountId: string, actor: Actor): Promise<void> {
    const { cbid, domainName } = await this.accounts.find(accountId, actor);
    if (cbid === null && domainName === null) {
      const detail = 'This account is in no directory and has no domain: there is no source.';
      throw new DomainError('NO_SOURCES', detail, 409);
    }
    if (cbid !== null) await this.refreshes.refresh(accountId, actor);
    const { domainName: domain } = await this.accounts.find(accountId, actor);
    if (domain !== null) await this.scans.start(accountId, {}, actor);
  }
}
