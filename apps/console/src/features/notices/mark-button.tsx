import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { Notice } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { markAllNotices, markNotice } from './api';

/** Marks one as read, or as unread again. */
export function MarkButton({ notice }: { notice: Pick<Notice, 'id' | 'isRead'> }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const marking = useSubmit(
    ({ id, isRead }: { id: string; isRead: boolean }, key) => markNotice(id, isRead, key),
    { onRefused: (error) => snackbar.problem(error) },
  );
  const { id, isRead } = notice;
  return (
    <SubmitButton
      size="small"
      type="text"
      submission={marking}
      onClick={() => void marking.submit({ id, isRead: !isRead })}
    >
      {t(isRead ? 'common:notices.markUnread' : 'common:notices.markRead')}
    </SubmitButton>
  );
}

export function MarkAllButton() {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const marking = useSubmit((_: void, key) => markAllNotices(key), {
    onDone: () => snackbar.success(t('common:notices.none')),
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <SubmitButton size="small" submission={marking} onClick={() => void marking.submit()}>
      {t('common:notices.markAllRead')}
    </SubmitButton>
  );
}
