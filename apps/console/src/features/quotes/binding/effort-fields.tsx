import { DECLINATIONS_MIN, EFFORT_BASES } from '@palisade/trade';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import type { Quote } from '../../../lib/api-types';
import type { EffortForm } from './effort';
import { stateOf } from './surplus';

const FIELDS = ['insurer', 'contact', 'declinedOn', 'reason'] as const;
const LENGTHS = { insurer: 200, contact: 300, declinedOn: undefined, reason: 1_000 };

/** Why a risk may go to surplus lines: the insurers that declined, or why none has to be asked. */
export function EffortFields({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const form = Form.useFormInstance<EffortForm>();
  const basis = Form.useWatch('effortBasis', form);
  const options = EFFORT_BASES.map((value) => ({ value, label: t(`quote:effort.basis.${value}`) }));
  return (
    <>
      <p className="kit-field-wide">
        {t('quote:effort.text', { state: stateOf(quote), insurers: DECLINATIONS_MIN })}
      </p>
      <FormField name="effortBasis" label={t('quote:effort.basisLabel')} isRequired isWide>
        <Select options={options} />
      </FormField>
      {basis === 'DECLINATIONS' && <Declinations />}
    </>
  );
}

function Declinations() {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <Form.List name="declinations">
      {(rows) =>
        rows.map(({ key, name }, at) => (
          <div
            key={key}
            className="kit-field-wide quote-declination"
            role="group"
            aria-label={t('quote:effort.insurerOf', { number: at + 1 })}
          >
            {FIELDS.map((field) => {
              const label = t(`quote:effort.${field}`);
              const message = t('common:validation.required', { label });
              return (
                <Form.Item
                  key={field}
                  name={[name, field]}
                  label={label}
                  rules={[{ required: true, whitespace: true, message }]}
                >
                  <Input
                    type={field === 'declinedOn' ? 'date' : 'text'}
                    maxLength={LENGTHS[field]}
                    autoComplete="off"
                  />
                </Form.Item>
              );
            })}
          </div>
        ))
      }
    </Form.List>
  );
}
