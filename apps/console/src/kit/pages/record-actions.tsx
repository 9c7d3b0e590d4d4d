import { DownOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type RowAction } from '../lists/row-menu';

interface RecordActionsProps {
  primary?: ReactNode;
  actions?: RowAction[] | undefined;
}

/** What can be done with a record: one button, and the rest in a menu. */
export function RecordActions({ primary, actions = [] }: RecordActionsProps) {
  if (!primary && actions.length === 0) return null;
  return (
    <Flex gap={8} wrap>
      {actions.length > 0 && <MoreMenu actions={actions} />}
      {primary}
    </Flex>
  );
}

function MoreMenu({ actions }: { actions: RowAction[] }) {
  const { t } = useTranslation();
  return (
    <ActionMenu actions={actions}>
      <Button aria-haspopup="menu" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {t('common:record.more')}
      </Button>
    </ActionMenu>
  );
}
