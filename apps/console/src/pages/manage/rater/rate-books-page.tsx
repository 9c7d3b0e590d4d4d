import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { booksQuery } from '../../../features/rater/api';
import {
  BOOK_LIST_RULES,
  useBookColumns,
  useBookFilters,
} from '../../../features/rater/book-columns';
import { NewBookModal } from '../../../features/rater/new-book-modal';
import '../../../features/rater/rater.css';
import { ListPage } from '../../../kit/lists/list-page';
import { PermissionGuard } from '../../../kit/pages/permission-guard';
import { useListState } from '../../../kit/lists/use-list-state';
import { useSession } from '../../../lib/session';

export function RateBooksPage() {
  const { t } = useTranslation(['common', 'coverage']);
  const { basePath, landing } = useSession();
  const [isNew, setNew] = useState(false);
  const list = useListState(BOOK_LIST_RULES);
  const columns = useBookColumns();
  const filters = useBookFilters();
  return (
    <>
      <ListPage
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('coverage:rater.books')}
        action={
          <PermissionGuard need="rater:table-edit">
            <Button type="primary" onClick={() => setNew(true)}>
              {t('coverage:rater.new')}
            </Button>
          </PermissionGuard>
        }
        id="rate-books"
        columns={columns}
        list={list}
        rowHref={(row) => `${basePath}/manage/rater/books/${row.id}`}
        countLabel={(count) => t('coverage:rater.count', { count })}
        filters={filters}
        empty={{ text: t('coverage:rater.empty') }}
        source={booksQuery}
        rowName={({ version }) => version}
      />
      {isNew && <NewBookModal close={() => setNew(false)} />}
    </>
  );
}
