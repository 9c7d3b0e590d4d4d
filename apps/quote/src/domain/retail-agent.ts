import { invalidField, requiredMessage } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { asksRetailAgent } from '@palisade/trade';

/** Who sells an admitted Prime 250 in Florida to the insured, by the licence of that state. */
export interface RetailAgent {
  retailAgentFirstName: string;
  retailAgentLastName: string;
  retailAgentLicenseNumber: string;
}

const LABELS: Readonly<Record<keyof RetailAgent, string>> = {
  retailAgentFirstName: 'First name',
  retailAgentLastName: 'Last name',
  retailAgentLicenseNumber: 'License number',
};

const NAMES = Object.keys(LABELS) as (keyof RetailAgent)[];

/** The retail agent as told; throws 400 for one where none is asked, and for one told in part. */
export function retailAgent(
  given: Partial<RetailAgent>,
  { product, state }: { product: Product; state: string | null },
): RetailAgent | null {
  const told = NAMES.filter((name) => given[name]);
  if (told.length === 0) return null;
  if (!asksRetailAgent(product, state)) {
    const detail = 'A retail agent is named on an admitted Prime 250 of Florida alone.';
    throw invalidField('RETAIL_AGENT_NOT_ASKED', detail, `/${told[0]}`);
  }
  const missing = NAMES.find((name) => !given[name]);
  if (missing) {
    throw invalidField('RETAIL_AGENT_MISSING', requiredMessage(LABELS[missing]), `/${missing}`);
  }
  const { retailAgentFirstName, retailAgentLastName, retailAgentLicenseNumber } =
    given as RetailAgent;
  return { retailAgentFirstName, retailAgentLastName, retailAgentLicenseNumber };
}
