import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { messagesQuery, useMailCommands } from '../../features/submissions/messages';
import { SubmissionTabs } from '../../features/submissions/submission-tabs';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import type { RowAction } from '../../kit/lists/row-menu';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { ShortDate } from '../../kit/values/short-date';
import type { MailMessage } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { useNavigate } from 'react-router';

type MailRow = MailMessage & { id: string };

const RULES: ListRules = {
  sortable: ['received'],
  defaultSort: { field: 'received', direction: 'desc' },
  filters: { filter: ['TRIAGE'] },
};

/** The mails that came in, and those of them that somebody has to look at. */
export function MailsPage() {
  const { t } = useTranslation(['common', 'submission']);
  const { landing } = useSession();
  const list = useListState(RULES);
  return (
    <ListPage
      id="mails"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('submission:mail.title')}
      above={<SubmissionTabs />}
      columns={useColumns()}
      list={list}
      rowName={({ subject }) => subject}
      countLabel={(count) => t('submission:mail.count', { count })}
      filters={[
        {
          name: 'filter',
          label: t('submission:requests.filter'),
          options: [{ value: 'TRIAGE', label: t('submission:mail.triage') }],
        },
      ]}
      empty={{ text: t('submission:mail.empty') }}
      source={messagesQuery}
    />
  );
}

function useColumns(): ListColumn<MailRow>[] {
  const { t } = useTranslation(['common', 'submission', 'quote']);
  return [
    {
      key: 'received',
      title: t('submission:column.received'),
      sortField: 'received',
      render: ({ received }) => <ShortDate value={received} />,
    },
    {
      key: 'subject',
      title: t('submission:mail.subject'),
      grow: 2,
      onCard: true,
      render: ({ subject }) => subject,
    },
    {
      key: 'from',
      title: t('submission:mail.from'),
      grow: 1,
      from: 'md',
      render: ({ fromName, from }) => fromName ?? from ?? '–',
    },
    {
      key: 'state',
      title: t('quote:column.status'),
      onCard: 'line',
      render: (mail) => <MailState mail={mail} />,
    },
    { key: 'actions', title: '', render: (mail) => <MailMenu mail={mail} /> },
  ];
}

const stateOf = ({ submissionId, triageReason }: MailMessage) =>
  submissionId ? 'SUBMISSION' : (triageReason ?? 'UNKNOWN_SENDER');

/** How a mail stands; of one that was laid aside, why. */
function MailState({ mail }: { mail: MailMessage }) {
  const { t } = useTranslation('submission');
  const state = t(`mail.state.${stateOf(mail)}`);
  const detail = mail.submissionId ? null : mail.triageDetail;
  return detail ? (
    <Flex vertical>
      <span>{state}</span>
      <Typography.Text className="kit-list-note" type="secondary">
        {detail}
      </Typography.Text>
    </Flex>
  ) : (
    state
  );
}

/** A mail is read on its submission; one without becomes one, or is tried again. */
function MailMenu({ mail }: { mail: MailMessage }) {
  return <RowMenu name={mail.subject} actions={useMailActions(mail)} />;
}

function useMailActions(mail: MailMessage): RowAction[] {
  const { t } = useTranslation('submission');
  const { basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { retry } = useMailCommands();
  const { msgId, subject, submissionId } = mail;
  const retrying = useSubmit((_: void, key) => retry(msgId, key), {
    onDone: () => snackbar.success(t('mail.retried')),
    onRefused: (error) => snackbar.problem(error),
  });
  if (submissionId) {
    const open = () => void navigate(`${basePath}/submissions/${submissionId}`);
    return [{ key: 'open', label: t('mail.open'), onPick: open }];
  }
  // What could not be read is known by the name of its file alone.
  const accountName = stateOf(mail) === 'LAID_ASIDE' ? '' : subject;
  const make = () => openModal('submission-create', { msgId, accountName });
  const byHand = { key: 'make', label: t('mail.make'), onPick: make };
  const state = stateOf(mail);
  if (state === 'UNPROVED') {
    const accept = () => openModal('mail-accept', { msgId });
    return [{ key: 'accept', label: t('mail.accept'), onPick: accept }, byHand];
  }
  if (state === 'LAID_ASIDE') {
    const again = () => void retrying.submit();
    return [{ key: 'retry', label: t('mail.retry'), onPick: again }, byHand];
  }
  return [byHand];
}
