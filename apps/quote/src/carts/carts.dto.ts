import type { QuoteResponse } from '../quotes/quotes.dto';

/** Why one of the quotes was not requested. */
export class CartError {
  /** JSON pointer of the quote in the request. */
  pointer: string;
  detail: string;
}

export class SubmitCartResponse {
  /** The requested quotes, rated unless the rater is away. */
  sent: QuoteResponse[];
  errors: CartError[];
}
