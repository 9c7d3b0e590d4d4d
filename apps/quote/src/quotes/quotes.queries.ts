import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import type { AccountType, Page } from '@palisade/kernel';
import { DomainError, hasPermission } from '@palisade/kernel';
import type { Actor, TimelineSubject } from '@palisade/platform';
import { Clock, containingFolded, listPage, RolePermissions } from '@palisade/platform';
import { productsOfCurrency } from '@palisade/trade';
import { DataSource } from 'typeorm';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { QUOTE_TIMELINE } from '../domain/timeline';
import { todaysInput } from '../ratings/rating-facts';
import { Rating } from '../ratings/rating.entity';
import { AccountScan } from '../snapshots/account-scan.entity';
import { AccountScore } from '../snapshots/account-score.entity';
import { snoozed } from '../snoozes/snoozes.access';
import { subjectivitiesOf } from '../subjectivities/subjectivity-rows';
import type { Caller } from './caller';
import type { QuoteReadQuery, QuoteSearchQuery } from './quote-requests.dto';
import { commissionPctOf } from './quote-agency';
import { toQuoteResponse, toQuoteSummary } from './quote-answers';
import { accountOf, findQuote, visibleQuotes, WON } from './quote-rows';
import type { Quote } from './quote.entity';
import type { QuoteResponse, QuoteSummary } from './quotes.dto';
import type { RatingRecordResponse } from './rating.dto';
import { toRatingRecord } from './rating.dto';
import { isOutside, rowFactsOf } from './row-facts';
import type { Reader } from './row-facts';
import { NEVER_LISTED } from './shown-statuses';
import { turned } from './turned-quotes';

/** What waits for an underwriter, beside the quotes that are asked to be bound. */
const REFERRALS: QuoteStatus[] = ['REFERRED', 'IN_REVIEW'];

/** What waits for an act of a person of an organisation; nothing waits for the others. */
const OF_SELLERS = `(quote.status in ('DRAFT', 'INDICATION') or quote.waitsFor = 'BIND')`;
const TO_DO: Readonly<Partial<Record<AccountType, string>>> = {
  AGENCY: OF_SELLERS,
  DIGITAL: OF_SELLERS,
  CUSTOMER: `quote.waitsFor = 'SIGNATURE'`,
};

/** A policy has a few endorsements a year. */
const ENDORSEMENTS_MAX = 100;

const LIST = {
  sortable: {
    modified: 'quote.modified',
    created: 'quote.created',
    effectiveDate: 'quote.effectiveDate',
    companyName: 'quote.sort_name',
    quoteNumber: 'quote.quoteNumber',
    status: 'quote.status',
    totalPremium: 'quote.totalPremium',
    urgencyIndex: 'quote.urgencyIndex',
    needByDate: 'quote.needByDate',
    expiresOn: 'quote.expiresOn',
    boundOn: 'quote.boundOn',
  },
  defaultSort: 'modified,desc',
  tieBreaker: 'quote.id',
};

type Holds = (permission: string) => boolean;

