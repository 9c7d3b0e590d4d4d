import { Form, type FormItemProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FormFieldProps extends Pick<FormItemProps, 'children' | 'rules'> {
  name: string;
  label: string;
  isRequired?: boolean;
  /** What is wrong with a text that is there, or null; an empty one concerns `isRequired` alone. */
  rule?: (text: string) => string | null;
}

/** A field that is checked when it is left, and from then on with every change. */
export function FormField(props: FormFieldProps) {
  const { name, label, isRequired = false, rule, rules = [], children } = props;
  const { t } = useTranslation();
  const [wasLeft, setWasLeft] = useState(false);
  const message = t('common:validation.required', { label });
  return (
    <div onBlur={() => setWasLeft(true)}>
      <Form.Item
        name={name}
        label={label}
        required={isRequired}
        rules={[
          ...(isRequired ? [{ required: true, whitespace: true, message }] : []),
          ...(rule ? [{ validator: validatorOf(rule) }] : []),
          ...rules,
        ]}
        validateFirst
        {...(wasLeft && { validateTrigger: ['onBlur', 'onChange'] })}
      >
        {children}
      </Form.Item>
    </div>
  );
}

const validatorOf =
  (rule: (text: string) => string | null) =>
  (_: unknown, value?: string): Promise<void> => {
    const problem = value?.trim() ? rule(value) : null;
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  };
