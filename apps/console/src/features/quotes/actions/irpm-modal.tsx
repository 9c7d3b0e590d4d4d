import { IRPM_CHARACTERISTICS, type IrpmCharacteristic } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { editing } from '../../../kit/forms/editing';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { IrpmPlan, Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { quoteQuery, saveIrpm, useQuoteCommand } from '../api';
import { irpmPlanQuery } from '../rater';
import { irpmModifier, irpmTotal, isWithin } from './irpm';
import { WithQuote, type QuoteModalData } from './with-quote';

interface IrpmForm extends Record<IrpmCharacteristic, number> {
  irpmNote?: string;
}

interface DialogProps {
  quote: Quote;
  plan: IrpmPlan;
  close: () => void;
}

export function IrpmModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <WithPlan quote={quote} close={close} />}
    </WithQuote>
  );
}

function WithPlan({ quote, close }: Omit<DialogProps, 'plan'>) {
  const { data: plan } = useQuery(irpmPlanQuery(quote));
  return plan ? <IrpmDialog quote={quote} plan={plan} close={close} /> : null;
}

function irpmOf({ irpm, irpmNote }: Quote): Partial<IrpmForm> {
  const known = (irpm ?? {}) as Record<string, number>;
  const percents = IRPM_CHARACTERISTICS.map((name) => [name, known[name] ?? 0]);
  return { ...Object.fromEntries(percents), ...(irpmNote && { irpmNote }) };
}

function IrpmDialog({ quote, plan, close }: DialogProps) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<IrpmForm>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <FormModal<IrpmForm>
      form={form}
      title={t('quote:irpm.title')}
      submitLabel={t('common:action.save')}
      initialValues={irpmOf(quote)}
      edited={editing(quoteQuery(quote.id), quote, irpmOf)}
      isSticky
      isComplete={(values) => isWithin(irpmTotal(values), plan.overall)}
      onClose={close}
      onSubmit={async ({ irpmNote, ...percents }, key) => {
        await run(saveIrpm({ ...percents, irpmNote: irpmNote?.trim() || null }), key);
        snackbar.success(t('quote:irpm.success'));
        close();
      }}
    >
      {IRPM_CHARACTERISTICS.map((name) => (
        <PercentField key={name} name={name} plan={plan} />
      ))}
      <Modifier plan={plan} />
      <FormField name="irpmNote" label={t('quote:irpm.note')} isWide>
        <Input.TextArea rows={2} maxLength={2000} />
      </FormField>
    </FormModal>
  );
}

function PercentField({ name, plan }: { name: IrpmCharacteristic; plan: IrpmPlan }) {
  const { t } = useTranslation(['common', 'quote']);
  const range = plan[name];
  return (
    <FormField
      name={name}
      label={t(`quote:irpm.${name}`)}
      isRequired
      isChoice
      extra={t('quote:irpm.range', { ...range })}
      rule={(text) => (isWithin(Number(text), range) ? null : t('quote:irpm.invalid'))}
    >
      <InputNumber suffix="%" step={1} className="kit-field-number" />
    </FormField>
  );
}

function Modifier({ plan }: { plan: IrpmPlan }) {
  const { t } = useTranslation(['common', 'quote']);
  const form = Form.useFormInstance<IrpmForm>();
  const values = (Form.useWatch([], form) ?? {}) as Partial<IrpmForm>;
  const total = irpmTotal(values);
  const isAllowed = isWithin(total, plan.overall);
  const { min, max } = plan.overall;
  return (
    <Alert
      className="kit-field-wide quote-dialog-facts"
      type={isAllowed ? 'info' : 'error'}
      title={t('quote:irpm.modifier', { modifier: irpmModifier(values), total })}
      description={t('quote:irpm.plan', { min, max })}
      aria-live="polite"
    />
  );
}
