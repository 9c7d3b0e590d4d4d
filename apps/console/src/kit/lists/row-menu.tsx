import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface RowAction {
  key: string;
  label: string;
  isDanger?: boolean;
  onPick: () => void;
}

interface ActionMenuProps {
  actions: RowAction[];
  /** The button that opens it. */
  children: ReactElement;
}

/** What can be done with something, in a menu. */
export const ActionMenu = ({ actions, children }: ActionMenuProps) => (
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
    {children}
  </Dropdown>
);

/** What can be done with one row of a list; nothing at all when there is nothing. */
export function RowMenu({ name, actions }: { name: string; actions: RowAction[] }) {
  const { t } = useTranslation();
  if (actions.length === 0) return null;
  return (
    <ActionMenu actions={actions}>
      <Button
        type="text"
        aria-haspopup="menu"
        aria-label={t('common:list.actionsOf', { name })}
        icon={<MoreOutlined aria-hidden />}
      />
    </ActionMenu>
  );
}
