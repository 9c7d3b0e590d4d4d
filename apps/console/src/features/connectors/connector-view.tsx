import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledField } from '../../kit/forms/labelled-field';
import { EmptyState } from '../../kit/pages/empty-state';
import { Loaded } from '../../kit/pages/loaded';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { Connection, ConnectorDefinition } from '../../lib/connector-types';
import { openModal } from '../../lib/modals';
import { connectionsQuery, regionsQuery } from './api';
import { ConnectionTag } from './connection-tag';
import { ConnectorReading } from './connector-reading';
import { ReadAgainButton } from './read-again-button';
import { useConnect } from './use-connect';

interface ConnectorViewProps {
  tool: ConnectorDefinition;
  accountId: string;
  inviteToken?: string | undefined;
}

/** The connected sources of a kind of tool, and what was read of them. */
export function ConnectorView({ tool, accountId, inviteToken }: ConnectorViewProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const result = useQuery(connectionsQuery(accountId));
  const [region, setRegion] = useState<string>();
  const connect = useConnect();
  const add = tool.state !== 'NOT_SET_UP' && (
    <PermissionGuard need="connector:add">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => void connect(tool, { accountId, region, inviteToken })}
      >
        {t('carrier:connector.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <>
      <p className="muted">{tool.description}</p>
      <p className="muted">{tool.consent}</p>
      {tool.simulatorUrl && (
        <p>
          <a href={tool.simulatorUrl} target="_blank" rel="noreferrer">
            {t('carrier:connectors.simulator')}
          </a>
        </p>
      )}
      {!tool.isProven && <p className="muted">{t('carrier:connectors.unproven')}</p>}
      {tool.connectorType === 'AWS' && <RegionField value={region} onChange={setRegion} />}
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(all) => {
          const sources = all.filter(({ connectorType }) => connectorType === tool.connectorType);
          const [first] = sources;
          if (!first) {
            return (
              <EmptyState
                title={t('carrier:connector.notConnected')}
                text={t('carrier:connectors.emptyText', { name: tool.connectorName })}
                action={add}
              />
            );
          }
          return (
            <>
              <Flex justify="end">{add}</Flex>
              <Sources tool={tool} sources={sources} />
              <ConnectorReading
                connectorType={tool.connectorType}
                connectorId={first.connectorId}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

interface RegionFieldProps {
  value?: string | undefined;
  onChange: (region: string) => void;
}

function RegionField({ value, onChange }: RegionFieldProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const { data: regions = [] } = useQuery(regionsQuery);
  return (
    <LabelledField label={t('carrier:connectors.region')}>
      {(field) => (
        <Select<string>
          {...field}
          value={value ?? regions[0] ?? null}
          options={regions.map((region) => ({ value: region, label: region }))}
          onChange={onChange}
        />
      )}
    </LabelledField>
  );
}

function Sources({ tool, sources }: { tool: ConnectorDefinition; sources: Connection[] }) {
  const { t } = useTranslation(['common', 'carrier']);
  return (
    <section className="card" aria-label={t('carrier:connectors.sources')}>
      <h2>{t('carrier:connectors.sources')}</h2>
      <PlainTable
        label={t('carrier:connectors.sources')}
        rows={sources}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'label',
            title: t('carrier:connectors.column.source'),
            render: ({ label, metadata }) => (
              <>
                {label ?? tool.connectorName}
                <div className="muted">{metadata.azureTenantId ?? metadata.awsAccountId}</div>
              </>
            ),
          },
          {
            key: 'status',
            title: t('carrier:connectors.column.status'),
            render: ({ connectorStatus, problem }) => (
              <>
                <ConnectionTag status={connectorStatus} />
                {problem && <div className="muted">{problem}</div>}
              </>
            ),
          },
          {
            key: 'actions',
            title: t('common:list.actions'),
            render: (connection) => (
              <Flex gap={8} wrap>
                <PermissionGuard need="connector:add">
                  <ReadAgainButton
                    id={connection.id}
                    name={connection.label ?? tool.connectorName}
                  />
                </PermissionGuard>
                <PermissionGuard need="connector:delete">
                  <Button
                    danger
                    onClick={() =>
                      openModal('connector-delete', { connection, name: tool.connectorName })
                    }
                  >
                    {t('carrier:connectors.delete')}
                  </Button>
                </PermissionGuard>
              </Flex>
            ),
          },
          {
            key: 'score',
            title: t('carrier:connectors.column.score'),
            isNumber: true,
            render: ({ score }) => score ?? '–',
          },
          {
            key: 'read',
            title: t('carrier:connectors.column.read'),
            render: ({ refreshed }) => (refreshed ? <ShortDate value={refreshed} /> : '–'),
          },
        ]}
      />
    </section>
  );
}
