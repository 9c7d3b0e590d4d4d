import { Form, type FormItemProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FormFieldProps extends Pick<
  FormItemProps,
  'children' | 'rules' | 'valuePropName' | 'extra'
> {
  name: string;
  label: string;
  isRequired?: boolean;
  /** Said when a required field is empty, where the usual sentence is not the one. */
  requiredMessage?: string;
  /** A choice or a number: any value that is there counts, also false and 0. */
  isChoice?: boolean;
  /** As wide as the form. */
  isWide?: boolean;
  /** What is wrong with a text that is there, or null; an empty one concerns `isRequired` alone. */
  rule?: (text: string) => string | null;
}

/** A field that is checked when it is left, and from then on with every change. */
export function FormField(props: FormFieldProps) {
  const { name, label, isRequired = false, isChoice = false, rule, rules = [], children } = props;
  const { t } = useTranslation();
  const [wasLeft, setWasLeft] = useState(false);
  const message = props.requiredMessage ?? t('common:validation.required', { label });
  return (
    <div className={props.isWide ? 'kit-field-wide' : undefined} onBlur={() => setWasLeft(true)}>
      <Form.Item
        name={name}
        label={label}
        required={isRequired}
        rules={[
          ...(isRequired
            ? [{ required: true, ...(!isChoice && { whitespace: true }), message }]
            : []),
          ...(rule ? [{ validator: validatorOf(rule) }] : []),
          ...rules,
        ]}
        validateFirst
        {...(props.valuePropName && { valuePropName: props.valuePropName })}
        {...(props.extra && { extra: props.extra })}
        {...(wasLeft && { validateTrigger: ['onBlur', 'onChange'] })}
      >
        {children}
      </Form.Item>
    </div>
  );
}

const validatorOf =
  (rule: (text: string) => string | null) =>
  (_: unknown, value?: string | number): Promise<void> => {
    const text = String(value ?? '').trim();
    const problem = text ? rule(text) : null;
    return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
  };
