import { scopeOf } from '@palisade/contracts';
import type { Listener } from './audience';
import { audienceOf, isInScope } from './audience';

const ACCOUNT = '01900000-0000-7000-8000-0000000000a1';
const QUOTE = '01900000-0000-7000-8000-0000000000b1';
const POLICY = '01900000-0000-7000-8000-0000000000c1';

const scope = scopeOf({ accountId: ACCOUNT });
const quoteEvent = audienceOf('quote.released.v1', { scope, quoteHead: { quoteId: QUOTE } });
const policyEvent = audienceOf('policy.issued.v1', { scope, policyHead: { policyId: POLICY } });
const paymentEvent = audienceOf('payment.settled.v1', { scope, policyId: POLICY });

const insured: Listener = {
  accountType: 'CUSTOMER',
  organizationId: ACCOUNT,
  teamIds: [],
  seesAllTeams: false,
  onlyQuoteId: null,
  onlyPolicyId: null,
};

describe('who hears of an event', () => {
  it.each([
    ['a policyholder', insured, [true, true, true]],
    ['another policyholder', { ...insured, organizationId: POLICY }, [false, false, false]],
    ['a one-time code of the quote', { ...insured, onlyQuoteId: QUOTE }, [true, false, false]],
    [
      'a one-time code of another quote',
      { ...insured, onlyQuoteId: ACCOUNT },
      [false, false, false],
    ],
    ['a one-time code of the policy', { ...insured, onlyPolicyId: POLICY }, [false, true, true]],
  ])('%s', (_, listener, expected) => {
    const events = [quoteEvent, policyEvent, paymentEvent];
    expect(events.map((audience) => isInScope(listener, audience))).toEqual(expected);
  });
});
