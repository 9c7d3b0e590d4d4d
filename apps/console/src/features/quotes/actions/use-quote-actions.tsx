import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Quote } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { useQuoteCommand } from '../api';
import { waitsForOwnSignature } from '../next-step';
import { useFurtherQuotes } from './use-further-quotes';
import type { ActionSetup, DirectAction } from './action-setup';
import { offeredActions } from './action-table';

/** What the server offers on a quote: the next step as a button, and all else for a menu. */
export function useQuoteActions(quote: Quote): { primary: ReactNode; actions: RowAction[] } {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const { isStaff, account } = useSession();
  const isPolicyholder = account.accountType === 'CUSTOMER';
  const { run, submission } = useAction(quote);
  const offered = offeredActions(quote, { can, isStaff });
  const furtherQuotes = useFurtherQuotes(quote);
  const first = offered.find(({ isForward }) => isForward);
  if (can('quote:sign') && waitsForOwnSignature({ ...quote, isPolicyholder })) {
    const attestAndSign = () => openModal('named-insured-attestation', { quoteId: quote.id });
    const primary = (
      <Button type="primary" onClick={attestAndSign}>
        {t('quote:load.reviewAndSign')}
      </Button>
    );
    return { primary, actions: [] };
  }
  return {
    primary: first && (
      <SubmitButton type="primary" submission={submission} onClick={() => run(first)}>
        {t(first.labelKey)}
      </SubmitButton>
    ),
    actions: [
      ...offered
        .filter((setup) => setup !== first)
        .map((setup) => ({
          key: setup.id,
          label: t(setup.labelKey),
          isDanger: setup.isDanger ?? false,
          onPick: () => run(setup),
        })),
      ...furtherQuotes,
    ],
  };
}

function useAction(quote: Quote) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const command = useQuoteCommand(quote);
  const submission = useSubmit(
    async (setup: DirectAction, key) => {
      await command(setup.command, key);
      return setup;
    },
    {
      onDone: ({ successKey }) => snackbar.success(t(successKey)),
      onRefused: (error) => snackbar.problem(error),
    },
  );
  const run = (setup: ActionSetup) =>
    'modal' in setup
      ? openModal(setup.modal, { quoteId: quote.id })
      : void submission.submit(setup);
  return { run, submission };
}
