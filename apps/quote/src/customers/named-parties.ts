import type { PlainDate } from '@palisade/kernel';
import { todayIn } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import type { SendFacts } from '../domain/actions/send-quote';
import type { Parties } from '../domain/bound-parties';
import { boundParties } from '../domain/bound-parties';
import type { CustomerContact } from '../domain/customer-contact';
import { customerContact } from '../domain/customer-contact';
import { checkNoticeRead } from '../domain/attested-notice';
import { obstaclesOf } from '../domain/obstacles';
import type { SurplusFacts } from '../domain/surplus-broker';
import { obstacleFactsOf } from '../quotes/obstacle-facts';
import type { Quote } from '../quotes/quote.entity';
import { ratedState } from '../ratings/rating-facts';
import type { Account } from '../snapshots/account.entity';
import type { SurplusFields } from './surplus-fields.dto';
import { toSurplusBroker } from './surplus-fields.dto';

/** What a caller says of the policyholder and of the surplus lines broker. */
export type EnteredParties = Partial<CustomerContact> & SurplusFields;

interface Naming {
  given: EnteredParties;
  account: Account;
  now: Date;
}

/** Who is named, completed by what is known; throws 409 for others than a quote was bound with. */
export function partiesNamed(quote: Quote, { given, account, now }: Naming): Parties {
  checkNoticeRead(given.surplusNoticeVersion, ratedState(quote), now);
  const today = todayIn(account.timeZone, now);
  const surplus = toSurplusBroker(given, quote.surplus, { now, today });
  if (quote.boundOn === null) return { contact: customerContact(given, quote, account), surplus };
  const known = { contact: null, country: account.country };
  const bound = { contact: customerContact({}, quote, known), surplus: quote.surplus };
  return boundParties(bound, { contact: customerContact(given, quote, known), surplus });
}

/** What the steps from a quote to its policy are decided by, beside the quote. */
export interface StepFacts extends SendFacts, SurplusFacts, Parties {
  today: PlainDate;
  carrierId: string | null;
}

/** The same of a quote with the policyholder and the broker that are named. */
export async function partiesOf(
  em: EntityManager,
  quote: Quote,
  naming: Naming,
): Promise<StepFacts> {
  const { account, now } = naming;
  const { contact, surplus } = partiesNamed(quote, naming);
  const facts = { ...(await obstacleFactsOf(em, [quote]))(quote), surplus };
  const { state, licenses, carrierId } = facts;
  return {
    now,
    today: todayIn(account.timeZone, now),
    state,
    contact,
    surplus,
    licenses,
    effectiveDate: quote.effectiveDate,
    carrierId,
    obstacles: obstaclesOf(quote, facts),
  };
}
