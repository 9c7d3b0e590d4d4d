import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadDocument } from '../../kit/files/download-document';
import { ShortDate } from '../../kit/values/short-date';
import type { PolicyDocumentFile } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import type { UploadPlace } from './api';
import { UploadButton } from './upload-button';

const SHOWN = 4;

interface DocumentRailProps {
  documents: readonly PolicyDocumentFile[];
  /** What a new one is brought for. */
  place: UploadPlace;
  /** Where all of them are listed. */
  allHref?: string | undefined;
}

/** The newest documents of a record, beside it. */
export function DocumentRail({ documents, place, allHref }: DocumentRailProps) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const download = (document: PolicyDocumentFile) =>
    downloadDocument(document).catch(() => snackbar.error(t('policy:documents.downloadFailed')));
  return (
    <section className="card record-documents" aria-labelledby="record-documents">
      <Flex justify="space-between" align="center" gap={8}>
        <h2 id="record-documents">{t('policy:tab.documents')}</h2>
        <UploadButton size="small" place={place} />
      </Flex>
      {documents.length === 0 && <p className="muted">{t('common:record.noDocuments')}</p>}
      <ul>
        {documents.slice(0, SHOWN).map((document) => (
          <li key={document.docId}>
            <Button
              type="link"
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              onClick={() => void download(document)}
            >
              {document.docName}
            </Button>
            <span className="muted">
              <ShortDate value={document.created} />
            </span>
          </li>
        ))}
      </ul>
      {allHref && documents.length > SHOWN && (
        <Link to={allHref}>{t('common:record.allDocuments', { count: documents.length })}</Link>
      )}
    </section>
  );
}
