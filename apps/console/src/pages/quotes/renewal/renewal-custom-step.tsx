import { useQuery } from '@tanstack/react-query';
import { Button, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { limitsQuery } from '../../../features/policies/endorsements/api';
import { withCurrent } from '../../../features/policies/endorsements/endorse-form';
import { FormField } from '../../../kit/forms/form-field';
import { amountText } from '../../../kit/values/money';
import type { Policy } from '../../../lib/api-types';
import { StepActions } from '../wizard/step-actions';
import { termsIn, type RenewalStep } from './renewal-steps';

interface StepProps {
  policy: Policy;
  goTo: (step: RenewalStep, terms?: string) => void;
}

interface TermsForm {
  limit: number;
  deductible: number;
}

/** Other terms than the expiring ones, which are then compared. */
export function RenewalCustomStep({ policy, goTo }: StepProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { product, state, currency, terms } = policy;
  const [form] = Form.useForm<TermsForm>();
  const options = useQuery(limitsQuery(product, state));
  const choices = (values: readonly number[] | undefined, current: number) =>
    withCurrent(values ?? [], current).map((value) => ({
      value,
      label: amountText(value, currency),
    }));
  const compare = () => goTo('summary', termsIn(form.getFieldsValue()));
  return (
    <>
      <section className="card quote-section" aria-labelledby="renewal-terms">
        <h2 id="renewal-terms">{t('quote:section.terms')}</h2>
        <Form<TermsForm>
          form={form}
          layout="vertical"
          initialValues={{ limit: terms.aggregateLimit, deductible: terms.retention }}
        >
          <FormField name="limit" label={t('quote:field.limit')} isRequired isChoice>
            <Select
              loading={options.isPending}
              options={choices(options.data?.aggLimits, terms.aggregateLimit)}
            />
          </FormField>
          <FormField name="deductible" label={t('quote:field.retention')} isRequired isChoice>
            <Select
              loading={options.isPending}
              options={choices(options.data?.deductibles, terms.retention)}
            />
          </FormField>
        </Form>
      </section>
      <StepActions back={() => goTo('summary')}>
        <Button type="primary" onClick={compare}>
          {t('policy:renewal.compare')}
        </Button>
      </StepActions>
    </>
  );
}
