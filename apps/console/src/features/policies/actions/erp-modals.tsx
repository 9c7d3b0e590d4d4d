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
import { buyErp, offerErp, usePolicyCommand } from '../api';
import { WithPolicy, type PolicyModalData } from './with-policy';

/** What is for sale. */
const MONTHS = [12, 24, 36, 72] as const;

interface ErpForm {
  months: (typeof MONTHS)[number];
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
        await run(buyErp({ months, premium: amountOf(premium), effectiveDate }), key);
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
