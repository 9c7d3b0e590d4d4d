import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../lists/row-menu';

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
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: actions.map(({ key, label, isDanger = false }) => ({
          key,
          label,
          danger: isDanger,
        })),
        onClick: ({ key, domEvent }) => {
          // The key that chose must not press what the dialog then focuses.
          domEvent.preventDefault();
          actions.find((action) => action.key === key)?.onPick();
        },
      }}
    >
      <Button aria-haspopup="menu" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {t('common:record.more')}
      </Button>
    </Dropdown>
  );
}
