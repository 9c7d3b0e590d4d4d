/** What somebody has open here. */
export class OpenFilesResponse {
  /** Claims files that are not closed. */
  claims: number;
}
