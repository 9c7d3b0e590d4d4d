import { quoteNextStep, type StepQuote } from './next-step';

const QUOTE: StepQuote = {
  status: 'READY',
  customerStatus: 'READY',
  allowedActions: [],
  wraRequestToBind: false,
  signature: null,
  signRequestedOn: null,
  isEndorsement: false,
  isPaid: false,
  effectiveDate: '2026-12-01',
  endDate: '2027-12-01',
  isPolicyholder: false,
};
const ASKED = { signRequestedOn: '2026-11-01T10:00:00.000Z' };
const SIGNED = { signature: {} as never };

it.each<[string, Partial<StepQuote>, string]>([
  ['a draft of my own', { status: 'DRAFT', allowedActions: ['request'] }, 'quote.finish'],
  ['a draft of others', { status: 'DRAFT' }, 'quote.unfinished'],
  ['a rating on its way', { status: 'REQUESTED' }, 'quote.rating'],
  ['answers that are missing', { status: 'INDICATION' }, 'quote.indication'],
  ['a referral, read by the agency', { status: 'REFERRED' }, 'quote.referred'],
  [
    'a referral, read by an underwriter',
    { status: 'REFERRED', allowedActions: ['underwrite'] },
    'quote.pickUp',
  ],
  ['a review, read by the agency', { status: 'IN_REVIEW' }, 'quote.inReview'],
  [
    'a review, read by an underwriter',
    { status: 'IN_REVIEW', allowedActions: ['releaseTerms'] },
    'quote.release',
  ],
  ['terms', { allowedActions: ['sendSignRequest', 'bind'] }, 'quote.send'],
  [
    'sent terms',
    { customerStatus: 'SENT', allowedActions: ['sendSignRequest', 'bind'] },
    'quote.sent',
  ],
  [
    'sent terms, read by the policyholder',
    { customerStatus: 'SENT', isPolicyholder: true },
    'quote.signYourself',
  ],
  ['a wish to bind', { wraRequestToBind: true, allowedActions: ['bind'] }, 'quote.bindAsked'],
  ['a wish to bind, by who may not', { wraRequestToBind: true }, 'quote.bindWaits'],
  ['terms that only others may send', {}, 'quote.agency'],
  [
    'a signed application with a notice to come',
    { status: 'SIGNED', allowedActions: ['sendSurplusNotice', 'bind'], ...SIGNED },
    'quote.attest',
  ],
  [
    'a signed application',
    { status: 'SIGNED', allowedActions: ['bind'], ...SIGNED },
    'quote.bindSigned',
  ],
  [
    'bound and sent for signature',
    { status: 'BOUND', allowedActions: ['sendSignRequest'], ...ASKED },
    'quote.sent',
  ],
  [
    'bound and sent for signature, read by the policyholder',
    { status: 'BOUND', isPolicyholder: true, ...ASKED },
    'quote.signYourself',
  ],
  [
    'bound and never sent',
    { status: 'BOUND', allowedActions: ['sendSignRequest'] },
    'quote.sendBound',
  ],
  ['bound and never sent, by who may not send it', { status: 'BOUND' }, 'quote.agency'],
  ['a bound endorsement', { status: 'BOUND', isEndorsement: true }, 'policy.unpaid'],
  ['bound and signed', { status: 'BOUND', ...SIGNED }, 'policy.unpaid'],
  ['bound, signed and paid', { status: 'BOUND', isPaid: true, ...SIGNED }, 'policy.issuing'],
  ['issued and not paid', { status: 'ISSUED' }, 'policy.unpaid'],
  ['issued and paid', { status: 'ISSUED', isPaid: true }, 'policy.starts'],
  ['in force and paid', { status: 'IN FORCE', isPaid: true }, 'policy.runs'],
  ['expired', { status: 'EXPIRED', allowedActions: ['revive', 'restore'] }, 'quote.revive'],
  ['lost', { status: 'LOST', allowedActions: ['restore'] }, 'quote.restore'],
  ['lost, by who may not restore it', { status: 'LOST' }, 'nothing'],
  ['void', { status: 'VOID' }, 'nothing'],
])('says what comes after %s', (_, change, key) => {
  expect(quoteNextStep({ ...QUOTE, ...change }).key).toBe(key);
});

it('names the day on which cover begins or ends', () => {
  const paid = { ...QUOTE, isPaid: true };
  expect(quoteNextStep({ ...paid, status: 'ISSUED' }).date).toBe('2026-12-01');
  expect(quoteNextStep({ ...paid, status: 'IN FORCE' }).date).toBe('2027-12-01');
});
