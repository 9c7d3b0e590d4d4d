import { PRODUCTS, productsOfRegion } from '@palisade/trade';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inferredQuery } from '../../../features/forms/api';
import { askedOfQuote } from '../../../features/forms/asked-of-quote';
import { useFormChoices } from '../../../features/forms/form-words';
import { quoteQuery, quotesQuery } from '../../../features/quotes/api';
import { MarketFields, marketOf } from '../../../features/rater/market-fields';
import '../../../features/rater/rater.css';
import { DateInput } from '../../../kit/forms/date-input';
import { LabelledField } from '../../../kit/forms/labelled-field';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';
import { EmptyState } from '../../../kit/pages/empty-state';
import { Loaded } from '../../../kit/pages/loaded';
import { PageHeader } from '../../../kit/pages/page-header';
import { PlainTable } from '../../../kit/values/plain-table';
import type { FormCheck, InferredForm } from '../../../features/forms/types';
import type { Quote } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { todayHere } from '../../../lib/formatting';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';

/** Which forms a quote or a policy would get. */
export function FormCheckPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  const { region } = useEdition();
  const products = productsOfRegion(region);
  const { product: productType, state } = marketOf(products[0] ?? 'P100');
  const [asked, setAsked] = useState<FormCheck>({
    productType,
    state,
    transaction: 'NEW',
    date: todayHere(),
    coverages: [],
    flags: [],
  });
  const result = useQuery(inferredQuery(asked));
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.formCheck')}
      />
      <Flex gap={16} wrap>
        <QuoteField onFound={(quote) => setAsked(askedOfQuote(quote))} />
        <MarketFields
          market={{ product: asked.productType, state: asked.state ?? null }}
          products={productsOfRegion(PRODUCTS[asked.productType].region)}
          onChange={({ product, state }) => setAsked({ ...asked, productType: product, state })}
        />
        <AskedFields asked={asked} onChange={setAsked} />
      </Flex>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(forms) => <FoundForms forms={forms} />}
      </Loaded>
    </div>
  );
}

/** Takes what is asked from a quote. */
function QuoteField({ onFound }: { onFound: (quote: Quote) => void }) {
  const { t } = useTranslation(['common', 'policy']);
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const take = async (typed: string) => {
    const search = typed.trim();
    if (!search) return;
    try {
      const { content } = await queryClient.fetchQuery(quotesQuery({ search, size: 1 }));
      const [found] = content;
      if (found) onFound(await queryClient.fetchQuery(quoteQuery(found.id)));
      else snackbar.error(t('policy:forms.noQuote'));
    } catch {
      snackbar.error(t('common:error.somethingWrong'));
    }
  };
  return (
    <LabelledField label={t('policy:forms.quote')}>
      {(labelled) => (
        <Input.Search {...labelled} allowClear onSearch={(typed) => void take(typed)} />
      )}
    </LabelledField>
  );
}

interface AskedFieldsProps {
  asked: FormCheck;
  onChange: (asked: FormCheck) => void;
}

function AskedFields({ asked, onChange }: AskedFieldsProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { transactions, notices, coverages, flags } = useFormChoices();
  return (
    <>
      <LabelledField label={t('policy:forms.transaction')}>
        {(labelled) => (
          <Select
            {...labelled}
            value={asked.transaction}
            options={transactions}
            onChange={(transaction) => onChange({ ...asked, transaction, notice: undefined })}
          />
        )}
      </LabelledField>
      {asked.transaction === 'NOTICE' && (
        <LabelledField label={t('policy:forms.notices')}>
          {(labelled) => (
            <Select
              {...labelled}
              value={asked.notice}
              options={notices}
              onChange={(notice) => onChange({ ...asked, notice })}
            />
          )}
        </LabelledField>
      )}
      <LabelledField label={t('policy:forms.date')}>
        {(labelled) => (
          <DateInput
            {...labelled}
            value={asked.date}
            onChange={(date) => onChange({ ...asked, date })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('policy:forms.coverages')}>
        {(labelled) => (
          <Select
            {...labelled}
            mode="multiple"
            showSearch={SEARCH_BY_LABEL}
            value={asked.coverages ?? []}
            options={coverages}
            onChange={(chosen) => onChange({ ...asked, coverages: chosen as never })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('policy:forms.flags')}>
        {(labelled) => (
          <Select
            {...labelled}
            mode="multiple"
            value={asked.flags ?? []}
            options={flags}
            onChange={(chosen) => onChange({ ...asked, flags: chosen })}
          />
        )}
      </LabelledField>
    </>
  );
}

function FoundForms({ forms }: { forms: readonly InferredForm[] }) {
  const { t } = useTranslation(['common', 'policy']);
  if (!forms.length)
    return <EmptyState title={t('common:table.noData')} text={t('policy:forms.noneFound')} />;
  return (
    <PlainTable
      label={t('common:nav.formCheck')}
      columns={[
        {
          key: 'number',
          title: t('policy:forms.number'),
          render: ({ formNumber }) => formNumber,
        },
        { key: 'edition', title: t('policy:forms.edition'), render: ({ edition }) => edition },
        { key: 'name', title: t('policy:forms.name'), render: ({ title }) => title },
      ]}
      rows={forms}
      rowKey={({ id }) => id}
    />
  );
}
