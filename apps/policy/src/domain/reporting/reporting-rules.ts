import type { Market } from '@palisade/trade';

/** What a jurisdiction asks of extended reporting; null where no number is known there. */
export interface ReportingRule {
  /** State of the US, GB, or what stands for all that are not named. */
  jurisdiction: string;
  /** Free of charge, from the end of cover. */
  automaticDays: number | null;
  /** From the end of cover, until when the offer is sent. */
  offerDays: number | null;
  /** From the end of cover, until when more can be bought. */
  buyDays: number | null;
  /** From the offer, where that is later. */
  buyDaysFromOffer: number | null;
  /** Only of insurers that the state has admitted. */
  isAdmittedOnly: boolean;
  /** The days without charge hold whoever ends the policy, also for non-payment. */
  isForUnpaid: boolean;
  citation: string;
}

const HOUSE = 'DEFAULT';

const rule = (
  jurisdiction: string,
  citation: string,
  days: Partial<ReportingRule> = {},
): ReportingRule => ({
  jurisdiction,
  automaticDays: null,
  offerDays: null,
  buyDays: null,
  buyDaysFromOffer: null,
  isAdmittedOnly: false,
  isForUnpaid: false,
  citation,
  ...days,
});

// Less certain: the days to buy in NY and NC, and that no general rule is known in CA, IL, FL and TX.
/**
 * As read on 28 November 2026. Planning values: a person with authority confirms them before real use. A rule is
 * succeeded, never changed.
 */
export const REPORTING_RULES: readonly ReportingRule[] = [
  rule(HOUSE, 'House standard', { automaticDays: 60, offerDays: 30, buyDays: 60 }),
  rule('NY', '11 NYCRR 73.3(d),(e)', {
    automaticDays: 60,
    offerDays: 30,
    buyDays: 60,
    buyDaysFromOffer: 30,
  }),
  rule('VA', '14VAC5-335-30(D); 14VAC5-335-40(A)2', {
    offerDays: 15,
    buyDays: 30,
    isAdmittedOnly: true,
  }),
  rule('CT', 'Conn. Agencies Regs. 38a-327-3(b),(d); Conn. Gen. Stat. 38a-394(a)', {
    automaticDays: 30,
    buyDays: 30,
    isAdmittedOnly: true,
    isForUnpaid: true,
  }),
  rule('AR', 'Ark. Code 23-79-306', { automaticDays: 60, offerDays: 0, isForUnpaid: true }),
  rule('NC', 'N.C.G.S. 58-40-140', { buyDays: 30 }),
  rule('CO', 'C.R.S. 10-4-419; 3 CCR 702-5, Reg. 5-1-8'),
  rule('CA', 'Cal. Ins. Code 11580.01'),
  rule('IL', 'IDOI Company Bulletin 88-53'),
  rule('FL', 'Fla. Stat. 627.4147'),
  rule('GB', 'House standard'),
];

/** A rule in which every number is known: the house standard stands for what is not. */
export type WholeReportingRule = ReportingRule &
  Record<'automaticDays' | 'offerDays' | 'buyDays', number>;

const named = (jurisdiction: string): ReportingRule | undefined =>
  REPORTING_RULES.find((one) => one.jurisdiction === jurisdiction);

const house = named(HOUSE) as WholeReportingRule;

/** The rule that a policy goes by. */
export function reportingRuleOf(market: Market, state: string | null): WholeReportingRule {
  const found = named(market === 'UK' ? 'GB' : (state ?? HOUSE));
  const holds = found && (!found.isAdmittedOnly || market === 'ADMITTED');
  const { automaticDays, offerDays, buyDays } = house;
  if (!holds) return house;
  return {
    ...found,
    automaticDays: found.automaticDays ?? automaticDays,
    offerDays: found.offerDays ?? offerDays,
    buyDays: found.buyDays ?? buyDays,
  };
}
