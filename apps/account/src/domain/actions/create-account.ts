import type { AccountStatus } from '@palisade/contracts';
import type { Address, StoredAddress } from '@palisade/kernel';
import {
  addressErrors,
  addressWarnings,
  DomainError,
  invalidField,
  PHONE_MESSAGES,
  regionOfCountry,
  storedAddress,
  storedPhone,
} from '@palisade/kernel';
import type { SecurityAnswers } from '@palisade/trade';
import type { ClientFacts, FactOrigins } from '../client-facts';
import { originsAfter, UNTOLD_FACTS } from '../client-facts';
import type { Company } from '../company';
import { firmographicsOf } from '../company';

/** What a caller asks for. */
export interface AccountDraft extends Address {
  name: string;
  cbid: string | null;
  phone: string;
  teamIds: string[];
}

/** What is known of the caller and of the teams asked for. */
export interface CreateAccountFacts {
  id: string;
  /** The caller's agency, when an agency creates. */
  agencyId: string | null;
  /** The caller's aggregator, when an aggregator creates. */
  aggregatorId: string | null;
  /** Teams of the caller's organisation that exist and that the caller may use. */
  usableTeamIds: string[];
  /** The directory's entry of the cbid asked for, if it has one. */
  company: Company | null;
  /** The directory does not answer: its entry is taken over when it is refreshed. */
  isDirectorySilent?: boolean;
  /** Provider staff confirm an address that does not verify. */
  confirmAddress: boolean;
  /** Who creates it. */
  by: string;
  now: Date;
}

/** A new account. */
export interface CreatedAccount extends StoredAddress, ClientFacts {
  id: string;
  name: string;
  cbid: string | null;
  phone: string;
  addressVerified: boolean;
  securityAnswers: SecurityAnswers;
  factOrigins: FactOrigins;
  policyContact: null;
  teamIds: string[];
  status: AccountStatus;
  agencyId: string | null;
  agent: null;
  aggregatorId: string | null;
  msspIds: string[];
}

/**
 * Decides a new account: throws 400 with every field that does not hold. A confirmation covers an
 * address that is possible but does not verify, not one that breaks a rule.
 */
export function createAccount(draft: AccountDraft, facts: CreateAccountFacts): CreatedAccount {
  const region = regionOfCountry(draft.country);
  const errors = addressErrors(draft);
  const phone = storedPhone(draft.phone, region);
  if (!phone) errors.push({ pointer: '/phone', detail: PHONE_MESSAGES[region] });
  if (!phone || errors.length) {
    const detail = errors.map((error) => error.detail).join('. ');
    throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
  }
  const doubts = addressWarnings(draft);
  if (doubts.length && !facts.confirmAddress) {
    throw new DomainError('ADDRESS_NOT_VERIFIED', 'Unable to verify address', 400, doubts);
  }
  const isKnown = facts.company?.country === draft.country || facts.isDirectorySilent;
  if (draft.cbid !== null && !isKnown) {
    const detail = 'The company is not in the directory of this country.';
    throw invalidField('UNKNOWN_COMPANY', detail, '/cbid');
  }
  if (!draft.teamIds.every((id) => facts.usableTeamIds.includes(id))) {
    throw invalidField('UNKNOWN_TEAM', 'Choose one of your teams.', '/teams');
  }
  const known = firmographicsOf(facts.company);
  return {
    ...storedAddress(draft),
    ...known,
    ...UNTOLD_FACTS,
    factOrigins: firstOrigins(known, facts),
    id: facts.id,
    name: draft.name.trim(),
    cbid: draft.cbid,
    phone,
    addressVerified: doubts.length === 0,
    securityAnswers: {},
    policyContact: null,
    teamIds: draft.teamIds,
    status: 'Open',
    agencyId: facts.agencyId,
    agent: null,
    aggregatorId: facts.aggregatorId,
    msspIds: [],
  };
}

/** Name, address and telephone are typed; the rest is the directory's. */
function firstOrigins(known: object, { by, now }: CreateAccountFacts): FactOrigins {
  const at = now.toISOString();
  const typed = { name: true, address1: true, phone: true };
  return {
    ...originsAfter({}, { ...known }, { source: 'DIRECTORY', at, by: null }),
    ...originsAfter({}, typed, { source: 'TYPED', at, by }),
  };
}
