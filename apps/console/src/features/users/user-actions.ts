import type { AccountType } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../kit/lists/row-menu';
import type { User } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { resetPassword } from './api';
import { shownFields } from './user-rules';

type Can = ReturnType<typeof usePermissions>['can'];

/** Who looks at a person. */
interface Viewer {
  id: string;
  accountType: AccountType;
  can: Can;
}

interface UserAction {
  key: string;
  labelKey: string;
  modal?: string;
  isDanger?: boolean;
  isOffered: (user: User, viewer: Viewer) => boolean;
}

const isOther = (user: User, viewer: Viewer): boolean => user.id !== viewer.id;

const hasAgencies = ({ accountType, role }: User, viewer: Viewer): boolean =>
  shownFields({ viewer: viewer.accountType, accountType, role }).agencies;

const ACTIONS: readonly UserAction[] = [
  {
    key: 'edit',
    labelKey: 'common:users.edit',
    modal: 'user-form',
    isOffered: (user, viewer) => viewer.can('user:edit') || !isOther(user, viewer),
  },
  {
    key: 'resend',
    labelKey: 'common:users.resend',
    modal: 'user-resend-invitation',
    isOffered: (user, { can }) => can('user:invite') && user.invitationPending,
  },
  {
    key: 'agencies',
    labelKey: 'common:users.assignAgencies',
    modal: 'user-assign-agencies',
    // Only staff can look agencies up by name.
    isOffered: (user, viewer) =>
      viewer.can(['user:assign-agency', 'user:jump']) && hasAgencies(user, viewer),
  },
  {
    key: 'accounts',
    labelKey: 'common:users.addAccounts',
    modal: 'user-add-accounts',
    isOffered: (_, { can }) => can(['user:assign-agency', 'user:jump']),
  },
  {
    key: 'teams',
    labelKey: 'common:users.moveTeams',
    modal: 'user-migrate-teams',
    isOffered: (_, { can }) => can('team:migrate'),
  },
  {
    key: 'history',
    labelKey: 'common:timeline.history',
    modal: 'history',
    isOffered: (_, { can }) => can('user:view'),
  },
  {
    key: 'reset',
    labelKey: 'common:users.resetPassword',
    isOffered: (user, viewer) =>
      viewer.can('user:edit') && user.enabled && !user.invitationPending && isOther(user, viewer),
  },
  {
    key: 'remove',
    labelKey: 'common:users.remove',
    modal: 'user-delete',
    isDanger: true,
    isOffered: (user, viewer) => viewer.can('user:delete') && isOther(user, viewer),
  },
];

/** Guests belong to another account: they are only taken out of this one. */
const GUEST_ACTIONS: readonly UserAction[] = [
  {
    key: 'remove',
    labelKey: 'common:users.removeGuest',
    modal: 'user-delete',
    isDanger: true,
    isOffered: (user, viewer) => viewer.can('user:delete') && isOther(user, viewer),
  },
];

/** What the dialogs of a person are about. */
const dataOf = ({ id, firstName, lastName }: User) => ({
  userId: id,
  noun: 'user',
  id,
  name: `${firstName} ${lastName}`,
});

/** What the viewer may do with a person of a list. */
export function useUserActions(): (user: User) => RowAction[] {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const { user: me, account } = useSession();
  const snackbar = useSnackbar();
  const viewer = { id: me.id, accountType: account.accountType, can };
  const reset = useSubmit(({ email }: User, key) => resetPassword(email, key), {
    onDone: () => snackbar.success(t('common:users.resetSent')),
    onRefused: (error) => snackbar.problem(error),
  });
  return (user) =>
    (user.isGuest ? GUEST_ACTIONS : ACTIONS)
      .filter(({ isOffered }) => isOffered(user, viewer))
      .map(({ key, labelKey, modal, isDanger = false }) => ({
        key,
        label: t(labelKey),
        isDanger,
        onPick: () => (modal ? openModal(modal, dataOf(user)) : void reset.submit(user)),
      }));
}
