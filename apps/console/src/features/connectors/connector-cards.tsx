import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../kit/pages/loaded';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import type { Connection, ConnectorDefinition } from '../../lib/connector-types';
import { useSession } from '../../lib/session';
import { AccountFindings } from './account-findings';
import { connectionsQuery, connectorsQuery } from './api';
import { ConnectionTag } from './connection-tag';
import './connectors.css';
import { useConnect } from './use-connect';

interface ConnectorCardsProps {
  accountId: string;
}

/** Every security tool that an account can connect, and which of them are. */
export function ConnectorCards({ accountId }: ConnectorCardsProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const tools = useQuery(connectorsQuery);
  const connections = useQuery(connectionsQuery(accountId));
  return (
    <>
      <p className="muted">{t('carrier:connectors.text')}</p>
      <Loaded result={tools} skeleton={<Skeleton active />}>
        {(all) => (
          <Loaded result={connections} skeleton={<Skeleton active />}>
            {(connected) => (
              <>
                <ul className="connector-cards">
                  {all.map((tool) => (
                    <ConnectorCard
                      key={tool.connectorType}
                      tool={tool}
                      accountId={accountId}
                      sources={connected.filter(
                        ({ connectorType }) => connectorType === tool.connectorType,
                      )}
                    />
                  ))}
                </ul>
                {connected.length > 0 && <AccountFindings accountId={accountId} />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

interface ConnectorCardProps extends ConnectorCardsProps {
  tool: ConnectorDefinition;
  sources: Connection[];
}

function ConnectorCard({ tool, accountId, sources }: ConnectorCardProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const { basePath } = useSession();
  const connect = useConnect();
  const best = sources.find(({ connectorStatus }) => connectorStatus === 'SUCCESS') ?? sources[0];
  const { connectorName, connectorType, description, isProven, state } = tool;
  const page = `${basePath}/manage/connectors/${connectorType}?account=${accountId}`;
  return (
    <li className="card connector-card">
      <Flex justify="space-between" align="start" gap={8} wrap>
        <h2>
          <Link to={page}>{connectorName}</Link>
        </h2>
        <ConnectionTag status={best?.connectorStatus} />
      </Flex>
      <p className="muted">{description}</p>
      {best?.score != null && <p>{t('carrier:connectors.score', { value: best.score })}</p>}
      {best?.problem && <p>{best.problem}</p>}
      {!isProven && <p className="muted">{t('carrier:connectors.unproven')}</p>}
      {state === 'NOT_SET_UP' ? (
        <p className="muted">{t('carrier:connectors.notSetUp')}</p>
      ) : (
        <PermissionGuard need="connector:add">
          <Button
            aria-label={t('carrier:connectors.connectTitle', { name: connectorName })}
            onClick={() => void connect(tool, { accountId })}
          >
            {t(sources.length ? 'carrier:connectors.another' : 'carrier:connectors.connect')}
          </Button>
        </PermissionGuard>
      )}
    </li>
  );
}
