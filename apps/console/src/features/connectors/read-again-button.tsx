import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { useConnectorCommands } from './api';

/** A source is read within so many milliseconds; the page is then read again. */
const READ_MS = 8_000;

/** Reads a source now instead of tomorrow: for who has just closed a finding. */
export function ReadAgainButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(['common', 'carrier']);
  const snackbar = useSnackbar();
  const { readAgain, refetch } = useConnectorCommands();
  const asking = useSubmit((_: void, key) => readAgain(id, key), {
    onDone: () => {
      snackbar.success(t('carrier:connectors.readingAgain', { name }));
      setTimeout(() => void refetch(), READ_MS);
    },
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <SubmitButton submission={asking} onClick={() => void asking.submit()}>
      {t('carrier:connectors.readAgain')}
    </SubmitButton>
  );
}
