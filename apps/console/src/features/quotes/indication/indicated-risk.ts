import { INDICATION_CONTROLS, type IndicationControl } from '@palisade/trade';
import type {
  Account,
  AccountFacts,
  Company,
  IndicationRequest,
  SecurityAnswers,
} from '../../../lib/api-types';

/** What the one screen of an indication asks for. */
export interface IndicatedRisk {
  company?: string;
  state?: string;
  zipCode?: string;
  industryCode?: string;
  revenue?: number | null;
  records?: number | null;
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

/** The call of what was entered; null while too little is known to price. */
export function indicationOf(
  risk: IndicatedRisk,
  { accountId }: PickedCompany,
  isUk: boolean,
): IndicationRequest | null {
  const { state, zipCode, industryCode, revenue, records } = risk;
  const isKnown = industryCode && revenue && (isUk ? zipCode : state);
  if (!accountId && !isKnown) return null;
  return {
    ...(accountId && { accountId }),
    ...(!accountId && (isUk ? zipCode && { zipCode } : state && { state })),
    ...(industryCode && { industryCode }),
    ...(revenue && { revenue }),
    ...(records != null && { records }),
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
