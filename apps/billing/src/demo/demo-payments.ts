import type { Product } from '@palisade/kernel';

/** A payment of the demo data by the card of a policyholder. */
export interface DemoPayment {
  insured: string;
  product: Product;
  /** Of what is due. */
  percent: number;
  /** Of the card; the local processor declines some. */
  last4: string;
}

const ACCEPTED = '4242';
const DECLINED = '0002';

/** Most are paid in full, one in part, one was declined; what is not named here is unpaid. */
export const DEMO_PAYMENTS: readonly DemoPayment[] = [
  { insured: 'Red Rock Dental', product: 'P250', percent: 100, last4: ACCEPTED },
  { insured: 'Alder Creek Logistics', product: 'P250', percent: 100, last4: ACCEPTED },
  { insured: 'Cedar Point Accounting', product: 'P250', percent: 40, last4: ACCEPTED },
  { insured: 'Eastgate Orthopedics', product: 'P250_S', percent: 100, last4: DECLINED },
  { insured: 'Kestrel Cloud Hosting', product: 'P250_S', percent: 100, last4: ACCEPTED },
  { insured: 'Ashdown Veterinary Group', product: 'P_ONE', percent: 100, last4: ACCEPTED },
];
