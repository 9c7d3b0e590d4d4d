import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExportButton } from '../lists/export-button';
import { writeSheet } from '../lists/write-sheet';
import { Plot } from '../plots/plot';
import type { PlotData } from '../plots/plot-option';
import { PlainTable, type PlainColumn } from '../values/plain-table';

/** A column of the table behind a chart. */
export interface ChartColumn {
  title: string;
  isNumber?: boolean;
}

/** A row of the table behind a chart, as people read its cells. */
export interface ChartRow {
  key: string;
  cells: string[];
  /** Where the rows are that it counts. */
  href?: string | undefined;
}

interface ChartProps {
  title: string;
  /** Names the file of its table. */
  fileName: string;
  data: PlotData;
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
  /** The way to the rows that it counts. */
  link?: ReactNode;
}

/** A chart with its table behind a switch, the file of that table, and the way to what it counts. */
export function Chart({ title, fileName, data, columns, rows, link }: ChartProps) {
  const { t } = useTranslation();
  if (rows.length === 0) {
    return (
      <section className="kit-chart" aria-label={title}>
        <h2>{title}</h2>
        <p className="muted">{t('common:dashboard.nothing')}</p>
      </section>
    );
  }
  const read = columns.map(({ title: heading, isNumber = false }, at): PlainColumn<ChartRow> => ({
    key: heading,
    title: heading,
    isNumber,
    render: ({ cells, href }) =>
      at === 0 && href ? <Link to={href}>{cells[at]}</Link> : cells[at],
  }));
  const sheet = { columns: [...columns], rows: rows.map(({ cells }) => cells) };
  return (
    <section className="kit-chart" aria-label={title}>
      <Plot
        title={title}
        data={data}
        table={<PlainTable label={title} rows={rows} rowKey={({ key }) => key} columns={read} />}
      />
      <Flex className="kit-chart-foot" justify="space-between" align="center" gap={8} wrap>
        {link}
        <ExportButton
          size="small"
          label={t('common:list.export')}
          fileName={fileName}
          exportFile={(format) => writeSheet(sheet, format)}
        />
      </Flex>
    </section>
  );
}
