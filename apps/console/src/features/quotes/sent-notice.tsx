import { Alert, Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import type { Quote } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDate } from '../../lib/formatting';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import { applicationLinkQuery } from './binding/api';

interface SentNoticeProps {
  quote: Quote;
  /** When it was last sent for signature; null when that is not known. */
  sentOn: string | null;
}

/** To whom a quote was sent and when, with its link and a way to send it again. */
export function SentNotice({ quote, sentOn }: SentNoticeProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { locale } = useEdition();
  const { can } = usePermissions();
  const { customerFirstName, customerLastName, customerEmail, allowedActions, id } = quote;
  const name = [customerFirstName, customerLastName].filter(Boolean).join(' ');
  const date = sentOn && formatDate(sentOn, locale);
  const maySend = allowedActions.includes('sendSignRequest') && can('quote:send-sign-request');
  return (
    <Alert
      type="info"
      showIcon
      title={t(date ? 'common:after.sentOn' : 'common:after.sent', {
        name,
        mail: customerEmail,
        date,
      })}
      description={
        maySend && (
          <Flex gap={8} wrap>
            <CopyLink quoteId={id} />
            <Button onClick={() => openModal('quote-sign-request', { quoteId: id })}>
              {t('common:after.sendAgain')}
            </Button>
          </Flex>
        )
      }
    />
  );
}

/** Nothing until the policyholder was asked to sign: before that there is no link. */
function CopyLink({ quoteId }: { quoteId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(applicationLinkQuery(quoteId));
  if (!data) return null;
  return (
    <Button onClick={() => openModal('copy-application-link', { quoteId })}>
      {t('common:after.copyLink')}
    </Button>
  );
}
