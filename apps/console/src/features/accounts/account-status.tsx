import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';

/** The statuses of an account as the server names them, with what each means to the reader. */
export const ACCOUNT_STATUSES: Record<string, { key: string; tone: StatusTone }> = {
  Open: { key: 'account:statusWord.open', tone: 'open' },
  Quoted: { key: 'account:statusWord.quoted', tone: 'open' },
  'Active Policy': { key: 'account:statusWord.activePolicy', tone: 'good' },
  Declined: { key: 'account:statusWord.declined', tone: 'lost' },
  Lost: { key: 'account:statusWord.lost', tone: 'lost' },
  Deleted: { key: 'account:statusWord.deleted', tone: 'over' },
};

/** The text of a status in words. */
export const statusWordKey = (status: string): string => ACCOUNT_STATUSES[status]?.key ?? status;

export function AccountStatusTag({ status }: { status: string }) {
  const { t } = useTranslation(['common', 'account']);
  const known = ACCOUNT_STATUSES[status];
  return (
    <StatusTag tone={known?.tone ?? 'over'} label={known ? t(known.key) : status} code={status} />
  );
}
