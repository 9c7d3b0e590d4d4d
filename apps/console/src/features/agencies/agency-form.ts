import { formatPhone } from '@palisade/kernel';
import type { Agency, AgencySettings } from '../../lib/api-types';

/** What can be typed of an agency. */
export type AgencyForm = AgencySettings;

const PROFILE = [
  ...(['name', 'description', 'hostname', 'npn', 'agencyId', 'dunsNumber'] as const),
  ...(['contactFirstName', 'contactLastName', 'contactEmail', 'contactPhone'] as const),
] satisfies readonly (keyof AgencyForm)[];

/** The commercial terms, which staff set. */
export const TERMS = [
  ...(['commission', 'additionalBrokerFee', 'paymentTerms', 'isWholesale'] as const),
  ...(['isAppointed', 'agencyBilled', 'canIssue', 'noticesByHand', 'programs', 'levels'] as const),
] satisfies readonly (keyof AgencyForm)[];

/** An agency as its form shows it. */
export const formOfAgency = (agency: Agency): Partial<AgencyForm> => {
  const shown = [...PROFILE, ...TERMS, 'enforceMFA'] as const;
  const values = Object.fromEntries(shown.map((name) => [name, agency[name]]));
  const { contactPhone } = agency;
  return { ...values, contactPhone: contactPhone ? formatPhone(contactPhone) : '' };
};

/** What is sent of a form; an emptied field takes back what was there, terms go by who sets them. */
export function settingsOf(values: AgencyForm, setsTerms: boolean): AgencySettings {
  const entries = Object.entries(values)
    .filter(([name]) => setsTerms || !(TERMS as readonly string[]).includes(name))
    .map(([name, value]) => [name, value === '' || value === undefined ? null : value]);
  return Object.fromEntries(entries) as AgencySettings;
}
