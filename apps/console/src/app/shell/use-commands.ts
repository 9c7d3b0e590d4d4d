import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { updateUiSettings } from '../../lib/client-store';
import { useEdition } from '../../lib/edition';
import type { IconName } from '../../lib/icons';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import { useThemeMode } from '../../lib/theme-mode';
import { MODALS } from '../modal-registry';
import { ofEdition, placesOf, visible, type Persona } from '../personas';
import { openKeyHelp } from './shortcuts';

export interface Command {
  id: string;
  text: string;
  group: string;
  icon: IconName;
  run: () => void;
}

/** Everything this person can go to or do from anywhere. */
export function useCommands(persona: Persona): Command[] {
  const { t } = useTranslation(['common', 'account']);
  const navigate = useNavigate();
  const { can } = usePermissions();
  const { region } = useEdition();
  const otherTheme = useThemeMode() === 'dark' ? 'light' : 'dark';
  const page = t('common:palette.page');
  const action = t('common:palette.action');

  const places = ofEdition(visible(placesOf(persona), can), region);
  const pages = places.map(({ path, labelKey, icon }) => ({
    id: path,
    text: t(labelKey),
    group: page,
    icon,
    run: () => void navigate(`${persona.basePath}/${path}`),
  }));
  const modals = Object.entries(MODALS).flatMap(([id, { commandKey, permission }]) =>
    commandKey && can(permission) && isReachable(persona, id)
      ? [
          {
            id,
            text: t(commandKey),
            group: action,
            icon: 'plus' as const,
            run: () => openModal(id),
          },
        ]
      : [],
  );
  return [
    ...pages,
    ...useFirstPrice(persona),
    ...modals,
    {
      id: 'theme',
      text: t(`common:theme.to.${otherTheme}`),
      group: action,
      icon: otherTheme === 'dark' ? 'moon' : 'sun',
      run: () => updateUiSettings({ theme: otherTheme }),
    },
    {
      id: 'keys',
      text: t('common:keys.title'),
      group: action,
      icon: 'keyboard',
      run: openKeyHelp,
    },
    {
      id: 'logout',
      text: t('common:profile.logout'),
      group: action,
      icon: 'logout',
      run: () => void navigate('/logout'),
    },
  ];
}

/** A price for a company, to whoever makes quotes. */
function useFirstPrice({ navigation, basePath }: Persona): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { can } = usePermissions();
  if (!can('quote:create') || navigation.every(({ path }) => path !== 'quotes')) return [];
  return [
    {
      id: 'indication',
      text: t('common:palette.indication'),
      group: t('common:palette.action'),
      icon: 'plus',
      run: () => void navigate(`${basePath}/indication`),
    },
  ];
}

const isReachable = (persona: Persona, modal: string): boolean =>
  placesOf(persona).some(({ path }) => path === MODALS[modal]?.area);
