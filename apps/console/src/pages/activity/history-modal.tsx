import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TimelineNoun } from '../../features/timeline/api';
import { Timeline } from '../../features/timeline/timeline';
import type { ModalProps } from '../../lib/modals';

/** A row of a list whose history is asked for. */
interface HistoryData {
  noun: TimelineNoun;
  id: string;
  name: string;
}

/** What was done to a row that has no page of its own; none of them has a status. */
export function HistoryModal({ data, close }: ModalProps<HistoryData>) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      title={t('common:timeline.historyOf', { name: data.name })}
      footer={null}
      onCancel={close}
    >
      <Timeline noun={data.noun} id={data.id} statusWordKey={(status) => status} />
    </Modal>
  );
}
