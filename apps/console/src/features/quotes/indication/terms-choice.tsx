import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { amountText } from '../../../kit/values/money';
import type { Indication } from '../../../lib/api-types';
import { PRESETS, presetText } from '../preset-text';
import { optionsQuery } from '../rater';
import { RETRO_PERIODS, retroText } from '../terms-facts';

/** The terms of an indication: a preset, and whatever of it is chosen otherwise. */
export function TermsChoice({ indication }: { indication: Indication | undefined }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  return (
    <section className="card quote-section" aria-labelledby="indication-terms">
      <h2 id="indication-terms">{t('quote:indication.terms')}</h2>
      <div className="kit-form-fields">
        <FormField name="presetName" label={t('quote:field.preset')} isChoice>
          <Select<string>
            placeholder={indication && presetText(t, indication.presetName)}
            options={PRESETS.map((name) => ({ value: name, label: presetText(t, name) }))}
          />
        </FormField>
        {indication && <OwnTerms indication={indication} />}
      </div>
    </section>
  );
}

/** Each shows what the preset says until another is chosen; cleared, it is the preset's again. */
function OwnTerms({ indication: { product, currency, terms, input } }: { indication: Indication }) {
  const { t } = useTranslation(['common', 'quote']);
  const { state = null, revenue = null } = input as { state?: string; revenue?: number };
  const { data: options } = useQuery(optionsQuery({ product, state, revenue }));
  const hours = (count: number) => t('quote:builder.hours', { count });
  const amount = (value: number) => amountText(value, currency);
  const retro = (years: number) => retroText(t, years);
  const fields = [
    { name: 'limit', label: t('quote:field.limit'), text: amount, values: options?.aggLimits },
    {
      name: 'deductible',
      label: t('quote:field.retention'),
      text: amount,
      values: options?.deductibles,
    },
    {
      name: 'waitingPeriod',
      label: t('quote:field.waitingPeriod'),
      text: hours,
      values: options?.hrs,
    },
    {
      name: 'retroActivePeriod',
      label: t('quote:field.retro'),
      text: retro,
      values: RETRO_PERIODS,
    },
  ] as const;
  return fields.map(({ name, label, text, values }) => {
    const known = terms[name];
    return (
      <FormField key={name} name={name} label={label} isChoice>
        <Select<number>
          allowClear
          placeholder={known !== undefined && text(known)}
          options={(values ?? []).map((value) => ({ value, label: text(value) }))}
        />
      </FormField>
    );
  });
}
