import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { AmountField, amountOf } from '../../../kit/forms/amount-field';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { OrganizationField } from '../../../kit/forms/organization-field';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { evidenceQuery, writeExcess, type AdhocExcess } from './api';

/** Over one of our policies, or, where none is named, over another carrier's. */
interface AdhocData {
  accountId: string;
  policyId?: string;
}

/** Amounts as they are typed. */
interface AdhocForm {
  carrierId: string;
  insurer: string;
  policyNumber: string;
  limitBelow: string;
  docId: string;
  from: string;
  until: string;
  limit: string;
  premium: string;
  effectiveDate: string;
  endDate: string;
}

const INSURER_MAX = 200;
const NUMBER_MAX = 60;

export function AdhocExcessModal({ data, close }: ModalProps<AdhocData>) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { accountId, policyId } = data;
  const [form] = Form.useForm<AdhocForm>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return (
    <FormModal<AdhocForm>
      form={form}
      title={t('policy:excess.write')}
      submitLabel={t('policy:excess.submit')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        await writeExcess(bodyOf(values, data), key);
        await queryClient.invalidateQueries({ queryKey: ['policies'] });
        snackbar.success(t('policy:excess.written'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('policy:excess.text')}</p>
      {!policyId && <UnderlyingFields accountId={accountId} />}
      <OrganizationField
        name="carrierId"
        label={t('policy:forms.carrier')}
        accountType="CARRIER"
        isRequired
      />
      <AmountField name="limit" label={t('quote:field.limit')} />
      <AmountField name="premium" label={t('common:amounts.premium')} />
      <FormField name="effectiveDate" label={t('quote:column.effective')} isRequired>
        <Input type="date" />
      </FormField>
      <FormField name="endDate" label={t('policy:column.expiration')} isRequired>
        <Input type="date" />
      </FormField>
    </FormModal>
  );
}

/** The policy of another carrier, with the document that proves it. */
function UnderlyingFields({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { data } = useQuery({ ...evidenceQuery(accountId), enabled: Boolean(accountId) });
  const documents = data?.content ?? [];
  return (
    <>
      <FormField name="insurer" label={t('policy:excess.insurer')} isRequired>
        <Input maxLength={INSURER_MAX} />
      </FormField>
      <FormField name="policyNumber" label={t('policy:excess.number')} isRequired>
        <Input maxLength={NUMBER_MAX} />
      </FormField>
      <AmountField name="limitBelow" label={t('policy:excess.limitBelow')} />
      <FormField
        name="docId"
        label={t('policy:excess.evidence')}
        extra={t('policy:excess.evidenceHint')}
        isRequired
        isChoice
      >
        <Select
          options={documents.map(({ docId, docName }) => ({ value: docId, label: docName }))}
        />
      </FormField>
      <FormField name="from" label={t('policy:excess.from')} isRequired>
        <Input type="date" />
      </FormField>
      <FormField name="until" label={t('policy:excess.until')} isRequired>
        <Input type="date" />
      </FormField>
    </>
  );
}

function bodyOf(
  { carrierId, limit, premium, effectiveDate, endDate, ...below }: AdhocForm,
  { accountId, policyId }: AdhocData,
): AdhocExcess {
  const amounts = { limit: amountOf(limit), premium: amountOf(premium) };
  const layer = { accountId, carrierId, ...amounts, effectiveDate, endDate };
  if (policyId) return { ...layer, underlyingPolicyId: policyId };
  const { insurer, policyNumber, limitBelow, docId, from, until } = below;
  const term = { effectiveDate: from, endDate: until };
  return {
    ...layer,
    underlying: { insurer, policyNumber, limit: amountOf(limitBelow), docId, ...term },
  };
}
