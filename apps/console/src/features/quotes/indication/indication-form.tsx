import { FREQUENCIES, INDICATION_CONTROLS, type IndicationControl } from '@palisade/trade';
import { Form, Input, InputNumber, Select, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { StateSelect } from '../../../kit/forms/state-select';
import { useEdition } from '../../../lib/edition';
import '../quotes.css';
import { CompanyField } from './company-field';
import type { IndicatedRisk, PickedCompany } from './indicated-risk';
import { IndustryField } from './industry-field';

interface IndicationFormProps {
  form: FormInstance<IndicatedRisk>;
  /** What is known when the form opens. */
  initial: IndicatedRisk;
  /** A client's facts are on file and need not be entered. */
  isClient: boolean;
  onPick: (picked: PickedCompany) => void;
  onChange: (risk: IndicatedRisk) => void;
}

/** All that a first price asks for, on one screen; nothing of it is sent as a form. */
export function IndicationForm({ form, initial, isClient, onPick, onChange }: IndicationFormProps) {
  const { t } = useTranslation(['common', 'quote']);
  const changed = () => onChange(form.getFieldsValue());
  return (
    <Form<IndicatedRisk>
      className="quote-column"
      form={form}
      layout="vertical"
      initialValues={initial}
      onValuesChange={(change) => {
        // Another name is another company.
        if ('company' in change) onPick({});
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
      <ControlFields />
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
        <InputNumber<number>
          className="kit-field-number"
          min={1}
          max={1_000_000_000_000}
          precision={0}
          prefix={currency === 'GBP' ? '£' : '$'}
          formatter={(value) => grouped(value)}
          parser={(text) => Number((text ?? '').replace(/\D/g, ''))}
        />
      </FormField>
      <FormField name="records" label={t('quote:indication.records')} isChoice>
        <InputNumber<number>
          className="kit-field-number"
          min={0}
          precision={0}
          formatter={(value) => grouped(value)}
          parser={(text) => Number((text ?? '').replace(/\D/g, ''))}
        />
      </FormField>
    </>
  );
}

function ControlFields() {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <section className="card quote-section" aria-labelledby="indication-controls">
      <h2 id="indication-controls">{t('quote:indication.controls')}</h2>
      <p className="muted">{t('quote:indication.controlsHint')}</p>
      <div className="kit-form-fields">
        {INDICATION_CONTROLS.map((control) => (
          <FormField key={control} name={control} label={t(`quote:question.${control}`)} isChoice>
            <ControlSelect control={control} />
          </FormField>
        ))}
      </div>
    </section>
  );
}

const grouped = (value: number | string | undefined): string =>
  String(value ?? '').replace(/\B(?=(\d{3})+$)/g, ',');

interface ControlSelectProps {
  control: IndicationControl;
  /** Given by the form. */
  id?: string;
  value?: string | boolean;
  onChange?: (answer: string | boolean | undefined) => void;
}

const YES_NO: Readonly<Record<string, boolean>> = { yes: true, no: false };

function ControlSelect({ control, id, value, onChange }: ControlSelectProps) {
  const { t } = useTranslation(['common', 'quote']);
  const isOften = control === 'backupFrequency' || control === 'patchingFrequency';
  const options = isOften
    ? FREQUENCIES.map((often) => ({ value: often as string, label: t(`quote:frequency.${often}`) }))
    : Object.keys(YES_NO).map((name) => ({ value: name, label: t(`quote:questions.${name}`) }));
  const shown = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return (
    <Select<string>
      {...(id && { id })}
      {...(shown !== undefined && { value: shown })}
      allowClear
      placeholder={t('quote:indication.unknown')}
      options={options}
      onChange={(answer?: string) => onChange?.(answer && (YES_NO[answer] ?? answer))}
    />
  );
}
