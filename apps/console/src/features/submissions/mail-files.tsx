import { FileOutlined } from '@ant-design/icons';
import type { components } from '@palisade/clients/docs';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/formatting';

type MailDetail = components['schemas']['DocMessageDetail'];
type MailAttachment = components['schemas']['MessageAttachment'];
type Download = (docId: string, fileName: string) => void;

/** Every file that came with a mail, and what became of it; of older mails, what was kept. */
export function MailFiles({ mail, onDownload }: { mail: MailDetail; onDownload: Download }) {
  const { t } = useTranslation('submission');
  const { attached, files } = mail;
  if (attached.length === 0) {
    return (
      <Flex gap={8} wrap>
        {files.map((file) => (
          <FileButton key={file.docId} {...file} onDownload={onDownload} />
        ))}
      </Flex>
    );
  }
  return (
    <ul className="submission-mail-files" aria-label={t('mail.files')}>
      {attached.map((file, at) => (
        <li key={at}>
          <AttachedFile file={file} onDownload={onDownload} />
        </li>
      ))}
    </ul>
  );
}

function AttachedFile({ file, onDownload }: { file: MailAttachment; onDownload: Download }) {
  const { t } = useTranslation('submission');
  const { fileName, size, outcome, reason, within, docId } = file;
  const words = [
    formatBytes(size),
    t(`mail.file.${outcome}`),
    within && t('mail.file.within', { within }),
    reason,
  ];
  return (
    <Flex gap={8} wrap align="center">
      {docId ? (
        <FileButton docId={docId} fileName={fileName} onDownload={onDownload} />
      ) : (
        <span>{fileName}</span>
      )}
      <Typography.Text type={outcome === 'REFUSED' ? 'danger' : 'secondary'}>
        {words.filter(Boolean).join(' · ')}
      </Typography.Text>
    </Flex>
  );
}

function FileButton({
  docId,
  fileName,
  onDownload,
}: {
  docId: string;
  fileName: string;
  onDownload: Download;
}) {
  return (
    <Button icon={<FileOutlined aria-hidden />} onClick={() => onDownload(docId, fileName)}>
      {fileName}
    </Button>
  );
}
