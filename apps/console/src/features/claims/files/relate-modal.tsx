import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { relatedClaimsQuery, useFileCommands } from './api';

interface RelateForm {
  relatedClaimId: string;
}

/** Makes one event of two claims; those that are most alike are offered first. */
export function RelateModal({ data: { claimId }, close }: ModalProps<{ claimId?: string }>) {
  const { t } = useTranslation(['common', 'account']);
  const { locale } = useEdition();
  const [form] = Form.useForm<RelateForm>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  const related = useQuery({ ...relatedClaimsQuery(claimId ?? ''), enabled: Boolean(claimId) });
  if (!claimId) return null;
  const options = (related.data ?? [])
    .filter(({ isRelated }) => !isRelated)
    .map(({ claimId: value, claimNumber, lossDate, cause, likeness }) => ({
      value,
      label: [
        claimNumber,
        lossDate && formatDate(lossDate, locale),
        t(`account:file.cause.${cause}`),
        ...(likeness.length > 0 ? [t('account:file.mayBeSame')] : []),
      ]
        .filter(Boolean)
        .join(', '),
    }));
  return (
    <FormModal<RelateForm>
      form={form}
      title={t('account:file.relate')}
      submitLabel={t('account:file.relateConfirm')}
      initialValues={{}}
      onSubmit={async (values, key) => {
        await change(claimId, values, key);
        snackbar.success(t('account:file.relateDone'));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t('account:file.relatePrompt')}</p>
      <FormField
        name="relatedClaimId"
        label={t('account:file.relatedTo')}
        isRequired
        isChoice
        isWide
      >
        <Select
          loading={related.isFetching}
          options={options}
          notFoundContent={t('account:file.noneRelated')}
        />
      </FormField>
    </FormModal>
  );
}
