import { todayIn } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import type { SendFacts } from '../domain/actions/send-quote';
import type { Parties } from '../domain/bound-parties';
import { boundParties } from '../domain/bound-parties';
import type { CustomerContact } from '../domain/customer-contact';
import { customerContact } from '../domain/customer-contact';
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
    today: todayIn(account.timeZone, now),
    state: ratedState(quote),
    ...partiesNamed(quote, naming),
    licenses: await licensesOf(em, quote.agencyId),
  };
}
