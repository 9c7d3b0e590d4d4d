import { Alert } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ReceiptButton } from '../../kit/files/receipt-button';
import { FactList, type Fact } from '../../kit/values/fact-list';
import { amountText, moneyText } from '../../kit/values/money';
import { Phone } from '../../kit/values/phone';
import { ShortDate } from '../../kit/values/short-date';
import type { Policy } from '../../lib/api-types';
import { usePermissions } from '../../lib/session';
import { BrokerCard } from './brokers/broker-card';
import { CertificatesCard } from './certificates/certificates-card';
import { CancellationCard } from './cancellation-card';
import { ChargeLines } from './charge-lines';
import { CloudCard } from './cloud/cloud-card';
import { IssueGuards } from './issue-guards';
import { UnderlyingCard } from './excess/underlying-card';
import { PaperButton } from './papers/paper-button';
import { PayLink } from './pay-link';
import { NoticeCard } from './notice-card';
import { RenewalCard } from './renewal/renewal-card';
import './policies.css';
import { ReportingCard } from './reporting-card';
import { PaidTag } from './policy-status';
import { retroText } from './terms-text';

/** What a policy covers, what was written for it, what was paid, and who it is for. */
export function PolicyOverview({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { can } = usePermissions();
  return (
    <div className="policy-overview">
      <div className="policy-column">
        {policy.revisions.length === 0 && <IssueGuards policy={policy} />}
        {policy.description && <Alert type="info" showIcon title={policy.description} />}
        {policy.cancellation && <CancellationCard policy={policy} />}
        <NoticeCard policy={policy} />
        <CloudCard policy={policy} />
        <ReportingCard policy={policy} />
        <RenewalCard policy={policy} />
        {policy.revisions.length > 0 && <BrokerCard policy={policy} />}
        {policy.revisions.length > 0 && can('certificate:view') && (
          <CertificatesCard policy={policy} />
        )}
        <UnderlyingCard policy={policy} />
        <section className="card policy-section" aria-labelledby="policy-terms">
          <h2 id="policy-terms">{t('quote:section.terms')}</h2>
          <TermsFacts policy={policy} />
          {can('document:view') && <PaperButton policyId={policy.id} />}
        </section>
        <section className="card policy-section" aria-labelledby="policy-people">
          <h2 id="policy-people">{t('quote:section.people')}</h2>
          <People policy={policy} />
        </section>
      </div>
      <div className="policy-column">
        <section className="card policy-section" aria-labelledby="policy-premium">
          <h2 id="policy-premium">{t('policy:section.charges')}</h2>
          <ChargeLines charges={policy.charges} totalLabel={t('policy:field.written')} />
        </section>
        <section className="card policy-section" aria-labelledby="policy-payment">
          <h2 id="policy-payment">{t('policy:column.payment')}</h2>
          <PaymentFacts policy={policy} />
          {policy.money.balance > 0 && <PayLink policyId={policy.id} />}
          {policy.money.paid > 0 && can('billing:view') && (
            <ReceiptButton policyId={policy.id} policyNumber={policy.policyNumber} />
          )}
        </section>
      </div>
    </div>
  );
}

function TermsFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { terms, currency, effectiveDate, endDate, market } = policy;
  return (
    <FactList
      facts={[
        { label: t('quote:field.limit'), value: amountText(terms.aggregateLimit, currency) },
        { label: t('quote:field.retention'), value: amountText(terms.retention, currency) },
        {
          label: t('quote:field.waitingPeriod'),
          value: t('quote:builder.hours', { count: terms.waitingPeriod }),
        },
        { label: t('quote:field.retro'), value: retroText(t, terms.retroActivePeriod) },
        { label: t('quote:column.effective'), value: <ShortDate value={effectiveDate} /> },
        { label: t('policy:column.expiration'), value: <ShortDate value={endDate} /> },
        { label: t('policy:field.market'), value: t(`quote:market.${market}`) },
        ...(policy.program ? [{ label: t('policy:program.label'), value: policy.program }] : []),
        ...(terms.isTriaExcluded
          ? [{ label: t('quote:field.tria'), value: t('coverage:label.triaAttested') }]
          : []),
      ]}
    />
  );
}

function People({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'account', 'policy', 'quote']);
  const { contact, agencyName, created, revisions } = policy;
  const since = revisions.length > 0 ? 'policy:field.issuedOn' : 'policy:field.boundOn';
  return (
    <FactList
      facts={[
        {
          label: t('account:role.policyHolder'),
          value: `${contact.firstName} ${contact.lastName}`,
        },
        { label: t('quote:field.agentEmail'), value: contact.email },
        { label: t('policy:field.phone'), value: <Phone number={contact.phone} /> },
        { label: t('common:wording.agency'), value: agencyName },
        { label: t(since), value: <ShortDate value={created} /> },
      ]}
    />
  );
}

function PaymentFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { money, currency, isPaid } = policy;
  return (
    <FactList
      facts={[
        { label: t('policy:field.state'), value: <PaidTag isPaid={isPaid} /> },
        { label: t('policy:field.billed'), value: moneyText(money.amountDue, currency) },
        { label: t('policy:field.paid'), value: moneyText(money.paid, currency) },
        { label: t('policy:field.balance'), value: moneyText(money.balance, currency) },
        ...collectedFacts(policy, t),
        ...(money.dueDate
          ? [{ label: t('policy:field.dueDate'), value: <ShortDate value={money.dueDate} /> }]
          : []),
      ]}
    />
  );
}

/** Who owes whom where the agency collects: beside what is billed to it, net. */
function collectedFacts({ money: { collected }, currency }: Policy, t: TFunction): Fact[] {
  if (!collected) return [];
  const { insuredOwesAgency, agencyOwes } = collected;
  const insured = moneyText(insuredOwesAgency, currency);
  return [
    { label: t('policy:collected.insuredOwes'), value: insured },
    ...(agencyOwes === null
      ? []
      : [{ label: t('policy:collected.agencyOwes'), value: moneyText(agencyOwes, currency) }]),
  ];
}
