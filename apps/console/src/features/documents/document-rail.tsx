import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PolicyDocumentFile } from '../../lib/api-types';
import type { UploadPlace } from './api';
import { DocumentLinks } from './document-links';
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
  return (
    <section className="card record-documents" aria-labelledby="record-documents">
      <Flex justify="space-between" align="center" gap={8}>
        <h2 id="record-documents">{t('policy:tab.documents')}</h2>
        <UploadButton size="small" place={place} />
      </Flex>
      <DocumentLinks documents={documents.slice(0, SHOWN)} />
      {allHref && documents.length > SHOWN && (
        <Link to={allHref}>{t('common:record.allDocuments', { count: documents.length })}</Link>
      )}
    </section>
  );
}
