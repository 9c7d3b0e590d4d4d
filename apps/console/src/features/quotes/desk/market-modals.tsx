import { Button, Flex, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import type { Quote } from '../../../lib/api-types';
import { openModal, type ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import type { SubmitKey } from '../../../lib/submit-key';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { useQuoteCommand } from '../api';
import { switchMarket } from './api';

type Market = 'admitted' | 'surplus';

/** Moves a quote to the other paper. */
export function MarketModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <MarketDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function MarketDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const now: Market = quote.isSurplus ? 'surplus' : 'admitted';
  const [chosen, setChosen] = useState<Market>(now);
  const isOther = chosen !== now;
  return (
    <Modal open title={t('quote:market.title')} footer={null} onCancel={close}>
      <Flex vertical gap={16}>
        <Segmented<Market>
          aria-label={t('quote:market.title')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: 'admitted', label: t('quote:underwriting.admitted') },
            { value: 'surplus', label: t('quote:underwriting.surplus') },
          ]}
        />
        <div>{t(isOther ? 'quote:market.text' : 'quote:market.same')}</div>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close}>{t('common:action.close')}</Button>
          <Button
            type="primary"
            disabled={!isOther}
            onClick={() => openModal('underwriting-unsaved', { quoteId: quote.id })}
          >
            {t('quote:action.market')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}

/** Asks before a move: it drops what was changed since the first request. */
export function MarketUnsavedModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <UnsavedDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function UnsavedDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation('quote');
  return (
    <ConfirmModal
      title={t('quote:market.unsavedTitle')}
      confirmLabel={t('quote:underwriting.switch')}
      cancelLabel={t('quote:underwriting.goBack')}
      isDanger
      onClose={() => openModal('underwriting-switch', { quoteId: quote.id })}
      onConfirm={useMove(quote, close)}
    >
      {t('quote:market.unsaved', { number: quote.quoteNumber })}
    </ConfirmModal>
  );
}

function useMove(quote: Quote, close: () => void): (key: SubmitKey) => Promise<void> {
  const { t } = useTranslation('quote');
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return async (key) => {
    await orSaying(t('quote:update.failed'), () => run(switchMarket, key));
    snackbar.success(t('quote:market.success'));
    close();
  };
}
