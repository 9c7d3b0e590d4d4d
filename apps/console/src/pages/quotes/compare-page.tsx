import { useQueries, useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Flex, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { quoteQuery, quotesQuery } from '../../features/quotes/api';
import { Comparison } from '../../features/quotes/compare/comparison';
import { downloadProposal } from '../../features/quotes/documents';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { PageHeader } from '../../kit/pages/page-header';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';

// Design, The quote: up to five as columns; and as many of an account as a person chooses from.
const COMPARED_MAX = 5;
const CHOICES_MAX = 50;

/** Up to five quotes of one client side by side; the address names them. */
export function ComparePage() {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { basePath, landing } = useSession();
  const snackbar = useSnackbar();
  const [params, setParams] = useSearchParams();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const accountId = params.get('accountId') ?? '';
  const { list, all, ids, found } = useCompared(accountId, params.get('ids'));
  const quotes = found.flatMap(({ data }) => data ?? []);
  const failed = [list, ...found].find(({ isError }) => isError);
  const client = all[0]?.companyName;
  const download = () =>
    void Promise.all(quotes.map(downloadProposal)).catch((error: unknown) =>
      snackbar.problem(error),
    );
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('quote:list.title'), href: `${basePath}/quotes` },
          ...(client ? [{ title: client, href: `${basePath}/accounts/${accountId}` }] : []),
        ]}
        title={t('quote:compare.title')}
        action={
          <Button type="primary" disabled={quotes.length === 0} onClick={() => window.print()}>
            {t('quote:compare.print')}
          </Button>
        }
      />
      <Flex gap={16} wrap align="center">
        <Select
          mode="multiple"
          className="kit-list-search"
          aria-label={t('quote:compare.choose')}
          maxCount={COMPARED_MAX}
          value={ids}
          options={all.map(({ id, quoteNumber, product }) => ({
            value: id,
            label: `${quoteNumber} ${t(`coverage:product.${product}`)}`,
          }))}
          onChange={(chosen: string[]) =>
            setParams({ accountId, ids: chosen.join() }, { replace: true })
          }
        />
        <Checkbox
          checked={onlyDifferences}
          onChange={({ target }) => setOnlyDifferences(target.checked)}
        >
          {t('quote:compare.onlyDifferences')}
        </Checkbox>
        <Button disabled={quotes.length === 0} onClick={download}>
          {t('quote:compare.proposals')}
        </Button>
      </Flex>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : quotes.length === ids.length && ids.length > 0 ? (
        <Comparison quotes={quotes} onlyDifferences={onlyDifferences} />
      ) : list.isPending ? (
        <Skeleton active />
      ) : (
        <EmptyState title={t('quote:compare.emptyTitle')} text={t('quote:compare.emptyText')} />
      )}
    </div>
  );
}

/** The quotes of a client, and those of them that are named, or that have a price. */
function useCompared(accountId: string, named: string | null) {
  const list = useQuery({
    ...quotesQuery({ accountId, size: CHOICES_MAX }),
    enabled: accountId !== '',
  });
  const all = list.data?.content ?? [];
  const priced = all.filter(({ totalPremium }) => totalPremium !== null);
  const chosen = named?.split(',').filter(Boolean) ?? priced.map(({ id }) => id);
  const ids = chosen.slice(0, COMPARED_MAX);
  return { list, all, ids, found: useQueries({ queries: ids.map(quoteQuery) }) };
}
