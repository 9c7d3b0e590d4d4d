import { regionOfCountry } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountQuery, accountsQuery } from '../../features/accounts/api';
import { ProductCards } from '../../features/quotes/builder/product-cards';
import { USUAL_PRODUCT, wizardPath } from '../../features/quotes/paths';
import { FormField } from '../../kit/forms/form-field';
import { OrganizationField } from '../../kit/forms/organization-field';
import { SearchSelect, useTypedSearch } from '../../kit/forms/search-select';
import { ErrorState } from '../../kit/pages/error-state';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';

const CHOICES = 25;

interface Choice {
  agencyId?: string;
  accountId?: string;
}

/** Where staff begin a quote for an agency: its client, then a product. */
export function StaffRequestPage() {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { basePath, landing, isStaff } = useSession();
  const [form] = Form.useForm<Choice>();
  const { agencyId, accountId } = Form.useWatch([], form) ?? {};
  if (!isStaff) return <NotFoundPage />;
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('quote:list.title'), href: `${basePath}/quotes` },
        ]}
        title={t('quote:wizard.requestQuote')}
      />
      <Form<Choice> form={form} layout="vertical" className="card">
        <OrganizationField
          name="agencyId"
          label={t('common:wording.agency')}
          accountType="AGENCY"
          isRequired
          onPick={() => form.setFieldValue('accountId', undefined)}
        />
        {agencyId && <ClientField agencyId={agencyId} />}
      </Form>
      {agencyId && accountId && <Start key={accountId} accountId={accountId} />}
    </div>
  );
}

/** Chooses among the clients of an agency by name. */
function ClientField({ agencyId }: { agencyId: string }) {
  const { t } = useTranslation('account');
  const { wanted, setSearch } = useTypedSearch();
  const query = { agencyId, size: CHOICES, ...(wanted && { search: wanted }) };
  const { data, isFetching } = useQuery(accountsQuery(query));
  return (
    <FormField name="accountId" label={t('account:staffRequest.client')} isRequired isChoice>
      <SearchSelect choices={data?.content ?? []} isFetching={isFetching} onType={setSearch} />
    </FormField>
  );
}

/** The product, and the way into the wizard; a client that cannot be quoted says why. */
function Start({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Product>();
  const result = useQuery(accountQuery(accountId));
  if (result.isError) {
    return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
  }
  if (!result.data) return null;
  const { country, errorMessage, isVerifiedByAgent } = result.data;
  if (errorMessage) return <p role="alert">{errorMessage}</p>;
  const region = regionOfCountry(country);
  const product = chosen ?? USUAL_PRODUCT[region];
  const step = isVerifiedByAgent ? 'questions' : 'verify';
  return (
    <>
      <ProductCards region={region} accountId={accountId} chosen={product} onChoose={setChosen} />
      <div>
        <Button
          type="primary"
          onClick={() => void navigate(wizardPath(basePath, product, accountId, step))}
        >
          {t('account:staffRequest.start')}
        </Button>
      </div>
    </>
  );
}
