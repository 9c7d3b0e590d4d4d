import type { PlainDate } from '@palisade/kernel';
import { surplusTaxOn } from './surplus-taxes';

/** The words that a statute prescribes for the policies of surplus lines of a state. */
export interface SurplusLegend {
  readonly state: string;
  readonly from: PlainDate;
  readonly citation: string;
  /** The least size of its letters, in points; null where none is prescribed. */
  readonly points: number | null;
  /** `{taxRate}` stands where the statute asks for the rate of the surplus lines tax. */
  readonly words: string;
}

/**
 * Only words that were read in the statute itself: for other states the policy says it in ours. A legend that
 * was printed once is succeeded, never changed.
 */
const SURPLUS_LEGENDS: readonly SurplusLegend[] = [
  {
    state: 'CA',
    from: '2020-01-01',
    citation: '10 CCR 2171.1',
    points: null,
    words:
      'This insurance is issued pursuant to the California Insurance Code, Sections 1760 through 1780, and is placed in an insurer or insurers not holding a Certificate of Authority from or regulated by the California Insurance Commissioner.',
  },
  {
    state: 'FL',
    from: '2020-01-01',
    citation: 'Fla. Stat. 626.924(1)',
    points: null,
    words:
      'THIS INSURANCE IS ISSUED PURSUANT TO THE FLORIDA SURPLUS LINES LAW. PERSONS INSURED BY SURPLUS LINES CARRIERS DO NOT HAVE THE PROTECTION OF THE FLORIDA INSURANCE GUARANTY ACT TO THE EXTENT OF ANY RIGHT OF RECOVERY FOR THE OBLIGATION OF AN INSOLVENT UNLICENSED INSURER.',
  },
  {
    state: 'FL',
    from: '2020-01-01',
    citation: 'Fla. Stat. 626.924(2)',
    points: 14,
    words:
      "SURPLUS LINES INSURERS' POLICY RATES AND FORMS ARE NOT APPROVED BY ANY FLORIDA REGULATORY AGENCY.",
  },
  {
    state: 'GA',
    from: '2020-01-01',
    citation: 'O.C.G.A. 33-5-26',
    points: null,
    words:
      'This contract is registered and delivered as a surplus line coverage under the Surplus Line Insurance Law, O.C.G.A. Chapter 33-5.',
  },
  {
    state: 'TX',
    from: '2020-01-01',
    citation: 'Tex. Ins. Code 981.101(b)',
    points: 11,
    words:
      'This insurance contract is with an insurer not licensed to transact insurance in this state and is issued and delivered as surplus line coverage under the Texas insurance statutes. The Texas Department of Insurance does not audit the finances or review the solvency of the surplus lines insurer providing this coverage, and the insurer is not a member of the property and casualty insurance guaranty association created under Chapter 462, Insurance Code. Chapter 225, Insurance Code, requires payment of a {taxRate} percent tax on gross premium.',
  },
];

/** The legends that stand on a policy of a state that begins on a day, with the rate filled in. */
export const surplusLegendsOn = (state: string | null, date: PlainDate): SurplusLegend[] => {
  const taxRate = state ? surplusTaxOn(state, date)?.taxPct : undefined;
  return SURPLUS_LEGENDS.filter((one) => one.state === state && one.from <= date).flatMap((one) => {
    if (!one.words.includes(RATE)) return [one];
    return taxRate ? [{ ...one, words: one.words.replace(RATE, taxRate) }] : [];
  });
};

const RATE = '{taxRate}';
