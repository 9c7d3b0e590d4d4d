import { INDICATION_CONTROLS, type IndicationControl } from '@palisade/trade';
import type {
  Account,
  AccountFacts,
  Company,
  IndicationRequest,
  SecurityAnswers,
} from '../../../lib/api-types';

/** The terms that may be chosen otherwise than the preset says. */
export const OWN_TERMS = ['limit', 'deductible', 'waitingPeriod', 'retroActivePeriod'] as const;

type OwnTerms = { [Term in (typeof OWN_TERMS)[number]]?: number };

/** What the one screen of an indication asks for. */
export interface IndicatedRisk extends OwnTerms {
  company?: string;
  state?: string;
  zipCode?: string;
  industryCode?: string;
  revenue?: number | null;
  records?: number | null;
  presetName?: string;
  mfaCloud?: boolean;
  mfaRemote?: boolean;
  mfaAdmin?: boolean;
  edrDeployed?: boolean;
  backupFrequency?: SecurityAnswers['backupFrequency'];
  patchingFrequency?: SecurityAnswers['patchingFrequency'];
}

/** What was picked for the company: a client, or a company of the directory. */
export interface PickedCompany {
  accountId?: string;
  company?: Company;
}

/** The answers among what was entered. */
export const answersOf = (risk: IndicatedRisk): SecurityAnswers =>
  Object.fromEntries(
    INDICATION_CONTROLS.flatMap((control: IndicationControl) =>
      risk[control] === undefined ? [] : [[control, risk[control]]],
    ),
  );

/** The terms among what was entered. */
const ownTermsOf = (risk: IndicatedRisk): OwnTerms =>
  Object.fromEntries(
    OWN_TERMS.flatMap((term) => (risk[term] === undefined ? [] : [[term, risk[term]]])),
  );

/** Whether the terms are no longer those of a preset. */
export const hasOwnTerms = (risk: IndicatedRisk): boolean =>
  Object.keys(ownTermsOf(risk)).length > 0;

/** The call of what was entered; null while too little is known to price. */
export function indicationOf(
  risk: IndicatedRisk,
  { accountId }: PickedCompany,
  isUk: boolean,
): IndicationRequest | null {
  const { state, zipCode, industryCode, revenue, records, presetName } = risk;
  const isKnown = industryCode && revenue && (isUk ? zipCode : state);
  if (!accountId && !isKnown) return null;
  return {
    ...(accountId && { accountId }),
    ...(!accountId && (isUk ? zipCode && { zipCode } : state && { state })),
    ...(industryCode && { industryCode }),
    ...(revenue && { revenue }),
    ...(records != null && { records }),
    ...(presetName && { presetName }),
    ...ownTermsOf(risk),
    securityQuestions: answersOf(risk),
  };
}

/** A name that is the address of a site. */
const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)+$/i;

type FiledFacts = Pick<
  Account,
  'country' | 'domainName' | 'naicsCode' | 'sicCode' | 'revenue' | 'numberOfPersonalRecords'
>;

/** What was entered and is not on the client's file yet; what is there is not changed from here. */
export function missingFacts(
  { company = '', industryCode, revenue, records }: IndicatedRisk,
  filed: FiledFacts,
): AccountFacts {
  const domain = company.trim();
  const code = filed.country === 'GBR' ? 'sicCode' : 'naicsCode';
  return {
    ...(DOMAIN.test(domain) && !filed.domainName && { domainName: domain }),
    ...(industryCode && !filed[code] && { [code]: industryCode }),
    ...(revenue && filed.revenue == null && { revenue }),
    ...(records != null && filed.numberOfPersonalRecords == null
      ? { numberOfPersonalRecords: records }
      : {}),
  };
}
