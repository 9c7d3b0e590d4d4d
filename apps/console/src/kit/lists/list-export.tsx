import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from './export-button';
import type { ListReport } from './reports/reports';
import type { SheetFormat } from './sheet';
import type { ListController } from './use-list-state';

const LazyAskReport = lazy(async () => ({
  default: (await import('./reports/ask-report')).AskReport,
}));

interface ListExportProps {
  label: string;
  fileName: string;
  list: ListController;
  report: ListReport | undefined;
  exportFile: (format: SheetFormat) => Promise<Blob>;
}

/** What a list shows as a file now, or by mail from now on. */
export function ListExport({ label, fileName, list, report, exportFile }: ListExportProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const mail = { key: 'mail', label: t('common:reports.menu'), onPick: () => setAsking(true) };
  return (
    <>
      <ExportButton
        label={t('common:list.export')}
        fileName={fileName}
        exportFile={exportFile}
        more={report ? [mail] : []}
      />
      {report && isAsking && (
        <Suspense>
          <LazyAskReport label={label} list={list} report={report} close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
