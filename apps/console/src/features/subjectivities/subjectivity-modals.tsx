import { PRODUCT_CODES, SECURITY_CONTROLS } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { SubjectivityFacts, SubjectivitySetting } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { statesQuery } from '../../lib/states';
import { FACTORS, GOOD_SCORE, SCORE_MAX } from '../../lib/risk-factors';
import { measuredBy } from '../../lib/security-controls';
import { documentKindsQuery, subjectivitiesQuery, useSubjectivityCommands } from './api';
import { codeOf } from './code-of';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

const STAGES = ['quote', 'bind', 'issue', 'postBind'] as const;
const OWNERS = ['agent', 'insured', 'underwriter'] as const;
const TITLE_MAX = 200;
const TEXT_MAX = 2000;
const DAYS_MAX = 365;

type SubjectivityModalProps = ModalProps<{ setting?: SubjectivitySetting }>;

/** What meets it by itself stands in two fields. */
interface SettingForm extends Omit<SubjectivityFacts, 'code' | 'autoClear'> {
  metric?: NonNullable<SubjectivityFacts['autoClear']>['metric'] | null;
  gte?: number | null;
}

const valuesOf = (setting: SubjectivitySetting | undefined): Partial<SettingForm> => ({
  title: setting?.title ?? '',
  text: setting?.text ?? '',
  stage: setting?.stage ?? 'bind',
  owner: setting?.owner ?? 'agent',
  evidence: setting?.evidence ?? [],
  metric: setting?.autoClear?.metric ?? null,
  gte: setting?.autoClear?.gte ?? GOOD_SCORE,
  dueDays: setting?.dueDays ?? null,
  products: (setting?.products ?? []) as SettingForm['products'],
  states: setting?.states ?? [],
});

function factsOf({ metric, gte, ...facts }: SettingForm): Omit<SubjectivityFacts, 'code'> {
  const autoClear = metric
    ? { connector: measuredBy(metric), metric, gte: gte ?? GOOD_SCORE }
    : null;
  return { ...facts, autoClear, dueDays: facts.dueDays ?? null };
}

/** Adds a condition that quotes get, or changes one. */
export function SubjectivityFormModal({ data: { setting }, close }: SubjectivityModalProps) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<SettingForm>();
  const snackbar = useSnackbar();
  const { data: known = [] } = useQuery(subjectivitiesQuery);
  const { save } = useSubjectivityCommands();
  const taken = known.map(({ code }) => code);
  return (
    <FormModal<SettingForm>
      form={form}
      title={t(setting ? 'quote:subjectivities.edit' : 'quote:subjectivities.add')}
      submitLabel={t('common:action.save')}
      initialValues={valuesOf(setting)}
      isSticky
      onSubmit={async (values, key) => {
        const code = setting?.code ?? codeOf(values.title, taken);
        await save({ ...factsOf(values), code }, key);
        snackbar.success(t('quote:subjectivities.saved'));
        close();
      }}
      onClose={close}
    >
      <WhatFields />
      <WhereFields />
    </FormModal>
  );
}

/** What must be done, by whom, and before which step. */
function WhatFields() {
  const { t } = useTranslation(['common', 'quote', 'policy', 'account', 'carrier']);
  const { data: documents = [] } = useQuery(documentKindsQuery);
  const chosen = Form.useWatch<string[] | undefined>('evidence') ?? [];
  // A kind that is not offered any more stands by its name where it was chosen.
  const evidence = new Set([...documents.map(({ docType }) => `document:${docType}`), ...chosen]);
  return (
    <>
      <FormField name="title" label={t('quote:subjectivity.title')} isRequired isWide>
        <Input maxLength={TITLE_MAX} autoComplete="off" />
      </FormField>
      <FormField name="text" label={t('quote:subjectivity.text')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
      <FormField name="stage" label={t('quote:subjectivities.required')} isRequired isChoice>
        <Select
          options={STAGES.map((value) => ({
            value,
            label: t(`quote:subjectivity.stage.${value}`),
          }))}
        />
      </FormField>
      <FormField name="owner" label={t('quote:subjectivities.owner')} isRequired isChoice>
        <Select
          options={OWNERS.map((value) => ({
            value,
            label: t(`quote:subjectivities.owners.${value}`),
          }))}
        />
      </FormField>
      <FormField name="evidence" label={t('quote:subjectivities.evidence')} isChoice isWide>
        <Select
          mode="multiple"
          showSearch={SEARCH_BY_LABEL}
          options={[...evidence].map((value) => ({
            value,
            label: t(`policy:document.type.${value.replace('document:', '')}`),
          }))}
        />
      </FormField>
      <FormField name="metric" label={t('quote:subjectivities.metric')} isChoice>
        <Select
          allowClear
          options={[
            ...FACTORS.map((value) => ({ value, label: t(`account:risk.factor.${value}`) })),
            ...SECURITY_CONTROLS.map((value) => ({
              value,
              label: t(`carrier:connectors.control.${value}`),
            })),
          ]}
        />
      </FormField>
      <FormField name="gte" label={t('quote:subjectivities.gte')} isChoice>
        <InputNumber min={0} max={SCORE_MAX} precision={0} controls={false} />
      </FormField>
    </>
  );
}

/** Which quotes get it, and how long they have. */
function WhereFields() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { data: states = [] } = useQuery(statesQuery);
  const all = t('quote:subjectivities.all');
  return (
    <>
      <FormField name="products" label={t('quote:subjectivities.products')} isChoice isWide>
        <Select
          mode="multiple"
          showSearch={SEARCH_BY_LABEL}
          placeholder={all}
          options={PRODUCT_CODES.map((value) => ({
            value,
            label: t(`coverage:product.${value}`),
          }))}
        />
      </FormField>
      <FormField name="states" label={t('quote:subjectivities.states')} isChoice isWide>
        <Select
          mode="multiple"
          showSearch={SEARCH_BY_LABEL}
          placeholder={all}
          options={states.map(({ stateName, stateNameAbbrv }) => ({
            value: stateNameAbbrv,
            label: stateName,
          }))}
        />
      </FormField>
      <FormField name="dueDays" label={t('quote:subjectivities.dueDays')} isChoice>
        <InputNumber min={0} max={DAYS_MAX} precision={0} controls={false} />
      </FormField>
    </>
  );
}

/** Deletes a condition; quotes that have it keep it. */
export function SubjectivityDeleteModal({ data: { setting }, close }: SubjectivityModalProps) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const { remove } = useSubjectivityCommands();
  if (!setting) return null;
  return (
    <ConfirmModal
      title={t('quote:subjectivities.deleteTitle')}
      confirmLabel={t('quote:subjectivities.delete')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(setting.code, key);
        snackbar.success(t('quote:subjectivities.deleted'));
        close();
      }}
    >
      {t('quote:subjectivities.deletePrompt', { title: setting.title })}
    </ConfirmModal>
  );
}
