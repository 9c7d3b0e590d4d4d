/** The security tools that an account connects (Spec 1 §3). */
export const SECURITY_CONNECTOR_TYPES = [
  'AWS',
  'CLOUDFLARE',
  'GOOGLEWORKSPACE',
  'GSC',
  'MICROSOFT',
  'QUALYSCS',
  'QUALYSPC',
  'QUALYSVM',
  'SAFEGUARD',
  'SECUREWORKS',
  'SECURITYSTUDIO',
  'SOPHOS',
  'WIZER',
] as const;

/** One of them. */
export type SecurityConnectorType = (typeof SECURITY_CONNECTOR_TYPES)[number];
