import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';

/** An answer of another service that refuses a call, as its caller is to read it. */
interface Problem {
  code?: string;
  detail?: string;
  errors?: FieldError[];
}

/** What another service refused a call with, in its own words; `otherwise` where it gave none. */
export function refusalOf(
  status: number,
  { code, detail, errors }: Problem,
  otherwise: { code: Uppercase<string>; detail: string },
): DomainError {
  return new DomainError(
    (code ?? otherwise.code) as Uppercase<string>,
    detail ?? otherwise.detail,
    status,
    errors,
  );
}
