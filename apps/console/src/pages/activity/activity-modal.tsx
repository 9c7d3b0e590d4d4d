import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ActivityEntry } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { TimelineItem } from '../../features/timeline/timeline-item';
import '../../features/timeline/timeline.css';
import { Verification } from '../../features/timeline/verification';
import { nounOf, SUBJECTS } from './subjects';

/** An entry of the log: what it changed, whether its record still holds, and where it was done. */
export function ActivityEntryModal({ data, close }: ModalProps<{ entry?: ActivityEntry }>) {
  return data.entry ? <EntryDialog entry={data.entry} close={close} /> : null;
}

function EntryDialog({ entry, close }: { entry: ActivityEntry; close: () => void }) {
  const { t } = useTranslation(['common', 'account', 'policy', 'quote']);
  const { basePath } = useSession();
  const { locale, currency } = useEdition();
  const noun = nounOf(entry.subjectType);
  const { path, labelKey, statusWordKey } = SUBJECTS[noun];
  return (
    <Modal
      open
      title={[entry.title, entry.number].filter(Boolean).join(', ')}
      footer={null}
      onCancel={close}
    >
      <div className="timeline">
        <ol className="timeline-list">
          <TimelineItem
            entry={entry}
            writing={{ t, locale, currency, statusWordKey }}
            documents={[]}
          />
        </ol>
        <Verification noun={noun} id={entry.subjectId} />
        <Link to={`${basePath}/${path}/${entry.subjectId}`}>
          {t('common:activity.open', { what: t(labelKey) })}
        </Link>
      </div>
    </Modal>
  );
}
