import type { AccountStatus } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { regionOfCountry } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES, PRODUCTS, PROFILE_SCORE_MIN } from '@palisade/trade';
import type { IndustryAction } from './industries';

// Spec 3 §4: quoting is allowed only in these.
const QUOTABLE: readonly AccountStatus[] = ['Open', 'Quoted', 'Active Policy'];

/** What decides which products a client can be quoted for. */
export interface EligibilityFacts {
  status: AccountStatus;
  country: Country;
  profileScore: number;
  /** Whether industry and revenue are known, without which nothing has a price. */
  isRatable: boolean;
  /** What becomes of a request of its industry; null while that is not known. */
  industryAction: IndustryAction | null;
}

/** A product with why it cannot be quoted; null when it can. */
export interface EligibleProduct {
  product: Product;
  eligible: boolean;
  reason: string | null;
}

/** The products that are sold where the client is. */
export function eligibleProducts(facts: EligibilityFacts): EligibleProduct[] {
  const region = regionOfCountry(facts.country);
  const reason = obstacleOf(facts);
  return PRODUCT_CODES.filter((product) => PRODUCTS[product].region === region).map((product) => ({
    product,
    eligible: reason === null,
    reason,
  }));
}

function obstacleOf(facts: EligibilityFacts): string | null {
  if (!QUOTABLE.includes(facts.status)) return 'Account is not eligible to Request Quote';
  if (facts.profileScore < PROFILE_SCORE_MIN || !facts.isRatable) {
    return 'Account needs more information to enable Request Quote';
  }
  return facts.industryAction === 'decline' ? 'This industry is not insured.' : null;
}
