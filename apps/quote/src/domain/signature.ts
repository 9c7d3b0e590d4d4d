/** The named insured confirms the application. */
export interface Attestation {
  signeeName: string;
  signeeTitle: string;
  attestedBy: string;
  attestedOn: string;
}

/** The signed application. */
export interface Signature {
  signeeName: string;
  signeeTitle: string;
  signedAt: string;
  docId: string;
  documentHash: string;
}
