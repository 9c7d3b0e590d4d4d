import type { Currency } from '@palisade/kernel';
import { effectiveWindow, endWindow } from '@palisade/trade';
import { Checkbox, InputNumber, Select } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../../kit/forms/date-input';
import { amountText } from '../../../kit/values/money';
import type { GlobalOptions } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import { RETRO_PERIODS, retroText } from '../terms-facts';
import { withEffectiveDate, withEndDate, withTerms, type BuilderState } from './builder-state';

interface TermsFieldsProps {
  state: BuilderState;
  options: GlobalOptions;
  currency: Currency;
  isTech: boolean;
  onChange: (state: BuilderState) => void;
}

/** Limit, retention, periods and dates of the whole quote. */
export function TermsFields({ state, options, currency, isTech, onChange }: TermsFieldsProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const amounts = (values: number[]) =>
    values.map((value) => ({ value, label: amountText(value, currency) }));
  const hours = options.hrs.map((count) => ({
    value: count,
    label: t('quote:builder.hours', { count }),
  }));
  const choices = [
    { name: 'limit', label: t('quote:field.limit'), values: amounts(options.aggLimits) },
    { name: 'deductible', label: t('quote:field.retention'), values: amounts(options.deductibles) },
    { name: 'waitingPeriod', label: t('quote:field.waitingPeriod'), values: hours },
    {
      name: 'retroActivePeriod',
      label: t('quote:field.retro'),
      values: RETRO_PERIODS.map((value) => ({ value, label: retroText(t, value) })),
    },
  ] as const;
  return (
    <div className="kit-form-fields quote-terms">
      {choices.map(({ name, label, values }) => (
        <Labelled key={name} label={label}>
          {(id) => (
            <Select<number>
              id={id}
              value={state[name]}
              options={[...values]}
              onChange={(value) => onChange(withTerms(state, { [name]: value }))}
            />
          )}
        </Labelled>
      ))}
      <Dates state={state} onChange={onChange} />
      {isTech && (
        <Labelled label={t('quote:field.techShare')}>
          {(id) => (
            <InputNumber
              id={id}
              className="kit-field-number"
              suffix="%"
              min={0}
              max={100}
              value={state.techENOPercentage}
              onChange={(techENOPercentage) => onChange({ ...state, techENOPercentage })}
            />
          )}
        </Labelled>
      )}
      {currency === 'USD' && (
        <Checkbox
          className="kit-field-wide"
          checked={state.isTriaExcluded}
          onChange={({ target }) => onChange({ ...state, isTriaExcluded: target.checked })}
        >
          {t('quote:builder.rejectTria')}
          {state.isTriaExcluded && (
            <span className="muted"> {t('coverage:label.triaAttested')}</span>
          )}
        </Checkbox>
      )}
    </div>
  );
}

function Dates({ state, onChange }: Pick<TermsFieldsProps, 'state' | 'onChange'>) {
  const { t } = useTranslation(['common', 'quote']);
  const today = todayHere();
  return (
    <>
      <Labelled label={t('quote:column.effective')}>
        {(id) => (
          <DateInput
            id={id}
            value={state.effectiveDate}
            {...effectiveWindow(today)}
            onChange={(date) => onChange(withEffectiveDate(state, date, today))}
          />
        )}
      </Labelled>
      <Labelled label={t('quote:field.endDate')}>
        {(id) => (
          <DateInput
            id={id}
            value={state.endDate}
            {...endWindow(state.effectiveDate)}
            onChange={(date) => onChange(withEndDate(state, date))}
          />
        )}
      </Labelled>
    </>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="quote-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
