import { producerNumberProblem } from '@palisade/kernel';

/** What a sign-up states beside the password (Spec 1 §2). */
export interface SignupValues {
  invitationCode: string;
  organization: string;
  firstName: string;
  lastName: string;
  producerNo: string;
  accountType: 'AGENCY' | 'CUSTOMER' | 'COWBELL';
}

/** A key of the catalogue, or a finished sentence. */
export type SignupErrors = Partial<Record<keyof SignupValues, { key: string } | { text: string }>>;

const REQUIRED: Partial<Record<keyof SignupValues, string>> = {
  invitationCode: 'common:auth.signup.invitationRequired',
  organization: 'organization:signup.nameRequired',
  firstName: 'common:auth.signup.firstNameRequired',
  lastName: 'common:auth.signup.lastNameRequired',
};

/** Spec 1 §5: what is missing; the producer number is asked of everybody but policyholders. */
export function checkSignup(values: SignupValues): SignupErrors {
  const errors: SignupErrors = {};
  for (const [field, key] of Object.entries(REQUIRED)) {
    const name = field as keyof SignupValues;
    if (values[name].trim() === '') errors[name] = { key };
  }
  if (values.accountType === 'CUSTOMER') return errors;
  const text = producerNumberProblem(values.producerNo.trim());
  if (text !== null) errors.producerNo = { text };
  return errors;
}
