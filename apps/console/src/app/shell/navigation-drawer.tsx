import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Persona } from '../personas';
import { Navigation } from './navigation';
import { TeamSelector } from './team-selector';

interface NavigationDrawerProps {
  persona: Persona;
  isOpen: boolean;
  onClose: () => void;
}

/** The navigation on narrow screens. */
export function NavigationDrawer({ persona, isOpen, onClose }: NavigationDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={280}
      title={t('common:nav.label')}
      classNames={{ body: 'shell-drawer' }}
    >
      <Navigation persona={persona} isCollapsed={false} onPick={onClose} />
      <TeamSelector />
    </Drawer>
  );
}
