/** What two raters did: in a line, and what of it is wrong. */
export interface Finding {
  story: string;
  wrong: string[];
}

/** A finding with those complaints that hold. */
export const findingOf = (
  story: string,
  complaints: readonly (readonly [isSo: boolean, sentence: string])[],
): Finding => ({
  story,
  wrong: complaints.filter(([isSo]) => isSo).map(([, sentence]) => sentence),
});
