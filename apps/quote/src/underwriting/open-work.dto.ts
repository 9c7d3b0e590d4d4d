/** What somebody has open here. */
export class OpenQuotesResponse {
  /** Quotes given to the person that are not closed and no policy yet. */
  quotes: number;
}
