import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { useQuoteCommand } from '../api';
import { issuePolicy, overrideTam, reassessRisk } from './api';

// Spec 3 §9: the scan has its time before the quote is read again.
const REASSESS_WAIT_MS = 5000;

interface DialogProps {
  quote: Quote;
  close: () => void;
}

/** Asks before the risk of a quote is looked at again. */
export function RiskReassessModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <ReassessDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function ReassessDialog({ quote, close }: DialogProps) {
  const { t } = useTranslation(['common', 'quote', 'account']);
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const run = useQuoteCommand(quote);
  return (
    <ConfirmModal
      title={t('quote:reassess.title')}
      confirmLabel={t('quote:reassess.submit')}
      onClose={close}
      onConfirm={async (key) => {
        await orSaying(t('account:risk.reassessFailed'), () => run(reassessRisk, key));
        snackbar.success(t('quote:reassess.success'));
        const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['quotes'] });
        setTimeout(readAgain, REASSESS_WAIT_MS);
        close();
      }}
    >
      {t('quote:reassess.prompt')}
    </ConfirmModal>
  );
}

/** Decides whether a quote may go beyond the maximum of all cover of its insured. */
export function QuoteTamModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <TamDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function TamDialog({ quote, close }: DialogProps) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  const way = quote.isTamOverridden ? 'back' : 'over';
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t(`quote:tam.${way}`)}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ reason }, key) => {
        await orSaying(t('quote:update.failed'), () => run(overrideTam(reason), key));
        snackbar.success(t('quote:tam.success'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('quote:tam.text')}</p>
      <FormField name="reason" label={t('quote:field.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormModal>
  );
}

/** Asks before the policy of a bound quote is issued. */
export function QuoteIssueModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <IssueDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function IssueDialog({ quote, close }: DialogProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { isStaff } = useSession();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <ConfirmModal
      title={t('quote:issue.title')}
      confirmLabel={t('quote:issue.submit')}
      onClose={close}
      onConfirm={async (key) => {
        await run(issuePolicy(isStaff), key);
        snackbar.success(t('quote:issue.success'));
        close();
      }}
    >
      {t('quote:issue.prompt', { name: quote.companyName })}
    </ConfirmModal>
  );
}
