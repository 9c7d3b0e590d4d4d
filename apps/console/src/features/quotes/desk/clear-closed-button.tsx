import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListQuery } from '../../../kit/lists/list-state';
import { openModal } from '../../../lib/modals';
import { usePermissions } from '../../../lib/session';

interface ClearClosedButtonProps {
  /** What the list shows: the button stands above closed quotes alone. */
  query: ListQuery;
  accountId?: string | undefined;
}

/** Deletes all invalid or expired quotes at once. */
export function ClearClosedButton({ query, accountId }: ClearClosedButtonProps) {
  const { t } = useTranslation('quote');
  const { can } = usePermissions();
  if (!can('quote:delete') || query.status !== 'INACTIVE') return null;
  return (
    <Button
      danger
      onClick={() => openModal('quotes-delete-invalid-expired', accountId ? { accountId } : {})}
    >
      {t('quote:clear.title')}
    </Button>
  );
}
