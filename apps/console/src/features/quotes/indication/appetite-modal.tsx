import { INDICATION_PRODUCTS, productsOfRegion } from '@palisade/trade';
import { Alert, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { AppetiteAnswer, AppetiteQuestion } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import type { ModalProps } from '../../../lib/modals';
import { askAppetite } from './appetite';
import { IndustryField } from './industry-field';

const REVENUE_MAX = 1_000_000_000_000;
const TONES = { IN: 'success', REFERRED: 'warning', OUT: 'error' } as const;

/** Asks by four facts whether a risk is wanted; the answer stands above them, to be asked again. */
export function AppetiteModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { region, currency } = useEdition();
  const [form] = Form.useForm<AppetiteQuestion>();
  const [answer, setAnswer] = useState<AppetiteAnswer | null>(null);
  const products = productsOfRegion(region).map((value) => ({
    value,
    label: t(`coverage:product.${value}`),
  }));
  return (
    <FormModal<AppetiteQuestion>
      form={form}
      title={t('quote:appetite.title')}
      submitLabel={t('quote:appetite.submit')}
      initialValues={{ product: INDICATION_PRODUCTS[region] }}
      onClose={close}
      onSubmit={async (question, key) => setAnswer(await askAppetite(question, key))}
    >
      {answer && <Answer answer={answer} />}
      <FormField name="zipCode" label={t('common:wording.zipCode')} isRequired>
        <Input maxLength={10} autoComplete="off" />
      </FormField>
      <FormField name="industryCode" label={t('quote:indication.industry')} isRequired isChoice>
        <IndustryField />
      </FormField>
      <FormField name="revenue" label={t('quote:indication.revenue')} isRequired isChoice>
        <InputNumber<number>
          className="kit-field-number"
          min={1}
          max={REVENUE_MAX}
          precision={0}
          controls={false}
          prefix={currency === 'GBP' ? '£' : '$'}
        />
      </FormField>
      <FormField name="product" label={t('quote:field.product')} isChoice>
        <Select options={products} />
      </FormField>
    </FormModal>
  );
}

function Answer({ answer: { answer, product, reasons, turnedBy } }: { answer: AppetiteAnswer }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const nameOf = (of: string) => t(`coverage:product.${of}`);
  return (
    <Alert
      className="kit-field-wide"
      role="status"
      type={TONES[answer]}
      showIcon
      title={t(`quote:appetite.answer.${answer}`, { product: nameOf(product) })}
      description={
        (reasons.length > 0 || turnedBy.length > 0) && (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {turnedBy.map((other) => (
              <li key={other.product}>
                {t(`quote:appetite.turned.${other.answer}`, { product: nameOf(other.product) })}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
