import { nextStepBy, type NextStep, type NextStepRow } from '../../kit/values/next-step';
import type { Quote, QuoteAction } from '../../lib/api-types';

/** What the next step of a quote depends on. */
export type StepQuote = Pick<
  Quote,
  | 'status'
  | 'allowedActions'
  | 'customerStatus'
  | 'wraRequestToBind'
  | 'signature'
  | 'signRequestedOn'
  | 'isEndorsement'
  | 'isPaid'
  | 'effectiveDate'
  | 'endDate'
> & { isPolicyholder: boolean };

type Row = NextStepRow<StepQuote>;

const may =
  (action: QuoteAction): NonNullable<Row['isFor']> =>
  ({ allowedActions }) =>
    allowedActions.includes(action);
const isSent = ({ customerStatus }: StepQuote) => customerStatus === 'SENT';
const isUnsigned = ({ signature, isEndorsement }: StepQuote) => !signature && !isEndorsement;
const isAskedToSign = (quote: StepQuote) => isUnsigned(quote) && quote.signRequestedOn !== null;

const SIGN_YOURSELF = 'quote.signYourself';
const PRICED = ['READY', 'ACTIVE'];
const CLOSED = ['LOST', 'DECLINED'];
const OVER = ['EXPIRED', 'INVALID'];
const ISSUED = ['ISSUED', 'IN FORCE'];

/** Spec 3 §4: what a quote waits for in each status, and who it waits for; the first row counts. */
const TABLE: readonly Row[] = [
  { when: ['TEMPORARY', 'DRAFT'], isFor: may('request'), key: 'quote.finish' },
  { when: ['TEMPORARY', 'DRAFT'], key: 'quote.unfinished' },
  { when: ['REQUESTED'], key: 'quote.rating' },
  { when: ['INDICATION'], isFor: may('releaseTerms'), key: 'quote.release' },
  { when: ['INDICATION'], key: 'quote.indication' },
  { when: ['REFERRED'], isFor: may('underwrite'), key: 'quote.pickUp' },
  { when: ['REFERRED'], key: 'quote.referred' },
  { when: ['IN_REVIEW'], isFor: may('releaseTerms'), key: 'quote.release' },
  { when: ['IN_REVIEW'], key: 'quote.inReview' },
  {
    when: PRICED,
    isFor: (quote) => quote.wraRequestToBind && may('bind')(quote),
    key: 'quote.bindAsked',
  },
  { when: PRICED, isFor: ({ wraRequestToBind }) => wraRequestToBind, key: 'quote.bindWaits' },
  { when: PRICED, isFor: (quote) => quote.isPolicyholder && isSent(quote), key: SIGN_YOURSELF },
  { when: PRICED, isFor: isSent, key: 'quote.sent' },
  { when: PRICED, isFor: may('sendSignRequest'), key: 'quote.send' },
  { when: PRICED, isFor: may('bind'), key: 'quote.bind' },
  { when: PRICED, key: 'quote.agency' },
  { when: ['SIGNED'], isFor: may('sendSurplusNotice'), key: 'quote.attest' },
  { when: ['SIGNED'], isFor: may('bind'), key: 'quote.bindSigned' },
  { when: ['SIGNED'], key: 'quote.bindWaits' },
  {
    when: ['BOUND'],
    isFor: (quote) => quote.isPolicyholder && isAskedToSign(quote),
    key: SIGN_YOURSELF,
  },
  { when: ['BOUND'], isFor: isAskedToSign, key: 'quote.sent' },
  {
    when: ['BOUND'],
    isFor: (quote) => isUnsigned(quote) && may('sendSignRequest')(quote),
    key: 'quote.sendBound',
  },
  { when: ['BOUND'], isFor: isUnsigned, key: 'quote.agency' },
  { when: ['BOUND'], isFor: ({ isPaid }) => !isPaid, key: 'policy.unpaid' },
  { when: ['BOUND'], key: 'policy.issuing' },
  { when: ISSUED, isFor: ({ isPaid }) => !isPaid, key: 'policy.unpaid' },
  { when: ['ISSUED'], key: 'policy.starts', dateOf: ({ effectiveDate }) => effectiveDate },
  { when: ['IN FORCE'], key: 'policy.runs', dateOf: ({ endDate }) => endDate },
  { when: ['BINDER EXPIRED'], key: 'policy.binderExpired' },
  { when: OVER, isFor: may('revive'), key: 'quote.revive' },
  { when: [...CLOSED, ...OVER], isFor: may('restore'), key: 'quote.restore' },
  { when: ['RESCIND'], isFor: may('restoreRescinded'), key: 'quote.restore' },
  { when: ['DELETED'], isFor: may('restoreDeleted'), key: 'quote.restore' },
  { when: ['API_REJECTED'], key: 'quote.rejected' },
  { key: 'nothing' },
];

/** What comes next for a quote. */
export const quoteNextStep = (quote: StepQuote): NextStep => nextStepBy(TABLE, quote);

/** Whether a quote waits for the signature of the policyholder who looks at it. */
export const waitsForOwnSignature = (quote: StepQuote): boolean =>
  nextStepBy(TABLE, quote).key === SIGN_YOURSELF;
