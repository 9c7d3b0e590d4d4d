// Spec 1 §7: calls that carry no bearer token.
const PUBLIC = [
  ['POST', /^\/api\/auth\/v1\/(login|access|validate-password|signup|join|mfa\/reset)$/],
  [
    'POST',
    /^\/api\/auth\/v1\/(validate(Signup|UserInvited|MFAReset)|resendValidationEmail)\/[^/]+$/,
  ],
  ['GET', /^\/api\/auth\/v1\/(login\/sitekey|env|password-constraints)$/],
  ['POST', /^\/api\/auth\/v1\/(passwords\/[^/]+\/reset|validatePasswordReset\/[^/]+)$/],
  ['GET', /^\/api\/auth\/v1\/(checkPasswordReset|checkUserInvited|validationTokens)\/[^/]+$/],
  ['POST', /^\/api\/auth\/v1\/validationTokens\/[^/]+\/accept$/],
  ['GET', /^\/api\/auth\/v1\/wf\/(access\/)?[^/]+$/],
  ['POST', /^\/api\/auth\/v1\/wf\/token$/],
  ['POST', /^\/api\/auth\/v1\/admin\/enter\/[^/]+$/],
  ['GET', /^\/api\/auth\/v1\/sso\/status$/],
  ['POST', /^\/api\/auth\/v1\/sso\/token$/],
  ['GET', /^\/api\/policy\/v1\/certificates\/check\/[^/]+$/],
  ['GET', /^\/api\/esign\/v1\/application-signed\/[^/]+$/],
  ['GET', /^\/api\/(locales\/|status\/v1\/incident$)/],
  ['POST', /^\/api\/ops\/v1\/crashes$/],
] as const;

export const isPublicCall = (method: string, pathname: string): boolean =>
  PUBLIC.some(([verb, pattern]) => verb === method && pattern.test(pathname));
