import type { QuoteStatus } from '@palisade/contracts';

/** A status with the words that a list shows. */
export class StatusResponse {
  status: QuoteStatus;
  label: string;
}
