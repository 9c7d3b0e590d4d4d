import type { Product } from '@palisade/trade';
import type { NoticeFields } from '../claims/claim-requests.dto';
import type { PanelTermsRequest, VendorQuoteRequest } from '../vendors/vendor-requests.dto';
import type { UpdateClaimsFileRequest } from '../files/claims-file-requests.dto';

/** How far a claim of the demo data is taken. */
export type DemoClaimStep = 'saved' | 'filed' | 'opened';

/** A claim of the demo data; its policy and description name it. */
export interface DemoClaim {
  insured: string;
  product: Product;
  step: DemoClaimStep;
  /** Who signs in to report it. */
  reporter: string;
  /** Days ago when it happened. */
  daysAgo: number;
  notice: NoticeFields & { lossDescription: string };
}

const ROSA = 'holder@redrockdental.example';
const OF_ROSA = {
  name: 'Rosa Delgado',
  role: 'Owner',
  email: ROSA,
  companyName: 'Red Rock Dental',
  workPhone: '702-555-0134',
  address: '10 Canyon Road',
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
};

export const DEMO_CLAIMS: readonly DemoClaim[] = [
  {
    insured: 'Red Rock Dental',
    product: 'P250',
    step: 'filed',
    daysAgo: 3,
    reporter: ROSA,
    notice: {
      ...OF_ROSA,
      lossDescription: 'An invoice of a supplier was paid to the account of a stranger.',
      isBusinessImpacted: false,
    },
  },
  {
    insured: 'Red Rock Dental',
    product: 'P250',
    step: 'saved',
    daysAgo: 1,
    reporter: ROSA,
    notice: {
      ...OF_ROSA,
      lossDescription: 'A laptop with appointments of patients is missing.',
    },
  },
  {
    insured: 'Kestrel Cloud Hosting',
    product: 'P250_S',
    step: 'opened',
    daysAgo: 1,
    reporter: 'agent@harborline.example',
    notice: {
      name: 'Robin Hale',
      role: 'Chief Technology Officer',
      email: 'robin.hale@kestrel-cloud-hosting.example',
      companyName: 'Kestrel Cloud Hosting',
      workPhone: '303-555-0166',
      address: '1700 Larimer Street',
      city: 'Denver',
      state: 'CO',
      zipCode: '80202',
      lossDescription: 'The files of three hosted customers are encrypted, a ransom is asked for.',
      impactedDevicesType: 'Servers',
      isRemediationServiceBegun: true,
    },
  },
];

/** What is set aside for an opened claim. */
export const DEMO_RESERVES: UpdateClaimsFileRequest = {
  firstPartyExpense: 18_000,
  firstPartyLoss: 40_000,
  lossAdjustment: 6_500,
  reason: 'First estimate of the forensic firm',
};

/** The adjuster, who works on claims. */
export const DEMO_HANDLER = 'adjuster@palisade.example';

/** Who decides above the authority of adjusters. */
export const DEMO_HEAD = 'head.of.claims@palisade.example';

/** Who quotes and logs the work of the vendor. */
export const DEMO_VENDOR_USER = 'vendor@breachworks.example';

/** On what terms the vendor works. */
export const DEMO_TERMS: PanelTermsRequest = {
  kind: 'FORENSICS',
  states: [],
  rates: [
    { classification: 'ANALYST', hourly: 300 },
    { classification: 'LEAD', hourly: 450 },
  ],
};

/** What the vendor wants to do on the opened claim. */
export const DEMO_QUOTE: VendorQuoteRequest = {
  work: 'Find how they came in and what was taken',
  taskCodes: ['F100', 'F200'],
  amount: 18_000,
};

/** Who works on the opened claim for the provider. */
export const DEMO_VENDOR = 'Breachworks Response';
