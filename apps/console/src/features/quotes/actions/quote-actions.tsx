import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { Quote } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { useQuoteCommand } from '../api';
import { offeredActions, type ActionSetup, type DirectAction } from './action-table';

interface QuoteActionsProps {
  quote: Quote;
  /** A button for each, where there is room for them. */
  isSpread?: boolean;
}

/** The next step as a button and all else in a menu: what the server offers on this quote. */
export function QuoteActions({ quote, isSpread = false }: QuoteActionsProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const { isStaff } = useSession();
  const { run, submission } = useAction(quote);
  const offered = offeredActions(quote, { can, isStaff });
  const primary = offered.find(({ isForward }) => isForward);
  const rest = offered.filter((setup) => setup !== primary);
  if (offered.length === 0) return null;
  const others = isSpread ? (
    rest.map((setup) => (
      <Button key={setup.id} danger={setup.isDanger ?? false} onClick={() => run(setup)}>
        {t(setup.labelKey)}
      </Button>
    ))
  ) : (
    <ActionMenu actions={rest} onPick={run} />
  );
  return (
    <Flex gap={8} wrap>
      {rest.length > 0 && others}
      {primary && (
        <SubmitButton type="primary" submission={submission} onClick={() => run(primary)}>
          {t(primary.labelKey)}
        </SubmitButton>
      )}
    </Flex>
  );
}

interface ActionMenuProps {
  actions: ActionSetup[];
  onPick: (action: ActionSetup) => void;
}

function ActionMenu({ actions, onPick }: ActionMenuProps) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: actions.map(({ id, labelKey, isDanger = false }) => ({
          key: id,
          label: t(labelKey),
          danger: isDanger,
        })),
        onClick: ({ key, domEvent }) => {
          // The key that chose must not press what the dialog then focuses.
          domEvent.preventDefault();
          const chosen = actions.find(({ id }) => id === key);
          if (chosen) onPick(chosen);
        },
      }}
    >
      <Button aria-haspopup="menu" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {t('quote:action.more')}
      </Button>
    </Dropdown>
  );
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
