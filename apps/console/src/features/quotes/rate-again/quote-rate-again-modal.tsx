import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { moneyText } from '../../../kit/values/money';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { useQuoteCommand } from '../api';
import { recalculate } from '../desk/api';
import { useTodaysPrice } from './use-todays-price';

/** Rates a quote again by what is known of its client today. */
export function QuoteRateAgainModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <RateAgainDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function RateAgainDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  const price = useTodaysPrice(quote);
  const { quoteNumber: number, amountDue, currency } = quote;
  const saved = moneyText(amountDue, currency);
  const wasSent = quote.customerStatus === 'SENT';
  return (
    <ConfirmModal
      title={t('quote:rateAgain.title')}
      confirmLabel={
        price ? t('quote:rateAgain.confirm', { now: price.now }) : t('quote:action.rateAgain')
      }
      onClose={close}
      onConfirm={async (key) => {
        await run(recalculate, key);
        snackbar.success(t('quote:rateAgain.done'));
        close();
      }}
    >
      <p>
        {price && !price.isSame
          ? t('quote:rateAgain.text', { number, saved, now: price.now })
          : t('quote:rateAgain.same', { number, saved })}
      </p>
      {price && <p>{t('quote:rateAgain.causes', { causes: price.causes })}</p>}
      {wasSent && <p>{t('quote:rateAgain.sent')}</p>}
    </ConfirmModal>
  );
}
