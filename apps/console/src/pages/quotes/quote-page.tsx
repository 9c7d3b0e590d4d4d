import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useQuoteActions } from '../../features/quotes/actions/use-quote-actions';
import { useQuoteQuery } from '../../features/quotes/api';
import { useMarkRead } from '../../features/quotes/desk/use-mark-read';
import { quoteNextStep } from '../../features/quotes/next-step';
import { offeredAmount } from '../../features/quotes/quote-amount';
import { QuoteStatusTag, statusWordKey } from '../../features/quotes/quote-status';
import type { Crumb } from '../../kit/pages/page-header';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import { Due } from '../../kit/values/amounts';
import type { Fact } from '../../kit/values/fact-list';
import { Money } from '../../kit/values/money';
import { NextStepText } from '../../kit/values/next-step-text';
import type { Quote } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { useClientCrumb } from '../client-crumb';
import { NotFoundPage } from '../public/notices/not-found-page';
import { QuoteTabs } from './quote-tabs';

// Loaded beside the record, not before it.
const NotesRail = lazy(async () => ({
  default: (await import('../../features/notes/notes-rail')).NotesRail,
}));
const RecordRail = lazy(async () => ({
  default: (await import('../record-rail')).RecordRail,
}));

export function QuotePage() {
  const { quoteId = '' } = useParams();
  const { t } = useTranslation(['common', 'quote']);
  const { basePath, landing } = useSession();
  const result = useQuery(useQuoteQuery(quoteId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('quote:list.title'), href: `${basePath}/quotes` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('quote:list.title')}>
      {(quote) => <QuoteRecord quote={quote} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

interface QuoteRecordProps {
  quote: Quote;
  crumbs: Crumb[];
}

function QuoteRecord({ quote, crumbs }: QuoteRecordProps) {
  useMarkRead(quote);
  const client = useClientCrumb(quote);
  const { can } = usePermissions();
  return (
    <RecordPage
      crumbs={[...crumbs, ...client]}
      title={quote.companyName}
      number={quote.quoteNumber}
      tag={<QuoteStatusTag status={quote.status} />}
      strip={useStrip(quote)}
      {...useQuoteActions(quote)}
      rail={
        <Suspense fallback={<Skeleton active />}>
          {can('note:view') && <NotesRail of={{ noun: 'quote', id: quote.id }} />}
          <RecordRail
            noun="quote"
            id={quote.id}
            currency={quote.currency}
            statusWordKey={statusWordKey}
          />
        </Suspense>
      }
    >
      <QuoteTabs quote={quote} />
    </RecordPage>
  );
}

function useStrip(quote: Quote): Fact[] {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { account } = useSession();
  const { product, premium, currency, agentName, agencyName } = quote;
  const { referToUnderwriter, assignedUnderwriterName } = quote;
  const isPolicyholder = account.accountType === 'CUSTOMER';
  const underwriter = assignedUnderwriterName ?? t('common:record.underwriting');
  const owner = referToUnderwriter ? underwriter : (agentName ?? agencyName);
  return [
    { label: t('quote:field.product'), value: t(`coverage:product.${product}`) },
    { label: t('common:amounts.premium'), value: <Money value={premium} currency={currency} /> },
    {
      label: t('common:amounts.total'),
      value: <Due value={offeredAmount(quote)} currency={currency} />,
    },
    { label: t('common:record.owner'), value: owner },
    {
      label: t('common:record.nextStep'),
      value: <NextStepText step={quoteNextStep({ ...quote, isPolicyholder })} />,
      isWide: true,
    },
  ];
}
