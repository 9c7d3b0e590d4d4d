import { coverageName } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList, type Fact } from '../../kit/values/fact-list';
import { amountText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { Phone } from '../../kit/values/phone';
import { ShortDate } from '../../kit/values/short-date';
import type { Claim } from '../../lib/api-types';
import { claimQuestionsQuery } from './api';
import './claims.css';

/** What was reported, and the cover in force on the date of the loss. */
export function ClaimDetails({ claim }: { claim: Claim }) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <div className="claim-column">
      <section className="card claim-section" aria-labelledby="claim-loss">
        <h2 id="claim-loss">{t('account:claim.group.loss')}</h2>
        <FactList facts={useLossFacts(claim)} />
        <AnswerFacts claim={claim} />
        <LongText labelKey="account:claim.lossDescription" text={claim.lossDescription} />
        <LongText
          labelKey="account:claim.lossExplanation"
          text={claim.lossInformationExplanation}
        />
        <LongText labelKey="account:claim.moneyMoved" text={claim.moneyMoved} />
        <LongText labelKey="account:claim.other" text={claim.otherInformationExplanation} />
      </section>
      {claim.isFiled && <CoverCard claim={claim} />}
      <section className="card claim-section" aria-labelledby="claim-reporter">
        <h2 id="claim-reporter">{t('account:claim.group.reporter')}</h2>
        <FactList facts={useReporterFacts(claim)} />
      </section>
    </div>
  );
}

/** What the product asked beside the notice. */
function AnswerFacts({ claim: { answers, product } }: { claim: Claim }) {
  const { t } = useTranslation(['common', 'quote']);
  const { data = [] } = useQuery({
    ...claimQuestionsQuery(product),
    enabled: answers.length > 0,
  });
  const words = { YES: t('quote:questions.yes'), NO: t('quote:questions.no') };
  const facts = data.flatMap(({ key, text, kind }) => {
    const answer = answers.find((one) => one.key === key)?.answer;
    if (answer === undefined) return [];
    return [{ label: text, value: kind === 'YES_NO' ? words[answer as 'YES' | 'NO'] : answer }];
  });
  return facts.length > 0 && <FactList facts={facts} />;
}

function LongText({ labelKey, text }: { labelKey: string; text: string | null }) {
  const { t } = useTranslation(['common', 'account']);
  if (!text) return null;
  return (
    <div>
      <p className="muted claim-text">{t(labelKey)}</p>
      <p className="claim-text">{text}</p>
    </div>
  );
}

function useLossFacts(claim: Claim): Fact[] {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const yesNo = (answer: boolean) => t(answer ? 'quote:questions.yes' : 'quote:questions.no');
  const date = (value: string | null) => value && <ShortDate value={value} />;
  return [
    { label: t('account:claim.lossDate'), value: date(claim.lossDate) },
    { label: t('account:claim.lossTime'), value: claim.lossTime },
    { label: t('account:claim.incidentNoticed'), value: date(claim.incidentNoticed) },
    { label: t('account:claim.isCyberIncident'), value: yesNo(claim.isCyberIncident) },
    { label: t('account:claim.isBusinessImpacted'), value: yesNo(claim.isBusinessImpacted) },
    { label: t('account:claim.isRemediation'), value: yesNo(claim.isRemediationServiceBegun) },
    { label: t('account:claim.impactedDevicesOs'), value: claim.impactedDevicesOs },
    { label: t('account:claim.impactedDevicesType'), value: claim.impactedDevicesType },
    ...(claim.isAuthoritiesInvolved
      ? [
          { label: t('account:claim.authorityName'), value: claim.authorityName },
          {
            label: t('account:claim.authorityPhone'),
            value: <Phone number={claim.authorityPhoneNumber} />,
          },
          { label: t('account:claim.reportNumber'), value: claim.reportNumber },
        ]
      : []),
  ];
}

function useReporterFacts(claim: Claim): Fact[] {
  const { t } = useTranslation(['common', 'account']);
  const place = [claim.address, claim.city, claim.state, claim.zipCode].filter(Boolean).join(', ');
  return [
    { label: t('account:claim.name'), value: claim.name },
    { label: t('account:claim.role'), value: claim.role },
    { label: t('account:claim.companyName'), value: claim.companyName },
    { label: t('account:claim.email'), value: claim.email },
    { label: t('account:claim.workPhone'), value: <Phone number={claim.workPhone} /> },
    { label: t('account:claim.cellPhone'), value: <Phone number={claim.cellPhone} /> },
    { label: t('account:claim.address'), value: place },
    ...(claim.isRightContact
      ? []
      : [
          { label: t('account:claim.contactName'), value: claim.contactName },
          { label: t('account:claim.contactEmail'), value: claim.contactEmail },
          { label: t('account:claim.contactPhone'), value: <Phone number={claim.contactPhone} /> },
        ]),
  ];
}

function CoverCard({ claim: { cover, isPolicyMatched, isReportedLate } }: { claim: Claim }) {
  const { t } = useTranslation(['common', 'account', 'policy', 'quote']);
  return (
    <section className="card claim-section" aria-labelledby="claim-cover">
      <h2 id="claim-cover">{t('account:claim.cover')}</h2>
      {(isPolicyMatched === false || !cover) && (
        <Alert type="warning" showIcon title={t('account:claim.notCovered')} />
      )}
      {isReportedLate && <Alert type="warning" showIcon title={t('account:claim.reportedLate')} />}
      {cover && (
        <>
          <FactList
            facts={[
              { label: t('account:claim.coverOn'), value: <ShortDate value={cover.asOf} /> },
              {
                label: t('quote:field.limit'),
                value: amountText(cover.aggregateLimit, cover.currency),
              },
              {
                label: t('quote:field.retention'),
                value: amountText(cover.retention, cover.currency),
              },
              {
                label: t('quote:field.waitingPeriod'),
                value: t('quote:builder.hours', { count: cover.waitingPeriod }),
              },
            ]}
          />
          <PlainTable
            label={t('account:claim.cover')}
            rows={cover.coverages}
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
                render: ({ limit }) => amountText(limit, cover.currency),
              },
              {
                key: 'retention',
                title: t('quote:field.retention'),
                isNumber: true,
                render: ({ retention }) => amountText(retention, cover.currency),
              },
            ]}
          />
        </>
      )}
    </section>
  );
}
