// One chunk for the small pages around the sign-in.
export { ConfirmPasswordResetPage } from '../pages/public/confirm-password-reset-page';
export { ForgotPasswordPage } from '../pages/public/forgot-password-page';
export { LoadingPage } from '../pages/public/loading-page';
export { LogoutPage } from '../pages/public/logout-page';
export { MaintenancePage } from '../pages/public/maintenance-page';
export { NotFoundPage } from '../pages/public/not-found-page';
export { PasswordExpiredPage } from '../pages/public/password-expired-page';
export { PrivacyPage, TermsPage } from '../pages/public/legal-pages';
export { ServerDownPage } from '../pages/public/server-down-page';
export { ValidatePage } from '../pages/public/validate-page';
export { UnsupportedPage } from '../pages/public/unsupported-page';
