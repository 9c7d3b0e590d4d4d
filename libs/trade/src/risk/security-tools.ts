/** What of our own controls a check of a tool is evidence of. */
export const SECURITY_CONTROLS = [
  'MFA_FOR_ADMINISTRATORS',
  'MFA_FOR_EVERYBODY',
  'LEGACY_SIGN_IN_OFF',
  'MAIL_AUTHENTICATION',
  'ENDPOINT_DETECTION',
  'PATCHING',
  'BACKUP',
  'LOGGING',
  'TRAINING',
  'ENCRYPTION',
  'EXPOSURE',
] as const;

/** One of them. */
export type SecurityControl = (typeof SECURITY_CONTROLS)[number];

/** The tools of those who run computers for others: one of them shows how a client's cloud is kept. */
export const CLOUD_TOOLS = ['AWS', 'GOOGLEWORKSPACE', 'GSC', 'MICROSOFT'] as const;

/** One of them. */
export type CloudTool = (typeof CLOUD_TOOLS)[number];
