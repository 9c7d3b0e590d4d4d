import { EditOutlined } from '@ant-design/icons';
import { coverageName } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { AnswerList } from '../../features/quotes/answer-list';
import { quoteQuery } from '../../features/quotes/api';
import { QuoteStatusTag } from '../../features/quotes/quote-status';
import { TermsFacts } from '../../features/quotes/terms-facts';
import {
  wholesaleGroup,
  WHOLESALE_GROUPS,
  type WholesaleGroup,
} from '../../features/quotes/wholesale/coverage-groups';
import { LoadedRecord, RecordPage } from '../../kit/pages/record-page';
import type { Crumb } from '../../kit/pages/page-header';
import { FactList } from '../../kit/values/fact-list';
import { Money, amountText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { Quote } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { isOutOfReach } from '../../lib/problem';
import { FACTORS } from '../../lib/risk-factors';
import { usePermissions, useSession } from '../../lib/session';
import { NotFoundPage } from '../public/notices/not-found-page';
import { AccountFactsForm } from './account-facts-form';
import { RequestPanel } from './request-panel';

/** Spec 3 §2: the review of a wholesale quote before it is asked to be bound. */
export function WholesaleReviewPage() {
  const { quoteId = '' } = useParams();
  const { t } = useTranslation(['common', 'quote']);
  const { basePath, landing } = useSession();
  const result = useQuery(quoteQuery(quoteId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('quote:list.title'), href: `${basePath}/quotes` },
    ...(result.data
      ? [{ title: result.data.quoteNumber, href: `${basePath}/quotes/${quoteId}` }]
      : []),
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('quote:wholesale.title')}>
      {(quote) => <Review quote={quote} crumbs={crumbs} />}
    </LoadedRecord>
  );
}

const CLOSED: readonly Quote['status'][] = ['INVALID', 'EXPIRED', 'DECLINED', 'LOST'];
const BOUND: readonly Quote['status'][] = ['BOUND', 'ISSUED', 'IN FORCE'];
const EDITABLE: readonly Quote['status'][] = ['ACTIVE', 'READY', 'INDICATION'];

function Review({ quote, crumbs }: { quote: Quote; crumbs: Crumb[] }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { key } = useLocation();
  const { can } = usePermissions();
  const { id, status, companyName, agencyName, currency, amountDue } = quote;
  const isInvalid = CLOSED.includes(status);
  useEffect(() => {
    if (isInvalid) openModal('wholesale-invalid-overlay', { quoteId: id });
  }, [isInvalid, id]);
  const isActive = EDITABLE.includes(status) && !quote.wraRequestToBind;
  const mayNameHolder = EDITABLE.includes(status) && can('account:edit');
  return (
    <RecordPage
      crumbs={crumbs}
      title={companyName}
      tag={<QuoteStatusTag status={status} />}
      primary={
        mayNameHolder && (
          <Button
            icon={<EditOutlined aria-hidden />}
            onClick={() => openModal('policy-holder-contact', { accountId: quote.accountId })}
          >
            {t('quote:wholesale.modal.updatePolicyHolder')}
          </Button>
        )
      }
      strip={[
        { label: t('quote:field.product'), value: t(`coverage:product.${quote.product}`) },
        { label: t('quote:column.effective'), value: <ShortDate value={quote.effectiveDate} /> },
        {
          label: t('quote:wholesale.total'),
          value: <Money value={amountDue} currency={currency} />,
        },
      ]}
    >
      {BOUND.includes(status) && (
        <Alert
          type="info"
          showIcon
          title={t('quote:wholesale.bound', { agency: agencyName, company: companyName })}
        />
      )}
      <Section id="account" title={t('quote:wholesale.section.accountDetails')}>
        {isActive && can('quote:edit') ? (
          <AccountFactsForm key={key} quote={quote} />
        ) : (
          <p>{companyName}</p>
        )}
      </Section>
      <Section id="assessment" title={t('quote:wholesale.section.securityAssessment')}>
        <AnswerList answers={quote.securityQuestions} />
      </Section>
      <Section
        id="factors"
        title={t('quote:wholesale.section.factors', { provider: t('common:wording.provider') })}
      >
        <Factors quote={quote} />
      </Section>
      <Section id="coverages" title={t('quote:wholesale.section.coverages')}>
        <TermsFacts quote={quote} />
        <Coverages quote={quote} />
        <AdditionalInsureds quote={quote} />
      </Section>
      <Section id="request" title={t('quote:wholesale.section.requestToBind')}>
        <RequestPanel quote={quote} />
      </Section>
    </RecordPage>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="card quote-section" aria-labelledby={`wholesale-${id}`}>
      <h2 id={`wholesale-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

function Factors({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['account', 'quote']);
  const known = quote.cowbellRiskFactors?.factors;
  if (!known) return <p className="muted">{t('quote:wholesale.noFactors')}</p>;
  return (
    <FactList
      facts={FACTORS.map((factor) => {
        const score = known[factor];
        return {
          label: t(`account:risk.factor.${factor}`),
          value: typeof score === 'number' ? String(score) : null,
        };
      })}
    />
  );
}

/** Who else is insured, as it was saved. */
function AdditionalInsureds({ quote: { additionalInsureds } }: { quote: Quote }) {
  const { t } = useTranslation('quote');
  if (!additionalInsureds.length) return null;
  return (
    <>
      <h3>{t('additional.title')}</h3>
      <ul>
        {additionalInsureds.map(({ id, businessName }) => (
          <li key={id}>{businessName}</li>
        ))}
      </ul>
    </>
  );
}

function Coverages({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['quote', 'coverage']);
  const { terms, currency } = quote;
  const chosen = terms.coverages ?? [];
  const of = (group: WholesaleGroup) => chosen.filter(({ key }) => wholesaleGroup(key) === group);
  return (
    <>
      {WHOLESALE_GROUPS.filter((group) => of(group).length > 0).map((group) => (
        <div key={group}>
          <h3>{t(`coverage:wholesale.group.${group}`)}</h3>
          <PlainTable
            label={t(`coverage:wholesale.group.${group}`)}
            rows={of(group)}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'name',
                title: t('quote:field.coverage'),
                render: ({ key }) => coverageName(key),
              },
              {
                key: 'limit',
                title: t('quote:field.limit'),
                isNumber: true,
                render: ({ limit }) => amountText(limit ?? terms.limit, currency),
              },
            ]}
          />
        </div>
      ))}
      <h3>{t('coverage:wholesale.group.tria')}</h3>
      <p>{t(terms.isTriaExcluded ? 'quote:wholesale.triaOut' : 'quote:wholesale.triaIn')}</p>
    </>
  );
}
