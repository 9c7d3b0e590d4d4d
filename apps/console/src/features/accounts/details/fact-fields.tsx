import { REGIONS, regionOfCountry } from '@palisade/kernel';
import { Form, Input, InputNumber, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import type { Account } from '../../../lib/api-types';
import { DomainField } from './domain-field';
import { IndustryField } from './industry-field';

const OWNERSHIP: Account['ownershipType'][] = [
  'Public',
  'Private',
  'Non-Profit',
  'Public Sector',
  'Partnership',
  'Non-Corporates',
];
const ENTITIES: Account['entityType'][] = [
  'Independent',
  'Holding',
  'Subsidiary',
  'Branch',
  'Parent',
];
const WHOLE = 100;

/** What the company is called elsewhere, and where it is on the web. */
export function WebFields() {
  return (
    <>
      <TextField name="dbaOrTradestyle" max={200} />
      <DomainField />
      <TextField name="domains" max={2000} />
      <TextField name="url" max={500} />
    </>
  );
}

/** What the company does, in the classification of its country. */
export function IndustryFields({ country }: Pick<Account, 'country'>) {
  const { t } = useTranslation(['common', 'account']);
  const own = country === 'USA' ? 'naicsCode' : 'sicCode';
  const share = Form.useWatch<number | null>('primaryNaicsPercentage');
  const hasSecond = typeof share === 'number' && share < WHOLE;
  return (
    <>
      <IndustryField name={own} label={t(`account:field.${own}`)} country={country} />
      <NumberField name="primaryNaicsPercentage" suffix="%" />
      {hasSecond && (
        <IndustryField
          name="secondNaicsCode"
          label={t('account:field.secondNaicsCode')}
          country={country}
        />
      )}
    </>
  );
}

/** How large the company is, and how old. */
export function SizeFields({ country }: Pick<Account, 'country'>) {
  const { t } = useTranslation(['common', 'account']);
  const { currency } = REGIONS[regionOfCountry(country)];
  return (
    <>
      <NumberField name="revenue" label={t('common:wording.revenue')} suffix={currency} />
      <NumberField name="totalRevenue" suffix={currency} />
      <NumberField name="nonUsRevenue" suffix={currency} />
      <NumberField name="percentInternationalSales" suffix="%" />
      <NumberField name="noOfEmployeesAll" label={t('account:field.employees')} />
      <NumberField name="numberOfPersonalRecords" label={t('account:field.records')} />
      <YesNoField name="collectingPersonalInformation" />
      <NumberField name="yearEstablished" isGrouped={false} />
      <ChoiceField name="ownershipType" choices={OWNERSHIP} />
      <ChoiceField name="entityType" choices={ENTITIES} />
      <TextField name="dunsNumber" max={9} />
      {country === 'USA' && <TextField name="ein" max={10} />}
    </>
  );
}

/** Whether it is a franchise, and what is about to change. */
export function FranchiseFields() {
  const isFranchise = Form.useWatch<boolean>('isFranchise');
  const isChanging = Form.useWatch<boolean | null>('changeInScope');
  return (
    <>
      <YesNoField name="isFranchise" />
      {isFranchise && <YesNoField name="franchiseSystemConnectivity" />}
      <YesNoField name="changeInScope" />
      {isChanging && <TextField name="changeInScopeDetail" max={20_000} />}
    </>
  );
}

interface NamedField {
  name: string;
  label?: string;
}

function TextField({ name, label, max }: NamedField & { max: number }) {
  const { t } = useTranslation('account');
  return (
    <FormField name={name} label={label ?? t(`field.${name}`)}>
      <Input maxLength={max} />
    </FormField>
  );
}

interface NumberFieldProps extends NamedField {
  suffix?: string;
  /** Whether its thousands are set apart. */
  isGrouped?: boolean;
}

function NumberField({ name, label, suffix, isGrouped = true }: NumberFieldProps) {
  const { t } = useTranslation('account');
  const grouped = (value?: string | number) =>
    String(value ?? '').replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return (
    <FormField name={name} label={label ?? t(`field.${name}`)} isChoice>
      <InputNumber
        className="kit-field-number"
        controls={false}
        {...(isGrouped && {
          formatter: grouped,
          parser: (text) => (text ?? '').replaceAll(',', ''),
        })}
        {...(suffix && { suffix })}
      />
    </FormField>
  );
}

function YesNoField({ name }: { name: string }) {
  const { t } = useTranslation(['account', 'quote']);
  return (
    <FormField name={name} label={t(`account:field.${name}`)} isChoice>
      <Radio.Group
        aria-label={t(`account:field.${name}`)}
        options={[
          { value: true, label: t('quote:questions.yes') },
          { value: false, label: t('quote:questions.no') },
        ]}
      />
    </FormField>
  );
}

function ChoiceField({ name, choices }: { name: string; choices: (string | null)[] }) {
  const { t } = useTranslation('account');
  return (
    <FormField name={name} label={t(`field.${name}`)}>
      <Select allowClear options={choices.map((value) => ({ value, label: value }))} />
    </FormField>
  );
}
