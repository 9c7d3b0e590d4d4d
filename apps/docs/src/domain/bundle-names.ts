/** The most papers that one zip holds. */
export const BUNDLE_MAX = 200;

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
