import { FilePdfOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadDocument } from '../../kit/files/download-document';
import { Loaded } from '../../kit/pages/loaded';
import { FactList } from '../../kit/values/fact-list';
import { RelativeTime } from '../../kit/values/relative-time';
import { useSnackbar } from '../../lib/snackbar';
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
        {({ fromName, from, subject, received, body, files }) => (
          <Flex vertical gap={12}>
            <FactList
              facts={[
                {
                  label: t('submission:mail.from'),
                  value: [fromName, from].filter(Boolean).join(', '),
                },
                { label: t('submission:mail.subject'), value: subject },
                {
                  label: t('submission:column.received'),
                  value: <RelativeTime value={received} />,
                },
              ]}
            />
            <p className="submission-mail">{body}</p>
            <Flex gap={8} wrap>
              {files.map(({ docId, fileName }) => (
                <Button
                  key={docId}
                  icon={<FilePdfOutlined aria-hidden />}
                  onClick={() => void download(docId, fileName)}
                >
                  {fileName}
                </Button>
              ))}
            </Flex>
          </Flex>
        )}
      </Loaded>
    </section>
  );
}
