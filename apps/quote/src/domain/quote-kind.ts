/** Why a quote was made. */
export type QuoteKind = 'NEW' | 'RENEWAL' | 'ENDORSEMENT';
