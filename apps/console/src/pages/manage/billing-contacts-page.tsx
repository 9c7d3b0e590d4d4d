import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { billingContactsQuery } from '../../features/billing/contacts/api';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { Phone } from '../../kit/values/phone';
import type { ListedContact } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['firstName', 'lastName', 'email', 'created'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: {},
};

/** Whom to ask about the invoices of insureds. */
export function BillingContactsPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="billing:pay">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('billing-contact-form')}
      >
        {t('policy:contacts.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="billing-contacts"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:nav.billingContacts')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('policy:contacts.count', { count })}
      empty={{ text: t('policy:contacts.empty'), action: add }}
      source={billingContactsQuery}
      rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
    />
  );
}

function useColumns(): ListColumn<ListedContact>[] {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const actionsOf = (contact: ListedContact) =>
    can('billing:pay')
      ? [
          {
            key: 'edit',
            label: t('policy:contacts.edit'),
            onPick: () => openModal('billing-contact-form', { contact }),
          },
          {
            key: 'delete',
            label: t('policy:contacts.delete'),
            isDanger: true,
            onPick: () => openModal('billing-contact-delete', { contact }),
          },
        ]
      : [];
  return [
    {
      key: 'firstName',
      title: t('common:users.firstName'),
      sortField: 'firstName',
      grow: 1,
      render: ({ firstName }) => firstName,
    },
    {
      key: 'lastName',
      title: t('common:users.lastName'),
      sortField: 'lastName',
      grow: 1,
      render: ({ lastName }) => lastName,
    },
    {
      key: 'insured',
      title: t('policy:contacts.insured'),
      grow: 2,
      onCard: 'line',
      render: ({ insuredName }) => insuredName,
    },
    {
      key: 'email',
      title: t('common:users.email'),
      sortField: 'email',
      grow: 2,
      onCard: 'line',
      render: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    },
    {
      key: 'phone',
      title: t('common:users.phone'),
      from: 'md',
      render: ({ phone }) => <Phone number={phone} />,
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (contact) => (
        <RowMenu name={`${contact.firstName} ${contact.lastName}`} actions={actionsOf(contact)} />
      ),
    },
  ];
}
