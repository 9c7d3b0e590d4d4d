import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { draftQuote } from '../domain/actions/draft-quote';
import type { AgentContact } from '../domain/agent-contact';
import { dateIn } from '../domain/quote-dates';
import { quoteNumber } from '../domain/quote-number';
import { firmographicsOf } from '../ratings/rating-facts';
import { Account } from '../snapshots/account.entity';
import { Person } from '../snapshots/person.entity';
import { addHistory } from './change-quote';
import { toTerms } from './coverage-data.dto';
import type { CreateQuoteRequest } from './quote-requests.dto';
import { accountOf } from './quote-rows';
import { Quote } from './quote.entity';
import { quotableBy } from './quotes.access';
import { toAnswers } from './security-questions.dto';

const COUNT = `
  insert into quote_counter as counter (year, last) values ($1, 1)
  on conflict (year) do update set last = counter.last + 1 returning last
`;

@Injectable()
export class QuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Saves a draft for an account that the caller may quote; returns its id. */
  async create(request: CreateQuoteRequest, actor: Actor): Promise<string> {
    const { initialRequestData = {}, securityQuestions = {}, presetName = null } = request;
    const id = newId();
    const now = this.clock.now();
    await this.transactions.run(async ({ em, record }) => {
      const { account } = await this.quotableAccount(em, request.accountId, actor);
      const terms = toTerms(initialRequestData);
      const answers = toAnswers(securityQuestions);
      const drafted = draftQuote(
        { ...request, presetName, terms, answers, agent: request },
        { account, today: dateIn(account.timeZone, now), agent: await callerAsAgent(em, actor) },
      );
      await em.insert(Quote, {
        ...{ ...drafted, id, kind: 'NEW', statusReasons: [], revision: 1 },
        ...{ initialTerms: drafted.terms, firmographicData: firmographicsOf(account) },
        ...{ created: now, createdBy: actor.userId, modified: now },
        quoteNumber: await nextNumber(em, now),
      });
      const quote = { id, status: drafted.status };
      await addHistory({ em }, { quote, fromStatus: null, action: 'create', note: null, now });
      const subject = { subjectType: 'quote', subjectId: id };
      await record({ action: 'quote.create', ...subject, after: drafted });
    });
    return id;
  }

  private async quotableAccount(
    em: EntityManager,
    id: string,
    actor: Actor,
  ): Promise<{ account: Account }> {
    const query = em.createQueryBuilder(Account, 'account').where('account.id = :id', { id });
    if (await quotableBy(query, actor).getOne()) return accountOf(em, id);
    throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
  }
}

/** The caller as the agent of what the caller makes; staff are nobody's agent. */
async function callerAsAgent(em: EntityManager, actor: Actor): Promise<AgentContact | null> {
  if (actor.accountType !== 'AGENCY') return null;
  const person = await em.findOneBy(Person, { id: actor.userId });
  return (
    person && {
      agentFirstName: person.firstName,
      agentLastName: person.lastName,
      agentEmail: person.email,
      agentPhone: person.phone,
    }
  );
}

/** Locks the counter of the year until the transaction ends, so that no number is left out. */
async function nextNumber(em: EntityManager, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [{ last }] = (await em.query(COUNT, [year])) as [{ last: number }];
  return quoteNumber(year, last);
}
