import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../lib/modals';

interface StepActionsProps {
  back: (() => void) | null;
  children: ReactNode;
}

/** Leave, go back, and what the step itself offers. */
export function StepActions({ back, children }: StepActionsProps) {
  const { t } = useTranslation();
  return (
    <div className="card quote-actions">
      <Flex justify="space-between" gap={8} wrap>
        <Flex gap={8}>
          <Button onClick={() => openModal('cancel-to-inbox')}>{t('common:action.cancel')}</Button>
          {back && <Button onClick={back}>{t('common:action.back')}</Button>}
        </Flex>
        <Flex gap={8} wrap>
          {children}
        </Flex>
      </Flex>
    </div>
  );
}
