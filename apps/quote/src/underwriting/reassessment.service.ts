import { Injectable } from '@nestjs/common';
import { invalidField } from '@palisade/kernel';
import { DomainClock, Transactions } from '@palisade/platform';
import { AccountsGateway } from '../clients/accounts.gateway';
import { isPriced, statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { changeQuote } from '../quotes/change-quote';
import { accountOf, findQuote, lockQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import { judgedAnew } from '../ratings/judged-anew';
import type { ReassessRiskRequest } from './desk.dto';
import { TermsService } from './terms.service';

/** How long a quote leaves to the scan of its client before it is rated. */
const SCAN_MS = 3_000;

/** Has the risk of a quote looked at again: the scan goes its own way, the price is that of now. */
@Injectable()
export class ReassessmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly terms: TermsService,
    private readonly accounts: AccountsGateway,
    private readonly clock: DomainClock,
  ) {}

  async reassess(id: string, request: ReassessRiskRequest, caller: Caller): Promise<void> {
    const quote = await this.transactions.run(({ em }) => findQuote(em, id, caller.actor));
    checkNamed(quote, request);
    const action = isPriced(quote.status) ? 'reassessPriced' : 'reassessRisk';
    statusAfter(quote.status, action);
    await this.accounts.scan(quote.accountId, caller);
    if (action === 'reassessPriced') return this.rateSoon(id, caller);
    await this.terms.rerate(id, caller, { action, revise: () => ({}), settle: judgedAnew });
  }

  /** A priced quote waits for its new price; the scan has its time before the sweep rates it. */
  private rateSoon(id: string, { actor }: Caller): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, id, actor);
      const now = this.clock.now();
      const patch: Partial<Quote> = {
        status: statusAfter(quote.status, 'reassessPriced'),
        statusReasons: [],
        ratingDue: new Date(this.clock.machineNow().getTime() + SCAN_MS),
        requestedOn: now,
        expiresOn: null,
        signRequestedOn: null,
      };
      const changed = await changeQuote(tx, quote, { action: 'reassessPriced', patch, now });
      const { account } = await accountOf(tx.em, quote.accountId);
      await publishChanged(tx, { quote: changed, account, rating: null }, 'reassessPriced');
    });
  }
}

/** Throws 400 when a request means another quote than it names. */
function checkNamed(quote: Quote, { agentEmail, product }: ReassessRiskRequest): void {
  if (product !== quote.product) {
    throw invalidField('PRODUCT_DIFFERS', 'The quote is of another product.', '/product');
  }
  if (agentEmail && agentEmail.toLowerCase() !== quote.agentEmail?.toLowerCase()) {
    throw invalidField('AGENT_DIFFERS', 'The quote has another agent.', '/agentEmail');
  }
}
