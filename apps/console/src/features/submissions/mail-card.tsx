import { useQuery } from '@tanstack/react-query';
import { Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadDocument } from '../../kit/files/download-document';
import { Loaded } from '../../kit/pages/loaded';
import { FactList } from '../../kit/values/fact-list';
import { RelativeTime } from '../../kit/values/relative-time';
import { useSnackbar } from '../../lib/snackbar';
import { MailFiles } from './mail-files';
import { messageQuery } from './messages';
import './submissions.css';

/** The mail that a submission came with: who wrote what, and the files. */
export function MailCard({ msgId }: { msgId: string }) {
  const { t } = useTranslation(['common', 'submission', 'policy']);
  const snackbar = useSnackbar();
  const result = useQuery(messageQuery(msgId));
  const download = (docId: string, fileName: string) =>
    downloadDocument({ docId, fileName }).catch(() =>
      snackbar.error(t('policy:documents.downloadFailed')),
    );
  return (
    <section className="card kit-strip" aria-labelledby="submission-mail">
      <h2 id="submission-mail">{t('submission:field.message')}</h2>
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {(mail) => (
          <Flex vertical gap={12}>
            <FactList
              facts={[
                {
                  label: t('submission:mail.from'),
                  value: [mail.fromName, mail.from].filter(Boolean).join(', '),
                },
                { label: t('submission:mail.subject'), value: mail.subject },
                {
                  label: t('submission:column.received'),
                  value: <RelativeTime value={mail.received} />,
                },
              ]}
            />
            <p className="submission-mail">{mail.body}</p>
            <MailFiles mail={mail} onDownload={(docId, name) => void download(docId, name)} />
          </Flex>
        )}
      </Loaded>
    </section>
  );
}
