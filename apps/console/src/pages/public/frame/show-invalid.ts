import { flushSync } from 'react-dom';

/** Has a form show what is wrong and leads to the first such field; false when nothing is wrong. */
export function showInvalid(form: HTMLFormElement, check: () => void): boolean {
  flushSync(check);
  const first = form.querySelector<HTMLInputElement>('[aria-invalid=true]');
  first?.focus();
  return first !== null;
}
