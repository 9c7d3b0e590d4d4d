import { ApiError } from '../../lib/problem';
import { paymentFailure } from './payment-failure';

jest.mock('../../lib/i18n', () => ({ i18n: { t: (key: string) => key } }));

const answered = (status: number) =>
  new ApiError(status, { detail: 'Too much.' }, 'POST', '/api/billing/v1/paid');

describe('what is said of a payment that failed', () => {
  it.each([
    ['a refusal', answered(422), 'Too much.'],
    ['a failure of the server', answered(502), 'policy:payment.failed'],
    ['no answer', new TypeError('fetch failed'), 'policy:payment.failed'],
  ])('of %s', (_, error, expected) => {
    expect(paymentFailure(error)).toBe(expected);
  });
});
