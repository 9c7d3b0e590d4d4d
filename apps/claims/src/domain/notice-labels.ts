import type { Region } from '@palisade/kernel';
import type { Notice } from './notice';

/** What the form calls the fields that a claim cannot be filed without. */
const LABELS = {
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  lossDate: 'Loss date',
  lossDescription: 'Loss description',
  contactName: 'Contact name',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  authorityName: 'Authority',
  authorityPhoneNumber: 'Phone of the authority',
  reportNumber: 'Report number',
  moneyMoved: 'From which bank, to which, when and how much',
} as const satisfies Partial<Record<keyof Notice, string>>;

/** A field that may be required. */
export type NamedField = keyof typeof LABELS;

const UK_LABELS: Partial<Record<NamedField, string>> = { city: 'Town/City', zipCode: 'Postcode' };

/** The label of a field on the form of a region. */
export const noticeLabel = (field: NamedField, region: Region): string =>
  (region === 'UK' && UK_LABELS[field]) || LABELS[field];
