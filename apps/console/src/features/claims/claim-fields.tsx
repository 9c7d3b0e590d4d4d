import { AutoComplete, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { useEdition } from '../../lib/edition';
import { useSession } from '../../lib/session';
import { ClaimField, type ClaimFieldSetup } from './claim-field';
import type { ClaimForm } from './claim-form';
import { QuestionFields } from './question-fields';

const REPORTER: readonly ClaimFieldSetup[] = [
  { name: 'role', labelKey: 'account:claim.role' },
  { name: 'email', labelKey: 'account:claim.email', kind: 'email' },
  { name: 'companyName', labelKey: 'account:claim.companyName' },
  { name: 'workPhone', labelKey: 'account:claim.workPhone', kind: 'phone' },
  { name: 'cellPhone', labelKey: 'account:claim.cellPhone', kind: 'phone' },
  { name: 'isRightContact', labelKey: 'account:claim.isRightContact', kind: 'yesNo' },
];

const CONTACT: readonly ClaimFieldSetup[] = [
  { name: 'contactName', labelKey: 'account:claim.contactName', isRequired: true },
  {
    name: 'contactEmail',
    labelKey: 'account:claim.contactEmail',
    kind: 'email',
    isRequired: true,
  },
  {
    name: 'contactPhone',
    labelKey: 'account:claim.contactPhone',
    kind: 'phone',
    isRequired: true,
  },
];

const PLACE: readonly ClaimFieldSetup[] = [
  { name: 'address', labelKey: 'account:claim.address', isRequired: true },
  { name: 'city', labelKey: 'common:wording.city', kind: 'city', isRequired: true },
  { name: 'state', labelKey: 'common:wording.state', kind: 'state', isRequired: true },
  { name: 'zipCode', labelKey: 'common:wording.zipCode', kind: 'zip', isRequired: true },
];

const LOSS: readonly ClaimFieldSetup[] = [
  { name: 'lossDate', labelKey: 'account:claim.lossDate', kind: 'date', isRequired: true },
  { name: 'lossTime', labelKey: 'account:claim.lossTime', kind: 'time' },
  { name: 'incidentNoticed', labelKey: 'account:claim.incidentNoticed', kind: 'date' },
  {
    name: 'lossDescription',
    labelKey: 'account:claim.lossDescription',
    kind: 'long',
    isRequired: true,
  },
  { name: 'isCyberIncident', labelKey: 'account:claim.isCyberIncident', kind: 'yesNo' },
  { name: 'isBusinessImpacted', labelKey: 'account:claim.isBusinessImpacted', kind: 'yesNo' },
];

const SYSTEMS: readonly ClaimFieldSetup[] = [
  { name: 'impactedDevicesOs', labelKey: 'account:claim.impactedDevicesOs' },
  { name: 'impactedDevicesType', labelKey: 'account:claim.impactedDevicesType' },
  { name: 'lossInformationExplanation', labelKey: 'account:claim.lossExplanation', kind: 'long' },
  { name: 'isRemediationServiceBegun', labelKey: 'account:claim.isRemediation', kind: 'yesNo' },
];

const MONEY: ClaimFieldSetup = {
  name: 'moneyMoved',
  labelKey: 'account:claim.moneyMoved',
  kind: 'long',
  isRequired: true,
};

const AUTHORITY: readonly ClaimFieldSetup[] = [
  { name: 'authorityName', labelKey: 'account:claim.authorityName', isRequired: true },
  {
    name: 'authorityPhoneNumber',
    labelKey: 'account:claim.authorityPhone',
    kind: 'phone',
    isRequired: true,
  },
  {
    name: 'isReportFiled',
    labelKey: 'account:claim.isReportFiled',
    kind: 'yesNo',
    isRequired: true,
  },
];

const REPORT: readonly ClaimFieldSetup[] = [
  {
    name: 'reportNumber',
    labelKey: 'account:claim.reportNumber',
    isRequired: true,
    isShort: true,
  },
];

/** The parts of a notice in the order in which a policyholder is asked. */
export const CLAIM_STEPS = ['loss', 'systems', 'authorities', 'reporter'] as const;

export type ClaimStep = (typeof CLAIM_STEPS)[number];

interface ClaimFieldsProps {
  names: string[];
  /** The part that is shown; all of them where there are no steps. */
  step?: ClaimStep | undefined;
}

/** The notice of a claim; an answer opens the fields that it asks for. */
export function ClaimFields({ names, step }: ClaimFieldsProps) {
  const parts: Record<ClaimStep, ReactNode> = {
    reporter: <ReporterPart names={names} />,
    loss: <LossPart />,
    systems: <SystemsPart />,
    authorities: <AuthoritiesPart />,
  };
  const order = step ? CLAIM_STEPS : (['reporter', 'loss', 'systems', 'authorities'] as const);
  return order.map((name) => (
    <div key={name} className="claim-step" hidden={step !== undefined && step !== name}>
      {parts[name]}
    </div>
  ));
}

function ReporterPart({ names }: { names: string[] }) {
  const { t } = useTranslation(['common', 'account']);
  const { region } = useEdition();
  const form = Form.useFormInstance<ClaimForm>();
  const isRightContact = Form.useWatch('isRightContact', form);
  const place = PLACE.filter(({ name }) => region === 'US' || name !== 'state');
  return (
    <>
      <h3 className="claim-group">{t('account:claim.group.reporter')}</h3>
      <NameField names={names} />
      <Fields setups={REPORTER} />
      {isRightContact === false && <Fields setups={CONTACT} />}
      <h3 className="claim-group">{t('account:claim.group.place')}</h3>
      <Fields setups={place} />
    </>
  );
}

function LossPart() {
  const { t } = useTranslation(['common', 'account']);
  return (
    <>
      <h3 className="claim-group">{t('account:claim.group.loss')}</h3>
      <Fields setups={LOSS} />
    </>
  );
}

function SystemsPart() {
  const { t } = useTranslation(['common', 'account']);
  const form = Form.useFormInstance<ClaimForm>();
  const isMoneyMoved = Form.useWatch('isMoneyMoved', form);
  return (
    <>
      <h3 className="claim-group">{t('account:claim.group.systems')}</h3>
      <Fields setups={SYSTEMS} />
      <ClaimField name="isMoneyMoved" labelKey="account:claim.isMoneyMoved" kind="yesNo" />
      {isMoneyMoved && <ClaimField {...MONEY} />}
      <QuestionFields />
    </>
  );
}

function AuthoritiesPart() {
  const { t } = useTranslation(['common', 'account']);
  const form = Form.useFormInstance<ClaimForm>();
  const isAuthoritiesInvolved = Form.useWatch('isAuthoritiesInvolved', form);
  const isReportFiled = Form.useWatch('isReportFiled', form);
  return (
    <>
      <h3 className="claim-group">{t('account:claim.group.authorities')}</h3>
      <ClaimField
        name="isAuthoritiesInvolved"
        labelKey="account:claim.isAuthoritiesInvolved"
        kind="yesNo"
      />
      {isAuthoritiesInvolved && <Fields setups={AUTHORITY} />}
      {isAuthoritiesInvolved && isReportFiled && <Fields setups={REPORT} />}
      <ClaimField name="otherInformationExplanation" labelKey="account:claim.other" kind="long" />
      <ClaimField name="isCircumstance" labelKey="account:claim.isCircumstance" kind="yesNo" />
    </>
  );
}

const Fields = ({ setups }: { setups: readonly ClaimFieldSetup[] }) =>
  setups.map((setup) => <ClaimField key={setup.name} {...setup} />);

/** Who reports: chosen from those who are known here, or another name. */
function NameField({ names }: { names: string[] }) {
  const { t } = useTranslation(['common', 'account']);
  const { user } = useSession();
  const me = `${user.firstName} ${user.lastName}`;
  const known = [...new Set([...names, me])].filter(Boolean);
  return (
    <FormField
      name="name"
      label={t('account:claim.name')}
      isRequired
      requiredMessage={t('account:claim.selectName')}
    >
      <AutoComplete options={known.map((value) => ({ value }))} maxLength={200} />
    </FormField>
  );
}
