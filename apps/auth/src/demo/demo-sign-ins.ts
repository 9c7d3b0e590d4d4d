import { ACCOUNT_TYPE_PATHS } from '@palisade/kernel';
import { demoOrganization } from './demo-organizations';
import { PERSONAS } from './demo-people';

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

export const DEMO_SIGN_INS: readonly DemoSignIn[] = Object.entries(PERSONAS).map(
  ([persona, { firstName, lastName, email, organization }]) => ({
    persona,
    name: `${firstName} ${lastName}`,
    email,
    password: DEMO_PASSWORD,
    landing: ACCOUNT_TYPE_PATHS[demoOrganization(organization).accountType].landing,
  }),
);
