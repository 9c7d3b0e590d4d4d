// One chunk for the small pages around the sign-in.
export { ConfirmMfaResetPage } from '../pages/public/confirm-mfa-reset-page';
export { ConfirmPasswordResetPage } from '../pages/public/confirm-password-reset-page';
export { ConfirmUserPage } from '../pages/public/confirm-user-page';
export { ForgotPasswordPage } from '../pages/public/forgot-password-page';
export { LoadingPage } from '../pages/public/loading-page';
export { LogoutPage } from '../pages/public/logout-page';
export { MaintenancePage } from '../pages/public/maintenance-page';
export { NotFoundPage } from '../pages/public/not-found-page';
export { PasswordExpiredPage } from '../pages/public/password-expired-page';
export { PrivacyPage, TermsPage } from '../pages/public/legal-pages';
export { ResendValidationPage } from '../pages/public/resend-validation-page';
export { SignupLandingPage } from '../pages/public/signup-landing-page';
export { LoginExistingPage, SignupSubmittedPage } from '../pages/public/signup-notes';
export { SignupPage } from '../pages/public/signup-page';
export { SignupValidationPage } from '../pages/public/signup-validation-page';
export { ServerDownPage } from '../pages/public/server-down-page';
export { ValidatePage } from '../pages/public/validate-page';
export { UnsupportedPage } from '../pages/public/unsupported-page';
