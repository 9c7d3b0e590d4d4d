import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { ShortDate } from '../../../kit/values/short-date';
import type { QuoteSummary } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { useSnoozeCommands } from './commands';
import { SnoozeDialog } from './snooze-dialog';
import { snoozeForDays } from './snooze-until';

const DAYS = { tomorrow: 1, threeDays: 3 } as const;

/** Puts the open quote aside for this person, or takes it back. */
export function SnoozeMenu({ quote }: { quote: QuoteSummary }) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const { putAside, takeBack } = useSnoozeCommands();
  const [isAsking, setAsking] = useState(false);
  const onRefused = (error: unknown) => snackbar.problem(error);
  const aside = useSubmit((until: string, key) => putAside(quote, until, key), {
    onDone: () => snackbar.success(t('quote:snooze.success')),
    onRefused,
  });
  const back = useSubmit((_: void, key) => takeBack(quote, key), {
    onDone: () => snackbar.success(t('quote:snooze.backSuccess')),
    onRefused,
  });

  if (quote.snoozedUntil) {
    return (
      <>
        <span className="muted">
          {t('quote:snooze.until')} <ShortDate value={quote.snoozedUntil} />
        </span>
        <SubmitButton size="small" submission={back} onClick={() => void back.submit()}>
          {t('quote:snooze.back')}
        </SubmitButton>
      </>
    );
  }
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        menu={{
          items: [...Object.keys(DAYS), 'date'].map((key) => ({
            key,
            label: t(`quote:snooze.${key}`),
          })),
          onClick: ({ key, domEvent }) => {
            // The key that chose must not press what then has the focus.
            domEvent.preventDefault();
            if (key === 'date') setAsking(true);
            else void aside.submit(snoozeForDays(todayHere(), DAYS[key as keyof typeof DAYS]));
          },
        }}
      >
        <Button size="small" aria-haspopup="menu" loading={aside.isSending}>
          {t('quote:snooze.title')}
        </Button>
      </Dropdown>
      {isAsking && <SnoozeDialog quote={quote} close={() => setAsking(false)} />}
    </>
  );
}
