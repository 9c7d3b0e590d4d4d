import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';

/** An answer of another service that refuses a call, as its caller is to read it. */
interface Problem {
  code?: string;
  detail?: string;
  errors?: FieldError[];
}

/** What another service refused a call with, in its own words; `otherwise` where it gave none. */
export async function refusalOf(
  answer: Pick<Response, 'status' | 'json'>,
  otherwise: { code: Uppercase<string>; detail: string },
): Promise<DomainError> {
  const { code, detail, errors } = (await answer.json()) as Problem;
  return new DomainError(
    (code ?? otherwise.code) as Uppercase<string>,
    detail ?? otherwise.detail,
    answer.status,
    errors,
  );
}
