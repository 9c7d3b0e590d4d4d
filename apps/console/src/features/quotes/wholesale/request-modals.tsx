import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Form, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import { openModal, type ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSession } from '../../../lib/session';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { useQuoteCommand } from '../api';
import { requestToBind, type Policyholder } from '../binding/api';
import { HolderFields } from '../binding/holder-fields';
import { holderOf } from '../binding/surplus';

// Spec 3 §4: the quote is read again about a second after it was asked for.
const REFRESH_MS = 1000;

/** Asks the underwriters to bind a quote as it is. */
export function RequestToBindModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <RequestDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function RequestDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<Policyholder>();
  const run = useQuoteCommand(quote);
  return (
    <FormModal<Policyholder>
      form={form}
      title={t('quote:wholesale.modal.requestToBind')}
      submitLabel={t('quote:wholesale.modal.requestToBind')}
      initialValues={holderOf(quote)}
      isSticky
      onClose={close}
      onSubmit={async (holder, key) => {
        await orSaying(t('quote:bind.requestFailed'), () =>
          run(({ id }, at) => requestToBind(id, holder, at), key),
        );
        close();
        openModal('request-sent', { quoteId: quote.id });
      }}
    >
      <HolderFields />
    </FormModal>
  );
}

/** Says that the underwriters were asked; the quote is read again. */
export function RequestSentModal({ close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation(['common', 'quote']);
  const queryClient = useQueryClient();
  const done = () => {
    setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['quotes'] }), REFRESH_MS);
    close();
  };
  return (
    <Modal open title={t('quote:wholesale.requestSent')} footer={null} onCancel={done}>
      <Flex vertical gap={16}>
        <p>{t('quote:wholesale.requestSentHeading')}</p>
        <Flex justify="end">
          <Button type="primary" onClick={done}>
            {t('quote:attest.ok')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}

/** Asks before what was typed into the facts of a client is dropped. */
export function WholesaleUnsavedModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation(['common', 'quote']);
  const navigate = useNavigate();
  const { basePath } = useSession();
  return (
    <ConfirmModal
      title={t('quote:wholesale.unsavedTitle')}
      confirmLabel={t('quote:questions.yes')}
      cancelLabel={t('quote:questions.no')}
      isDanger
      onClose={close}
      onConfirm={() => {
        close();
        // The page begins again with what is saved.
        void navigate(`${basePath}/${data.quoteId}/wholesale-review`, { replace: true });
      }}
    >
      {t('quote:wholesale.unsaved')}
    </ConfirmModal>
  );
}

/** A quote that no longer holds: what changed, and who can be asked. */
export function WholesaleInvalidModal({ data }: ModalProps<QuoteModalData>) {
  return <WithQuote quoteId={data.quoteId}>{(quote) => <InvalidDialog quote={quote} />}</WithQuote>;
}

function InvalidDialog({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const navigate = useNavigate();
  const { basePath } = useSession();
  const { statusReasons, agentName, agentEmail, agentPhone } = quote;
  return (
    <Modal open closable={false} title={t('quote:wholesale.invalidTitle')} footer={null}>
      <Flex vertical gap={16}>
        <ul className="quote-reasons">
          {statusReasons.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>{[agentName, agentEmail, agentPhone].filter(Boolean).join(', ')}</p>
        <Flex justify="end">
          <Button type="primary" onClick={() => void navigate(`${basePath}/quotes/${quote.id}`)}>
            {t('quote:wholesale.toQuote')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
