import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Transactions } from '@palisade/platform';
import { PolicyGateway } from '../clients/policy.gateway';
import { statusAfter } from '../domain/quote-status';
import { PolicyMirrorService } from '../policies/policy-mirror.service';
import type { Caller } from '../quotes/caller';
import { findQuote, lockQuote } from '../quotes/quote-rows';
import type { IssueQuoteRequest } from './issuing.dto';

/** Has policy issue what was bound; the quote follows at once, and the event finds it there. */
@Injectable()
export class IssuingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly policies: PolicyGateway,
    private readonly mirror: PolicyMirrorService,
  ) {}

  async issue(id: string, request: IssueQuoteRequest, caller: Caller): Promise<void> {
    // In a transaction: a row that was changed since it was read is refused before policy is asked.
    const { status, policyId } = await this.transactions.run(({ em }) =>
      findQuote(em, id, caller.actor),
    );
    statusAfter(status, 'issue');
    if (!policyId) throw new Error(`Quote ${id} is bound without a binder.`);
    const policyNumber = await this.policies.issue(policyId, request, caller);
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, id, caller.actor);
      await this.mirror.issued(tx, quote, policyNumber);
    });
  }

  /** The same by an agency; staff have a call of their own. */
  async issueAsAgency(id: string, request: IssueQuoteRequest, caller: Caller): Promise<void> {
    if (caller.actor.accountType !== 'AGENCY') {
      throw new DomainError('QUOTE_NOT_FOUND', 'Agencies issue their own quotes so.', 404);
    }
    await this.issue(id, request, caller);
  }
}
