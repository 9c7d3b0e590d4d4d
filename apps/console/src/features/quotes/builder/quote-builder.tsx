import { REGIONS } from '@palisade/kernel';
import { coversTech, PRODUCTS } from '@palisade/trade';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/pages/error-state';
import { ReadError } from '../../../kit/pages/read-error';
import type { Calculation, CalculatorBody, GlobalOptions, RiskScore } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import type { Kept } from '../../../lib/use-kept';
import '../quotes.css';
import { catalogueQuery, optionsQuery } from '../rater';
import { usePlainReasons } from '../use-plain-reasons';
import { calculatorBody, industryCodeOf, type QuoteFacts } from './builder-request';
import {
  adjustmentsOf,
  droppedCoverages,
  withoutDropped,
  withPreset,
  type BuilderState,
} from './builder-state';
import { CoverageRows } from './coverage-rows';
import { PresetCards, UsualTerms } from './preset-cards';
import { PricePanel } from './price-panel';
import { SavePreset } from './save-preset';
import { TermsFields } from './terms-fields';
import { useCalculation } from './use-calculation';
import { WhatLowers } from './what-lowers';
import { WhyPremium } from './why-premium';

interface QuoteBuilderProps {
  facts: QuoteFacts;
  score: RiskScore | null;
  /** No preset was taken yet. */
  isNew: boolean;
  /** Free terms: no preset is offered, and none is told. */
  isCustom?: boolean;
  onChange: (state: BuilderState) => void;
}

/** Presets, terms and coverages at the left; the live premium stays in sight at the right. */
export function QuoteBuilder(props: QuoteBuilderProps) {
  const { facts, score, isNew, isCustom = false, onChange } = props;
  const { account, product, answers, state } = facts;
  const { currency } = REGIONS[PRODUCTS[product].region];
  const market = { product, state: account.state, revenue: account.revenue };
  const options = useQuery(optionsQuery(market));
  const catalogue = useQuery(catalogueQuery(product, account.state));
  const plain = usePlainReasons(catalogue.data);
  const isReady = !isNew && (!coversTech(product) || state.techENOPercentage !== null);
  const body = calculatorBody(facts, score);
  const { settled, isStale, ...reading } = useCalculation(product, body, isReady);
  const kept = isReady ? reading.kept : undefined;
  const result = kept?.data;
  const dropped = useDropped({
    state,
    plain,
    onChange,
    result: isStale || reading.result.isError ? undefined : result,
  });
  const failed = [options, catalogue].find(({ isError }) => isError);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!options.data || !catalogue.data) return <Skeleton active paragraph={{ rows: 10 }} />;

  return (
    <div className="quote-builder">
      <div className="quote-column">
        <TermsSection
          facts={facts}
          options={options.data}
          body={settled}
          isNew={isNew}
          isCustom={isCustom}
          onChange={onChange}
        />
        <CoverageRows
          state={state}
          currency={currency}
          catalogue={catalogue.data}
          premiums={result?.coverages ?? {}}
          dropped={dropped.reasons}
          onChange={(next, chosen) => {
            dropped.remember(chosen);
            onChange(next);
          }}
        />
        {result && <WhyPremium result={result} />}
      </div>
      <PriceAside
        reading={reading.result}
        kept={kept}
        below={
          result && (
            <WhatLowers product={product} currency={currency} answers={answers} body={settled} />
          )
        }
      >
        <PricePanel
          result={result}
          market={market}
          plain={plain}
          adjustments={adjustmentsOf(result?.coercions ?? [], dropped.reasons, state)}
          isStale={isStale}
        />
      </PriceAside>
    </div>
  );
}

interface TermsSectionProps {
  facts: QuoteFacts;
  options: GlobalOptions;
  body: CalculatorBody;
  isNew: boolean;
  isCustom: boolean;
  onChange: (state: BuilderState) => void;
}

/** The presets, one's own among them, and the terms that they fill in. */
function TermsSection(props: TermsSectionProps) {
  const { facts, options, body, isNew, isCustom, onChange } = props;
  const { t } = useTranslation('quote');
  const { account, product, answers, state } = facts;
  const { currency } = REGIONS[PRODUCTS[product].region];
  const risk = {
    product,
    state: account.state,
    revenue: account.revenue,
    industryCode: industryCodeOf(account) ?? '',
    answers,
    techENOPercentage: state.techENOPercentage,
  };
  return (
    <section className="card quote-section" aria-labelledby="builder-terms">
      <h2 id="builder-terms">{t('section.terms')}</h2>
      {isCustom ? (
        <UsualTerms
          risk={risk}
          isNew={isNew}
          onChoose={(preset) => onChange({ ...withPreset(state, preset), presetName: null })}
        />
      ) : (
        <PresetCards
          risk={risk}
          agencyId={account.agencyId}
          body={body}
          currency={currency}
          chosen={state.presetName}
          isNew={isNew}
          onChoose={(preset) => onChange(withPreset(state, preset))}
        />
      )}
      <SavePreset
        state={state}
        product={product}
        onChange={onChange}
        agencyId={account.agencyId}
        isNew={isNew}
      />
      <TermsFields
        state={state}
        currency={currency}
        isTech={coversTech(product)}
        onChange={onChange}
        options={options}
      />
    </section>
  );
}

interface PriceAsideProps {
  reading: UseQueryResult<Calculation>;
  kept: Kept<Calculation> | undefined;
  children: ReactNode;
  below: ReactNode;
}

/** The premium beside what it is for; what came last stays when a newer one cannot be read. */
function PriceAside({ reading, kept, children, below }: PriceAsideProps) {
  const { t } = useTranslation('quote');
  return (
    <aside className="quote-aside" aria-label={t('quote:field.premium')}>
      <section className="card quote-section">
        <h2>{t('quote:field.totalPremium')}</h2>
        <ReadError result={reading} kept={kept} />
        {(kept || !reading.isError) && children}
      </section>
      {below}
    </aside>
  );
}

interface DroppedOptions {
  state: BuilderState;
  result: Calculation | undefined;
  plain: (text: string) => string;
  onChange: (state: BuilderState) => void;
}

/** Takes away what the answers do not qualify for, and says why to who has just chosen it. */
function useDropped({ state, result, plain, onChange }: DroppedOptions) {
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const lastChosen = useRef('');
  useEffect(() => {
    if (!result) return;
    const dropped = Object.entries(droppedCoverages(result.coercions));
    const next = withoutDropped(
      state,
      dropped.map(([key]) => key),
    );
    if (next === state) return;
    const now = Object.fromEntries(dropped.map(([key, reason]) => [key, plain(reason)]));
    setReasons((before) => ({ ...before, ...now }));
    const asked = now[lastChosen.current];
    if (asked) openModal('security-requirements', { reasons: [asked] });
    onChange(next);
  }, [result]);
  const remember = (key: string) => {
    lastChosen.current = key;
  };
  return { reasons, remember };
}
