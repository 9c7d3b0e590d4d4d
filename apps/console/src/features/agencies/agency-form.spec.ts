import type { Agency } from '../../lib/api-types';
import { formOfAgency, settingsOf } from './agency-form';

const agency: Agency = {
  id: '1',
  name: 'Larkspur',
  description: null,
  hostname: null,
  npn: '12',
  agencyId: null,
  contactFirstName: 'Dana',
  contactLastName: 'Reed',
  contactEmail: 'dana@larkspur.example',
  contactPhone: '+17025550134',
  region: 'US',
  dunsNumber: null,
  commission: 17.5,
  additionalBrokerFee: 0,
  isWholesale: false,
  isAppointed: true,
  agencyBilled: false,
  noticesByHand: false,
  enforceMFA: false,
  canIssue: false,
  paymentTerms: null,
  programs: [],
  levels: [],
  smallLogoPath: null,
  mediumLogoPath: null,
  created: '2026-11-01T00:00:00Z',
  modified: '2026-11-01T00:00:00Z',
};

describe('the form of an agency', () => {
  it('shows what people change, the telephone as they read it', () => {
    const form = formOfAgency(agency);
    expect(form).toMatchObject({ name: 'Larkspur', contactPhone: '+1 (702) 555-0134' });
    expect(form).not.toHaveProperty('id');
  });

  it('sends terms only of who sets them, and null for what was emptied', () => {
    const values = { ...formOfAgency(agency), description: '' } as Parameters<typeof settingsOf>[0];
    expect(settingsOf(values, false)).not.toHaveProperty('commission');
    expect(settingsOf(values, true)).toMatchObject({ description: null, commission: 17.5 });
  });
});
