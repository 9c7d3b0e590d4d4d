import { i18n } from '../../lib/i18n';
import { ApiError, problemMessage, ShownError } from '../../lib/problem';

/** What is said of a payment that failed: the words of the server, where it has any (Spec 3 §8). */
export const paymentFailure = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? problemMessage(error)
    : i18n.t('policy:payment.failed');

/** Fails with those words. */
export const failPayment = (error: unknown): never => {
  throw new ShownError(paymentFailure(error));
};
