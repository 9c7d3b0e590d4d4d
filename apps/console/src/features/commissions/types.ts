import type { components } from '@palisade/clients/commissions';

/** A payment of commission, which may wait for a second person. */
export type CommissionPayment = components['schemas']['CommissionPaymentResponse'];
