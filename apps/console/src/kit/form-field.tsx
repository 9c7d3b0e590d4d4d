import { Form, type FormItemProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FormFieldProps extends Omit<FormItemProps, 'validateTrigger' | 'label' | 'required'> {
  name: string;
  label: string;
  isRequired?: boolean;
}

/** A field that is checked when it is left, and from then on with every change. */
export function FormField({ label, isRequired = false, rules = [], ...item }: FormFieldProps) {
  const { t } = useTranslation();
  const [wasLeft, setWasLeft] = useState(false);
  const message = t('common:validation.required', { label });
  return (
    <div onBlur={() => setWasLeft(true)}>
      <Form.Item
        {...item}
        label={label}
        required={isRequired}
        rules={isRequired ? [{ required: true, whitespace: true, message }, ...rules] : rules}
        {...(wasLeft && { validateTrigger: ['onBlur', 'onChange'] })}
        validateFirst
      />
    </div>
  );
}
