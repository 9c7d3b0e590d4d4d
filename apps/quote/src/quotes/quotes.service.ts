import { Injectable } from '@nestjs/common';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { isExcess } from '@palisade/trade';
import { IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Preset } from '../clients/presets.gateway';
import { PresetsGateway } from '../clients/presets.gateway';
import type { DraftedQuote } from '../domain/actions/draft-quote';
import { draftQuote } from '../domain/actions/draft-quote';
import { checkRoom } from '../domain/actions/request-quote';
import type { AgentContact } from '../domain/agent-contact';
import { CART_QUOTES_MAX } from '../domain/limits';
import { checkUnderlying } from '../domain/cover';
import { withExclusion } from '../domain/specified-events';
import { rejected } from '../domain/actions/reject-quote';
import type { CheckedRating } from '../ratings/ratable-quotes';
import { RatableQuotes } from '../ratings/ratable-quotes';
import type { RatedParty } from '../ratings/rating-facts';
import { firmographicsOf } from '../ratings/rating-facts';
import { Account } from '../snapshots/account.entity';
import { callerAsAgent } from './agent-of-caller';
import type { Caller } from './caller';
import { addHistory } from './change-quote';
import type { CoverageData } from './coverage-data.dto';
import { toCoverageData, toTerms } from './coverage-data.dto';
import { agencyOf } from './quote-agency';
import { nextNumber } from './quote-numbers';
import type { CreateQuoteRequest } from './quote-requests.dto';
import { coversOf } from './quote-covers';
import { checkState, findQuote, holdAgency, quotableAccount } from './quote-rows';
import { publishStatus } from './status-events';
import { checkSubmission } from './quoted-submission';
import { Quote } from './quote.entity';
import { toAnswers } from './security-questions.dto';

type PresetTerm = keyof Preset & keyof CoverageData;

const OF_A_PRESET: readonly PresetTerm[] = [
  'limit',
  'deductible',
  'waitingPeriod',
  'retroActivePeriod',
  'coverages',
];

/** What only underwriting and an endorsement give a quote. */
const UNDERWRITTEN = {
  irpm: null,
  endorsement: null,
  renewal: null,
  bypassed: [],
  brokerFee: 0,
  additionalBrokerFee: 0,
  mgaFee: 0,
  commissionPct: null,
  bypassCfRules: false,
  tamOverride: null,
  isRead: false,
  isReadByCustomer: false,
};

