/** Every account type that a user can act as, in the order of Spec 1 §1. */
export const ACCOUNT_TYPES = [
  'COWBELL',
  'DIGITAL',
  'MSSP',
  'CARRIER',
  'VENDOR',
  'CLUSTER',
  'AGENCY',
  'CUSTOMER',
  'RE_INSURER',
  'PREMIUM_PROCESSOR',
] as const;

/** A kind of organisation; `COWBELL` is the provider's own staff. */
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The account types that can sign up by themselves with an invitation code (Spec 1 §3). */
export const SIGN_UP_ACCOUNT_TYPES = ['AGENCY', 'CUSTOMER', 'COWBELL'] as const;

/** An account type in the spelling of the sign-up form. */
export type SignUpAccountType = (typeof SIGN_UP_ACCOUNT_TYPES)[number];

/** Where an account type lives in the console, and how others jump into it. */
export interface AccountTypePaths {
  /** First segment of every address of the type. */
  readonly area: string;
  /** Where its users land after sign-in. */
  readonly landing: string;
  /** The `{personaPath}` of the jump calls; null for staff, who jump and are not jumped into. */
  readonly jumpPath: string | null;
}

const typeOf = (area: string, jumpPath: string | null, home = 'dashboard'): AccountTypePaths => ({
  area,
  landing: `${area}/${home}`,
  jumpPath,
});

/** The one table of area prefix, landing page and jump path by account type (Spec 1 §1). */
export const ACCOUNT_TYPE_PATHS: Readonly<Record<AccountType, AccountTypePaths>> = {
  COWBELL: typeOf('/admin', null),
  DIGITAL: typeOf('/da', 'da'),
  MSSP: typeOf('/mssp', 'mssp'),
  CARRIER: typeOf('/carrier', 'carrier'),
  VENDOR: typeOf('/vendor', 'vendor', 'claims'),
  CLUSTER: typeOf('/cluster', 'cluster'),
  AGENCY: typeOf('/agency', 'admin/agencies'),
  CUSTOMER: typeOf('/customer', 'accounts'),
  RE_INSURER: typeOf('/reinsurer', 'reinsurer'),
  PREMIUM_PROCESSOR: typeOf('/premiumprocessor', 'premiumprocessor'),
};

/** Whether a text is an account type. */
export const isAccountType = (text: string): text is AccountType =>
  (ACCOUNT_TYPES as readonly string[]).includes(text);

/** The account type whose area a console path lies in, or null for a public path. */
export function accountTypeOfPath(path: string): AccountType | null {
  const inArea = (type: AccountType) => {
    const { area } = ACCOUNT_TYPE_PATHS[type];
    return path === area || path.startsWith(`${area}/`);
  };
  return ACCOUNT_TYPES.find(inArea) ?? null;
}

/** The account type of a jump path, or null when it is none ("Unsupported account type"). */
export const accountTypeOfJumpPath = (jumpPath: string): AccountType | null =>
  ACCOUNT_TYPES.find((type) => ACCOUNT_TYPE_PATHS[type].jumpPath === jumpPath) ?? null;
