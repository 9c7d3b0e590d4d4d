import { Injectable } from '@nestjs/common';
import type { QuoteStatus } from '@palisade/contracts';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { SubmittedCart } from '../carts/carts.service';
import { CartsService } from '../carts/carts.service';
import { requestToBind } from '../domain/actions/request-to-bind';
import { sendQuote } from '../domain/actions/send-quote';
import { sendToRetail } from '../domain/actions/send-to-retail';
import { checkAdditionalInsureds } from '../domain/additional-insureds';
import type { Caller } from '../quotes/caller';
import { QuoteActs } from '../quotes/quote-acts';
import { visibleQuotes } from '../quotes/quote-rows';
import type {
  AdditionalInsuredsRequest,
  PolicyholderRequest,
  SendQuotesRequest,
} from './customers.dto';
import { publishRetailSent, publishSent } from './customer-events';
import { namedInsureds } from './named-insureds';
import { partiesNamed, partiesOf } from './named-parties';

const REQUESTABLE: readonly QuoteStatus[] = ['TEMPORARY', 'DRAFT'];

/** What an agency does for, or with, the policyholder. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly acts: QuoteActs,
    private readonly carts: CartsService,
    private readonly dataSource: DataSource,
  ) {}

  /** Requests the drafts and sends the others; one that is refused does not hold up the rest. */
  async send(request: SendQuotesRequest, caller: Caller): Promise<SubmittedCart> {
    const asked = request.quoteIds ?? (request.quoteId ? [request.quoteId] : []);
    if (!asked.length) throw invalidField('QUOTES_MISSING', 'Name the quotes.', '/quoteIds');
    const { accountId } = request;
    const visible = visibleQuotes(this.dataSource.manager, caller.actor);
    const rows = await visible.andWhere({ id: In(asked), accountId }).getMany();
    const found = new Map(rows.map((quote) => [quote.id, quote]));
    const drafts = asked.filter((id) => REQUESTABLE.includes(found.get(id)?.status ?? 'READY'));
    const { agentFirstName, agentLastName, agentEmail, agentPhone } = request;
    const agent = { agentFirstName, agentLastName, agentEmail, agentPhone };
    const cart = drafts.length
      ? await this.carts.submit({ accountId }, { quoteIds: drafts, ...agent }, caller)
      : { sent: [], errors: [] };
    const place = (pointer: string): string => {
      const id = drafts[Number(pointer.split('/').at(-1))] ?? '';
      return `/quoteIds/${asked.indexOf(id)}`;
    };
    const errors = cart.errors.map(({ pointer, detail }) => ({ pointer: place(pointer), detail }));
    for (const [index, id] of asked.entries()) {
      if (drafts.includes(id)) continue;
      const refused = found.has(id)
        ? await this.sendOne(id, request, caller.actor)
        : 'Quote not found.';
      if (refused) errors.push({ pointer: `/quoteIds/${index}`, detail: refused });
      else cart.sent.push(id);
    }
    return { sent: cart.sent, errors };
  }

  /** Saves the policyholder of a quote that is not bound yet. */
  changeContact(id: string, request: PolicyholderRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'changeContact',
      decide: (quote, { account, now }) =>
        partiesNamed(quote, { given: request, account, now }).contact,
    });
  }

  /** Names who is insured beside the named insured, in the place of who was named before. */
  async changeAdditionalInsureds(
    id: string,
    { additionalInsureds: named }: AdditionalInsuredsRequest,
    actor: Actor,
  ): Promise<void> {
    const additionalInsureds = await namedInsureds(named);
    return this.acts.run(id, actor, {
      action: 'changeAdditionalInsureds',
      decide: ({ status }, { account: { country } }) => {
        checkAdditionalInsureds(additionalInsureds, { status, country });
        return { additionalInsureds };
      },
    });
  }

  /** The policyholder, or the agency for them, asks an underwriter to bind. */
  async requestToBind(id: string, request: PolicyholderRequest, actor: Actor): Promise<void> {
    checkNoNoticeCode(actor);
    return this.acts.run(id, actor, {
      action: 'requestToBind',
      decide: async (quote, { tx, account, now }) => {
        const facts = await partiesOf(tx.em, quote, { given: request, account, now });
        return { ...facts.contact, ...requestToBind(quote, facts) };
      },
    });
  }

  private sendRetail(id: string, request: SendQuotesRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'sendRetail',
      publish: publishRetailSent,
      decide: async (quote, { tx, account, now }) => {
        const { obstacles } = await partiesOf(tx.em, quote, { given: {}, account, now });
        return sendToRetail(quote, request, { country: account.country, obstacles, now });
      },
    });
  }

  private async sendOne(
    id: string,
    request: SendQuotesRequest,
    actor: Actor,
  ): Promise<string | undefined> {
    try {
      if (isForRetail(request)) await this.sendRetail(id, request, actor);
      else await this.sendHolder(id, request, actor);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return error.detail;
      throw error;
    }
  }

  private sendHolder(id: string, request: SendQuotesRequest, actor: Actor): Promise<void> {
    return this.acts.run(id, actor, {
      action: 'send',
      publish: publishSent('REVIEW', request.quoteIds ?? [id]),
      decide: async (quote, { tx, account, now }) => {
        const parties = await partiesOf(tx.em, quote, { given: request, account, now });
        const { contact, surplus } = parties;
        return { ...contact, surplus, ...sendQuote(quote, parties) };
      },
    });
  }
}

/** Whether an agent is named and no policyholder: then the agent is shown what has a price. */
const isForRetail = ({ agentEmail, ...request }: SendQuotesRequest): boolean =>
  Boolean(agentEmail) &&
  !Object.entries(request).some(([field, value]) => field.startsWith('customer') && value);

/** Throws 403 for the broker of a surplus notice, who acts for the agency by a code to attest alone. */
function checkNoNoticeCode({ accountType, onlyQuoteId }: Actor): void {
  if (accountType !== 'AGENCY' || onlyQuoteId === null) return;
  throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
}
