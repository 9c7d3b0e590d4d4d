import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { IndustryCode, IndustryCodeFacts } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useIndustryCommands } from './api';

const TITLE_MAX = 200;

/** Adds a code to the classification of the edition, or edits the one that is given. */
export function IndustryFormModal({ data, close }: ModalProps<{ industry?: IndustryCode }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<IndustryCodeFacts>();
  const { country, region } = useEdition();
  const snackbar = useSnackbar();
  const { add, change } = useIndustryCommands();
  const { industry } = data;
  const digits = region === 'UK' ? 5 : 6;
  return (
    <FormModal<IndustryCodeFacts>
      form={form}
      title={t(industry ? 'account:naics.edit' : 'account:naics.add')}
      submitLabel={t('common:action.save')}
      initialValues={industry ? factsOf(industry) : {}}
      isSticky
      onSubmit={async (facts, key) => {
        const titles = {
          ...facts,
          primaryIndustry: facts.primaryIndustry || null,
          secondaryIndustry: facts.secondaryIndustry || null,
        };
        if (industry) await change(industry.id, titles, key);
        else await add({ ...titles, country }, key);
        snackbar.success(t(industry ? 'account:naics.updated' : 'account:naics.added'));
        close();
      }}
      onClose={close}
    >
      <FormField
        name="naicsCode"
        label={t('account:naics.code')}
        isRequired
        rule={(text) =>
          /^\d{2,}$/.test(text) && text.length <= digits
            ? null
            : t('account:naics.digits', { digits })
        }
      >
        <Input inputMode="numeric" maxLength={digits} autoComplete="off" />
      </FormField>
      <FormField
        name="primaryIndustry"
        label={t('account:naics.primary')}
        extra={t('account:naics.primaryHint')}
      >
        <Input maxLength={TITLE_MAX} autoComplete="off" />
      </FormField>
      <FormField name="secondaryIndustry" label={t('account:naics.secondary')} isWide>
        <Input maxLength={TITLE_MAX} autoComplete="off" />
      </FormField>
    </FormModal>
  );
}

const factsOf = ({ naicsCode, primaryIndustry, secondaryIndustry }: IndustryCode) => ({
  naicsCode,
  primaryIndustry,
  secondaryIndustry,
});

/** Deletes a code that no client has. */
export function IndustryDeleteModal({ data, close }: ModalProps<{ industry?: IndustryCode }>) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { remove } = useIndustryCommands();
  const { industry } = data;
  if (!industry) return null;
  return (
    <ConfirmModal
      title={t('account:naics.delete')}
      confirmLabel={t('account:tags.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(industry.id, key);
        snackbar.success(t('account:naics.deleted'));
        close();
      }}
    >
      {t('account:naics.deleteText', { code: industry.naicsCode })}
    </ConfirmModal>
  );
}
