import { useQuery } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../kit/values/fact-list';
import { moneyText } from '../../../kit/values/money';
import { ReadError } from '../../../kit/pages/read-error';
import type { Endorsement, EndorsementQuote, Policy, PolicyCharges } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';
import { isRefusal, problemMessage } from '../../../lib/problem';
import { useDebounced } from '../../../lib/use-debounced';
import { useKept } from '../../../lib/use-kept';
import { linesOf, MoneyBetween } from '../actions/money-between';
import '../policies.css';
import { endorsementPreviewQuery } from './api';
import { endorsementOf, type EndorseForm } from './endorse-form';

const SETTLE_MS = 400;

/** What the chosen change would cost, recalculated as it is chosen. */
export function EndorsePreview({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const form = Form.useFormInstance<EndorseForm>();
  const values = Form.useWatch([], form) as EndorseForm | undefined;
  const request = values ? endorsementOf(values, policy) : null;
  const { value, isSettled } = useDebounced(request, JSON.stringify(request), SETTLE_MS);
  if (!value) return <p className="kit-field-wide muted">{t('policy:endorse.previewHint')}</p>;
  return <Preview policy={policy} request={value} isSettled={isSettled} />;
}

interface PreviewProps {
  policy: Policy;
  request: Endorsement;
  isSettled: boolean;
}

function Preview({ policy, request, isSettled }: PreviewProps) {
  const { t } = useTranslation(['common', 'policy']);
  const result = useQuery(endorsementPreviewQuery(policy.id, request));
  const kept = useKept(result);
  if (isRefusal(result.error)) {
    return (
      <div className="kit-field-wide policy-preview">
        <Alert role="alert" type="warning" showIcon title={problemMessage(result.error)} />
      </div>
    );
  }
  return (
    <section
      className="kit-field-wide policy-preview"
      aria-label={t('policy:endorse.preview')}
      aria-live="polite"
      aria-busy={!isSettled || result.isFetching}
    >
      <ReadError result={result} kept={kept} />
      {kept && <Difference quote={kept.data} policy={policy} />}
      {!kept && !result.isError && <p className="muted">{t('common:select.loading')}</p>}
    </section>
  );
}

interface DifferenceProps {
  quote: EndorsementQuote;
  policy: Pick<Policy, 'charges'>;
}

/** The premium before and after, and what the rest of the term costs, line by line over what was charged before. */
export function Difference({ quote, policy }: DifferenceProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { currency, oldAnnualPremium, newAnnualPremium } = quote;
  const isReferred = quote.status === 'REFERRED';
  const change = changeOf(quote);
  const due = change?.amountDue ?? 0;
  return (
    <>
      <FactList
        facts={[
          { label: t('policy:endorse.before'), value: moneyText(oldAnnualPremium, currency) },
          { label: t('policy:endorse.after'), value: moneyText(newAnnualPremium, currency) },
          ...(change
            ? [
                {
                  label: t(due < 0 ? 'policy:cancel.willReturn' : 'policy:endorse.due'),
                  value: moneyText(Math.abs(due), currency),
                },
              ]
            : []),
        ]}
      />
      {change && <MoneyBetween lines={linesOf(policy.charges, change)} currency={currency} />}
      <LaterChanges quote={quote} />
      {isReferred && <Alert type="warning" showIcon title={t('quote:flag.refer')} />}
      {quote.status === 'DECLINED' && (
        <Alert type="error" showIcon title={t('quote:flag.decline')} />
      )}
    </>
  );
}

/** What a change charges; null where it has no price yet. */
function changeOf(quote: EndorsementQuote): PolicyCharges | null {
  const { currency, premium, amountDue, ipt, quoteResponse } = quote;
  if (premium === null) return null;
  return {
    currency,
    premium,
    totalPremium: premium,
    amountDue: amountDue ?? premium,
    brokerFee: 0,
    mgaFee: 0,
    ipt: ipt ?? 0,
    surplusLineTax: quoteResponse?.surplusLineTax ?? 0,
    surplusStampingFee: quoteResponse?.surplusStampingFee ?? 0,
  };
}

/** What of the price comes of changes that begin later: they are rated over this one. */
function LaterChanges({ quote: { laterChanges, currency } }: { quote: EndorsementQuote }) {
  const { t } = useTranslation(['common', 'policy']);
  const { locale } = useEdition();
  if (!laterChanges.length) return null;
  return (
    <>
      <p>{t('policy:endorse.later')}</p>
      <FactList
        facts={laterChanges.map(({ effectiveDate, premiumBefore, premiumAfter }) => ({
          label: formatDate(effectiveDate, locale),
          value: t('policy:endorse.moved', {
            before: moneyText(premiumBefore, currency),
            after: moneyText(premiumAfter, currency),
          }),
        }))}
      />
    </>
  );
}
