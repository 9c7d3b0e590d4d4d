import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AccountAddForm } from '../../features/accounts/account-add-form';
import {
  companySearch,
  formOfCompany,
  formOfParams,
} from '../../features/accounts/account-search-form';
import { CompanyMatches } from '../../features/accounts/company-matches';
import { PageHeader } from '../../kit/pages/page-header';
import type { Company } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { useSession } from '../../lib/session';
import { useDebounced } from '../../lib/use-debounced';

// Spec 2 §9: account name search, 200 ms.
const DEBOUNCE_MS = 200;

/** Where the search of a new account leads: a company is picked, or entered as unknown. */
export function LookupPage() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath, landing } = useSession();
  const { country } = useEdition();
  const [params] = useSearchParams();
  const entered = formOfParams(params);
  const [name, setName] = useState(entered.name ?? '');
  const [picked, setPicked] = useState<Company | 'unknown' | null>(null);
  const { value: settled } = useDebounced(name.trim(), name.trim(), DEBOUNCE_MS);
  const company = picked === 'unknown' ? null : picked;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('account:list.title'), href: `${basePath}/accounts` },
  ];

  if (picked) {
    return (
      <AccountAddForm
        crumbs={[...crumbs, { title: t('account:lookup.title') }]}
        initial={company ? formOfCompany(company, entered.teamId) : { ...entered, name }}
        company={company}
        onReset={() => setPicked(null)}
      />
    );
  }
  return (
    <div className="kit-page">
      <PageHeader crumbs={crumbs} title={t('account:lookup.title')} />
      <Flex gap={8} wrap>
        <Input
          className="kit-list-search"
          type="search"
          aria-label={t('account:field.name')}
          value={name}
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
        />
        <Button onClick={() => setPicked('unknown')}>{t('account:lookup.without')}</Button>
      </Flex>
      <CompanyMatches
        search={companySearch({ ...entered, name: settled }, country)}
        onPick={setPicked}
      />
    </div>
  );
}
