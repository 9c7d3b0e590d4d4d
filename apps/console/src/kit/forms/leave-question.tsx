import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';

/** Asks before what was typed is dropped. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <Flex role="alert" justify="space-between" align="center" gap={8} wrap>
      <span>{t('common:form.leaveQuestion')}</span>
      <Flex gap={8}>
        <Button autoFocus onClick={onStay}>
          {t('common:form.keepEditing')}
        </Button>
        <Button danger onClick={onLeave}>
          {t('common:form.discard')}
        </Button>
      </Flex>
    </Flex>
  );
}
