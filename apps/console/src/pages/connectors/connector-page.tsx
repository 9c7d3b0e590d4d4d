import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import '../../kit/kit.css';
import { connectorsQuery } from '../../features/connectors/api';
import { ConnectorView } from '../../features/connectors/connector-view';
import { useWayBack } from '../../features/connectors/use-way-back';
import { ToolOfOpenQuote } from '../../features/quotes/tool-prices/tool-of-open-quote';
import { Loaded } from '../../kit/pages/loaded';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

/** One kind of security tool of an account; the tool's consent page leads back to it. */
export function ConnectorPage() {
  const { t } = useTranslation(['common', 'carrier']);
  const { connectorType = '' } = useParams();
  const { landing, basePath, account } = useSession();
  const [parameters] = useSearchParams();
  const tools = useQuery(connectorsQuery);
  const back = useWayBack(connectorType);
  const isHolder = account.accountType === 'CUSTOMER';
  const accountId = isHolder ? account.id : (parameters.get('account') ?? back.accountId);
  const tool = tools.data?.find((one) => one.connectorType === connectorType);
  if (tools.data && !tool) return <NotFoundPage />;
  const list = `${basePath}/manage/connectors${accountId && !isHolder ? `?account=${accountId}` : ''}`;
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('common:nav.connectors'), href: list },
        ]}
        title={tool?.connectorName ?? t('common:nav.connectors')}
      />
      <Loaded result={tools} skeleton={<Skeleton active />}>
        {() =>
          tool && accountId && !back.isUnderWay ? (
            <>
              <ToolOfOpenQuote accountId={accountId} connectorType={tool.connectorType} />
              <ConnectorView
                tool={tool}
                accountId={accountId}
                inviteToken={parameters.get('invite') ?? undefined}
              />
            </>
          ) : (
            <Skeleton active />
          )
        }
      </Loaded>
    </div>
  );
}
