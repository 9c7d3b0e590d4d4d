/** Why a policy cannot be read: by its own fault, or because the DNS did not answer (RFC 7208 §2.6). */
export class SpfFault extends Error {
  constructor(
    readonly result: 'permerror' | 'temperror',
    reason: string,
  ) {
    super(reason);
  }
}

/** What is wrong with a policy, and stays wrong until its owner mends it. */
export const wrong = (reason: string): SpfFault => new SpfFault('permerror', reason);
