import { formatPhone } from '@palisade/kernel';
import type { Claim, ClaimNotice, Policy } from '../../lib/api-types';

/** The answer to a question of the product, by the name of its field. */
export type AnswerField = `answer_${string}`;

export const answerField = (key: string): AnswerField => `answer_${key}`;

/** The notice as the form holds it: texts are empty until they are filled in. */
export interface ClaimForm {
  policyId: string;
  name: string;
  role: string;
  email: string;
  companyName: string;
  workPhone: string;
  cellPhone: string;
  isRightContact: boolean;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  lossDescription: string;
  lossDate: string;
  lossTime: string;
  incidentNoticed: string;
  impactedDevicesOs: string;
  impactedDevicesType: string;
  lossInformationExplanation: string;
  isAuthoritiesInvolved: boolean;
  authorityName: string;
  authorityPhoneNumber: string;
  isReportFiled: boolean;
  reportNumber: string;
  isBusinessImpacted: boolean;
  isCyberIncident: boolean;
  isRemediationServiceBegun: boolean;
  isMoneyMoved: boolean;
  moneyMoved: string;
  isCircumstance: boolean;
  otherInformationExplanation: string;
}

/** Spec 2 §5: what a new notice says before anybody answers. */
export const DEFAULT_ANSWERS = {
  isRightContact: true,
  isAuthoritiesInvolved: false,
  isReportFiled: false,
  isBusinessImpacted: true,
  isCyberIncident: true,
  isRemediationServiceBegun: false,
  isMoneyMoved: false,
  isCircumstance: false,
} as const satisfies Partial<ClaimForm>;

type ChoiceField = keyof typeof DEFAULT_ANSWERS;
type TextField = Exclude<keyof ClaimForm, ChoiceField | 'policyId'>;

const TEXTS: readonly TextField[] = [
  ...(['name', 'role', 'email', 'companyName', 'workPhone', 'cellPhone'] as const),
  ...(['contactName', 'contactEmail', 'contactPhone'] as const),
  ...(['address', 'city', 'state', 'zipCode'] as const),
  ...(['lossDescription', 'lossDate', 'lossTime', 'incidentNoticed', 'moneyMoved'] as const),
  ...(['impactedDevicesOs', 'impactedDevicesType', 'lossInformationExplanation'] as const),
  ...(['authorityName', 'authorityPhoneNumber', 'reportNumber'] as const),
  'otherInformationExplanation',
];

const PHONES: readonly TextField[] = [
  ...(['workPhone', 'cellPhone', 'contactPhone', 'authorityPhoneNumber'] as const),
];

const CHOICES = Object.keys(DEFAULT_ANSWERS) as ChoiceField[];

/** A saved notice in the form. */
export function formOf(claim: Claim): Partial<ClaimForm> {
  const texts = TEXTS.map((field) => {
    const text = claim[field] ?? '';
    return [field, PHONES.includes(field) ? formatPhone(text) : text];
  });
  const choices = CHOICES.map((field) => [field, claim[field]]);
  const answers = claim.answers.map(({ key, answer }) => [answerField(key), answer]);
  const known = [...texts, ...choices, ...answers, ['policyId', claim.policyId]];
  return Object.fromEntries(known) as ClaimForm;
}

/** What the policy says of the insured, as a start of the notice. */
export function startOf(policy: Policy): Partial<ClaimForm> {
  const { contact, firmographicData, companyName } = policy;
  const { address1, city, state, zipCode } = firmographicData as Record<string, string | null>;
  return {
    policyId: policy.id,
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    workPhone: formatPhone(contact.phone ?? ''),
    companyName,
    address: address1 ?? '',
    city: city ?? '',
    state: state ?? '',
    zipCode: zipCode ?? '',
  };
}

/** The branches that an answer opens (Spec 2 §5). */
const BRANCHES: { isOpen: (form: Partial<ClaimForm>) => boolean; fields: TextField[] }[] = [
  {
    isOpen: ({ isRightContact }) => isRightContact === false,
    fields: ['contactName', 'contactEmail', 'contactPhone'],
  },
  {
    isOpen: ({ isAuthoritiesInvolved }) => isAuthoritiesInvolved === true,
    fields: ['authorityName', 'authorityPhoneNumber'],
  },
  {
    isOpen: ({ isAuthoritiesInvolved, isReportFiled }) =>
      isAuthoritiesInvolved === true && isReportFiled === true,
    fields: ['reportNumber'],
  },
  { isOpen: ({ isMoneyMoved }) => isMoneyMoved === true, fields: ['moneyMoved'] },
];

/** The request of a filled form; what stands in a closed branch is taken away. */
export function noticeOf(form: Partial<ClaimForm>, isFiled: boolean): ClaimNotice {
  const closed = BRANCHES.flatMap(({ isOpen, fields }) => (isOpen(form) ? [] : fields));
  const texts = TEXTS.map((field) => {
    const text = closed.includes(field) ? '' : (form[field] ?? '').trim();
    return [field, text || null] as const;
  });
  const answers = { ...DEFAULT_ANSWERS, ...chosen(form) };
  const isReportFiled = answers.isAuthoritiesInvolved && answers.isReportFiled;
  const questions = answersOf(form);
  return { ...Object.fromEntries(texts), ...answers, answers: questions, isReportFiled, isFiled };
}

/** What the questions of the product were answered; what is left empty is no answer. */
function answersOf(form: object): { key: string; answer: string }[] {
  const start = answerField('');
  return Object.entries(form).flatMap(([field, value]: [string, unknown]) => {
    const answer = typeof value === 'string' ? value.trim() : '';
    return field.startsWith(start) && answer ? [{ key: field.slice(start.length), answer }] : [];
  });
}

const chosen = (form: Partial<ClaimForm>): Partial<Record<ChoiceField, boolean>> =>
  Object.fromEntries(
    CHOICES.flatMap((field) => (form[field] === undefined ? [] : [[field, form[field]]])),
  );
