import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../../features/accounts/api';
import { useAccountCommands } from '../../features/accounts/details/api';
import { formatDate } from '../../lib/formatting';
import { useEdition } from '../../lib/edition';
import type { Quote } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';

/** The agency stands for the facts, and asks then that the quote be bound; others only read. */
export function RequestPanel({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { locale } = useEdition();
  const { account: own } = useSession();
  const { can } = usePermissions();
  const snackbar = useSnackbar();
  const account = useQuery(accountQuery(quote.accountId));
  const { verify } = useAccountCommands(quote.accountId);
  const verification = useSubmit<void>((_, key) => verify(key), {
    onRefused: (error) => snackbar.problem(error),
  });
  const { isVerifiedByAgent = false, verifiedDate = null } = account.data ?? {};
  const isOwn = own.accountType === 'AGENCY';
  if (quote.wraRequestToBind) {
    return <Alert type="success" showIcon title={t('quote:wholesale.requestSentHeading')} />;
  }
  return (
    <Flex vertical gap={16}>
      <Checkbox
        checked={isVerifiedByAgent}
        disabled={!isOwn || isVerifiedByAgent || verification.isSending || !can('account:verify')}
        onChange={() => void verification.submit()}
      >
        {t('quote:wholesale.attest')}
      </Checkbox>
      {verifiedDate && (
        <p className="muted">
          {t('quote:wholesale.verifiedOn', { date: formatDate(verifiedDate, locale) })}
        </p>
      )}
      {isOwn && (
        <div>
          <Button
            type="primary"
            disabled={!isVerifiedByAgent || !quote.allowedActions.includes('requestToBind')}
            onClick={() => openModal('request-to-bind', { quoteId: quote.id })}
          >
            {t('quote:wholesale.section.requestToBind')}
          </Button>
        </div>
      )}
    </Flex>
  );
}
