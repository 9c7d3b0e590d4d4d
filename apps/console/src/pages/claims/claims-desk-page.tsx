import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import '../../features/claims/claims.css';
import { claimsDeskQuery } from '../../features/claims/figures/api';
import { VendorPanel } from '../../features/claims/vendors/vendor-panel';
import { Loaded } from '../../kit/pages/loaded';
import { PageHeader } from '../../kit/pages/page-header';
import { PlainTable } from '../../kit/values/plain-table';
import type { ClaimsDesk } from '../../lib/claim-types';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';
import { useSession } from '../../lib/session';

const AGES = ['upTo30', 'upTo90', 'upTo180', 'older'] as const;

/** The desk of the head of claims: who works on what, what was missed, and what waits to be decided. */
export function ClaimsDeskPage() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const result = useQuery(claimsDeskQuery);
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('account:claim.list'), href: `${basePath}/claims` }]}
        title={t('account:desk.title')}
      />
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
        {(desk) => (
          <div className="claim-column">
            <WaitingTable waiting={desk.waiting} waitingTotal={desk.waitingTotal} />
            <HandlerTable handlers={desk.handlers} />
            <AuthorityTable authority={desk.authority} />
            <VendorPanel />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function WaitingTable({ waiting, waitingTotal }: Pick<ClaimsDesk, 'waiting' | 'waitingTotal'>) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  return (
    <section className="card claim-section" aria-labelledby="desk-waiting">
      <h2 id="desk-waiting">{t('account:desk.waiting')}</h2>
      {waiting.length === 0 ? (
        <p className="muted">{t('account:desk.nothingWaits')}</p>
      ) : (
        <>
          <p className="muted">
            {t('account:desk.shown', { shown: waiting.length, total: waitingTotal })}
          </p>
          <PlainTable
            label={t('account:desk.waiting')}
            rows={waiting}
            rowKey={({ claimId }) => claimId}
            columns={[
              {
                key: 'claim',
                title: t('account:claim.number'),
                render: ({ claimId, claimNumber }) => (
                  <Link to={`${basePath}/claims/${claimId}`}>{claimNumber}</Link>
                ),
              },
              {
                key: 'insured',
                title: t('account:claim.company'),
                render: ({ insuredName }) => insuredName,
              },
              {
                key: 'reserves',
                title: t('account:desk.reserves'),
                isNumber: true,
                render: ({ reserves }) => reserves,
              },
              {
                key: 'payments',
                title: t('account:desk.payments'),
                isNumber: true,
                render: ({ payments }) => payments,
              },
            ]}
          />
        </>
      )}
    </section>
  );
}

function HandlerTable({ handlers }: Pick<ClaimsDesk, 'handlers'>) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  return (
    <section className="card claim-section" aria-labelledby="desk-handlers">
      <h2 id="desk-handlers">{t('account:desk.handlers')}</h2>
      <PlainTable
        label={t('account:desk.handlers')}
        rows={handlers}
        rowKey={({ handlerId }) => handlerId}
        columns={[
          {
            key: 'handler',
            title: t('account:file.handler'),
            render: ({ handlerId, handlerName }) => (
              <Link to={`${basePath}/claims/files?handlerId=${handlerId}`}>
                {handlerName ?? '–'}
              </Link>
            ),
          },
          {
            key: 'open',
            title: t('account:desk.open'),
            isNumber: true,
            render: ({ open }) => open,
          },
          ...AGES.map((age) => ({
            key: age,
            title: t(`account:desk.age.${age}`),
            isNumber: true,
            render: ({ ages }: ClaimsDesk['handlers'][number]) => ages[age],
          })),
          {
            key: 'missed',
            title: t('account:file.deadlineMissed'),
            isNumber: true,
            render: ({ missed }) => missed,
          },
        ]}
      />
    </section>
  );
}

function AuthorityTable({ authority }: Pick<ClaimsDesk, 'authority'>) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { locale } = useEdition();
  return (
    <section className="card claim-section" aria-labelledby="desk-authority">
      <h2 id="desk-authority">{t('account:desk.authority')}</h2>
      <p className="muted">{t('account:desk.authorityText')}</p>
      <PlainTable
        label={t('account:desk.authority')}
        rows={authority}
        rowKey={({ roleName }) => roleName}
        columns={[
          { key: 'role', title: t('account:desk.role'), render: ({ roleName }) => roleName },
          {
            key: 'reserve',
            title: t('account:desk.reserve'),
            isNumber: true,
            render: ({ reserve }) => formatNumber(reserve, locale),
          },
          {
            key: 'payment',
            title: t('account:desk.payment'),
            isNumber: true,
            render: ({ payment }) => formatNumber(payment, locale),
          },
          {
            key: 'excuse',
            title: t('account:file.excuse'),
            render: ({ mayExcuse }) => t(mayExcuse ? 'quote:questions.yes' : 'quote:questions.no'),
          },
        ]}
      />
    </section>
  );
}
