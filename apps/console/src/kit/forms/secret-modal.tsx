import { Button, Flex, Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';

interface SecretModalProps {
  title: string;
  text: string;
  /** What is shown this once, each to be copied. */
  parts: readonly { name: string; label: string; value: string }[];
  onClose: () => void;
}

/** What is shown once and never again. */
export function SecretModal({ title, text, parts, onClose }: SecretModalProps) {
  const { t } = useTranslation();
  const tooltips = [t('common:unsupported.copy'), t('common:unsupported.copied')];
  return (
    <Modal
      open
      title={title}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      width={640}
    >
      <Flex vertical gap={16}>
        <p role="status">{text}</p>
        {parts.map(({ name, label, value }) => (
          <div key={name}>
            <div className="muted">{label}</div>
            <Typography.Text
              code
              className="kit-secret"
              copyable={{ text: value, tooltips }}
              data-part={name}
            >
              {value}
            </Typography.Text>
          </div>
        ))}
        <Flex justify="end">
          <Button type="primary" onClick={onClose}>
            {t('common:apiKeys.done')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
