const PAPER = /<preflight name="([^"]+)">([\s\S]*?)<\/preflight>/g;
const IS_VALID = /<isValid type="[^"]+">true<\/isValid>/;
const DETAIL = /<details>([^<]*)<\/details>/g;

/** What PDFBox Preflight found of each file: nothing for one that is PDF/A, else what is wrong. */
export function verdictsOf(report: string): Map<string, string[]> {
  const found = [...report.matchAll(PAPER)].map(([, name = '', verdict = '']) => {
    const details = [...verdict.matchAll(DETAIL)].map(([, detail = '']) => detail);
    return [name, IS_VALID.test(verdict) ? [] : [...new Set(details), 'no PDF/A-1b']] as const;
  });
  return new Map(found);
}
