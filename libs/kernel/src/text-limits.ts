/** Most characters of a text field, by what it holds; columns and forms take them from here. */
export const TEXT_LIMITS = {
  personName: 100,
  organizationName: 200,
  fullName: 300,
  documentName: 255,
  description: 1000,
  email: 254,
  hostname: 253,
  address: 200,
  city: 100,
  zipCode: 10,
  npn: 10,
  password: 128,
  text: 20_000,
} as const;

/** An account name beyond this many characters is accepted with a warning (Spec 2 §9). */
export const ACCOUNT_NAME_WARNING = 100;

/** The message of a required field that is empty (Spec 1 §5). */
export const requiredMessage = (label: string): string => `${label} is a required field`;
