import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountFindingsQuery, clientFindingsQuery } from '../../features/connectors/api';
import { useWorthColumns } from '../../features/connectors/worth';
import { findingsWorthMost } from '../../features/connectors/worth-most';
import { ToolPriceLine } from '../../features/quotes/tool-prices/tool-price-line';
import { toolsThatLower } from '../../features/quotes/tool-prices/tools-to-show';
import { useOpenQuotePrices } from '../../features/quotes/tool-prices/use-open-quote-prices';
import { Loaded } from '../../kit/pages/loaded';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { moneyText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import type { ClientFindings } from '../../lib/connector-types';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { Card } from './card';

/** What a policyholder can connect to lower the premium of the open quote; nothing without one. */
export function LowerPremiumCard() {
  const { t } = useTranslation(['common', 'carrier']);
  const { basePath, account } = useSession();
  const prices = useOpenQuotePrices(account.id);
  const tools = toolsThatLower(prices?.tools ?? []);
  if (!prices || tools.length === 0) return null;
  return (
    <Card title={t('common:home.lowerPremium')}>
      <ol className="home-tools">
        {tools.map((tool) => (
          <li key={tool.connectorType}>
            <Link to={`${basePath}/manage/connectors/${tool.connectorType}`}>
              <ToolPriceLine tool={tool} prices={prices} />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The findings of a policyholder's tools whose closing takes most off the premium; nothing without any. */
export function CloseFindingsCard() {
  const { t } = useTranslation(['common', 'carrier']);
  const { basePath, account } = useSession();
  const result = useQuery(accountFindingsQuery(account.id));
  const findings = findingsWorthMost(result.data?.content ?? []);
  if (!result.isError && findings.length === 0) return null;
  return (
    <Card title={t('common:home.closeFindings')}>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {() => (
          <ol className="home-tools">
            {findings.map(({ id, title, connectorType, worth: { premium, currency } }) => (
              <li key={id}>
                <Link to={`${basePath}/manage/connectors/${connectorType}`}>
                  {t('carrier:connectors.less', {
                    title,
                    amount: moneyText(premium, currency ?? 'USD'),
                  })}
                </Link>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  );
}

/** The clients whose security tools find most to close, the worst first. */
export function FindingsCard() {
  const { t } = useTranslation(['common', 'carrier']);
  const result = useQuery(clientFindingsQuery);
  return (
    <Card title={t('common:home.findings')}>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(clients) =>
          clients.length > 0 ? (
            <ClientTable clients={clients} />
          ) : (
            <p className="muted">{t('common:home.noFindings')}</p>
          )
        }
      </Loaded>
      <PermissionGuard need="connector:add">
        <Button onClick={() => openModal('tool-campaign', {})}>
          {t('carrier:connectors.campaign.open')}
        </Button>
      </PermissionGuard>
    </Card>
  );
}

function ClientTable({ clients }: { clients: ClientFindings[] }) {
  const { t } = useTranslation(['common', 'account', 'carrier']);
  const { basePath } = useSession();
  const worth = useWorthColumns<ClientFindings>();
  return (
    <PlainTable
      label={t('common:home.findings')}
      rows={clients}
      rowKey={({ accountId }) => accountId}
      columns={[
        {
          key: 'name',
          title: t('account:field.name'),
          render: ({ accountId, name }) => (
            <Link to={`${basePath}/manage/connectors?account=${accountId}`}>{name ?? '…'}</Link>
          ),
        },
        ...worth,
        {
          key: 'critical',
          title: t('carrier:connectors.severity.CRITICAL'),
          isNumber: true,
          render: ({ critical }) => critical,
        },
        {
          key: 'high',
          title: t('carrier:connectors.severity.HIGH'),
          isNumber: true,
          render: ({ high }) => high,
        },
        {
          key: 'all',
          title: t('common:home.findingsAll'),
          isNumber: true,
          render: ({ findings }) => findings,
        },
      ]}
    />
  );
}
