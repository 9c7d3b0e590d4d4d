import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../kit/kit.css';
import { AgencyBank } from '../../features/commissions/agency-bank';
import { SavedMethodTable } from '../../features/payments/saved-method-table';
import { PageHeader } from '../../kit/pages/page-header';
import { organizationsQuery } from '../../lib/organizations';
import { usePermissions, useSession } from '../../lib/session';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

/** Where an agency is paid to, and what an organisation pays with. */
export function BankAccountsPage() {
  const { t } = useTranslation(['common', 'agency', 'policy']);
  const { account, landing, isStaff } = useSession();
  const { can } = usePermissions();
  const isAgency = account.accountType === 'AGENCY';
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.bankAccounts')}
      />
      {isAgency && can('commission:view') && <AgencyBank agencyId={account.id} />}
      {isStaff && can('commission:view') && <BankOfAgency />}
      <SavedMethodTable />
    </div>
  );
}

/** Staff choose whose account they see. */
function BankOfAgency() {
  const { t } = useTranslation(['common', 'agency']);
  const { data: agencies = [], isFetching } = useQuery(organizationsQuery('', 'AGENCY'));
  const [agencyId, setAgencyId] = useState<string>();
  return (
    <>
      <label>
        <span className="muted">{t('agency:bank.agency')}</span>
        <Select
          style={{ display: 'block', maxWidth: 400 }}
          aria-label={t('agency:bank.agency')}
          loading={isFetching}
          showSearch={SEARCH_BY_LABEL}
          placeholder={t('common:select.typeToSearch')}
          options={agencies.map(({ id: value, name: label }) => ({ value, label }))}
          value={agencyId}
          onChange={setAgencyId}
        />
      </label>
      {agencyId && <AgencyBank key={agencyId} agencyId={agencyId} />}
    </>
  );
}
