import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { useTodaysPrice } from './use-todays-price';

/** Offers the price of today where what is known of the client has changed since a quote was rated. */
export const NewerPriceNotice = ({ quote }: { quote: Quote }) =>
  quote.allowedActions.includes('recalculate') ? <Offer quote={quote} /> : null;

function Offer({ quote }: { quote: Quote }) {
  const { t } = useTranslation('quote');
  const price = useTodaysPrice(quote);
  if (!price || price.isSame) return null;
  const { saved, now, causes } = price;
  return (
    <Alert
      type="info"
      role="note"
      showIcon
      title={t('rateAgain.offer', { saved, now })}
      description={t('rateAgain.causes', { causes })}
      action={
        <Button size="small" onClick={() => openModal('quote-rate-again', { quoteId: quote.id })}>
          {t('rateAgain.confirm', { now })}
        </Button>
      }
    />
  );
}
