import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { SendFacts } from '../domain/actions/send-quote';
import { openUntil } from '../domain/actions/send-quote';
import type { Parties } from '../domain/bound-parties';
import { boundParties } from '../domain/bound-parties';
import type { CustomerContact } from '../domain/customer-contact';
import { customerContact } from '../domain/customer-contact';
import { dateIn } from '../domain/quote-dates';
import { agencyNameOf } from '../quotes/quote-agency';
import type { PublishedQuote } from '../quotes/quote-events';
import { agentOf, contactOf, headOf, insuredOf, termsOf } from '../quotes/quote-events';
import type { Quote } from '../quotes/quote.entity';
import { ratedState } from '../ratings/rating-facts';
import type { Account } from '../snapshots/account.entity';
import { License } from '../snapshots/license.entity';
import type { SurplusFields } from './surplus-fields.dto';
import { toSurplusBroker } from './surplus-fields.dto';

/** What a caller says of the policyholder and of the surplus lines broker. */
export type EnteredParties = Partial<CustomerContact> & SurplusFields;

/** The licences of an agency. */
export const licensesOf = (em: EntityManager, agencyId: string | null): Promise<License[]> =>
  agencyId === null ? Promise.resolve([]) : em.findBy(License, { agencyId });

interface Naming {
  given: EnteredParties;
  account: Account;
  now: Date;
}

/** Who is named, completed by what is known; throws 409 for others than a quote was bound with. */
export function partiesNamed(quote: Quote, { given, account, now }: Naming): Parties {
  const surplus = toSurplusBroker(given, quote.surplus, now);
  if (quote.boundOn === null) return { contact: customerContact(given, quote, account), surplus };
  const known = { contact: null, country: account.country };
  const bound = { contact: customerContact({}, quote, known), surplus: quote.surplus };
  return boundParties(bound, { contact: customerContact(given, quote, known), surplus });
}

/** What sending and binding are decided by, beside the quote. */
export async function partiesOf(
  em: EntityManager,
  quote: Quote,
  naming: Naming,
): Promise<SendFacts> {
  const { account, now } = naming;
  return {
    now,
    today: dateIn(account.timeZone, now),
    state: ratedState(quote),
    ...partiesNamed(quote, naming),
    licenses: await licensesOf(em, quote.agencyId),
  };
}

/** Tells that the policyholder got a quote, to read or to sign it. */
export const publishSent =
  (purpose: 'REVIEW' | 'SIGN', quoteIds: string[]) =>
  async (tx: Tx, told: PublishedQuote): Promise<void> => {
    const { quote, account } = told;
    const agent = agentOf(quote, await agencyNameOf(tx.em, quote.agencyId));
    const { charges } = quote;
    const end = openUntil(quote);
    if (!charges || !agent || !end) {
      throw new DomainError('NOT_RATED', 'The quote has no premium yet.', 409);
    }
    const parties = { contact: contactOf(quote), agent, insured: insuredOf(account) };
    const data = {
      ...headOf(told),
      quoteIds,
      purpose,
      ...parties,
      terms: termsOf(told),
      charges,
      expiresOn: end.toISOString(),
    };
    await tx.publish({ type: 'quote.sent.v1', data });
  };

/** Tells that the surplus lines broker is asked to attest the notice of the state. */
export async function publishNoticeSent(tx: Tx, told: PublishedQuote): Promise<void> {
  const { quote, account } = told;
  const agent = agentOf(quote, await agencyNameOf(tx.em, quote.agencyId));
  const { surplus, expiresOn } = quote;
  if (!surplus || !agent || !expiresOn) {
    throw new Error(`The notice of quote ${quote.id} is sent without what the rules ask for.`);
  }
  const { brokerFirstName: firstName, brokerLastName: lastName, brokerEmail: email } = surplus;
  const data = {
    ...headOf(told),
    broker: { firstName, lastName, email, phone: null },
    agent,
    insured: insuredOf(account),
    expiresOn: expiresOn.toISOString(),
  };
  await tx.publish({ type: 'quote.notice-sent.v1', data });
}
