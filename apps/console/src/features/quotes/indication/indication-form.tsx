import { FREQUENCIES, INDICATION_CONTROLS, type IndicationControl } from '@palisade/trade';
import { Form, Input, Select, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { StateSelect } from '../../../kit/forms/state-select';
import { WholeNumberInput } from '../../../kit/forms/whole-number-input';
import type { Indication, SecurityAnswers } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import '../quotes.css';
import { CompanyField } from './company-field';
import { OWN_TERMS, type IndicatedRisk, type PickedCompany } from './indicated-risk';
import { IndustryField } from './industry-field';
import { TermsChoice } from './terms-choice';

interface IndicationFormProps {
  form: FormInstance<IndicatedRisk>;
  /** What is known when the form opens. */
  initial: IndicatedRisk;
  /** A client's facts are on file and need not be entered. */
  isClient: boolean;
  /** Its terms and the answers on file are shown where nothing else was chosen. */
  indication: Indication | undefined;
  onPick: (picked: PickedCompany) => void;
  onChange: (risk: IndicatedRisk) => void;
}

/** All that a first price asks for, on one screen; nothing of it is sent as a form. */
export function IndicationForm(props: IndicationFormProps) {
  const { form, initial, isClient, indication, onPick, onChange } = props;
  const { t } = useTranslation(['common', 'quote']);
  const changed = () => onChange(form.getFieldsValue());
  return (
    <Form<IndicatedRisk>
      // A dialog over it has fields of the same names.
      name="indication"
      className="quote-column"
      form={form}
      layout="vertical"
      initialValues={initial}
      onValuesChange={(change) => {
        // Another name is another company.
        if ('company' in change) onPick({});
        // A preset decides every term.
        if ('presetName' in change) form.resetFields([...OWN_TERMS]);
        changed();
      }}
    >
      <section className="card quote-section" aria-labelledby="indication-company">
        <h2 id="indication-company">{t('quote:indication.risk')}</h2>
        <div className="kit-form-fields">
          <FormField name="company" label={t('quote:indication.company')}>
            <CompanyField
              onPick={({ client, company }) => {
                form.setFieldsValue({
                  state: (client ?? company)?.state ?? undefined,
                  zipCode: (client ?? company)?.zipCode,
                  industryCode:
                    client?.naicsCode ?? client?.sicCode ?? company?.industryCode ?? undefined,
                  revenue: client?.revenue ?? null,
                  records: client?.numberOfPersonalRecords ?? null,
                } as Partial<IndicatedRisk>);
                onPick({
                  ...(client && { accountId: client.id }),
                  ...(company && { company }),
                });
                changed();
              }}
            />
          </FormField>
          <FactFields isClient={isClient} />
        </div>
      </section>
      <TermsChoice indication={indication} />
      <ControlFields known={indication?.securityQuestions} />
    </Form>
  );
}

/** Where the company is, what it does and what it earns. */
function FactFields({ isClient }: Pick<IndicationFormProps, 'isClient'>) {
  const { t } = useTranslation(['common', 'quote']);
  const { region, currency } = useEdition();
  return (
    <>
      {region === 'US' ? (
        <FormField name="state" label={t('common:wording.state')} isRequired={!isClient} isChoice>
          <StateSelect isRated />
        </FormField>
      ) : (
        <FormField name="zipCode" label={t('common:wording.zipCode')} isRequired={!isClient}>
          <Input maxLength={10} />
        </FormField>
      )}
      <FormField
        name="industryCode"
        label={t('quote:indication.industry')}
        isRequired={!isClient}
        isChoice
      >
        <IndustryField />
      </FormField>
      <FormField
        name="revenue"
        label={t('quote:indication.revenue')}
        isRequired={!isClient}
        isChoice
      >
        <WholeNumberInput min={1} max={1_000_000_000_000} prefix={currency === 'GBP' ? '£' : '$'} />
      </FormField>
      <FormField name="records" label={t('quote:indication.records')} isChoice>
        <WholeNumberInput min={0} />
      </FormField>
    </>
  );
}

function ControlFields({ known }: Pick<ControlSelectProps, 'known'>) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <section className="card quote-section" aria-labelledby="indication-controls">
      <h2 id="indication-controls">{t('quote:indication.controls')}</h2>
      <p className="muted">{t('quote:indication.controlsHint')}</p>
      <div className="kit-form-fields">
        {INDICATION_CONTROLS.map((control) => (
          <FormField key={control} name={control} label={t(`quote:question.${control}`)} isChoice>
            <ControlSelect control={control} known={known} />
          </FormField>
        ))}
      </div>
    </section>
  );
}

interface ControlSelectProps {
  control: IndicationControl;
  /** The answers that the price rests on. */
  known: SecurityAnswers | undefined;
  /** Given by the form. */
  id?: string;
  value?: string | boolean;
  onChange?: (answer: string | boolean | undefined) => void;
}

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The option of an answer. */
const optionOf = (answer?: string | boolean): string | undefined =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer;

function ControlSelect({ control, known, id, value, onChange }: ControlSelectProps) {
  const { t } = useTranslation(['common', 'quote']);
  const isOften = control === 'backupFrequency' || control === 'patchingFrequency';
  const options = isOften
    ? FREQUENCIES.map((often) => ({ value: often as string, label: t(`quote:frequency.${often}`) }))
    : Object.keys(YES_NO).map((name) => ({ value: name, label: t(`quote:questions.${name}`) }));
  const shown = optionOf(value);
  const filed = optionOf(known?.[control]);
  const answer = options.find((option) => option.value === filed)?.label;
  return (
    <Select<string>
      {...(id && { id })}
      {...(shown !== undefined && { value: shown })}
      allowClear
      placeholder={
        answer ? t('quote:indication.onFile', { answer }) : t('quote:indication.unknown')
      }
      options={options}
      onChange={(chosen?: string) => onChange?.(chosen && (YES_NO[chosen] ?? chosen))}
    />
  );
}
