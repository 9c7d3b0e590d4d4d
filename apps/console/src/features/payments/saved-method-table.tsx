import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import type { SavedMethod } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { ownMethodsQuery } from './api';

/** The ways to pay that the reader's organisation has saved, each with its way out. */
export function SavedMethodTable() {
  const { t } = useTranslation(['common', 'policy']);
  const result = useQuery(ownMethodsQuery);
  const columns: PlainColumn<SavedMethod>[] = [
    { key: 'title', title: t('policy:saved.title'), render: ({ title }) => title },
    {
      key: 'type',
      title: t('policy:saved.type'),
      render: ({ type }) => t(`policy:saved.types.${type === 'Credit Card' ? 'card' : 'bank'}`),
    },
    {
      key: 'digits',
      title: t('policy:saved.digits'),
      render: ({ last4Digits }) => last4Digits,
    },
    {
      key: 'expiry',
      title: t('policy:saved.expiry'),
      render: ({ expirationMonth: month, expirationYear: year }) =>
        month && year ? `${String(month).padStart(2, '0')}/${year}` : '–',
    },
    {
      key: 'delete',
      title: t('common:list.actions'),
      render: (method) => (
        <PermissionGuard need="billing:pay">
          <Button
            danger
            aria-label={t('policy:saved.deleteOf', { title: method.title })}
            onClick={() => openModal('bank-account-delete', { method })}
          >
            {t('policy:pay.deleteSubmit')}
          </Button>
        </PermissionGuard>
      ),
    },
  ];
  return (
    <section className="card" aria-labelledby="saved-methods">
      <h2 id="saved-methods">{t('policy:saved.heading')}</h2>
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 2 }} />}>
        {(methods) =>
          methods.length === 0 ? (
            <p className="muted">{t('policy:saved.empty')}</p>
          ) : (
            <PlainTable
              label={t('policy:saved.heading')}
              columns={columns}
              rows={methods}
              rowKey={({ tokenId }) => tokenId}
            />
          )
        }
      </Loaded>
    </section>
  );
}
