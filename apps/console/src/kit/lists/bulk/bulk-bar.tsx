import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../export-button';
import type { SheetFormat } from '../sheet';
import type { Selection } from '../use-selection';
import type { BulkAction } from './bulk-action';
import { BulkDialog } from './bulk-dialog';
import './bulk.css';

export interface BulkBarProps<Row> {
  selection: Selection<Row>;
  actions: BulkAction<Row>[];
  rowName: (row: Row) => string;
  fileName: string;
  exportRows: (format: SheetFormat, rows: Row[]) => Promise<Blob>;
}

/** What can be done with the rows that are ticked. */
export function BulkBar<Row extends { id: string }>(props: BulkBarProps<Row>) {
  const { selection, actions, rowName, fileName, exportRows } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState<{ action: BulkAction<Row>; rows: Row[] } | null>(null);
  const { rows } = selection;
  const offered = actions
    .map((action) => ({ action, rows: rows.filter(action.isOffered) }))
    .filter((offer) => offer.rows.length > 0);
  return (
    <div className="kit-bulk" role="region" aria-label={t('common:bulk.title')}>
      <span role="status">{t('common:bulk.chosen', { count: rows.length })}</span>
      {offered.map((offer) => (
        <Button
          key={offer.action.key}
          size="small"
          danger={offer.action.isDanger ?? false}
          onClick={() => setOpen(offer)}
        >
          {offer.rows.length === rows.length
            ? offer.action.label
            : t('common:bulk.some', { action: offer.action.label, count: offer.rows.length })}
        </Button>
      ))}
      <ExportButton
        size="small"
        label={t('common:bulk.export')}
        fileName={fileName}
        exportFile={(format) => exportRows(format, rows)}
      />
      <Button size="small" type="text" onClick={selection.clear}>
        {t('common:bulk.clear')}
      </Button>
      {open && (
        <BulkDialog
          {...open}
          rowName={rowName}
          onDone={(done) => selection.set(done, false)}
          close={() => setOpen(null)}
        />
      )}
    </div>
  );
}
