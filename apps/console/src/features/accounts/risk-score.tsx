import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/pages/empty-state';
import { Loaded } from '../../kit/pages/loaded';
import { FactList } from '../../kit/values/fact-list';
import { PlainTable } from '../../kit/values/plain-table';
import { Plot } from '../../kit/plots/plot';
import type { Bar } from '../../kit/plots/plot-option';
import { ShortDate } from '../../kit/values/short-date';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { Account, RiskFactors, RiskScore } from '../../lib/api-types';
import { isOutOfReach } from '../../lib/problem';
import './accounts.css';
import { industryRiskQuery, riskScoreQuery } from './api';
import { toneOf } from './risk/factors';
import { FACTORS, SCORE_MAX } from '../../lib/risk-factors';
import { RiskHistory } from './risk/risk-history';
import { RiskSignals } from './risk/risk-signals';
import { ScanProgress } from './sources/scan-progress';

const BAND_TONES: Record<NonNullable<RiskScore['band']>, StatusTone> = {
  poor: 'lost',
  fair: 'waiting',
  good: 'good',
  excellent: 'good',
};

/** The risk score of an account, factor by factor, beside that of its industry. */
export function RiskScoreView({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  const result = useQuery(riskScoreQuery(account.id));
  if (isOutOfReach(result.error)) {
    return <EmptyState title={t('account:risk.none')} text={t('account:risk.noneText')} />;
  }
  return (
    <Loaded key={account.id} result={result} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
      {(score) => (
        <div className="account-column">
          <section className="card account-section" aria-labelledby="risk-score">
            <h2 id="risk-score">{t('account:risk.title')}</h2>
            <Aggregates score={score} />
            <ScanProgress accountId={account.id} />
          </section>
          <Factors account={account} score={score} />
          <RiskSignals accountId={account.id} />
          <RiskHistory accountId={account.id} />
        </div>
      )}
    </Loaded>
  );
}

function Aggregates({ score }: { score: RiskScore }) {
  const { t } = useTranslation(['common', 'account']);
  const { companyAggregateCF, industryAggregateCF, band, insiderThreat, supplyChain } = score;
  const outOf = (value: number | null) => value !== null && t('account:risk.outOf', { value });
  return (
    <FactList
      facts={[
        {
          label: t('account:risk.company'),
          value: outOf(companyAggregateCF) || t('account:risk.notScored'),
        },
        { label: t('account:risk.industry'), value: outOf(industryAggregateCF) },
        {
          label: t('account:risk.band'),
          value: band && (
            <StatusTag tone={BAND_TONES[band]} label={t(`account:risk.band.${band}`)} />
          ),
        },
        { label: t('account:risk.insiderThreat'), value: outOf(insiderThreat) },
        { label: t('account:risk.supplyChain'), value: outOf(supplyChain) },
        {
          label: t('account:risk.scanned'),
          value: score.scoredAt && <ShortDate value={score.scoredAt} />,
        },
        {
          label: t('account:risk.domainScanned'),
          value: score.scannedAt && <ShortDate value={score.scannedAt} />,
        },
      ]}
    />
  );
}

interface FactorTableProps {
  label: string;
  score: RiskScore;
  industry: RiskFactors | undefined;
}

function FactorTable({ label, score, industry }: FactorTableProps) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <PlainTable
      label={label}
      rows={FACTORS}
      rowKey={(name) => name}
      columns={[
        {
          key: 'factor',
          title: t('account:risk.column.factor'),
          render: (name) => t(`account:risk.factor.${name}`),
        },
        {
          key: 'company',
          title: t('account:risk.company'),
          isNumber: true,
          render: (name) => score.factors[name],
        },
        {
          key: 'industry',
          title: t('account:risk.industry'),
          isNumber: true,
          render: (name) => industry?.[name] ?? '–',
        },
        {
          key: 'basis',
          title: t('account:risk.column.basis'),
          render: (name) =>
            t(
              score.estimatedFactors.includes(name)
                ? 'account:risk.estimated'
                : 'account:risk.measured',
            ),
        },
      ]}
    />
  );
}

function Factors({ account, score }: { account: Account; score: RiskScore }) {
  const { t } = useTranslation(['common', 'account']);
  const code = account.naicsCode ?? account.sicCode;
  const industry = useQuery({
    ...industryRiskQuery(code ?? '', account.country),
    enabled: code !== null,
  });
  const factors = industry.data?.factors;
  const label = t('account:risk.factors');
  const isEstimated = (name: keyof RiskFactors) => score.estimatedFactors.includes(name);
  const bars = FACTORS.map((name): Bar => {
    const value = score.factors[name];
    const marker = factors?.[name];
    return {
      key: name,
      from: 0,
      to: value,
      tone: toneOf(value),
      label: t(`account:risk.factor.${name}`),
      note: isEstimated(name) ? t('account:risk.estimated') : null,
      marker,
      text: outOf(value, marker),
    };
  });
  function outOf(value: number, industryValue: number | undefined): string {
    return industryValue === undefined
      ? String(value)
      : t('account:risk.against', { value, industry: industryValue });
  }
  return (
    <section className="card account-section" aria-label={label}>
      <Plot
        title={label}
        data={{ kind: 'bars', bars, max: SCORE_MAX }}
        table={<FactorTable label={label} score={score} industry={factors} />}
      />
      <p className="muted">{t('account:risk.legend')}</p>
    </section>
  );
}
