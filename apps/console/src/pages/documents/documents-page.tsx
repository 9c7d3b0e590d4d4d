import { useTranslation } from 'react-i18next';
import { documentListQuery } from '../../features/documents/api';
import {
  DOCUMENT_LIST_RULES,
  useDocumentColumns,
  useDocumentFilters,
} from '../../features/documents/columns';
import { UploadButton } from '../../features/documents/upload-button';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { useSession } from '../../lib/session';

/** All documents that the reader sees. */
export function DocumentsPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  const list = useListState(DOCUMENT_LIST_RULES);
  const columns = useDocumentColumns();
  const filters = useDocumentFilters();
  return (
    <ListPage
      id="documents"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('policy:tab.documents')}
      action={<UploadButton type="primary" place={{}} />}
      columns={columns}
      list={list}
      filters={filters}
      countLabel={(count) => t('policy:document.count', { count })}
      empty={{ text: t('policy:document.empty') }}
      source={documentListQuery}
      rowName={({ docName }) => docName}
    />
  );
}
