import type { Region } from '@palisade/kernel';
import type { Product } from './products';

/** The controls that an indication asks for: they move most of a price (domain §1.3). */
export const INDICATION_CONTROLS = [
  'mfaCloud',
  'mfaRemote',
  'mfaAdmin',
  'edrDeployed',
  'backupFrequency',
  'patchingFrequency',
] as const;

/** One of them. */
export type IndicationControl = (typeof INDICATION_CONTROLS)[number];

/** What an indication prices where no product is named. */
export const INDICATION_PRODUCTS: Readonly<Record<Region, Product>> = { US: 'P250', UK: 'P_ONE' };

/** The preset whose terms an indication has. */
export const INDICATION_PRESET = 'POPULAR';

/** Companies of one batch of indications. */
export const BATCH_ROWS_MAX = 200;

/** The largest file of a batch. */
export const BATCH_BYTES_MAX = 5_000_000;

/** The columns of a batch, with the headings under which each is found. */
export const BATCH_COLUMNS = {
  company: ['Company', 'Company name', 'Name', 'Insured', 'Client'],
  domain: ['Domain', 'Website', 'URL', 'Domain name'],
  country: ['Country'],
  state: ['State', 'ST', 'Province'],
  zipCode: ['ZIP', 'ZIP code', 'Postcode', 'Postal code'],
  industryCode: ['Industry code', 'Industry', 'NAICS', 'NAICS code', 'SIC', 'SIC code'],
  revenue: ['Revenue', 'Annual revenue', 'Turnover', 'Sales'],
  records: ['Records', 'Personal records', 'Number of personal records', 'PII records'],
  yearEstablished: ['Year established', 'Founded', 'Established'],
  product: ['Product'],
  mfaCloud: ['MFA mail and cloud', 'MFA cloud', 'MFA email', 'MFA mail'],
  mfaRemote: ['MFA remote access', 'MFA remote', 'MFA VPN'],
  mfaAdmin: ['MFA administrators', 'MFA admin'],
  edrDeployed: ['EDR', 'EDR deployed', 'Endpoint detection'],
  backupFrequency: ['Backups', 'Backup', 'Backup frequency'],
  patchingFrequency: ['Patching', 'Patches', 'Patching frequency'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One of the columns. */
export type BatchColumn = keyof typeof BATCH_COLUMNS;
