import { FILL_IN } from '@palisade/trade';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from './form-field';
import type { ClosingForm } from './closing-reason';

const TEXT_MAX = 2000;

interface ClosingFieldsProps {
  label: string;
  /** Said when no reason is chosen, where the usual sentence is not the one. */
  requiredMessage?: string;
  reasons: { value: string; label: string }[];
}

/** Chosen reason, a text of one's own for the fill-in option, and the description. */
export function ClosingFields({ label, requiredMessage, reasons }: ClosingFieldsProps) {
  const { t } = useTranslation(['common', 'quote']);
  const form = Form.useFormInstance<ClosingForm>();
  const choice = Form.useWatch('choice', form);
  const options = [...reasons, { value: FILL_IN, label: t('common:reason.fillIn') }];
  return (
    <>
      <FormField
        name="choice"
        label={label}
        isRequired
        isWide
        {...(requiredMessage && { requiredMessage })}
      >
        <Select options={options} />
      </FormField>
      {choice === FILL_IN && (
        <FormField
          name="fillIn"
          label={t('common:reason.fillIn')}
          isRequired
          isWide
          requiredMessage={t('quote:lost.fillInRequired')}
        >
          <Input maxLength={200} />
        </FormField>
      )}
      <FormField
        name="reason"
        label={t('quote:field.reasonDescription')}
        isRequired
        isWide
        requiredMessage={t('quote:lost.descriptionRequired')}
      >
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </>
  );
}
