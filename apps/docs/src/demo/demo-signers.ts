import type { Product } from '@palisade/trade';

/** Who signs an application of the demo data, as the policyholder of the insured. */
export interface DemoSigner {
  insured: string;
  product: Product;
  name: string;
}

const HALE = 'Robin Hale';

/** The applications of what is bound; those that only wait for a signature go on waiting. */
export const DEMO_SIGNERS: readonly DemoSigner[] = [
  { insured: 'Red Rock Dental', product: 'P250', name: 'Rosa Delgado' },
  { insured: 'Alder Creek Logistics', product: 'P250', name: HALE },
  { insured: 'Cedar Point Accounting', product: 'P250', name: HALE },
  { insured: 'Eastgate Orthopedics', product: 'P250_S', name: HALE },
  { insured: 'Granite Bay Builders', product: 'P250_S', name: HALE },
  { insured: 'Kestrel Cloud Hosting', product: 'P250_S', name: HALE },
  { insured: 'Pinewood Realty', product: 'P250', name: HALE },
  { insured: 'Quarry Lake Winery', product: 'P250', name: HALE },
  { insured: 'Ashdown Veterinary Group', product: 'P_ONE', name: HALE },
  { insured: 'Cobalt Quay Shipping', product: 'P_ONE', name: HALE },
];
