import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cessionsQuery } from '../../features/treaties/api';
import { useCessionColumns } from '../../features/treaties/cession-columns';
import { CessionTotals } from '../../features/treaties/cession-totals';
import { ExportButton } from '../../kit/lists/export-button';
import { useExport } from '../../kit/lists/use-export';
import { useSession } from '../../lib/session';
import { Card } from './card';

/** What was ceded in all, and every cession as a file. */
export function CessionsCard() {
  const { t } = useTranslation(['common', 'carrier']);
  const { basePath } = useSession();
  const queryClient = useQueryClient();
  const columns = useCessionColumns();
  const file = useExport(columns, (at) => queryClient.fetchQuery(cessionsQuery(at)));
  return (
    <Card
      isBare
      title={t('common:nav.cessions')}
      action={
        <ExportButton
          label={t('common:home.bordereau')}
          fileName="cessions"
          exportFile={(format) => file.run(format)}
        />
      }
    >
      <CessionTotals />
      <Link to={`${basePath}/cessions`}>{t('common:home.allCessions')}</Link>
      {file.sheet}
    </Card>
  );
}
