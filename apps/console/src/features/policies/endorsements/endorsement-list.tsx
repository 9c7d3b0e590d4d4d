import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import { StatusTag, type StatusTone } from '../../../kit/values/status-tag';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { QuoteStatus, QuoteSummary } from '../../../lib/api-types';
import { usePermissions, useSession } from '../../../lib/session';
import '../policies.css';
import { endorsementsQuery } from './api';
import { useBind } from './endorsement-next';

// What became part of the policy is told by its revisions.
const TAKEN_OVER: QuoteStatus[] = ['BOUND', 'ISSUED'];

const TONES: Partial<Record<QuoteStatus, StatusTone>> = {
  READY: 'good',
  SIGNED: 'good',
  REFERRED: 'waiting',
  IN_REVIEW: 'waiting',
  DECLINED: 'lost',
  LOST: 'lost',
};

/** The changes of a policy that are quoted and not bound. */
export function EndorsementList({ policyId }: { policyId: string }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath } = useSession();
  const { data = [] } = useQuery(endorsementsQuery(policyId));
  const open = data.filter(({ status }) => !TAKEN_OVER.includes(status));
  if (open.length === 0) return null;
  return (
    <section className="card policy-section" aria-labelledby="policy-endorsements">
      <h2 id="policy-endorsements">{t('policy:endorse.openTitle')}</h2>
      <PlainTable
        isList
        label={t('policy:endorse.openTitle')}
        rows={open}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: t('quote:column.quoteNumber'),
            render: ({ id, quoteNumber }) => (
              <Link to={`${basePath}/quotes/${id}`}>{quoteNumber}</Link>
            ),
          },
          {
            key: 'effective',
            title: t('quote:column.effective'),
            render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
          },
          {
            key: 'premium',
            title: t('policy:revision.premium'),
            isNumber: true,
            render: ({ premium, currency }) => moneyText(premium, currency),
          },
          {
            key: 'status',
            title: t('quote:column.status'),
            render: ({ status }) => (
              <StatusTag
                tone={TONES[status] ?? 'open'}
                label={t(`quote:statusWord.${status.replaceAll(' ', '_')}`)}
              />
            ),
          },
          {
            key: 'actions',
            title: t('policy:document.actions'),
            render: (quote) => <BindButton quote={quote} />,
          },
        ]}
      />
    </section>
  );
}

function BindButton({ quote }: { quote: QuoteSummary }) {
  const { t } = useTranslation(['common', 'policy']);
  const { can } = usePermissions();
  const bind = useBind(quote.id);
  if (!quote.allowedActions.includes('bind') || !can('quote:bind')) return null;
  return (
    <SubmitButton
      size="small"
      submission={bind}
      aria-label={t('policy:endorse.bindNumber', { number: quote.quoteNumber })}
      onClick={() => void bind.submit()}
    >
      {t('policy:endorse.bind')}
    </SubmitButton>
  );
}
