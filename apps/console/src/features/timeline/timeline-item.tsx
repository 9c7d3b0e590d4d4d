import { FilePdfOutlined, MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { downloadDocument } from '../../kit/files/download-document';
import { RelativeTime } from '../../kit/values/relative-time';
import type { PolicyDocumentFile, TimelineEntry } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import { changeText, nameOf, type Writing } from './timeline-words';

interface TimelineItemProps {
  entry: TimelineEntry;
  writing: Writing;
  documents: readonly PolicyDocumentFile[];
}

/** One thing that was done: a sentence, when, what changed, and what came of it. */
export function TimelineItem({ entry, writing, documents }: TimelineItemProps) {
  const { t } = writing;
  const { action, by, occurred, sentTo } = entry;
  // Whom it went to is said once.
  const changes = entry.changes.filter(({ to }) => to === null || to !== sentTo);
  const snackbar = useSnackbar();
  const download = (document: PolicyDocumentFile) =>
    downloadDocument(document).catch(() => snackbar.error(t('policy:documents.downloadFailed')));
  return (
    <li>
      <p>{t(`common:timeline.${action}`, { who: nameOf(by, t) })}</p>
      <p className="muted">
        <RelativeTime value={occurred} />
      </p>
      {sentTo && (
        <p>
          <MailOutlined aria-hidden /> {t('common:timeline.sentTo', { to: sentTo })}
        </p>
      )}
      {changes.length > 0 && (
        <ul className="timeline-changes">
          {changes.map((change) => (
            <li key={change.field}>
              <span className="muted">{t(`common:timelineField.${change.field}`)}:</span>{' '}
              {changeText(change, writing)}
            </li>
          ))}
        </ul>
      )}
      {documents.map((document) => (
        <Button
          key={document.docId}
          type="link"
          size="small"
          className="timeline-document"
          icon={<FilePdfOutlined aria-hidden />}
          onClick={() => void download(document)}
        >
          {document.docName}
        </Button>
      ))}
    </li>
  );
}
