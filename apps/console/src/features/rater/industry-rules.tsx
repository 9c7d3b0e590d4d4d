import { REGIONS, type Currency } from '@palisade/kernel';
import { AMOUNT_MAX, coversTech, PRODUCTS } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Flex, Input, InputNumber, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { FactList } from '../../kit/values/fact-list';
import { LabelledField } from '../../kit/forms/labelled-field';
import { amountText, moneyText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { useDebounced } from '../../lib/use-debounced';
import { catalogueQuery, optionsQuery } from './api';
import { industryPresetsQuery, industryRulesQuery, type IndustryQuery } from './industry-api';
import type { ChosenMarket } from './market-fields';
import { RuleTable } from './rule-table';

const CODE = /^\d{2,6}$/;
const TYPING_MS = 400;
const REVENUE = 5_000_000;
const LIMIT = 1_000_000;
const TECH_SHARE = 50;
/** What an industry is offered in a market: terms, presets with their premiums, rules. */
export function IndustryRules({ market }: { market: ChosenMarket }) {
  const { t } = useTranslation(['common', 'account', 'coverage', 'quote']);
  const [code, setCode] = useState('');
  const [revenue, setRevenue] = useState(REVENUE);
  const [wanted, setLimit] = useState(LIMIT);
  const [techShare, setTechShare] = useState(TECH_SHARE);
  const isTech = coversTech(market.product);
  const typed = { code: code.trim(), revenue, techENOPercentage: isTech ? techShare : null };
  const settled = useDebounced(typed, JSON.stringify(typed), TYPING_MS);
  const options = useQuery(optionsQuery(market.product, market.state));
  const { currency } = REGIONS[PRODUCTS[market.product].region];
  const limits = options.data?.aggLimits ?? [];
  const limit = limits.includes(wanted) ? wanted : (limits[0] ?? wanted);
  return (
    <section className="card rater-section" aria-labelledby="industry-rules">
      <h2 id="industry-rules">{t('coverage:rater.industry.title')}</h2>
      <Flex gap={16} wrap>
        <LabelledField label={t('coverage:rater.industry.code')}>
          {(labelled) => (
            <Input
              {...labelled}
              inputMode="numeric"
              maxLength={6}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </LabelledField>
        <NumberField
          label={t('common:wording.revenue')}
          max={AMOUNT_MAX}
          value={revenue}
          onChange={(value) => setRevenue(value ?? REVENUE)}
        />
        {isTech && (
          <NumberField
            label={t('quote:field.techShare')}
            max={100}
            suffix="%"
            value={techShare}
            onChange={(value) => setTechShare(value ?? TECH_SHARE)}
          />
        )}
        <LabelledField label={t('quote:field.limit')}>
          {(labelled) => (
            <Select
              {...labelled}
              value={limit}
              onChange={setLimit}
              options={limits.map((value) => ({ value, label: amountText(value, currency) }))}
            />
          )}
        </LabelledField>
      </Flex>
      {options.isError && (
        <ErrorState error={options.error} onRetry={() => void options.refetch()} />
      )}
      {options.data && <OfferedTerms options={options.data} currency={currency} />}
      {CODE.test(settled.value.code) ? (
        <Offered industry={{ ...market, ...settled.value, limit }} />
      ) : (
        <EmptyState
          title={t('common:table.noData')}
          text={t('coverage:rater.industry.codeMissing')}
        />
      )}
    </section>
  );
}

interface NumberFieldProps {
  label: string;
  max: number;
  suffix?: string;
  value: number;
  onChange: (value: number | null) => void;
}

function NumberField({ label, ...input }: NumberFieldProps) {
  return (
    <LabelledField label={label}>
      {(labelled) => (
        <InputNumber {...labelled} className="rater-number" min={1} precision={0} {...input} />
      )}
    </LabelledField>
  );
}

interface OfferedTermsProps {
  options: { aggLimits: number[]; deductibles: number[]; hrs: number[] };
  currency: Currency;
}

function OfferedTerms({ options, currency }: OfferedTermsProps) {
  const { t } = useTranslation(['common', 'coverage']);
  const amounts = (values: readonly number[]) =>
    values.map((value) => amountText(value, currency)).join(', ');
  return (
    <FactList
      facts={[
        { label: t('coverage:rater.industry.limits'), value: amounts(options.aggLimits) },
        { label: t('coverage:rater.industry.retentions'), value: amounts(options.deductibles) },
        { label: t('coverage:rater.preset.waiting'), value: options.hrs.join(', ') },
      ]}
    />
  );
}

function Offered({ industry }: { industry: IndustryQuery }) {
  const { product, state } = industry;
  const catalogue = useQuery(catalogueQuery(product, state));
  const presets = useQuery(industryPresetsQuery(industry));
  const rules = useQuery(industryRulesQuery(industry));
  const failed = [rules, presets, catalogue].find(({ isError }) => isError);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!catalogue.data || !presets.data || !rules.data) return <Skeleton active />;
  return (
    <>
      <PricedPresets presets={presets.data} />
      <RuleTable product={product} catalogue={catalogue.data} rules={rules.data} />
    </>
  );
}

type Priced = Awaited<ReturnType<NonNullable<ReturnType<typeof industryPresetsQuery>['queryFn']>>>;

function PricedPresets({ presets }: { presets: Priced }) {
  const { t } = useTranslation(['common', 'coverage', 'quote']);
  return (
    <PlainTable
      label={t('coverage:rater.industry.presets')}
      columns={[
        {
          key: 'name',
          title: t('coverage:rater.preset.name'),
          render: ({ name }) => t(`coverage:preset.${name}`),
        },
        {
          key: 'limit',
          title: t('quote:field.limit'),
          isNumber: true,
          render: ({ limit, currency }) => amountText(limit, currency),
        },
        {
          key: 'retention',
          title: t('coverage:rater.preset.retention'),
          isNumber: true,
          render: ({ deductible, currency }) => amountText(deductible, currency),
        },
        {
          key: 'premium',
          title: t('quote:field.totalPremium'),
          isNumber: true,
          render: ({ totalPremium, currency }) => moneyText(totalPremium, currency),
        },
        {
          key: 'flags',
          title: t('coverage:rater.industry.flags'),
          render: ({ flags }) => flags.map(({ reason }) => reason).join(' ') || '–',
        },
      ]}
      rows={presets}
      rowKey={({ id }) => id}
    />
  );
}
