import type { PlainDate } from '@palisade/kernel';
import type { Product } from './products';

/** Surplus lines tax of the insured's home state while the row is in force; percentages as text. */
export interface SurplusTaxRow {
  readonly state: string;
  readonly taxPct: string;
  /** Further percentage of the state that is charged with the tax. */
  readonly otherPct: string;
  readonly stampingPct: string;
  /** US dollars for each policy. */
  readonly stampingFlat: string;
  /** Whether broker and MGA fees are taxed and stamped as the premium is. */
  readonly feesTaxed: boolean;
  readonly from: PlainDate;
  readonly to: PlainDate | null;
}

const tax = (
  state: string,
  taxPct: string,
  from: PlainDate,
  other: Partial<SurplusTaxRow> = {},
): SurplusTaxRow => ({
  state,
  taxPct,
  otherPct: '0',
  stampingPct: '0',
  stampingFlat: '0',
  feesTaxed: true,
  from,
  to: null,
  ...other,
});

// Sources: Surplus Lines Manual, appendix A (surplusmanual.com), and for single states the pages of
// csimt.gov (MT), slacal.org (CA), oregonsla.org (OR), pasla.org (PA), sltx.org (TX),
// surpluslines.org (WA), msla.org (MS), sltax360.com (NV, WV), Utah Admin. Code R590-157-4 and
// IDAPA 18.06.06.014. Less certain: MS, MO, NE, NH, NJ, NM, ND, and OH to WY but TX, UT and WV.
/**
 * Planning values: a person with authority confirms them before real use. A rating names
 * the row that it read: a row is succeeded, never changed.
 */
export const SURPLUS_TAXES: readonly SurplusTaxRow[] = [
  tax('AL', '6', '2024-01-01'),
  tax('AK', '2.7', '2024-01-01', { otherPct: '1' }), // filing fee
  tax('AZ', '3', '2024-01-01', { stampingPct: '0.2' }),
  tax('AR', '4', '2024-01-01'),
  tax('CA', '3', '2023-01-01', { stampingPct: '0.18' }),
  tax('CO', '3', '2024-01-01', { otherPct: '0.175' }), // SLAS clearinghouse transaction fee
  tax('CT', '4', '2024-01-01'),
  tax('DE', '3', '2024-01-01'),
  tax('DC', '2', '2024-01-01'),
  tax('FL', '4.94', '2024-01-01', { stampingPct: '0.06' }),
  tax('GA', '4', '2024-01-01'),
  tax('HI', '4.68', '2024-01-01'),
  tax('ID', '1.5', '2024-01-01', { stampingPct: '0.5' }),
  tax('IL', '3.5', '2023-01-01', { stampingPct: '0.04', feesTaxed: false }),
  tax('IN', '2.5', '2024-01-01'),
  tax('IA', '0.95', '2025-01-01', { to: '2025-12-31' }),
  tax('IA', '0.925', '2026-01-01', { to: '2026-12-31' }),
  tax('IA', '0.9', '2027-01-01'),
  tax('KS', '3', '2024-01-01'),
  tax('KY', '3', '2024-01-01', { otherPct: '1.8' }), // state surcharge
  tax('LA', '4.85', '2024-01-01'),
  tax('ME', '3', '2024-01-01'),
  tax('MD', '3', '2024-01-01'),
  tax('MA', '4', '2024-01-01'),
  tax('MI', '2', '2024-01-01', { otherPct: '0.5' }), // regulatory fee
  tax('MN', '3', '2024-01-01', { stampingPct: '0.04' }),
  tax('MS', '4', '2024-01-01', { stampingPct: '0.25', otherPct: '3' }), // MWUA non-admitted policy fee
  tax('MO', '5', '2024-01-01'),
  tax('MT', '2.75', '2024-01-01', { to: '2025-12-31' }),
  tax('MT', '2.75', '2026-01-01', { otherPct: '0.175' }), // SLIP+ transaction fee
  tax('NE', '3', '2024-01-01'),
  tax('NV', '3.5', '2024-01-01', { stampingPct: '0.4' }),
  tax('NH', '3', '2024-01-01'),
  tax('NJ', '5', '2024-01-01'),
  tax('NM', '3.003', '2024-01-01'),
  tax('NY', '3.6', '2023-01-01', { stampingPct: '0.15' }),
  tax('NC', '5', '2023-01-01', { stampingPct: '0.3' }),
  tax('ND', '1.75', '2024-01-01'),
  tax('OH', '5', '2024-01-01'),
  tax('OK', '6', '2024-01-01', { otherPct: '0.175' }), // SLAS clearinghouse transaction fee
  tax('OR', '2', '2024-01-01', { stampingFlat: '10.00', otherPct: '0.3' }), // fire marshal tax (all surplus premium)
  tax('PA', '3', '2017-01-01', { stampingFlat: '20.00' }),
  tax('RI', '4', '2024-01-01'),
  tax('SC', '6', '2024-01-01'),
  tax('SD', '2.5', '2024-01-01', { otherPct: '0.175' }), // SLAS clearinghouse transaction fee
  tax('TN', '5', '2024-01-01', { otherPct: '0.175' }), // SLAS clearinghouse transaction fee
  tax('TX', '4.85', '2024-01-01', { stampingPct: '0.04' }),
  tax('UT', '4.25', '2024-01-01', { stampingPct: '0.18' }),
  tax('VT', '3', '2024-01-01'),
  tax('VA', '2.25', '2024-01-01'),
  tax('WA', '2', '2011-07-01', { stampingPct: '0.1' }),
  tax('WV', '4.55', '2024-01-01'),
  tax('WI', '3', '2024-01-01'),
  tax('WY', '3', '2024-01-01', { otherPct: '0.175' }), // SLAS clearinghouse transaction fee
];

const BY_STATE = new Map<string, SurplusTaxRow[]>();
for (const row of SURPLUS_TAXES) {
  BY_STATE.set(row.state, [...(BY_STATE.get(row.state) ?? []), row]);
}

/** The tax row of a state that is in force on a date; undefined when there is none. */
export const surplusTaxOn = (state: string, date: PlainDate): SurplusTaxRow | undefined =>
  BY_STATE.get(state)?.find((row) => row.from <= date && (row.to === null || date <= row.to));

/** Spec 3 §2: the states whose surplus lines notice a licensed broker signs and attests. */
export const NOTICE_STATES = ['LA', 'MT'] as const;

/** A state with a notice to attest. */
export type NoticeState = (typeof NOTICE_STATES)[number];

/** The state where its notice has to be attested; null elsewhere. */
export const noticeStateOf = (state: string | null | undefined): NoticeState | null =>
  NOTICE_STATES.find((code) => code === state) ?? null;

// IDAPA 18.06.06.014, oregonsla.org, pasla.org.
const STAMPING_KEPT: readonly (string | null)[] = ['ID', 'OR', 'PA'];

/** Whether a stamping office gives its fee back with the premium (Spec 3 §9). */
export const isStampingReturned = (state: string | null): boolean => !STAMPING_KEPT.includes(state);

/** Whether the agent who sells is named with a licence of the state: an admitted Prime 250 of Florida. */
export const asksRetailAgent = (product: Product, state: string | null | undefined): boolean =>
  product === 'P250' && state === 'FL';
