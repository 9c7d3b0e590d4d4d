import {
  changedPhone,
  invalidField,
  isStaff,
  PHONE_MESSAGES,
  phoneRegionOf,
} from '@palisade/kernel';
import type { Organization } from '../organizations/organization.entity';

interface ContactDetails {
  phone?: string | null;
  slackHandle?: string | null;
}

/** The stored form of what a request says of a person; refuses what the organisation's people lack. */
export function checkContactDetails(
  { phone, slackHandle }: ContactDetails,
  organization: Organization,
  keptPhone: string | null = null,
): ContactDetails {
  if (slackHandle && !isStaff(organization)) {
    const detail = 'Only the provider keeps Slack handles.';
    throw invalidField('INVALID_SLACK_HANDLE', detail, '/slackHandle');
  }
  if (!phone) return phone === null ? { phone } : {};
  const region = phoneRegionOf(organization);
  const stored = changedPhone(phone, region, keptPhone);
  if (!stored) throw invalidField('INVALID_PHONE', PHONE_MESSAGES[region ?? 'US'], '/phone');
  return { phone: stored };
}
