import { BATCH_COLUMNS } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { BatchGrid } from '../../features/quotes/indication/batch-grid';
import { BatchState } from '../../features/quotes/indication/batch-state';
import { batchQuery, startBatch, type BatchFile } from '../../features/quotes/indication/batch';
import { downloadFile } from '../../kit/files/download';
import { DecimalChoice, SheetReadingView } from '../../kit/files/sheet-reading';
import { writeCsv } from '../../kit/lists/csv';
import { ErrorState } from '../../kit/pages/error-state';
import { PageHeader } from '../../kit/pages/page-header';
import { ApiError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSubmit } from '../../lib/use-submit';

/** An amount of the file may be two. */
const AMBIGUOUS = 'AMOUNTS_AMBIGUOUS';

/** Prices for a file of companies: what was sent, how far it is, and what came of it. */
export function BatchPage() {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath, landing } = useSession();
  const { jobId } = useParams();
  const navigate = useNavigate();
  const result = useQuery({ ...batchQuery(jobId ?? ''), enabled: jobId !== undefined });
  const [asked, setAsked] = useState<BatchFile>();
  const sending = useSubmit((chosen: BatchFile, key) => startBatch(chosen, key), {
    onDone: ({ id }) => void navigate(`${basePath}/indication/batch/${id}`),
  });
  const send = (chosen: BatchFile) => {
    setAsked(chosen);
    void sending.submit(chosen);
  };
  const job = result.data;
  const isRunning = job?.status === 'WAITING' || job?.status === 'RUNNING';
  const titles = Object.values(BATCH_COLUMNS).map(([title]) => ({ title }));
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('quote:indication.title'), href: `${basePath}/indication` },
        ]}
        title={t('quote:batch.title')}
      />
      <section className="card quote-section">
        <p>{t('quote:batch.text')}</p>
        <Flex gap={8} wrap>
          <Upload
            accept=".csv,.tsv,.txt,.xls,.xlsx"
            showUploadList={false}
            disabled={sending.isSending || isRunning}
            beforeUpload={(file) => {
              send({ file });
              return false;
            }}
          >
            <Button type="primary" loading={sending.isSending} disabled={isRunning}>
              {t('quote:batch.choose')}
            </Button>
          </Upload>
          <Button
            onClick={() =>
              downloadFile(writeCsv({ columns: titles, rows: [] }), 'palisade-companies.csv')
            }
          >
            {t('quote:batch.template')}
          </Button>
        </Flex>
        {sending.error instanceof ApiError && (
          <Alert type="error" showIcon title={sending.error.message} />
        )}
        {asked && sending.error instanceof ApiError && sending.error.problem.code === AMBIGUOUS && (
          <DecimalChoice onDecimal={(decimal) => send({ ...asked, decimal })} />
        )}
      </section>
      {result.isError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {job && <BatchState job={job} />}
      {job?.result && <SheetReadingView reading={job.result.reading} />}
      {job?.result && <BatchGrid rows={job.result.rows} />}
    </div>
  );
}
