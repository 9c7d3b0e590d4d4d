import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Quote, QuoteAction } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useQuoteCommand, type QuoteCommand, underwrite } from '../api';
import { requestDraft } from '../requests';

/** How an action that the server offers is done: by a dialog of its own, or at once. */
type ActionSetup = {
  action: QuoteAction;
  labelKey: string;
  /** Takes the quote on; the first of these that is offered is the primary button. */
  isForward?: boolean;
  isDanger?: boolean;
} & ({ modal: string } | { command: QuoteCommand; successKey: string });

/** The actions in the order of their buttons. */
const ACTIONS: readonly ActionSetup[] = [
  {
    action: 'request',
    labelKey: 'quote:wizard.requestQuote',
    isForward: true,
    command: requestDraft,
    successKey: 'quote:cart.sent',
  },
  {
    action: 'underwrite',
    labelKey: 'quote:action.underwrite',
    isForward: true,
    command: underwrite,
    successKey: 'quote:underwrite.success',
  },
  {
    action: 'releaseTerms',
    labelKey: 'quote:action.release',
    isForward: true,
    modal: 'quote-release-terms',
  },
  { action: 'updateTerms', labelKey: 'quote:action.update', modal: 'quote-update-terms' },
  { action: 'decline', labelKey: 'quote:action.decline', modal: 'quote-decline', isDanger: true },
  { action: 'markLost', labelKey: 'quote:action.lost', modal: 'quote-lost' },
];

/** A button for each action that the server offers on this quote, and none for any other. */
export function QuoteActions({ quote, canRate = false }: { quote: Quote; canRate?: boolean }) {
  const { t } = useTranslation(['common', 'quote']);
  const offered = ACTIONS.filter(({ action }) => quote.allowedActions.includes(action));
  const primary = offered.find(({ isForward }) => isForward);
  const hasIrpm = canRate && quote.allowedActions.includes('updateTerms');
  return (
    <Flex gap={8} wrap>
      {offered.map((setup) => (
        <ActionButton
          key={setup.action}
          quote={quote}
          setup={setup}
          isPrimary={setup === primary}
        />
      ))}
      {hasIrpm && (
        <Button onClick={() => openModal('irpm-modifier', { quoteId: quote.id })}>
          {t('quote:irpm.title')}
        </Button>
      )}
    </Flex>
  );
}

interface ActionButtonProps {
  quote: Quote;
  setup: ActionSetup;
  isPrimary: boolean;
}

function ActionButton({ quote, setup, isPrimary }: ActionButtonProps) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const command = useQuoteCommand(quote);
  const run = () => {
    if ('modal' in setup) return openModal(setup.modal, { quoteId: quote.id });
    command.mutate(setup.command, {
      onSuccess: () => snackbar.success(t(setup.successKey)),
      onError: (error) => snackbar.problem(error),
    });
  };
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      danger={setup.isDanger ?? false}
      loading={command.isPending}
      onClick={run}
    >
      {t(setup.labelKey)}
    </Button>
  );
}
