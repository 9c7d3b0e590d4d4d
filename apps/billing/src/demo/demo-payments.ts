import type { Product } from '@palisade/trade';

/** A payment of the demo data by the card of a policyholder. */
export interface DemoPayment {
  insured: string;
  product: Product;
  /** Of what is due. */
  percent: number;
  /** Of the card; the local processor declines some. */
  number: string;
}

const ACCEPTED = '4242424242424242';
const DECLINED = '4000000000000002';

/** Most are paid in full, one in part, one was declined; what is not named here is unpaid. */
export const DEMO_PAYMENTS: readonly DemoPayment[] = [
  { insured: 'Red Rock Dental', product: 'P250', percent: 100, number: ACCEPTED },
  { insured: 'Alder Creek Logistics', product: 'P250', percent: 100, number: ACCEPTED },
  { insured: 'Cedar Point Accounting', product: 'P250', percent: 40, number: ACCEPTED },
  { insured: 'Eastgate Orthopedics', product: 'P250_S', percent: 100, number: DECLINED },
  { insured: 'Kestrel Cloud Hosting', product: 'P250_S', percent: 100, number: ACCEPTED },
  { insured: 'Quarry Lake Winery', product: 'P250', percent: 100, number: ACCEPTED },
  { insured: 'Ashdown Veterinary Group', product: 'P_ONE', percent: 100, number: ACCEPTED },
];

/** A wire that came a second time: the desk finds it as unapplied cash. */
export const DEMO_SECOND_WIRE = {
  insured: 'Kestrel Cloud Hosting',
  product: 'P250_S' as Product,
  transactionId: 'WIRE-20418',
  /** In minor units. */
  amount: 25_000,
};
