import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Select, Skeleton, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../kit/files/download';
import { LabelledField } from '../../kit/forms/labelled-field';
import { Loaded } from '../../kit/pages/loaded';
import { PlainTable } from '../../kit/values/plain-table';
import { ApiError, problemMessage } from '../../lib/problem';
import { usePermissions } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { bookTableQuery, uploadTable, useBookCommand } from './api';
import type { BookTable, RateBookDetail } from './types';

/** The tables of a version; those of a draft are replaced by files. */
export function BookTables({ book }: { book: RateBookDetail }) {
  const { t } = useTranslation(['common', 'coverage']);
  const [name, setName] = useState('baseRate');
  const result = useQuery(bookTableQuery(book.id, name));
  const { data } = result;
  return (
    <section className="card rater-section">
      <Findings book={book} />
      <Flex gap={8} wrap align="end" justify="space-between">
        <LabelledField label={t('coverage:rater.table')}>
          {(labelled) => (
            <Select
              {...labelled}
              showSearch
              value={name}
              onChange={setName}
              options={book.tables.map((table) => ({
                value: table.name,
                label: `${table.name} (${table.rows})`,
              }))}
            />
          )}
        </LabelledField>
        {data && <TableFiles book={book} table={data} />}
      </Flex>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(table) => <TableRows table={table} />}
      </Loaded>
    </section>
  );
}

function Findings({ book }: { book: RateBookDetail }) {
  const { t } = useTranslation(['common', 'coverage']);
  if (book.findings.length === 0) {
    const isOpen = book.allowedActions.includes('edit');
    return isOpen ? <Alert type="success" showIcon title={t('coverage:rater.noFindings')} /> : null;
  }
  return (
    <Alert
      type="error"
      showIcon
      title={t('coverage:rater.findings', { count: book.findings.length })}
      description={
        <ul className="rater-findings">
          {book.findings.map(({ table, detail }) => (
            <li key={table + detail}>
              <strong>{table}</strong> {detail}
            </li>
          ))}
        </ul>
      }
    />
  );
}

function TableFiles({ book, table }: { book: RateBookDetail; table: BookTable }) {
  const { t } = useTranslation(['common', 'coverage']);
  const { can } = usePermissions();
  const snackbar = useSnackbar();
  const upload = useBookCommand(uploadTable);
  const sending = useSubmit(
    async (file: File, key) =>
      upload({ id: book.id, table: table.name, csv: await file.text() }, key),
    { onDone: () => snackbar.success(t('coverage:rater.uploaded', { table: table.name })) },
  );
  const refused = sending.error ? linesOf(sending.error) : [];
  return (
    <Flex vertical gap={8}>
      <Flex gap={8} wrap>
        <Button
          onClick={() => downloadFile(new Blob([table.csv]), `${book.version}-${table.name}.csv`)}
        >
          {t('coverage:rater.download')}
        </Button>
        {can('rater:table-edit') && book.allowedActions.includes('edit') && (
          <Upload
            accept=".csv,text/csv"
            showUploadList={false}
            beforeUpload={(file) => {
              void sending.submit(file);
              return false;
            }}
          >
            <Button loading={sending.isSending}>{t('coverage:rater.upload')}</Button>
          </Upload>
        )}
      </Flex>
      {refused.length > 0 && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={t('coverage:rater.refused', { table: table.name })}
          description={
            <ul className="rater-findings">
              {refused.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          }
        />
      )}
    </Flex>
  );
}

function linesOf(error: unknown): string[] {
  const lines = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  return lines.length ? lines.map(({ detail }) => detail ?? '') : [problemMessage(error)];
}

function TableRows({ table }: { table: BookTable }) {
  const { columns, rows, name } = table;
  return (
    <PlainTable
      label={name}
      columns={columns.map((title, at) => ({
        key: title,
        title,
        isNumber: at > 0,
        render: (row: string[]) => row[at] || '–',
      }))}
      rows={rows}
      rowKey={(row) => row.slice(0, 2).join(' ')}
    />
  );
}
