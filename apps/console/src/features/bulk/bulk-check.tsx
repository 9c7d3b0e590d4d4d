import type { DecimalMark } from '@palisade/kernel';
import { Alert, Pagination, Progress, Select, Spin } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetReadingView } from '../../kit/files/sheet-reading';
import { PlainTable } from '../../kit/values/plain-table';
import type { BulkCheck } from '../../lib/api-types';
import { ApiError } from '../../lib/problem';
import { bulkCheckJobQuery, bulkCheckQuery, type BulkFile } from './api';
import { BULK_COLUMNS, columnsWith, type BulkColumn } from './bulk-rules';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

const FAULTS_SHOWN = 10;

interface BulkCheckViewProps {
  chosen: BulkFile;
  onColumns: (columns: string) => void;
  onDecimal: (decimal: DecimalMark) => void;
}

/** What an upload of the chosen file would do, and how its columns are read. */
export function BulkCheckView({ chosen, ...choices }: BulkCheckViewProps) {
  const { t } = useTranslation(['common', 'account', 'policy']);
  const { data, error, isFetching } = useQuery(bulkCheckQuery(chosen));
  if (error) {
    const detail = error instanceof ApiError ? error.message : t('policy:document.uploadFailed');
    return <Alert type="error" showIcon role="alert" title={detail} className="kit-field-wide" />;
  }
  if (!data) return <Spin className="kit-field-wide" aria-label={t('common:select.loading')} />;
  const answers = { ...choices, decimal: chosen.decimal };
  return 'status' in data ? (
    <LargeCheck id={data.id} {...answers} />
  ) : (
    <CheckResult check={data} isFetching={isFetching} {...answers} />
  );
}

/** How a person answered what a file leaves open. */
type Answers = Omit<BulkCheckViewProps, 'chosen'> & Pick<BulkFile, 'decimal'>;

/** The check of a file that a job looks through: how far it is, then what it found. */
function LargeCheck({ id, ...answers }: { id: string } & Answers) {
  const { t } = useTranslation(['account']);
  const { data: job, error } = useQuery(bulkCheckJobQuery(id));
  const detail = error instanceof ApiError ? error.message : job?.problem?.detail;
  if (detail) {
    return <Alert type="error" showIcon role="alert" title={detail} className="kit-field-wide" />;
  }
  if (job?.result) {
    return <CheckResult check={job.result} isFetching={false} {...answers} />;
  }
  const { done = 0, total = null } = job ?? {};
  return (
    <div className="kit-field-wide" role="status">
      <span>{t('account:bulkUpload.checking', { done, total: total ?? '…' })}</span>
      <Progress
        aria-label={t('account:bulkUpload.checkProgress')}
        percent={total ? Math.round((done / total) * 100) : 0}
      />
    </div>
  );
}

function CheckResult({
  check: data,
  isFetching,
  decimal,
  onColumns,
  onDecimal,
}: { check: BulkCheck; isFetching: boolean } & Answers) {
  const { t } = useTranslation(['account']);
  const { numRows, numFaulty, problem } = data;
  return (
    <div className="kit-field-wide" aria-busy={isFetching}>
      {problem ? (
        <Alert type="error" showIcon role="alert" title={problem} />
      ) : (
        <Alert
          type={numFaulty ? 'warning' : 'success'}
          showIcon
          role="status"
          title={t('account:bulkUpload.checked', { rows: numRows, faulty: numFaulty })}
        />
      )}
      <SheetReadingView reading={data.reading} decimal={decimal} onDecimal={onDecimal} />
      <MappingTable check={data} onColumns={onColumns} />
      {numFaulty > data.faults.length && (
        <p>{t('account:bulkUpload.firstFaults', { count: data.faults.length })}</p>
      )}
      {numFaulty > 0 && <FaultTable faults={data.faults} />}
    </div>
  );
}

function MappingTable({
  check: { columns },
  onColumns,
}: {
  check: BulkCheck;
  onColumns: (columns: string) => void;
}) {
  const { t } = useTranslation(['common', 'account']);
  const known = columns.map(({ column }) => column as BulkColumn | null);
  const rows = columns.map(({ heading }, place) => ({ heading, place }));
  return (
    <PlainTable
      label={t('account:bulkUpload.mapping')}
      rows={rows}
      rowKey={({ place }) => String(place)}
      columns={[
        {
          key: 'heading',
          title: t('account:bulkUpload.heading'),
          render: ({ heading }) => heading,
        },
        {
          key: 'column',
          title: t('account:bulkUpload.readAs'),
          render: ({ heading, place }) => (
            <Select<BulkColumn>
              className="bulk-column"
              size="small"
              allowClear
              showSearch={SEARCH_BY_LABEL}
              aria-label={t('account:bulkUpload.readHeading', { heading })}
              placeholder={t('account:bulkUpload.passedOver')}
              value={known[place] ?? null}
              onChange={(column?: BulkColumn) =>
                onColumns(columnsWith(known, place, column ?? null))
              }
              options={BULK_COLUMNS.map((value) => ({
                value,
                label: t(`account:bulkUpload.column.${value}`),
              }))}
            />
          ),
        },
      ]}
    />
  );
}

function FaultTable({ faults }: Pick<BulkCheck, 'faults'>) {
  const { t } = useTranslation(['common', 'account']);
  const [page, setPage] = useState(1);
  const from = (page - 1) * FAULTS_SHOWN;
  return (
    <>
      <PlainTable
        label={t('account:bulkUpload.faults')}
        rows={faults.slice(from, from + FAULTS_SHOWN)}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            key: 'line',
            title: t('account:bulkUpload.line'),
            isNumber: true,
            render: ({ line }) => line,
          },
          { key: 'name', title: t('account:bulkUpload.company'), render: ({ name }) => name },
          {
            key: 'errors',
            title: t('account:bulkUpload.errors'),
            render: ({ errors }) => errors.join('; '),
          },
        ]}
      />
      <Pagination
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        pageSize={FAULTS_SHOWN}
        total={faults.length}
        current={page}
        onChange={setPage}
      />
    </>
  );
}
