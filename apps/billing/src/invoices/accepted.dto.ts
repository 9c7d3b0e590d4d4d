/** The request was carried out. */
export class AcceptedResponse {
  accepted: boolean;
}
