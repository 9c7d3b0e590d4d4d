import type { Country, FieldError } from '@palisade/kernel';
import { DomainError, PHONE_MESSAGES, regionOfCountry, storedPhone } from '@palisade/kernel';
import { WHOLESALE_PRODUCTS } from '@palisade/trade';
import type { AgentContact } from '../agent-contact';
import type { Obstacle } from '../obstacles';
import { checkStep } from '../obstacles';
import { statusAfter } from '../quote-status';
import type { SendableQuote } from './send-quote';
import { checkOffered } from './send-quote';

/** Who of which retail agency was shown a wholesale quote, and when; the telephone in its stored form. */
export interface RetailAgency {
  agencyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  sentOn: string;
}

/** What is said of the retail agent. */
export interface RetailDraft extends Partial<AgentContact> {
  agencyName?: string | undefined;
}

// Spec 3 §5, request-quote form: every field is needed.
const LABELS = {
  agencyName: 'Agency name',
  agentFirstName: 'Agent first name',
  agentLastName: 'Agent last name',
} as const;

/** A wholesaler shows a priced quote to a retail agent; 400 with each field that is missing. */
export function sendToRetail(
  quote: SendableQuote,
  draft: RetailDraft,
  { country, obstacles, now }: { country: Country; obstacles: readonly Obstacle[]; now: Date },
): { retailAgency: RetailAgency } {
  statusAfter(quote.status, 'sendRetail');
  if (!WHOLESALE_PRODUCTS.includes(quote.product)) {
    const detail = 'Only quotes of wholesale products go to retail agencies.';
    throw new DomainError('NOT_WHOLESALE', detail, 409);
  }
  checkOffered(quote, now);
  checkStep('send', obstacles);
  const region = regionOfCountry(country);
  const phone = storedPhone(draft.agentPhone ?? '', region);
  const { agencyName, agentFirstName, agentLastName, agentEmail } = draft;
  const errors: FieldError[] = Object.entries(LABELS)
    .filter(([field]) => !draft[field as keyof typeof LABELS])
    .map(([field, label]) => ({ pointer: `/${field}`, detail: `${label} is a required field` }));
  if (!agentEmail) errors.push({ pointer: '/agentEmail', detail: 'Please enter Email Address' });
  if (!phone) errors.push({ pointer: '/agentPhone', detail: PHONE_MESSAGES[region] });
  if (errors.length || !agencyName || !agentFirstName || !agentLastName || !agentEmail || !phone) {
    const detail = errors.map((error) => error.detail).join('. ');
    throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
  }
  const names = { agencyName, firstName: agentFirstName, lastName: agentLastName };
  return { retailAgency: { ...names, email: agentEmail, phone, sentOn: now.toISOString() } };
}
