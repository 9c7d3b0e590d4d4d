import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import { openModal } from '../../../lib/modals';
import { diaryQuery } from './api';

/** What is still to be done of a claim, by the day on which it is due. */
export function DiarySection({ claimId }: { claimId: string }) {
  const { t } = useTranslation(['common', 'account']);
  const result = useQuery(diaryQuery(claimId));
  return (
    <>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <h3>{t('account:diary.title')}</h3>
        <Button onClick={() => openModal('claim-diary', { claimId })}>
          {t('account:diary.add')}
        </Button>
      </Flex>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {({ content }) =>
          content.length === 0 ? (
            <p className="muted">{t('account:diary.none')}</p>
          ) : (
            <PlainTable
              label={t('account:diary.title')}
              rows={content}
              rowKey={({ diaryId }) => diaryId}
              columns={[
                {
                  key: 'subject',
                  title: t('account:diary.subject'),
                  render: ({ subject }) => subject,
                },
                {
                  key: 'due',
                  title: t('account:diary.due'),
                  render: ({ dueDate }) => <ShortDate value={dueDate} />,
                },
                {
                  key: 'law',
                  title: t('account:diary.law'),
                  render: ({ citation }) => citation ?? '–',
                },
                {
                  key: 'done',
                  title: t('account:diary.done'),
                  render: (entry) => (
                    <Button
                      size="small"
                      onClick={() => openModal('claim-diary-done', { claimId, diary: entry })}
                    >
                      {t('account:diary.finish')}
                    </Button>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
    </>
  );
}
