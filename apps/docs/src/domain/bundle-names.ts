import { DomainError } from '@palisade/kernel';

/** The most papers that one zip holds. */
export const BUNDLE_MAX = 200;

const MAX_GIB = 2;
const GIB = 1_073_741_824;

/** Throws 409 for more papers, or larger ones, than one zip holds. */
export function checkBundle(papers: readonly { size: number }[]): void {
  if (papers.length > BUNDLE_MAX) {
    throw tooLarge(`One zip holds ${BUNDLE_MAX} documents, and these are more.`);
  }
  if (papers.reduce((sum, { size }) => sum + size, 0) > MAX_GIB * GIB) {
    throw tooLarge(`One zip holds ${MAX_GIB} GB, and these documents are larger.`);
  }
}

const tooLarge = (sentence: string): DomainError =>
  new DomainError('BUNDLE_TOO_LARGE', `${sentence} Download them singly.`, 409);

const UNSAFE = /[\p{Cc}\\/:*?"<>|]/gu;

/** The names of files in a zip: fit for every system, and each once, `Notice (2).pdf`. */
export function bundleNames(fileNames: readonly string[]): string[] {
  const taken = new Set<string>();
  return fileNames.map((fileName) => {
    const plain = fileName.replace(UNSAFE, '_').replace(/^\.+/, '_') || '_';
    const dot = plain.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
    let name = plain;
    for (let at = 2; taken.has(name.toLowerCase()); at += 1) name = `${stem} (${at})${ending}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
