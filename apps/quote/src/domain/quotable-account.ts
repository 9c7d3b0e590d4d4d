import type { AccountStatus } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { DomainError, invalidField, regionOfCountry } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCTS, PROFILE_SCORE_MIN } from '@palisade/trade';

// Spec 3 §4: quoting is allowed only in these; a quote that is requested opens a lost account again.
const QUOTABLE: readonly AccountStatus[] = ['Open', 'Quoted', 'Active Policy', 'Lost'];

/** What decides whether an account can be quoted. */
export interface QuotableAccount {
  status: AccountStatus;
  country: Country;
  profileScore: number | null;
}

/** Throws 409 when an account cannot be quoted now. */
export function checkQuotable({ status, profileScore }: QuotableAccount): void {
  if (!QUOTABLE.includes(status)) {
    const detail = 'Account is not eligible to Request Quote';
    throw new DomainError('ACCOUNT_NOT_ELIGIBLE', detail, 409);
  }
  if (profileScore === null || profileScore < PROFILE_SCORE_MIN) throw lacksInformation();
}

/** Throws 400 when a product is not sold where the account is. */
export function checkProductRegion(product: Product, { country }: QuotableAccount): void {
  if (PRODUCTS[product].region === regionOfCountry(country)) return;
  const detail = `${PRODUCTS[product].name} is not sold in this region.`;
  throw invalidField('PRODUCT_NOT_SOLD', detail, '/product');
}

/** Throws 409 when no client of a state is given new quotes; the United Kingdom has no states. */
export function checkStateOpen(state: string | null, closedStates: readonly string[]): void {
  if (state === null || !closedStates.includes(state)) return;
  throw new DomainError('STATE_CLOSED', `${state} is not open for new quotes.`, 409);
}

/** The refusal of an account that is not known well enough. */
export const lacksInformation = (): DomainError =>
  new DomainError(
    'ACCOUNT_NEEDS_INFORMATION',
    'Account needs more information to enable Request Quote',
    409,
  );
