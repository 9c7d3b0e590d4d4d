import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { ShortDate } from '../../kit/values/short-date';
import type { Quote } from '../../lib/api-types';
import { QuoteCoverNotice } from './cover-notice';
import { AdjustedNotice } from './adjusted-notice';
import { adjustmentOf } from './adjustment';
import { PremiumList } from './premium-lines';
import { RenewalComparison } from './renewal/renewal-comparison';
import { NewerPriceNotice } from './rate-again/newer-price-notice';
import { QuoteReasons } from './quote-reasons';
import './quotes.css';
import { SubjectivityList } from './subjectivities/subjectivity-list';
import { QuoteToolPrices } from './tool-prices/tool-prices';
import { TermsFacts } from './terms-facts';

// Statuses in which a premium is shown but cannot be bound.
const NOT_BINDABLE = ['INDICATION', 'REFERRED', 'IN_REVIEW'];

interface QuoteOverviewProps {
  quote: Quote;
  /** One column, where there is no room for two. */
  isNarrow?: boolean;
}

/** What a quote offers, why it waits, what it costs, and who asked for it. */
export function QuoteOverview({ quote, isNarrow = false }: QuoteOverviewProps) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <div className={isNarrow ? 'quote-column' : 'quote-overview'}>
      <div className="quote-column">
        <QuoteReasons quote={quote} />
        <QuoteCoverNotice quote={quote} />
        <NewerPriceNotice quote={quote} />
        <AdjustedNotice
          adjustments={quote.coercions.map(adjustmentOf)}
          market={marketOf(quote)}
          currency={quote.currency}
        />
        {quote.status === 'REQUESTED' && (
          <Alert type="info" showIcon title={t('quote:detail.rating')} />
        )}
        <RenewalComparison quote={quote} />
        {isNarrow && <PremiumCard quote={quote} />}
        <section className="card quote-section" aria-labelledby="quote-terms">
          <h2 id="quote-terms">{t('quote:section.terms')}</h2>
          <TermsFacts quote={quote} />
        </section>
        {quote.subjectivities.length > 0 && (
          <section className="card quote-section" aria-labelledby="quote-subjectivities">
            <h2 id="quote-subjectivities">{t('quote:section.subjectivities')}</h2>
            <SubjectivityList quote={quote} />
          </section>
        )}
        <QuoteToolPrices quote={quote} />
        <section className="card quote-section" aria-labelledby="quote-people">
          <h2 id="quote-people">{t('quote:section.people')}</h2>
          <People quote={quote} />
        </section>
      </div>
      {!isNarrow && <PremiumCard quote={quote} />}
    </div>
  );
}

const marketOf = ({ product, firmographicData }: Quote) => ({
  product,
  state: (firmographicData as { state?: string | null }).state ?? null,
});

function PremiumCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { currency, premium, brokerFee, mgaFee, quoteResponse, ipt, amountDue } = quote;
  return (
    <section className="card quote-section" aria-labelledby="quote-premium">
      <h2 id="quote-premium">{t('quote:field.premium')}</h2>
      <PremiumList
        lines={{ currency, premium, brokerFee, mgaFee, ipt, amountDue, ...quoteResponse }}
      />
      {NOT_BINDABLE.includes(quote.status) && premium !== null && (
        <p className="muted">{t('quote:detail.notBindable')}</p>
      )}
      <RatedBy quote={quote} />
    </section>
  );
}

function People({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <FactList
      facts={[
        { label: t('common:wording.agency'), value: quote.agencyName },
        { label: t('common:wording.agent'), value: quote.agentName },
        { label: t('quote:field.agentEmail'), value: quote.agentEmail },
        ...(quote.retailAgency
          ? [{ label: t('quote:retail.shown'), value: shownTo(quote.retailAgency) }]
          : []),
        ...(quote.retailAgentLicenseNumber
          ? [{ label: t('quote:license.retailAgent'), value: retailAgentOf(quote) }]
          : []),
        {
          label: t('quote:field.expiresOn'),
          value: quote.expiresOn && <ShortDate value={quote.expiresOn} />,
        },
        {
          label: t('quote:field.needBy'),
          value: quote.needByDate && <ShortDate value={quote.needByDate} />,
        },
        { label: t('quote:field.created'), value: <ShortDate value={quote.created} /> },
        { label: t('quote:column.lastUpdated'), value: <ShortDate value={quote.modified} /> },
      ]}
    />
  );
}

const shownTo = ({ firstName, lastName, agencyName }: NonNullable<Quote['retailAgency']>): string =>
  `${firstName} ${lastName}, ${agencyName}`;

const retailAgentOf = (quote: Quote): string =>
  [quote.retailAgentFirstName, quote.retailAgentLastName, quote.retailAgentLicenseNumber].join(' ');

function RatedBy({ quote: { rating } }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  if (!rating) return <p className="muted">{t('quote:detail.notRated')}</p>;
  const { engine, irpmModifier, rateBook } = rating;
  return (
    <p className="muted">
      {t('quote:detail.ratedBy', { book: rateBook.version, engine, modifier: irpmModifier })}
    </p>
  );
}
