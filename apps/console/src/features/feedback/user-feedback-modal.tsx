import { Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { FeedbackCategory } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { giveFeedback } from './api';
import { CATEGORIES } from './categories';

const MAX = 500;
const KUDOS: FeedbackCategory = 'Give Kudos to the team';

interface FeedbackForm {
  category: FeedbackCategory;
  feedbackText: string;
  permissionToShare?: boolean;
}

/** What a person wants to say of the platform; only kudos may be shared. */
export function UserFeedbackModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<FeedbackForm>();
  const snackbar = useSnackbar();
  const category = Form.useWatch('category', form);
  return (
    <FormModal<FeedbackForm>
      form={form}
      title={t('common:feedback.title')}
      submitLabel={t('common:feedback.send')}
      initialValues={{ category: 'General Feedback' }}
      isSticky
      onSubmit={async ({ permissionToShare = false, ...said }, key) => {
        const isShared = permissionToShare && said.category === KUDOS;
        await giveFeedback({ ...said, permissionToShare: isShared }, key);
        snackbar.success(t('common:feedback.sent'));
        close();
      }}
      onClose={close}
    >
      <FormField name="category" label={t('common:feedback.category')} isChoice isWide>
        <Select
          options={Object.entries(CATEGORIES).map(([value, label]) => ({ value, label: t(label) }))}
        />
      </FormField>
      <FormField name="feedbackText" label={t('common:feedback.text')} isRequired isWide>
        <Input.TextArea rows={5} maxLength={MAX} showCount />
      </FormField>
      {category === KUDOS && (
        <FormField
          name="permissionToShare"
          label={t('common:feedback.sharing')}
          valuePropName="checked"
          isWide
        >
          <Checkbox>{t('common:feedback.share')}</Checkbox>
        </FormField>
      )}
    </FormModal>
  );
}
