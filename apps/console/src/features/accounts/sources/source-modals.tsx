import { useQuery } from '@tanstack/react-query';
import { Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { ModalProps } from '../../../lib/modals';
import { ApiError, ShownError } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import type { SubmitKey } from '../../../lib/submit-key';
import { accountQuery } from '../api';
import { useSources } from './api';
import { ScanProgress } from './scan-progress';

type Props = ModalProps<{ accountId?: string }>;

const SERVER_FAULT = 500;

/** What the server says, or a sentence of ours where it says nothing for people (Spec 2 §8). */
function useTold() {
  const { t } = useTranslation(['common', 'account']);
  return async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const isTold = error instanceof ApiError && error.status < SERVER_FAULT;
      if (isTold || error instanceof ShownError) throw error;
      throw new ShownError(t('common:error.somethingWrong'));
    }
  };
}

/** Looks at the domain of an account from outside. */
export function ScanModal({ data: { accountId }, close }: Props) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { scan } = useSources();
  const told = useTold();
  const { data: account } = useQuery({ ...accountQuery(accountId ?? ''), enabled: !!accountId });
  const [choice, setChoice] = useState<boolean>();
  if (!accountId) return null;
  const hasPortConsent = choice ?? account?.hasPortConsent ?? false;
  const confirm = (key: SubmitKey) =>
    told(async () => {
      await scan({ accountId, hasPortConsent, key });
      snackbar.success(t('account:scan.success'));
      close();
    });
  return (
    <ConfirmModal
      title={t('account:scan.title')}
      confirmLabel={t('account:scan.confirm')}
      onConfirm={confirm}
      onClose={close}
    >
      <Flex vertical gap={12}>
        <p>
          {account?.domainName
            ? t('account:scan.text', { domain: account.domainName })
            : t('account:scan.noDomain')}
        </p>
        <Checkbox checked={hasPortConsent} onChange={({ target }) => setChoice(target.checked)}>
          {t('account:scan.consent')}
        </Checkbox>
        <ScanProgress accountId={accountId} />
      </Flex>
    </ConfirmModal>
  );
}

/** Takes over what the directory knows of the company now; for the provider's staff. */
export const RefreshModal = (props: Props) => <Refresh {...props} isStaff />;

/** The same for an agency. */
export const AgencyRefreshModal = (props: Props) => <Refresh {...props} isStaff={false} />;

function Refresh({ data: { accountId }, close, isStaff }: Props & { isStaff: boolean }) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { refresh } = useSources();
  const told = useTold();
  if (!accountId) return null;
  const confirm = (key: SubmitKey) =>
    told(async () => {
      await refresh(accountId, isStaff, key);
      snackbar.success(t('account:refresh.success'));
      close();
    });
  return (
    <ConfirmModal
      title={t('account:refresh.title')}
      confirmLabel={t('account:refresh.confirm')}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{t('account:refresh.text')}</p>
    </ConfirmModal>
  );
}

/** Asks the directory and the domain again. */
export function ReloadModal({ data: { accountId }, close }: Props) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { reload } = useSources();
  const told = useTold();
  if (!accountId) return null;
  const confirm = (key: SubmitKey) =>
    told(async () => {
      await reload(accountId, key);
      snackbar.success(t('account:refresh.success'));
      close();
    });
  return (
    <ConfirmModal
      title={t('account:reload.title')}
      confirmLabel={t('account:reload.confirm')}
      onConfirm={confirm}
      onClose={close}
    >
      <Flex vertical gap={12}>
        <p>{t('account:reload.text')}</p>
        <ScanProgress accountId={accountId} />
      </Flex>
    </ConfirmModal>
  );
}
