import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closeModal } from '../../lib/modals';
import { ErrorState } from '../pages/error-state';

interface WithRowProps<Row, Key extends QueryKey> {
  query: UseQueryOptions<Row, Error, Row, Key>;
  children: (row: Row) => ReactNode;
}

/**
 * Shows a dialog about a row. The row is read again, so that a form never begins with what is
 * outdated; once it was, a later read that fails does not take away what is being typed.
 */
export function WithRow<Row, Key extends QueryKey>({ query, children }: WithRowProps<Row, Key>) {
  const { t } = useTranslation();
  const result = useQuery({ ...query, staleTime: 0 });
  const [wasRead, setWasRead] = useState(false);
  if (!wasRead && result.isSuccess && result.isFetchedAfterMount) setWasRead(true);
  if (wasRead && result.data !== undefined) return children(result.data);
  if (result.errorUpdateCount === 0) return null;
  return (
    <Modal open title={t('common:error.requestError')} footer={null} onCancel={closeModal}>
      {result.isError ? (
        <ErrorState error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </Modal>
  );
}
