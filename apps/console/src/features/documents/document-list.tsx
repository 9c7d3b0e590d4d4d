import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListView } from '../../kit/lists/list-view';
import { useListState } from '../../kit/lists/use-list-state';
import { documentListQuery, type UploadPlace } from './api';
import { DOCUMENT_LIST_RULES, useDocumentColumns, useDocumentFilters } from './columns';
import { DownloadAllButton } from './download-all-button';
import { UploadButton } from './upload-button';

/** The documents of a record, as a part of its page; new ones appear as they are made. */
export function DocumentList({ place }: { place: UploadPlace }) {
  const { t } = useTranslation(['policy']);
  const list = useListState(DOCUMENT_LIST_RULES);
  return (
    <div className="kit-page">
      <Flex gap={8} wrap>
        <UploadButton place={place} />
        <DownloadAllButton place={place} />
      </Flex>
      <ListView
        id="record-documents"
        label={t('policy:tab.documents')}
        columns={useDocumentColumns()}
        list={list}
        filters={useDocumentFilters()}
        countLabel={(count) => t('policy:document.count', { count })}
        empty={{ text: t('policy:document.empty') }}
        source={(query) => documentListQuery({ ...query, ...place })}
        rowName={({ docName }) => docName}
      />
    </div>
  );
}
