import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/formatting';
import { useEdition } from '../../../lib/edition';
import { useSnackbar } from '../../../lib/snackbar';
import { searchOf } from '../list-state';
import type { ListController } from '../use-list-state';
import { ReportForm } from './report-form';
import { addressQuery, useReportCommands, type ListReport } from './reports';

interface AskReportProps {
  label: string;
  list: ListController;
  report: ListReport;
  close: () => void;
}

/** Has what a list shows mailed from now on. */
export function AskReport({ label, list, report, close }: AskReportProps) {
  const { t } = useTranslation();
  const { region, locale } = useEdition();
  const snackbar = useSnackbar();
  const { add } = useReportCommands();
  const { search = (query) => query } = report;
  return (
    <ReportForm
      title={t('common:reports.ask')}
      submitLabel={t('common:reports.add')}
      initialValues={{ name: label, every: 'WEEK' }}
      close={close}
      onSubmit={async (values, key) => {
        const kept = await add(
          {
            ...values,
            list: report.list,
            search: addressQuery(search(list.query)),
            address: searchOf(list.state, list.rules),
            region,
          },
          key,
        );
        snackbar.success(t('common:reports.added', { date: formatDate(kept.due, locale) }));
        close();
      }}
    />
  );
}
