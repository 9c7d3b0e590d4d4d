/** One failing field or rule of a refused request, as it appears in `errors[]` of problem+json. */
export interface FieldError {
  /** JSON pointer of the field (`/address/zipCode`); absent when no single field fails. */
  readonly pointer?: string;
  readonly detail: string;
  /** Stable code of the rule, for callers that show the text themselves (password rules). */
  readonly errorCode?: string;
  /** Who changed the field meanwhile, and when; nobody's name for the system's own work. */
  readonly changed?: { readonly by: string | null; readonly at: string };
}

/**
 * The only error that business code throws: `code` (SCREAMING_SNAKE) never changes, `detail` is the
 * sentence that the user reads, `status` is the HTTP status of the answer.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: Uppercase<string>,
    readonly detail: string,
    readonly status: number,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(detail);
  }
}

/** A refusal that ends by itself: `retryAfterSeconds` says when another try makes sense. */
export class RetryLater extends DomainError {
  constructor(
    code: Uppercase<string>,
    detail: string,
    status: number,
    readonly retryAfterSeconds: number,
  ) {
    super(code, detail, status);
  }
}

/** The error for input that breaks one rule of one field: status 400 with the field's pointer. */
export const invalidField = (
  code: Uppercase<string>,
  detail: string,
  pointer?: string,
): DomainError => new DomainError(code, detail, 400, [pointer ? { pointer, detail } : { detail }]);
