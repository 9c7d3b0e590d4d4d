import { lazyModal } from './lazy-modal';
import type { RegisteredModal } from './modal-registry';

const everybody = { permission: 'any', area: 'dashboard' };

/** The modals of the own profile by their ids. */
export const PROFILE_MODALS: Readonly<Record<string, RegisteredModal>> = {
  'mfa-enable-authenticator': {
    Component: lazyModal(
      () => import('../features/profile/mfa-authenticator-modal'),
      'MfaAuthenticatorModal',
    ),
    ...everybody,
  },
  'mfa-enable-code': {
    Component: lazyModal(() => import('../features/profile/mfa-code-modal'), 'MfaCodeModal'),
    ...everybody,
  },
  'user-feedback': {
    Component: lazyModal(
      () => import('../features/feedback/user-feedback-modal'),
      'UserFeedbackModal',
    ),
    ...everybody,
    commandKey: 'common:feedback.give',
  },
  'mfa-off': {
    Component: lazyModal(() => import('../features/profile/mfa-off-modal'), 'MfaOffModal'),
    ...everybody,
  },
  'mfa-reset': {
    Component: lazyModal(() => import('../features/profile/mfa-reset-modal'), 'MfaResetModal'),
    ...everybody,
  },
  'profile-edit': {
    Component: lazyModal(
      () => import('../features/profile/profile-edit-modal'),
      'ProfileEditModal',
    ),
    ...everybody,
  },
  'profile-picture-crop': {
    Component: lazyModal(
      () => import('../features/profile/picture-crop-modal'),
      'PictureCropModal',
    ),
    ...everybody,
  },
};
