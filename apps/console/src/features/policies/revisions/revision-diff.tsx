import { coverageName } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/pages/error-state';
import { amountText, moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import type { Policy, TermsChange } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';
import '../policies.css';
import { retroText } from '../terms-text';
import { diffQuery } from './api';
import { diffRows, namesIn, type DiffRow } from './diff-rows';

interface RevisionDiffProps {
  policy: Policy;
  /** The number of the last revision. */
  last: number;
}

/** Two revisions side by side: only what differs between their terms. */
export function RevisionDiff({ policy, last }: RevisionDiffProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [chosen, setChosen] = useState<{ from: number; to: number } | null>(null);
  const { from, to } = chosen ?? { from: last - 1, to: last };
  const result = useQuery(diffQuery(policy.id, from, to));
  const numbers = Array.from({ length: last }, (_, index) => ({
    value: index + 1,
    label: t('policy:revision.number', { number: index + 1 }),
  }));
  return (
    <section className="card policy-section" aria-labelledby="policy-diff">
      <h2 id="policy-diff">{t('policy:diff.title')}</h2>
      <div className="policy-compare">
        <label>
          {t('policy:diff.from')}
          <Select<number>
            aria-label={t('policy:diff.from')}
            value={from}
            options={numbers}
            onChange={(value) => setChosen({ from: value, to })}
          />
        </label>
        <label>
          {t('policy:diff.to')}
          <Select<number>
            aria-label={t('policy:diff.to')}
            value={to}
            options={numbers}
            onChange={(value) => setChosen({ from, to: value })}
          />
        </label>
      </div>
      {result.isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {result.isError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {result.data && <Changes policy={policy} changes={result.data.changes} />}
    </section>
  );
}

function Changes({ policy, changes }: { policy: Policy; changes: TermsChange[] }) {
  const { t } = useTranslation(['common', 'policy', 'coverage']);
  const valueText = useValueText(policy);
  if (changes.length === 0) return <p className="muted">{t('policy:diff.none')}</p>;
  return (
    <PlainTable
      label={t('policy:diff.title')}
      rows={diffRows(changes)}
      rowKey={({ field }) => field}
      columns={[
        {
          key: 'term',
          title: t('policy:diff.term'),
          render: ({ coverage, name }) => {
            const term = t(`policy:term.${name}`, { defaultValue: name });
            return coverage
              ? t('policy:diff.ofCoverage', { coverage: coverageName(coverage), term })
              : term;
          },
        },
        {
          key: 'from',
          title: t('policy:diff.before'),
          isNumber: true,
          render: ({ kind, from }) => valueText(kind, from),
        },
        {
          key: 'to',
          title: t('policy:diff.after'),
          isNumber: true,
          render: ({ kind, to }) => valueText(kind, to),
        },
      ]}
    />
  );
}

/** The value of a term in words; what was not there is a dash. */
function useValueText({ currency }: Policy) {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { locale } = useEdition();
  const texts: Record<DiffRow['kind'], (value: unknown) => string> = {
    amount: (value) => amountText(Number(value), currency),
    money: (value) => moneyText(Number(value), currency),
    hours: (value) => t('quote:builder.hours', { count: Number(value) }),
    retro: (value) => retroText(t, Number(value)),
    choice: (value) => t(value ? 'quote:questions.yes' : 'quote:questions.no'),
    date: (value) => formatDate(String(value), locale),
    names: (value) => namesIn(value).map(coverageName).join(', ') || '–',
    text: (value) => String(value),
  };
  return (kind: DiffRow['kind'], value: unknown): string =>
    value === null ? '–' : texts[kind](value);
}
