import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import type { Payment } from '../../lib/api-types';
import { todayHere } from '../../lib/formatting';
import { METHOD_KEYS } from './transactions';

const NAME_MAX = 100;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How and when money moved. */
export function MovementFields({ methods }: { methods: readonly Payment['paymentMethod'][] }) {
  const { t } = useTranslation(['common', 'policy']);
  return (
    <>
      <FormField
        name="paymentDate"
        label={t('policy:transaction.date')}
        isRequired
        rule={(text) => (DAY.test(text) ? null : t('policy:transaction.dateInvalid'))}
      >
        <Input type="date" max={todayHere()} />
      </FormField>
      <FormField name="paymentMethod" label={t('policy:payments.method')} isRequired isChoice>
        <Select options={methods.map((value) => ({ value, label: t(METHOD_KEYS[value]) }))} />
      </FormField>
      <FormField name="processorName" label={t('policy:transaction.processor')} isRequired>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </FormField>
    </>
  );
}