@Injectable()
export class QuotesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly permissions: RolePermissions,
    private readonly clock: Clock,
  ) {}

  /** One quote; 404 when it does not exist or is not the caller's to see. */
  async get(id: string, caller: Caller): Promise<QuoteResponse> {
    return this.read(this.dataSource.manager, id, caller.actor, await this.holds(caller));
  }

  /** The same as a transaction sees it. */
  async read(em: EntityManager, id: string, actor: Actor, holds: Holds): Promise<QuoteResponse> {
    const quote = await findQuote(em, id, actor);
    const now = this.clock.now();
    const [facts, rating, score, scan, subjectivities] = [
      (await rowFactsOf(em, [quote], { actor, now }))(quote),
      quote.ratingId && (await em.findOneBy(Rating, { id: quote.ratingId })),
      await em.findOneBy(AccountScore, { id: quote.accountId }),
      await em.findOneBy(AccountScan, { id: quote.accountId }),
      await subjectivitiesOf(em, quote.id),
    ];
    const commissionPct = isOutside(actor) ? null : await commissionPctOf(em, quote);
    const scanSince = scan?.since ?? null;
    const known = { rating: rating || null, score, scanSince, subjectivities, commissionPct };
    const beside = { facts, holds, now, ...known };
    const answer = toQuoteResponse(quote, beside);
    // What an underwriter noted is not for the policyholder, nor for who holds a mailed code.
    return isOutside(actor) ? { ...answer, irpm: null, irpmNote: null } : answer;
  }

  /** The rating that gave one quote its premium; 404 before there is one. */
  async ratingOf(id: string, actor: Actor): Promise<RatingRecordResponse> {
    const { manager } = this.dataSource;
    const quote = await findQuote(manager, id, actor);
    const rating = quote.ratingId && (await manager.findOneBy(Rating, { id: quote.ratingId }));
    if (!rating) throw new DomainError('NOT_RATED', 'The quote is not rated yet.', 404);
    const today = todaysInput(quote, await accountOf(manager, quote.accountId));
    const record = toRatingRecord(rating, today, quote.charges !== null);
    const { irpm: _, ...input } = record.input;
    const { irpm: __, ...todays } = record.todaysInput;
    // What an underwriter judged is not for the policyholder.
    return isOutside(actor) ? { ...record, input, todaysInput: todays } : record;
  }

  /** What was done to one quote that the caller may see. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    await findQuote(this.dataSource.manager, id, actor);
    return { id, actor, rules: QUOTE_TIMELINE };
  }

  search(request: QuoteSearchQuery, caller: Caller): Promise<Page<QuoteSummary>> {
    const visible = visibleQuotes(this.dataSource.manager, caller.actor);
    return this.list(visible, request, caller);
  }

  /** What waits for an underwriter, the urgent first. */
  inbox(request: QuoteSearchQuery, caller: Caller): Promise<Page<QuoteSummary>> {
    const visible = visibleQuotes(this.dataSource.manager, caller.actor);
    const waiting = visible.andWhere(
      `(quote.status in (:...referrals) or
        (quote.wraRequestToBind and quote.status in ('READY', 'ACTIVE')))`,
      { referrals: REFERRALS },
    );
    const sort = request.sort ?? ['urgencyIndex,desc', 'modified,asc'];
    return this.list(waiting, { ...request, sort }, caller);
  }

  /** Deleted quotes, which can be restored for a while. */
  deleted(request: QuoteSearchQuery, caller: Caller): Promise<Page<QuoteSummary>> {
    const visible = visibleQuotes(this.dataSource.manager, caller.actor);
    return this.list(visible, { ...request, status: ['DELETED'] }, caller);
  }

  /** The quotes by who has read them since their status changed. */
  byRead(request: QuoteReadQuery, caller: Caller): Promise<Page<QuoteSummary>> {
    const { isRead, isReadByCustomer } = request;
    const visible = visibleQuotes(this.dataSource.manager, caller.actor);
    if (isRead !== undefined) visible.andWhere('quote.isRead = :isRead', { isRead });
    if (isReadByCustomer !== undefined) {
      visible.andWhere('quote.isReadByCustomer = :isReadByCustomer', { isReadByCustomer });
    }
    return this.list(visible, request, caller);
  }

  /** What waits for an act of the caller, by what the caller is. */
  toDo(request: QuoteSearchQuery, caller: Caller): Promise<Page<QuoteSummary>> {
    if (caller.actor.accountType === 'COWBELL') return this.inbox(request, caller);
    const visible = visibleQuotes(this.dataSource.manager, caller.actor);
    return this.list(visible.andWhere(TO_DO[caller.actor.accountType] ?? 'false'), request, caller);
  }

  /** A page of these quotes under the filters of a search. */
  async list(
    query: SelectQueryBuilder<Quote>,
    request: QuoteSearchQuery,
    caller: Caller,
  ): Promise<Page<QuoteSummary>> {
    const page = await listPage(
      filtered(query, request, { actor: caller.actor, now: this.clock.now() }),
      request,
      LIST,
    );
    return { ...page, content: await this.summaries(page.content, caller) };
  }

  /** The endorsement quotes of a policy that the caller may see, the latest first. */
  async endorsements(policyId: string, caller: Caller): Promise<QuoteSummary[]> {
    const quotes = await visibleQuotes(this.dataSource.manager, caller.actor)
      .andWhere('quote.parentPolicyId = :policyId', { policyId })
      .andWhere(`quote.kind = 'ENDORSEMENT' and quote.status <> 'DELETED'`)
      .orderBy('quote.created', 'DESC')
      .take(ENDORSEMENTS_MAX)
      .getMany();
    return this.summaries(quotes, caller);
  }

  /** Rows as a list answers them. */
  async summaries(quotes: Quote[], caller: Caller): Promise<QuoteSummary[]> {
    const reader = { actor: caller.actor, now: this.clock.now() };
    const factsOf = await rowFactsOf(this.dataSource.manager, quotes, reader);
    const holds = await this.holds(caller);
    return quotes.map((quote) => toQuoteSummary(quote, { facts: factsOf(quote), holds }));
  }

  /** What the caller's role permits; asked before a transaction is opened, never within. */
  async holds({ actor, token }: Caller): Promise<Holds> {
    const held = await this.permissions.of(actor, token);
    return (permission) => hasPermission(held, [permission]);
  }
}

/** Narrowed to what a search asks for. */
export function filtered(
  query: SelectQueryBuilder<Quote>,
  request: QuoteSearchQuery,
  reader: Reader,
): SelectQueryBuilder<Quote> {
  const { search, status, product, agencyId, accountId, isRenewal, after, before } = request;
  const { waitsFor, isSnoozed, isWon, teamId, submissionId, currency } = request;
  const pattern = search && containingFolded(search);
  if (pattern) query.andWhere('quote.searchText like :pattern', { pattern });
  if (status?.length) query.andWhere('quote.status in (:...status)', { status });
  else query.andWhere('quote.status not in (:...unlisted)', { unlisted: NEVER_LISTED });
  if (product) query.andWhere('quote.product = :product', { product });
  if (currency) {
    query.andWhere('quote.product in (:...priced)', { priced: productsOfCurrency(currency) });
  }
  if (agencyId) query.andWhere('quote.agencyId = :agencyId', { agencyId });
  if (accountId) query.andWhere('quote.accountId = :accountId', { accountId });
  if (submissionId) query.andWhere('quote.submissionId = :submissionId', { submissionId });
  if (teamId) query.andWhere('account.teamIds @> array[cast(:teamId as uuid)]', { teamId });
  if (isRenewal !== undefined) {
    query.andWhere(isRenewal ? `quote.kind = 'RENEWAL'` : `quote.kind <> 'RENEWAL'`);
  }
  if (isWon !== undefined) query.andWhere(isWon ? WON : `not ${WON}`);
  if (waitsFor) query.andWhere('quote.waitsFor = :waitsFor', { waitsFor });
  if (isSnoozed !== undefined) snoozed(query, reader, isSnoozed);
  if (after) query.andWhere('quote.created >= :after', { after });
  if (before) query.andWhere('quote.created <= :before', { before });
  return turned(query, request);
}
