import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { useTodaysPrice } from './use-todays-price';

/**
 * Offers the price of today where what is known of the client has changed since a quote was rated; says
 * while a scan is out that another may come.
 */
export const NewerPriceNotice = ({ quote }: { quote: Quote }) => (
  <>
    {quote.scorePending && <Pending />}
    {quote.allowedActions.includes('recalculate') && <Offer quote={quote} />}
  </>
);

function Pending() {
  const { t } = useTranslation('quote');
  return (
    <Alert
      type="info"
      role="status"
      showIcon
      title={t('rateAgain.pending')}
      description={t('rateAgain.pendingText')}
    />
  );
}

function Offer({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quote');
  const price = useTodaysPrice(quote);
  if (!price || price.isSame) return null;
  const { saved, now, causes } = price;
  const isSent = quote.customerStatus === 'SENT';
  return (
    <Alert
      type="info"
      role="note"
      showIcon
      title={t('rateAgain.offer', { saved, now })}
      description={[
        t('rateAgain.causes', { causes }),
        // Once it is sent, only the explicit act gives it another price.
        ...(isSent ? [] : [t('rateAgain.next')]),
      ].join(' ')}
      action={
        <Button size="small" onClick={() => openModal('quote-rate-again', { quoteId: quote.id })}>
          {t('rateAgain.confirm', { now })}
        </Button>
      }
    />
  );
}