@Injectable()
export class QuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly presets: PresetsGateway,
    private readonly ratable: RatableQuotes,
    private readonly clock: DomainClock,
  ) {}

  /** Saves a draft for an account that the caller may quote; returns its id. */
  create(request: CreateQuoteRequest, caller: Caller): Promise<string> {
    return this.save(request, caller, () => Promise.resolve(null));
  }

  /** The same, put into the open cart of the account, which holds a few. */
  addToCart(request: CreateQuoteRequest, caller: Caller): Promise<string> {
    return this.save(request, caller, (em) => openCart(em, request));
  }

  /** A draft as another quote of the account is, with the dates of a new one; returns its id. */
  async duplicate(id: string, caller: Caller): Promise<string> {
    const quote = await this.transactions.run(({ em }) => findQuote(em, id, caller.actor));
    if (quote.kind !== 'NEW') {
      const detail = 'What changes or renews one policy can not be duplicated.';
      throw new DomainError('NOT_DUPLICABLE', detail, 409);
    }
    const { accountId, product, presetName, terms, answers, retailAgent } = quote;
    // What an underwriter left out of the cover of one quote is not left out of another.
    const isExcluding = quote.specifiedEvents.length > 0;
    const initialRequestData = toCoverageData(isExcluding ? withExclusion(terms, []) : terms);
    const asked = {
      ...retailAgent,
      accountId,
      product,
      presetName,
      initialRequestData,
      securityQuestions: answers,
    };
    return this.create(asked, caller);
  }

  private async save(
    request: CreateQuoteRequest,
    caller: Caller,
    cartOf: (em: EntityManager) => Promise<string | null>,
  ): Promise<string> {
    const { actor } = caller;
    const read = ({ em }: Pick<Tx, 'em'>) => readFacts(em, request.accountId, actor);
    const facts = await this.transactions.run(read);
    const preset = await this.presetOf(request, facts.party, caller);
    const asked = { ...this.draft(request, preset, facts), ...UNDERWRITTEN };
    const { checked, refusal } = await this.checked(asked, facts.party, caller);
    const bypassed = checked?.rating.bypassed ?? [];
    const id = newId();
    await this.transactions.run(async (tx) => {
      const { em, record } = tx;
      // Again: while it was rated the account may have gone to another agency, or been closed.
      await holdAgency(em, request.accountId);
      const latest = await read({ em });
      const drafted = this.draft(request, preset, latest);
      const { account } = latest.party;
      if (isExcess(drafted.product)) {
        const layer = { ...drafted, kind: 'NEW' as const };
        const covers = await coversOf(em, [account.id]);
        checkUnderlying(layer, covers({ id, accountId: account.id }).quoted);
      }
      const { submissionId = null } = request;
      await checkSubmission(em, submissionId, drafted);
      const now = this.clock.now();
      const agency = await agencyOf(em, account.agencyId);
      await em.insert(Quote, {
        cartId: await cartOf(em),
        additionalBrokerFee: agency?.additionalBrokerFee ?? 0,
        ...drafted,
        id,
        submissionId,
        kind: 'NEW',
        additionalInsureds: [],
        specifiedEvents: [],
        ...refusal,
        coercions: [],
        revision: 1,
        bypassed,
        initialTerms: drafted.terms,
        firmographicData: firmographicsOf(account),
        created: now,
        createdBy: actor.userId,
        modified: now,
        quoteNumber: await nextNumber(em, now),
      });
      const quote = { id, ...refusal };
      await addHistory({ em }, { quote, fromStatus: null, action: 'create', note: null, now });
      const subject = { subjectType: 'quote', subjectId: id };
      await record({ action: 'quote.create', ...subject, after: { ...drafted, ...refusal } });
      if (refusal.status !== 'API_REJECTED') return;
      const rejected = await em.findOneByOrFail(Quote, { id });
      await publishStatus(tx, { quote: rejected, account, rating: null });
    });
    return id;
  }

  /** What a machine asks for and cannot have is kept with the reason; people are told at once. */
  private async checked(
    asked: Parameters<RatableQuotes['check']>[0],
    party: RatedParty,
    caller: Caller,
  ): Promise<{ checked: CheckedRating | null; refusal: Pick<Quote, 'status' | 'statusReasons'> }> {
    try {
      const checked = await this.ratable.check(asked, party, caller);
      return { checked, refusal: { status: 'DRAFT', statusReasons: [] } };
    } catch (error) {
      if (!(error instanceof DomainError) || !caller.actor.apiClientId) throw error;
      return { checked: null, refusal: rejected(error) };
    }
  }

  private async presetOf(
    { product, presetName = null, initialRequestData = {} }: CreateQuoteRequest,
    { account }: RatedParty,
    caller: Caller,
  ): Promise<Preset | null> {
    if (isWhole(initialRequestData)) return null;
    return this.presets.find(presetName, { ...account, product }, caller);
  }

  private draft(
    request: CreateQuoteRequest,
    preset: Preset | null,
    { party: { account }, agent }: ReadFacts,
  ): DraftedQuote {
    const { initialRequestData = {}, securityQuestions = {}, presetName = null } = request;
    const terms = toTerms(initialRequestData, preset);
    const answers = toAnswers(securityQuestions);
    const today = todayIn(account.timeZone, this.clock.now());
    return draftQuote(
      { ...request, presetName, terms, answers, agent: request, retailAgent: request },
      { account, today, agent },
    );
  }
}

/** What a draft is decided by. */
interface ReadFacts {
  party: RatedParty;
  agent: AgentContact | null;
}

const readFacts = async (
  em: EntityManager,
  accountId: string,
  actor: Actor,
): Promise<ReadFacts> => {
  const party = await quotableAccount(em, accountId, actor);
  await checkState(em, party.account.state);
  return { party, agent: await callerAsAgent(em, actor) };
};

/** Where every term is stated a preset gives only its name. */
const isWhole = (data: CoverageData): boolean =>
  OF_A_PRESET.every((term) => data[term] !== undefined);

/** The open cart of an account, or a new one; throws 409 when it is full. */
async function openCart(em: EntityManager, cart: CartOf): Promise<string> {
  const lock = { mode: 'pessimistic_write' } as const;
  await em.findOneOrFail(Account, { where: { id: cart.accountId }, lock });
  const quotes = await cartQuotes(em, cart);
  checkRoom(quotes.length);
  return quotes[0]?.cartId ?? newId();
}

/** Whose cart: that of an account, or of one of its submissions. */
interface CartOf {
  accountId: string;
  submissionId?: string | null;
}

/** The drafts in the open cart of an account or a submission, the first first. */
const cartQuotes = (em: EntityManager, { accountId, submissionId }: CartOf): Promise<Quote[]> =>
  em.find(Quote, {
    where: {
      accountId,
      submissionId: submissionId ?? IsNull(),
      status: 'DRAFT',
      cartId: Not(IsNull()),
    },
    order: { id: 'ASC' },
    take: CART_QUOTES_MAX,
  });
