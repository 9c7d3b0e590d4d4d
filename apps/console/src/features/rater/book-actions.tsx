import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { useSnackbar } from '../../lib/snackbar';
import { usePermissions } from '../../lib/session';
import { activateBook, proposeBook, useBookCommand, withdrawBook } from './api';
import type { RateBookDetail } from './types';

const COMMANDS = { withdraw: withdrawBook, propose: proposeBook, activate: activateBook };
type Command = keyof typeof COMMANDS;
const SHOWN: readonly Command[] = ['withdraw', 'propose', 'activate'];

/** What may be done with a version now; each asks first. */
export function BookActions({ book }: { book: RateBookDetail }) {
  const { t } = useTranslation(['common', 'coverage']);
  const { can } = usePermissions();
  const [asked, setAsked] = useState<Command | null>(null);
  const allowed = SHOWN.filter((command) => book.allowedActions.includes(command));
  if (!can('rater:table-edit') || allowed.length === 0) return null;
  const needsAnother = book.status === 'PROPOSED' && !allowed.includes('activate');
  return (
    <Flex gap={8} wrap align="center">
      {needsAnother && <span className="muted">{t('coverage:rater.activate.another')}</span>}
      {allowed.map((command) => (
        <Button
          key={command}
          type={command === 'withdraw' ? 'default' : 'primary'}
          disabled={command === 'propose' && book.findings.length > 0}
          onClick={() => setAsked(command)}
        >
          {t(`coverage:rater.action.${command}`)}
        </Button>
      ))}
      {asked && <Question book={book} command={asked} onClose={() => setAsked(null)} />}
    </Flex>
  );
}

interface QuestionProps {
  book: RateBookDetail;
  command: Command;
  onClose: () => void;
}

function Question({ book, command, onClose }: QuestionProps) {
  const { t } = useTranslation(['common', 'coverage']);
  const snackbar = useSnackbar();
  const run = useBookCommand(COMMANDS[command]);
  return (
    <ConfirmModal
      title={t(`coverage:rater.${command}.title`, { version: book.version })}
      confirmLabel={t(`coverage:rater.action.${command}`)}
      isDanger={command === 'withdraw'}
      onConfirm={async (key) => {
        await run(book.id, key);
        snackbar.success(t(`coverage:rater.${command}.done`, { version: book.version }));
        onClose();
      }}
      onClose={onClose}
    >
      {t(`coverage:rater.${command}.text`)}
    </ConfirmModal>
  );
}
