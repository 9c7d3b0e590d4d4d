import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadFile } from '../../../kit/files/download';
import type { SheetFormat } from '../../../kit/lists/sheet';
import { PlainTable, type PlainColumn } from '../../../kit/values/plain-table';
import { amountText, moneyText } from '../../../kit/values/money';
import type { BatchRow } from '../../../lib/api-types';
import { useSession } from '../../../lib/session';
import '../quotes.css';
import { riskParams } from './risk-params';

const WRITERS = {
  csv: async () => (await import('../../../kit/lists/csv')).writeCsv,
  xlsx: async () => (await import('../../../kit/lists/excel')).writeExcel,
} as const;

interface TextColumn {
  key: string;
  title: string;
  isNumber?: boolean;
  text: (row: BatchRow) => string;
}

/** What is shown of a company, and written into a file. */
function useBatchColumns(): TextColumn[] {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const money = (row: BatchRow, amount: number | undefined) =>
    row.indication ? moneyText(amount, row.indication.currency) : '–';
  return [
    { key: 'company', title: t('quote:batch.company'), text: ({ company }) => company },
    {
      key: 'state',
      title: t('common:wording.state'),
      text: ({ state, zipCode }) => state ?? zipCode ?? '–',
    },
    {
      key: 'industry',
      title: t('quote:indication.industry'),
      text: ({ industryCode }) => industryCode ?? '–',
    },
    {
      key: 'revenue',
      title: t('quote:indication.revenue'),
      isNumber: true,
      text: ({ revenue, country }) => amountText(revenue, country === 'GBR' ? 'GBP' : 'USD'),
    },
    {
      key: 'premium',
      title: t('quote:field.totalPremium'),
      isNumber: true,
      text: (row) => money(row, row.indication?.totalPremium),
    },
    {
      key: 'low',
      title: t('quote:batch.low'),
      isNumber: true,
      text: (row) => money(row, row.indication?.low),
    },
    {
      key: 'high',
      title: t('quote:batch.high'),
      isNumber: true,
      text: (row) => money(row, row.indication?.high),
    },
    {
      key: 'flags',
      title: t('quote:batch.flags'),
      text: ({ row, indication, errors }) =>
        errors.length > 0
          ? t('quote:batch.fault', { row, text: errors.join(' ') })
          : (indication?.flags ?? []).map(({ reason }) => reason).join(' '),
    },
  ];
}

/** The companies of a batch with their prices; each leads on to a quote, and all into a file. */
export function BatchGrid({ rows }: { rows: readonly BatchRow[] }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { basePath } = useSession();
  const columns = useBatchColumns();
  const shown: PlainColumn<BatchRow>[] = [
    ...columns.map(({ text, ...column }) => ({ ...column, render: text })),
    {
      key: 'save',
      title: t('quote:indication.save'),
      render: (row) =>
        row.indication && (
          <Link to={`${basePath}/indication?${riskParams(row, row.securityQuestions).toString()}`}>
            {t('quote:indication.save')}
          </Link>
        ),
    },
  ];
  const write = async (format: SheetFormat) => {
    const cells = rows.map((row) => columns.map(({ text }) => text(row)));
    const file = (await WRITERS[format]())({ columns, rows: cells });
    downloadFile(file, `${t('quote:batch.fileName')}.${format}`);
  };
  return (
    <section className="card quote-section" aria-labelledby="batch-result">
      <Flex justify="space-between" gap={8} wrap>
        <h2 id="batch-result">{t('quote:batch.result', { count: rows.length })}</h2>
        <Flex gap={8}>
          <Button onClick={() => void write('csv')}>{t('quote:batch.csv')}</Button>
          <Button onClick={() => void write('xlsx')}>{t('quote:batch.xlsx')}</Button>
        </Flex>
      </Flex>
      <PlainTable
        label={t('quote:batch.title')}
        columns={shown}
        rows={rows}
        rowKey={({ row }) => String(row)}
        isList
      />
    </section>
  );
}
