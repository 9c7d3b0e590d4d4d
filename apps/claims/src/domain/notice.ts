import type { PlainDate } from '@palisade/kernel';

/** What a question of the product was answered; a yes or no as YES or NO. */
export interface ClaimAnswer {
  key: string;
  answer: string;
}

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
  /** The hour and minute on that day, where the insured is. */
  lossTime: string | null;
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
  isMoneyMoved: boolean;
  /** From which bank, to which, when and how much. */
  moneyMoved: string | null;
  /** What is asked under the product beside the notice. */
  answers: ClaimAnswer[];
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
  lossTime: null,
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
  isMoneyMoved: false,
  moneyMoved: null,
  answers: [],
  otherInformationExplanation: null,
};
