import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadDocument } from '../../kit/files/download-document';
import { ShortDate } from '../../kit/values/short-date';
import type { PolicyDocumentFile } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';

/** Documents by their names, each to be downloaded. */
export function DocumentLinks({ documents }: { documents: readonly PolicyDocumentFile[] }) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const download = (document: PolicyDocumentFile) =>
    downloadDocument(document).catch(() => snackbar.error(t('policy:documents.downloadFailed')));
  if (documents.length === 0) return <p className="muted">{t('common:record.noDocuments')}</p>;
  return (
    <ul>
      {documents.map((document) => (
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
  );
}
