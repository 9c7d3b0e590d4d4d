import type { EventData } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { openUntil } from '../domain/actions/send-quote';
import { agencyNameOf } from '../quotes/quote-agency';
import type { PublishedQuote } from '../quotes/quote-events';
import { agentOf, contactOf, headOf, insuredOf, termsOf } from '../quotes/quote-events';
import type { Quote } from '../quotes/quote.entity';
import { noticeOf } from '../quotes/renewal-notice';

/** Publishes that the policyholder got a quote, to read or to sign it. */
export const publishSent =
  (purpose: 'REVIEW' | 'SIGN', quoteIds: string[]) =>
  async (tx: Tx, published: PublishedQuote): Promise<void> => {
    const { quote, account } = published;
    const agent = agentOf(quote, await agencyNameOf(tx.em, quote.agencyId));
    const { charges } = quote;
    const end = openUntil(quote);
    if (!charges || !agent || !end) {
      throw new DomainError('NOT_RATED', 'The quote has no premium yet.', 409);
    }
    const parties = { contact: contactOf(quote), agent, insured: insuredOf(account) };
    const data = {
      ...headOf(published),
      quoteIds,
      purpose,
      ...parties,
      terms: termsOf(published),
      charges,
      expiresOn: end.toISOString(),
      conditional: firstNotice(quote),
    };
    await tx.publish({ type: 'quote.sent.v1', data });
  };

/** What is told of a conditional renewal with its first offer; one that is sent again tells nothing new. */
function firstNotice(quote: Quote): EventData<'quote.sent.v1'>['conditional'] {
  const { renewal, sentOn, modified } = quote;
  const notice = noticeOf(quote);
  if (!renewal || !notice?.mailedOn || sentOn?.getTime() !== modified.getTime()) return null;
  const { reasons, days, mailedOn } = notice;
  return { reasons, expiringPremium: renewal.charges.premium, days, mailedOn };
}

/** Publishes that an agent of a retail agency is shown a quote. */
export async function publishRetailSent(tx: Tx, published: PublishedQuote): Promise<void> {
  const { quote, account } = published;
  const agent = agentOf(quote, await agencyNameOf(tx.em, quote.agencyId));
  const { retailAgency, charges, expiresOn } = quote;
  if (!retailAgency || !charges || !agent || !expiresOn) {
    throw new DomainError('NOT_RATED', 'The quote has no premium yet.', 409);
  }
  const { firstName, lastName, email, phone } = retailAgency;
  const data = {
    ...headOf(published),
    retail: { firstName, lastName, email, phone },
    agent,
    insured: insuredOf(account),
    charges,
    expiresOn: expiresOn.toISOString(),
  };
  await tx.publish({ type: 'quote.retail-sent.v1', data });
}

/** Publishes that the surplus lines broker is asked to attest the notice of the state. */
export async function publishNoticeSent(tx: Tx, published: PublishedQuote): Promise<void> {
  const { quote, account } = published;
  const agent = agentOf(quote, await agencyNameOf(tx.em, quote.agencyId));
  const { surplus, expiresOn } = quote;
  if (!surplus || !agent || !expiresOn) {
    throw new Error(`The notice of quote ${quote.id} is sent without what the rules ask for.`);
  }
  const { brokerFirstName: firstName, brokerLastName: lastName, brokerEmail: email } = surplus;
  const data = {
    ...headOf(published),
    broker: { firstName, lastName, email, phone: null },
    agent,
    insured: insuredOf(account),
    expiresOn: expiresOn.toISOString(),
  };
  await tx.publish({ type: 'quote.notice-sent.v1', data });
}
