export class DemoSignInResponse {
  /** Which of the ten areas, or which work in it, this person shows. */
  persona: string;
  name: string;
  email: string;
  password: string;
  /** Where the console leads after the sign-in. */
  landing: string;
}
