import { DomainError } from '@palisade/kernel';

/** What became of a delivery so far. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'DEAD'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Throws 409 when a delivery is on its way already, or its webhook sends nothing. */
export function checkResend(state: DeliveryState, isEnabled: boolean): void {
  if (state === 'WAITING') {
    throw new DomainError('DELIVERY_WAITS', 'This message is on its way already.', 409);
  }
  if (isEnabled) return;
  const detail = 'The webhook sends nothing: set its address first.';
  throw new DomainError('WEBHOOK_SILENT', detail, 409);
}
