import { INDICATION_CONTROLS, type IndicationControl } from '@palisade/trade';
import type { Company, IndicationRequest, SecurityAnswers } from '../../../lib/api-types';

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
