/** What somebody has open here. */
export class AccountWorkResponse {
  /** Submissions given to the person that wait for somebody. */
  submissions: number;
  /** Accounts whose agent the person is. */
  accounts: number;
}
