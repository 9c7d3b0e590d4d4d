import { DownloadOutlined, FilePdfOutlined } from '@ant-design/icons';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadDocument } from '../../kit/files/download-document';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { PolicyDocumentFile } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import { documentsQuery } from './api';

/** The documents of a policy; new ones appear as they are made. */
export const PolicyDocuments = ({ policyId }: { policyId: string }) => (
  <DocumentList result={useQuery(documentsQuery('policy', policyId))} />
);

/** The documents of an account, those of its quotes and policies among them. */
export const AccountDocuments = ({ accountId }: { accountId: string }) => (
  <DocumentList result={useQuery(documentsQuery('account', accountId))} />
);

function DocumentList({ result }: { result: UseQueryResult<PolicyDocumentFile[]> }) {
  const { t } = useTranslation(['common', 'policy']);
  const { data, isPending, isError, error, refetch } = result;
  return (
    <section className="card" aria-label={t('policy:tab.documents')}>
      {isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {isError && (
        <ErrorState
          error={error}
          {...(data && { kept: t('common:page.kept') })}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title={t('common:table.noData')} text={t('policy:document.empty')} />
      )}
      {data && data.length > 0 && <Rows documents={data} />}
    </section>
  );
}

function Rows({ documents }: { documents: PolicyDocumentFile[] }) {
  const { t } = useTranslation(['common', 'policy']);
  return (
    <PlainTable
      isList
      label={t('policy:tab.documents')}
      rows={documents}
      rowKey={({ docId }) => docId}
      columns={[
        {
          key: 'name',
          title: t('policy:document.name'),
          render: ({ docName }) => (
            <>
              <FilePdfOutlined aria-hidden /> {docName}
            </>
          ),
        },
        {
          key: 'type',
          title: t('policy:document.type'),
          render: ({ docType }) => t(`policy:document.type.${docType}`),
        },
        {
          key: 'created',
          title: t('policy:document.created'),
          render: ({ created }) => <ShortDate value={created} />,
        },
        {
          key: 'pages',
          title: t('policy:document.pages'),
          isNumber: true,
          render: ({ pages }) => pages,
        },
        {
          key: 'actions',
          title: t('policy:document.actions'),
          render: (document) => <DownloadButton document={document} />,
        },
      ]}
    />
  );
}

function DownloadButton({ document }: { document: PolicyDocumentFile }) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await downloadDocument(document);
    } catch {
      snackbar.error(t('policy:documents.downloadFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      loading={isBusy}
      aria-label={t('policy:document.download', { name: document.docName })}
      onClick={() => void run()}
    >
      {t('policy:document.downloadShort')}
    </Button>
  );
}
