import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ReadError } from '../../../kit/pages/read-error';
import type { Account } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import { useKept } from '../../../lib/use-kept';
import { agenciesQuery } from './api';

/** Which agency serves an account, and which could; who may choose does so here. */
export function ServingCard({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath, isStaff, account: own } = useSession();
  const { can } = usePermissions();
  const result = useQuery(agenciesQuery(account.id));
  const kept = useKept(result);
  const agencies = kept?.data ?? [];
  const isAgency = basePath === '/agency';
  const isOwn = own.id === account.id;
  const mayChoose = isOwn
    ? can('account:edit')
    : (isStaff || isAgency) && can('account:assign-agent');
  const title = t(isOwn ? 'account:serving.ownTitle' : 'account:serving.title');
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      <ReadError result={result} kept={kept} />
      {result.isPending && <Skeleton active title={false} />}
      {kept && !agencies.some(({ isMyAgent }) => isMyAgent) && (
        <p>{t(isOwn ? 'account:serving.ownNobody' : 'account:serving.nobody')}</p>
      )}
      <ul className="account-missing">
        {agencies.map(({ agencyId, agencyName, isMyAgent }) => {
          const data = { accountId: account.id, agencyId, agencyName };
          const agent = isMyAgent && account.agentName ? `, ${account.agentName}` : '';
          return (
            <li key={agencyId}>
              <Flex gap={8} align="center" wrap>
                <span>
                  {agencyName}
                  {agent} ({t(isMyAgent ? 'account:serving.serves' : 'account:serving.interested')})
                </span>
                {mayChoose && (!isMyAgent || isAgency) && (
                  <Button size="small" onClick={() => openModal('agent-set', data)}>
                    {t(isMyAgent ? 'account:serving.chooseAgent' : 'account:serving.set')}
                  </Button>
                )}
                {mayChoose && isMyAgent && (
                  <Button size="small" onClick={() => openModal('agent-remove', data)}>
                    {t('account:serving.remove')}
                  </Button>
                )}
              </Flex>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
