import { useQuery } from '@tanstack/react-query';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/pages/error-state';
import { FactList } from '../../../kit/values/fact-list';
import { amountText, moneyText } from '../../../kit/values/money';
import type { Policy } from '../../../lib/api-types';
import '../policies.css';
import { policyThenQuery } from './api';
import { instantOf } from './then-days';

/** A policy as it was on a day, by what was known at the end of another. */
export function PolicyThen({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [asOf, setAsOf] = useState('');
  const [knownOn, setKnownOn] = useState('');
  const isAsked = asOf !== '' || knownOn !== '';
  const asked = { asOf: asOf || undefined, knownAt: instantOf(knownOn, new Date()) };
  const result = useQuery({ ...policyThenQuery(policy.id, asked), enabled: isAsked });
  return (
    <section className="card policy-section" aria-labelledby="policy-then">
      <h2 id="policy-then">{t('policy:then.title')}</h2>
      <div className="policy-compare">
        <label>
          {t('policy:then.asOf')}
          <Input type="date" value={asOf} onChange={({ target }) => setAsOf(target.value)} />
        </label>
        <label>
          {t('policy:then.knownOn')}
          <Input type="date" value={knownOn} onChange={({ target }) => setKnownOn(target.value)} />
        </label>
      </div>
      {!isAsked && <p className="muted">{t('policy:then.text')}</p>}
      {isAsked && result.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {isAsked && result.isError && (
        <ErrorState error={result.error} onRetry={() => void result.refetch()} />
      )}
      {isAsked && result.data && <ThenFacts then={result.data} />}
    </section>
  );
}

function ThenFacts({ then }: { then: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { status, terms, charges, currency, revision } = then;
  return (
    <FactList
      facts={[
        {
          label: t('quote:column.status'),
          value: t(`quote:statusWord.${status.replaceAll(' ', '_')}`),
        },
        { label: t('quote:field.limit'), value: amountText(terms.aggregateLimit, currency) },
        { label: t('quote:field.retention'), value: amountText(terms.retention, currency) },
        { label: t('policy:field.written'), value: moneyText(charges.amountDue, currency) },
        { label: t('policy:tab.revisions'), value: String(revision) },
      ]}
    />
  );
}
