import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '../../../kit/pages/error-state';
import type { Quote } from '../../../lib/api-types';
import { usePermissions, useSession } from '../../../lib/session';
import { toolPricesQuery } from './api';
import { ToolPriceLine } from './tool-price-line';
import { toolsToShow } from './tools-to-show';

/** What the insured's security tools take off an open quote, and what others would. */
export function QuoteToolPrices({ quote: { id, accountId } }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'carrier']);
  const { basePath, account } = useSession();
  const { can } = usePermissions();
  const result = useQuery(toolPricesQuery(id));
  const { data } = result;
  const tools = toolsToShow(data?.tools ?? []);
  if (!result.isError && tools.length === 0) return null;
  const of = account.accountType === 'CUSTOMER' ? '' : `?account=${accountId}`;
  return (
    <section className="card quote-section" aria-labelledby="quote-tools">
      <h2 id="quote-tools">{t('carrier:connectors.price.title')}</h2>
      {result.isError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {data && (
        <ul className="quote-conditions">
          {tools.map((tool) => (
            <li key={tool.connectorType}>
              <ToolPriceLine tool={tool} prices={data} />
            </li>
          ))}
        </ul>
      )}
      {can('connector:view') && (
        <Link to={`${basePath}/manage/connectors${of}`}>{t('common:nav.connectors')}</Link>
      )}
    </section>
  );
}
