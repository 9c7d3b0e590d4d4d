import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';

const KEYS = [
  ['Ctrl K', 'common:keys.palette'],
  ['Ctrl Z', 'common:keys.undo'],
  ['?', 'common:keys.help'],
  ['j', 'common:keys.next'],
  ['k', 'common:keys.previous'],
  ['x', 'common:keys.choose'],
  ['Enter', 'common:keys.open'],
  ['Esc', 'common:keys.close'],
] as const;

export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal open title={t('common:keys.title')} footer={null} width={420} onCancel={onClose}>
      <dl className="key-list">
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
