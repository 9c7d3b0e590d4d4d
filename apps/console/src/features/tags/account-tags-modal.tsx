import { useQuery } from '@tanstack/react-query';
import { Form, Select, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormModal } from '../../kit/forms/form-modal';
import { ErrorState } from '../../kit/pages/error-state';
import type { Account } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { tagChoicesQuery, useTagCommands } from './api';
import { useFailure } from './tag-modals';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

/** Sets the tags of an account. */
export function AccountTagsModal({
  data,
  close,
}: ModalProps<{ account?: Pick<Account, 'id' | 'tags'> }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ tagIds: string[] }>();
  const snackbar = useSnackbar();
  const { basePath } = useSession();
  const { apply } = useTagCommands();
  const failed = useFailure();
  const { data: choices, isError, error, refetch } = useQuery(tagChoicesQuery);
  const { account } = data;
  if (!account) return null;
  const options = choices?.content.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormModal<{ tagIds: string[] }>
      form={form}
      title={t(account.tags.length ? 'account:tags.change' : 'account:tags.apply')}
      submitLabel={t('account:tags.submit')}
      initialValues={{ tagIds: account.tags.map(({ id }) => id) }}
      isSticky
      onSubmit={async ({ tagIds }, key) => {
        await apply(account.id, tagIds, key).catch(failed);
        snackbar.success(t('account:tags.applied'));
        close();
      }}
      onClose={close}
    >
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!options && !isError && <Skeleton active paragraph={{ rows: 1 }} />}
      {options && (
        <Form.Item className="kit-field-wide" name="tagIds" label={t('account:tags.title')}>
          <Select mode="multiple" options={options} showSearch={SEARCH_BY_LABEL} />
        </Form.Item>
      )}
      {options?.length === 0 && (
        <p className="kit-field-wide">
          {t('account:tags.none')}{' '}
          <Link to={`${basePath}/manage/tags`} onClick={close}>
            {t('account:tags.setup')}
          </Link>
        </p>
      )}
    </FormModal>
  );
}
