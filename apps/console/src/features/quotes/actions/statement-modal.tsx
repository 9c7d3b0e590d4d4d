import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { isOutOfReach } from '../../../lib/problem';
import { downloadProposal } from '../documents';
import { PremiumList } from '../premium-lines';
import { TermsFacts } from '../terms-facts';
import { WithQuote, type QuoteModalData } from './with-quote';

/** What a quote says in short, and its proposal to be kept. */
export function StatementModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <Statement quote={quote} close={close} />}
    </WithQuote>
  );
}

function Statement({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const [failure, setFailure] = useState<unknown>();
  const download = async () => {
    setFailure(undefined);
    await downloadProposal(quote).catch(setFailure);
  };
  const { quoteNumber, companyName, product, currency } = quote;
  const { premium, brokerFee, mgaFee, ipt, amountDue, quoteResponse } = quote;
  return (
    <Modal
      open
      title={t('quote:wholesale.modal.statement')}
      onCancel={close}
      footer={[
        <Button key="close" onClick={close}>
          {t('common:action.close')}
        </Button>,
        <Button
          key="download"
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => void download()}
        >
          {t('quote:statement.download')}
        </Button>,
      ]}
    >
      <p>
        {t('quote:statement.text', {
          number: quoteNumber,
          company: companyName,
          product: t(`coverage:product.${product}`),
        })}
      </p>
      <TermsFacts quote={quote} />
      <PremiumList
        lines={{ currency, premium, brokerFee, mgaFee, ipt, amountDue, ...quoteResponse }}
      />
      {failure !== undefined && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t(isOutOfReach(failure) ? 'common:after.printing' : 'common:download.failed')}
        />
      )}
    </Modal>
  );
}
