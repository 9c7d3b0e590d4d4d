import type { PlainDate } from '@palisade/kernel';
import type { NoticeState } from './surplus-taxes';

/** The surplus lines notice of a state, as it is read and attested from a day on. */
export interface SurplusNotice {
  readonly state: NoticeState;
  readonly version: string;
  readonly from: PlainDate;
  /** In our words. */
  readonly paragraphs: readonly string[];
  /** In the words of the statute, line by line; null where none are known. */
  readonly prescribed: { readonly citation: string; readonly lines: readonly string[] } | null;
}

/** A version that somebody has attested is succeeded, never changed; the newest of a state is last. */
const SURPLUS_NOTICES: readonly SurplusNotice[] = [
  {
    state: 'LA',
    version: 'LA-1',
    from: '2020-01-01',
    paragraphs: [
      'The insurer of this quote is not an admitted insurer in Louisiana. Who attests this notice signs the policy as its surplus lines broker, or as the representative whom the broker has authorized. The policy carries these words:',
    ],
    prescribed: {
      citation: 'La. R.S. 22:433',
      lines: [
        'This insurance policy is delivered as surplus lines coverage under the Louisiana Insurance Code.',
        'In the event of insolvency of the company issuing this contract, the policyholder or claimant is not covered by the Louisiana Insurance Guaranty Association or the Louisiana Life and Health Insurance Guaranty Association, which guarantees only specific types of policies issued by insurance companies authorized to do business in Louisiana.',
        'This surplus lines policy has been procured by the following licensed Louisiana surplus lines broker:',
        'Signature of Licensed Louisiana Surplus Lines Broker',
        'or Authorized Representative',
        'Printed Name of Licensed Louisiana Surplus Lines Broker',
      ],
    },
  },
  {
    state: 'MT',
    version: 'MT-1',
    from: '2020-01-01',
    paragraphs: [
      'This insurance is placed as surplus lines coverage under the laws of Montana. Its insurer is not an admitted insurer in Montana.',
      'No guaranty association pays the claims of this insurer should it become insolvent.',
      'The surplus lines broker places it with this insurer after the search for admitted insurance that Montana asks for, and makes the filing with the state.',
    ],
    prescribed: null,
  },
];

/** The notice of a state that is attested on a day; undefined before there was one. */
export const surplusNoticeOn = (state: NoticeState, date: PlainDate): SurplusNotice | undefined =>
  SURPLUS_NOTICES.findLast((notice) => notice.state === state && notice.from <= date);

/** The version of a notice that somebody attested once. */
export const surplusNoticeOf = (version: string): SurplusNotice | undefined =>
  SURPLUS_NOTICES.find((notice) => notice.version === version);

/** The full text of a notice, line by line; its statute stands after what that prescribes. */
export const surplusNoticeText = ({ paragraphs, prescribed }: SurplusNotice): string =>
  [...paragraphs, ...(prescribed ? [...prescribed.lines, `(${prescribed.citation})`] : [])].join(
    '\n',
  );
