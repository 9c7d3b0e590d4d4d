import { useQuery } from '@tanstack/react-query';
import { Dropdown, type MenuProps } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ownAccountsQuery } from '../../features/entering/api';
import { updateUiSettings, useUiSettings, type ThemeSetting } from '../../lib/client-store';
import { Icon, type IconName } from '../../lib/icons';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import type { Persona } from '../personas';
import { openKeyHelp } from './shortcuts';

/** Where there is none, its keys are not told of. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

const THEMES: readonly ThemeSetting[] = ['system', 'light', 'dark'];

/** Who is signed in, how the console looks for them, and the way out. */
export function ProfileMenu({ persona }: { persona: Persona }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user, account } = useSession();
  const { theme } = useUiSettings();
  const { can } = usePermissions();
  const { data: accounts = [] } = useQuery(ownAccountsQuery);
  const name = `${user.firstName} ${user.lastName}`;
  const items: MenuProps['items'] = [
    {
      type: 'group',
      label: (
        <div className="profile-head">
          <strong>{name}</strong>
          <span>{user.email}</span>
          <span>
            {account.name} ·{' '}
            <Suspense>
              <PersonaName persona={persona} />
            </Suspense>{' '}
            · {user.role.name}
          </span>
        </div>
      ),
    },
    { type: 'divider' },
    {
      type: 'group',
      label: t('common:theme.label'),
      children: THEMES.map((one) => ({ key: one, label: t(`common:theme.${one}`) })),
    },
    { type: 'divider' },
    ...(can('user:jump')
      ? [{ key: 'jump', label: <MenuWord icon="arrow" text={t('common:jump.title')} /> }]
      : []),
    ...(accounts.length > 1
      ? [{ key: 'switch', label: <MenuWord icon="arrow" text={t('common:jump.switchTitle')} /> }]
      : []),
    ...(hasKeyboard()
      ? [{ key: 'keys', label: <MenuWord icon="keyboard" text={t('common:keys.title')} /> }]
      : []),
    { key: 'feedback', label: <MenuWord icon="mail" text={t('common:feedback.give')} /> },
    { key: 'profile', label: <MenuWord icon="person" text={t('common:profile.title')} /> },
    { key: 'logout', label: <MenuWord icon="logout" text={t('common:profile.logout')} /> },
  ];
  const pick = (key: string) => {
    if (key === 'profile') void navigate(`${persona.basePath}/profile`);
    else if (key === 'logout') void navigate('/logout');
    else if (key === 'keys') openKeyHelp();
    else if (key === 'feedback') openModal('user-feedback');
    else if (key === 'jump') openModal('persona-jump');
    else if (key === 'switch') openModal('account-switch');
    else updateUiSettings({ theme: key as ThemeSetting });
  };
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, selectedKeys: [theme], onClick: ({ key }) => pick(key) }}
    >
      <button className="icon-button profile-button" aria-haspopup="menu">
        <Icon name="person" />
        <span className="not-narrow">{name}</span>
        <span className="visually-hidden">{t('common:profile.menu')}</span>
      </button>
    </Dropdown>
  );
}

function MenuWord({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className="menu-word">
      <Icon name={icon} />
      {text}
    </span>
  );
}

/** Whose area it is, in texts that not every page has read. */
function PersonaName({ persona: { labelKey } }: { persona: Persona }) {
  const { t } = useTranslation(['common', 'account', 'agency', 'carrier']);
  return t(labelKey);
}
