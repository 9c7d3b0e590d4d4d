import { useQueryClient } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Manuscript } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import type { QuoteModalData } from '../actions/with-quote';
import { quoteQuery } from '../api';
import { addManuscript } from './api';

const STAGES = ['quote', 'bind', 'issue', 'postBind'] as const;

/** A subjectivity in the underwriter's own words. */
export function ManuscriptModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<Manuscript>();
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  return (
    <FormModal<Manuscript>
      form={form}
      title={t('quote:subjectivity.add')}
      submitLabel={t('common:action.save')}
      initialValues={{ stage: 'bind' }}
      isSticky
      onClose={close}
      onSubmit={async (manuscript, key) => {
        await addManuscript({ id: data.quoteId }, manuscript, key);
        await queryClient.invalidateQueries({ queryKey: quoteQuery(data.quoteId).queryKey });
        snackbar.success(t('quote:subjectivity.added'));
        close();
      }}
    >
      <FormField name="title" label={t('quote:subjectivity.title')} isRequired isWide>
        <Input maxLength={200} />
      </FormField>
      <FormField name="text" label={t('quote:subjectivity.text')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={2000} />
      </FormField>
      <FormField name="stage" label={t('quote:subjectivity.stage')} isRequired isWide>
        <Select
          options={STAGES.map((stage) => ({
            value: stage,
            label: t(`quote:subjectivity.stage.${stage}`),
          }))}
        />
      </FormField>
    </FormModal>
  );
}
