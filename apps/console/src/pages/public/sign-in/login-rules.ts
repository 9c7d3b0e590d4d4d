/** The text of a field's error and the label that it names, both as keys. */
export interface FieldError {
  key: string;
  label?: string;
}

export type LoginErrors = Partial<Record<'username' | 'password', FieldError>>;

// As in the browsers' own e-mail field: something, an at sign, something.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/;

// Spec 1 §9: length of the code.
const CODE = /^\d{6}$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

export const isCodeComplete = (code: string): boolean => CODE.test(code);

/** Spec 1 §5: e-mail required and of e-mail form, password required. */
export function checkLogin(values: { username: string; password: string }): LoginErrors {
  const errors: LoginErrors = {};
  if (values.username.trim() === '') {
    errors.username = { key: 'common:validation.required', label: 'common:login.email' };
  } else if (!isEmail(values.username)) {
    errors.username = { key: 'common:validation.email' };
  }
  if (values.password === '') errors.password = { key: 'common:auth.signup.passwordRequired' };
  return errors;
}
