import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { amountOf, AmountField } from '../../../kit/forms/amount-field';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Policy } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { usePolicyCommand } from '../api';
import { ActPreview } from './act-preview';
import { actPreviewQuery, buyErp, offerErp, type ReportingMonths } from './api';
import { WithPolicy, type PolicyModalData } from './with-policy';

/** What is for sale. */
const MONTHS: readonly ReportingMonths[] = [12, 24, 36, 72];

interface ErpForm {
  months: ReportingMonths;
  premium: string;
}

interface OfferForm {
  annualPremium?: string;
}

interface DialogProps {
  policy: Policy;
  close: () => void;
}

/** More time to report is bought for a policy that has ended. */
export function ErpModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <ErpDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

/** The offer that did not go out by itself is sent. */
export function ErpOfferModal({ data, close }: ModalProps<PolicyModalData>) {
  return (
    <WithPolicy policyId={data.policyId}>
      {(policy) => <OfferDialog policy={policy} close={close} />}
    </WithPolicy>
  );
}

function ErpDialog({ policy, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { locale } = useEdition();
  const [form] = Form.useForm<ErpForm>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const months = Form.useWatch('months', form) ?? MONTHS[0];
  const shown = useQuery(actPreviewQuery(policy.id, 'extendReporting', months));
  const { reporting, endDate } = policy;
  const effectiveDate = reporting?.endOfCover ?? endDate;
  const price = (months: number): string =>
    String(reporting?.options.find((option) => option.months === months)?.charges.premium ?? '');
  return (
    <FormModal<ErpForm>
      form={form}
      title={t('policy:erp.title')}
      submitLabel={t('policy:erp.submit')}
      initialValues={{ premium: price(MONTHS[0]), months: MONTHS[0] }}
      isSticky
      onClose={close}
      onSubmit={async ({ months, premium }, key) => {
        const wish = { months, premium: amountOf(premium), effectiveDate };
        await run(buyErp(wish, shown.data), key);
        snackbar.success(t('policy:erp.success'));
        close();
      }}
    >
      <p className="kit-field-wide">
        {t('policy:erp.text', {
          number: policy.policyNumber,
          date: formatDate(effectiveDate, locale),
        })}
      </p>
      <FormField name="months" label={t('policy:erp.months')} isRequired isChoice>
        <Select
          options={MONTHS.map((value) => ({
            value,
            label: t('policy:erp.count', { count: value }),
          }))}
          onChange={(months: number) => form.setFieldsValue({ premium: price(months) })}
        />
      </FormField>
      <AmountField name="premium" label={t('policy:erp.premium')} />
      <ActPreview policy={policy} action="extendReporting" months={months} />
    </FormModal>
  );
}

function OfferDialog({ policy, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<OfferForm>();
  const snackbar = useSnackbar();
  const run = usePolicyCommand(policy);
  const isKnown = typeof policy.reporting?.annualPremium === 'number';
  return (
    <FormModal<OfferForm>
      form={form}
      title={t('policy:erp.offerTitle')}
      submitLabel={t('policy:erp.send')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ annualPremium }, key) => {
        await run(offerErp(annualPremium ? { annualPremium: amountOf(annualPremium) } : {}), key);
        snackbar.success(t('policy:erp.offered'));
        close();
      }}
    >
      <p className="kit-field-wide">
        {t(isKnown ? 'policy:erp.offerText' : 'policy:erp.offerUnknown', {
          number: policy.policyNumber,
        })}
      </p>
      {!isKnown && <AmountField name="annualPremium" label={t('policy:erp.annualPremium')} />}
    </FormModal>
  );
}
