import type { PlainDate } from '@palisade/kernel';

/** The first notice of loss, as the form asks for it (Spec 2 §3); null is what is not answered. */
export interface Notice {
  name: string | null;
  role: string | null;
  email: string | null;
  companyName: string | null;
  workPhone: string | null;
  cellPhone: string | null;
  isRightContact: boolean;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  lossDate: PlainDate | null;
  lossDescription: string | null;
  impactedDevicesOs: string | null;
  impactedDevicesType: string | null;
  incidentNoticed: PlainDate | null;
  lossInformationExplanation: string | null;
  isAuthoritiesInvolved: boolean;
  authorityName: string | null;
  authorityPhoneNumber: string | null;
  isReportFiled: boolean;
  reportNumber: string | null;
  isBusinessImpacted: boolean;
  isCyberIncident: boolean;
  isRemediationServiceBegun: boolean;
  otherInformationExplanation: string | null;
}

/** What a form holds that nobody has touched. */
export const BLANK_NOTICE: Notice = {
  name: null,
  role: null,
  email: null,
  companyName: null,
  workPhone: null,
  cellPhone: null,
  isRightContact: true,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  lossDate: null,
  lossDescription: null,
  impactedDevicesOs: null,
  impactedDevicesType: null,
  incidentNoticed: null,
  lossInformationExplanation: null,
  isAuthoritiesInvolved: false,
  authorityName: null,
  authorityPhoneNumber: null,
  isReportFiled: false,
  reportNumber: null,
  isBusinessImpacted: true,
  isCyberIncident: true,
  isRemediationServiceBegun: false,
  otherInformationExplanation: null,
};
