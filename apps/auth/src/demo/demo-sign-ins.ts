import { ACCOUNT_TYPE_PATHS } from '@palisade/kernel';
import { demoOrganization } from './demo-organizations';
import type { DemoPerson } from './demo-people';
import { CLOCK_KEEPER, PERSONAS } from './demo-people';

/** The password of everybody in the demo data. */
export const DEMO_PASSWORD = 'Palisade-demo-1';

/** One line of the sign-in page's panel. */
export interface DemoSignIn {
  persona: string;
  name: string;
  email: string;
  password: string;
  /** Where the console leads after the sign-in (Spec 1 §1). */
  landing: string;
}

const signIn = (
  persona: string,
  { firstName, lastName, email, organization }: DemoPerson,
): DemoSignIn => ({
  persona,
  name: `${firstName} ${lastName}`,
  email,
  password: DEMO_PASSWORD,
  landing: ACCOUNT_TYPE_PATHS[demoOrganization(organization).accountType].landing,
});

export const DEMO_SIGN_INS: readonly DemoSignIn[] = Object.entries(PERSONAS).map((entry) =>
  signIn(...entry),
);

/** The sign-in that only a sandbox offers. */
export const SANDBOX_SIGN_IN: DemoSignIn = signIn('sandbox', CLOCK_KEEPER);
