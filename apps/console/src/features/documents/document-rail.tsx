import type { UseQueryResult } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReadError } from '../../kit/pages/read-error';
import type { PolicyDocumentFile } from '../../lib/api-types';
import { useKept } from '../../lib/use-kept';
import type { UploadPlace } from './api';
import { DocumentLinks } from './document-links';
import { UploadButton } from './upload-button';

const SHOWN = 4;

interface DocumentRailProps {
  result: UseQueryResult<PolicyDocumentFile[]>;
  /** What a new one is brought for. */
  place: UploadPlace;
  /** Where all of them are listed. */
  allHref?: string | undefined;
}

/** The newest documents of a record, beside it. */
export function DocumentRail({ result, place, allHref }: DocumentRailProps) {
  const { t } = useTranslation(['common', 'policy']);
  const kept = useKept(result);
  const documents = kept?.data ?? [];
  return (
    <section className="card record-documents" aria-labelledby="record-documents">
      <Flex justify="space-between" align="center" gap={8}>
        <h2 id="record-documents">{t('policy:tab.documents')}</h2>
        <UploadButton size="small" place={place} />
      </Flex>
      <ReadError result={result} kept={kept} />
      {(kept ?? !result.isError) && <DocumentLinks documents={documents.slice(0, SHOWN)} />}
      {allHref && documents.length > SHOWN && (
        <Link to={allHref}>{t('common:record.allDocuments', { count: documents.length })}</Link>
      )}
    </section>
  );
}
