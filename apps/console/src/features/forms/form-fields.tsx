import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';
import { WholeNumberInput } from '../../kit/forms/whole-number-input';
import { allFormTypesQuery, paperTypesQuery } from './api';
import { wrongLine } from './filed-states';
import { MERGE_FIELDS, useFormChoices } from './form-words';

const NUMBER_MAX = 60;
const EDITION_MAX = 20;
const NAME_MAX = 255;
const TEXT_MAX = 20_000;
const TEXT_ROWS = 8;
const STATE_ROWS = 2;

/** What a text may name of a policy. */
const FIELDS = MERGE_FIELDS.map((name) => `{{${name}}}`).join(', ');

/** What a form is called. */
export function NameFields() {
  const { t } = useTranslation(['common', 'policy']);
  const { data: types } = useQuery(allFormTypesQuery);
  return (
    <>
      <FormField name="formNumber" label={t('policy:forms.number')} isRequired>
        <Input maxLength={NUMBER_MAX} autoComplete="off" />
      </FormField>
      <FormField name="edition" label={t('policy:forms.edition')} isRequired>
        <Input maxLength={EDITION_MAX} autoComplete="off" />
      </FormField>
      <FormField name="name" label={t('policy:forms.name')} isRequired>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </FormField>
      <FormField name="formType" label={t('policy:forms.type')} isRequired isChoice>
        <Select
          showSearch={SEARCH_BY_LABEL}
          options={types?.content.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </FormField>
    </>
  );
}

/** What it goes with. */
export function UseFields() {
  const { t } = useTranslation(['common', 'policy']);
  const { transactions } = useFormChoices();
  const { data: papers = [] } = useQuery(paperTypesQuery);
  const names = new Map(
    papers.map(({ carrierId, carrierName, name }) => [carrierId, carrierName ?? name]),
  );
  const carriers = [...names].map(([value, label]) => ({ value, label }));
  return (
    <>
      <FormField name="productTypes" label={t('policy:forms.products')} isRequired isChoice isWide>
        <Select
          mode="multiple"
          showSearch={SEARCH_BY_LABEL}
          options={PRODUCT_CODES.map((value) => ({ value, label: PRODUCTS[value].name }))}
        />
      </FormField>
      <FormField
        name="transactions"
        label={t('policy:forms.transactions')}
        isRequired
        isChoice
        isWide
      >
        <Select mode="multiple" showSearch={SEARCH_BY_LABEL} options={transactions} />
      </FormField>
      <FormField
        name="paperType"
        label={t('policy:forms.paper')}
        extra={t('policy:forms.paperHint')}
        isChoice
      >
        <Select
          allowClear
          options={['ADMITTED', 'SURPLUS'].map((value) => ({
            value,
            label: t(`policy:forms.paperType.${value}`),
          }))}
        />
      </FormField>
      <FormField name="carrierId" label={t('policy:forms.carrier')} isChoice>
        <Select allowClear showSearch={SEARCH_BY_LABEL} options={carriers} />
      </FormField>
    </>
  );
}

/** When it is to be had, and where. */
export function PlaceFields() {
  const { t } = useTranslation(['common', 'policy']);
  return (
    <>
      <FormField name="availableFrom" label={t('policy:forms.from')} isRequired>
        <Input type="date" />
      </FormField>
      <FormField name="availableTo" label={t('policy:forms.to')}>
        <Input type="date" />
      </FormField>
      <FormField
        name="filed"
        label={t('policy:forms.states')}
        extra={t('policy:forms.statesHint')}
        isWide
        rule={(text) => {
          const line = wrongLine(text);
          return line === null ? null : t('policy:forms.wrongState', { line });
        }}
      >
        <Input.TextArea rows={STATE_ROWS} />
      </FormField>
    </>
  );
}

/** What brings it, where it stands and what it says. */
export function TextFields() {
  const { t } = useTranslation(['common', 'policy']);
  const { rules, valuesOf } = useFormChoices();
  const rule = Form.useWatch<keyof typeof valuesOf | undefined>('rule') ?? 'ALWAYS';
  return (
    <>
      <FormField name="rule" label={t('policy:forms.brought')} isRequired isChoice>
        <Select options={rules} />
      </FormField>
      <FormField name="position" label={t('policy:forms.position')} isChoice>
        <WholeNumberInput min={0} max={100_000} />
      </FormField>
      {rule !== 'ALWAYS' && (
        <FormField name="ruleValues" label={t('policy:forms.values')} isRequired isChoice isWide>
          <Select mode="multiple" showSearch={SEARCH_BY_LABEL} options={valuesOf[rule]} />
        </FormField>
      )}
      <FormField
        name="isNumbered"
        label={t('policy:forms.numbered')}
        valuePropName="checked"
        isChoice
        isWide
      >
        <Switch />
      </FormField>
      <FormField
        name="text"
        label={t('policy:forms.text')}
        extra={t('policy:forms.textHint', { fields: FIELDS })}
        isRequired
        isWide
      >
        <Input.TextArea rows={TEXT_ROWS} maxLength={TEXT_MAX} />
      </FormField>
    </>
  );
}
