/** A colleague who may take the work. */
export class TakerResponse {
  id: string;
  name: string;
}

/** What somebody has open, and who could take it. */
export class OpenWorkResponse {
  /** Submissions that were given to the person. */
  submissions: number;
  /** Accounts whose agent the person is. */
  accounts: number;
  /** Quotes that were given to the person. */
  quotes: number;
  /** Claims files that the person works on. */
  claims: number;
  /** Colleagues who may have all of it, by name; nobody where there is nothing to take. */
  takers: TakerResponse[];
}
