import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import { todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { referByRule } from '../domain/actions/refer-quote';
import type { ClosedHistory } from '../domain/actions/reopen-quote';
import { checkStillServes, restoreQuote, reviveQuote } from '../domain/actions/reopen-quote';
import { reopenedTerm } from '../domain/quote-dates';
import type { QuoteStep } from '../domain/quote-status';
import { statusAfter } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import { QuoteActs } from '../quotes/quote-acts';
import type { PublishedQuote } from '../quotes/quote-events';
import { findQuote, holdAgency } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { publishChanged, publishStatus } from '../quotes/status-events';
import { judgedOf } from '../ratings/rating-facts';
import { RevisionsService } from '../ratings/revisions.service';
import { renewalsOf } from '../renewals/renewed-base';
import type { RecalculateRequest } from './closing.dto';

const UNRATED: readonly QuoteStatus[] = ['DELETED', 'DRAFT', 'TEMPORARY'];
const RELEASED: readonly QuoteStatus[] = ['READY', 'ACTIVE'];
const HISTORY = `
  select from_status as before, occurred as "closedOn" from quote_history
  where quote_id = $1 and to_status = $2 and from_status <> to_status order by id desc limit 1
`;
const SIBLING = `
  select exists (
    select 1 from quote where account_id = $1 and product = $2 and id <> $3
      and kind = $4 and status in ('BOUND', 'ISSUED', 'IN FORCE')
  ) as found
`;

/** Opens closed quotes again; what is offered again is rated again. */
@Injectable()
export class ReopeningService {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly acts: QuoteActs,
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  /** Brings an expired or invalid quote back, from another date when one is named. */
  revive(id: string, { effectiveDate }: RecalculateRequest, caller: Caller): Promise<void> {
    return this.revisions.run(id, caller, {
      action: 'revive',
      revise: (quote, { account }) => {
        statusAfter(quote.status, 'revive');
        const today = todayIn(account.timeZone, this.clock.now());
        return reopenedTerm(quote, effectiveDate, today);
      },
      decide: async (quote, revised, { tx, party, rating, now }) => {
        await checkServed(tx.em, quote);
        const { market } = PRODUCTS[quote.product];
        const outcome = judgedOf(revised, party, rating);
        const reopened = reviveQuote(quote.status, outcome, { market, now });
        return { ...reopened, ...UNSIGNED };
      },
      next: (revived, { party, rating }) => {
        const { action, reasons } = judgedOf(revived, party, rating);
        if (action !== 'rateReferred') return null;
        return { action: 'refer', patch: referByRule(revived.status, reasons) };
      },
      publish: publishStatus,
    });
  }

  /** Gives a closed quote the status that it had before, from another date when one is named. */
  async restore(id: string, { effectiveDate }: RecalculateRequest, caller: Caller): Promise<void> {
    const { manager } = this.dataSource;
    const { status } = await findQuote(manager, id, caller.actor);
    const closed = await historyOf(manager, id, status);
    if (UNRATED.includes(status) || UNRATED.includes(closed.before)) {
      return this.restoreUnrated(id, stepOf(status), caller.actor);
    }
    return this.revisions.run(id, caller, {
      action: stepOf(status),
      revise: (quote, { account }) => {
        const today = todayIn(account.timeZone, this.clock.now());
        return reopenedTerm(quote, effectiveDate, today);
      },
      decide: async (quote, _, { tx, now }) => this.restored(tx, quote, now),
      publish: publishRestored,
    });
  }

  private restoreUnrated(id: string, action: QuoteStep, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action,
      decide: async (quote, { tx, now }) => ({
        ...(await this.restored(tx, quote, now)),
        expiresOn: null,
      }),
    });
  }

  private async restored({ em }: Tx, quote: Quote, now: Date): Promise<Partial<Quote>> {
    const { id, product } = quote;
    await checkServed(em, quote);
    const hasBoundSibling = await isSiblingBound(em, quote);
    const closed = { ...(await historyOf(em, id, quote.status)), hasBoundSibling };
    const { market } = PRODUCTS[product];
    const reopened = restoreQuote(quote.status, closed, { market, now });
    const unbound = { policyId: null, policyNumber: null, boundOn: null, binderExpiresOn: null };
    return {
      ...reopened,
      ...UNSIGNED,
      ...(quote.status === 'RESCIND' && unbound),
      // One that still waits for its first rating is rated by the next sweep.
      ...(reopened.status === 'REQUESTED' && {
        ratingDue: this.clock.machineNow(),
        requestedOn: now,
        expiresOn: null,
      }),
    };
  }
}

async function checkServed(em: EntityManager, { accountId, agencyId }: Quote): Promise<void> {
  checkStillServes(agencyId, await holdAgency(em, accountId));
}

/** Of renewals, those of the same policy: every later term has one of an earlier term beside it. */
async function isSiblingBound(em: EntityManager, quote: Quote): Promise<boolean> {
  const { id, accountId, product, kind, parentPolicyId } = quote;
  if (kind === 'RENEWAL' && parentPolicyId) {
    return (await renewalsOf(em, parentPolicyId, id)).bound > 0;
  }
  const rows = (await em.query(SIBLING, [accountId, product, id, kind])) as { found: boolean }[];
  return rows[0].found;
}

const UNSIGNED: Partial<Quote> = { signRequestedOn: null, signature: null, attestation: null };

function stepOf(status: QuoteStatus): QuoteStep {
  if (status === 'DELETED') return 'restoreDeleted';
  return status === 'RESCIND' ? 'restoreRescinded' : 'restore';
}

async function historyOf(
  em: EntityManager,
  id: string,
  status: QuoteStatus,
): Promise<Omit<ClosedHistory, 'hasBoundSibling'>> {
  const rows = (await em.query(HISTORY, [id, status])) as Omit<ClosedHistory, 'hasBoundSibling'>[];
  return rows[0] ?? { before: status, closedOn: new Date(0) };
}

/** A restored quote is told of as released when it is; otherwise the screens alone hear of it. */
function publishRestored(tx: Tx, published: PublishedQuote): Promise<void> {
  const isReleased = RELEASED.includes(published.quote.status);
  return isReleased ? publishStatus(tx, published) : publishChanged(tx, published, 'restore');
}
