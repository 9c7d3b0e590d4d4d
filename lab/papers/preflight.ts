import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Caller } from '../../tools/demo/caller.mjs';
import { runStep } from '../../tools/run-step.mjs';
import { verdictsOf } from './verdicts';

const JARS = '/usr/share/java';
const NEEDED = [
  'preflight',
  'pdfbox2',
  'fontbox2',
  'xmpbox',
  'commons-io',
  'commons-logging',
  'javax.activation',
  'jaxb-api',
].map((name) => path.join(JARS, `${name}.jar`));
const PAGE = 100;
/** So many papers at most; they are looked at one after the other, a third of a second each. */
const PAPERS_MAX = 300;

interface Paper {
  docId: string;
  docName: string;
  contentType: string;
  source: 'PRINTED' | 'UPLOADED';
}

/** What was tried of papers. */
export interface TriedPapers {
  story: string;
  wrong: string[];
}

/** Asks PDFBox Preflight whether the newest papers that a stack printed are PDF/A-1b. */
export async function tryPapers(url: string): Promise<TriedPapers> {
  const missing = NEEDED.find((jar) => !fs.existsSync(jar));
  if (missing) {
    const story = `papers not tried: ${missing} is missing (Debian: libpdfbox2-java, default-jre-headless)`;
    return { story, wrong: [] };
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'papers-'));
  try {
    const names = await keepPapers(url, folder);
    const verdicts = await judge(folder, [...names.keys()]);
    const seals = await judgeSeals(folder, [...names.keys()]);
    const wrong = [...names].flatMap(([file, name]) =>
      [...(verdicts.get(file) ?? ['Preflight says nothing of it']), ...(seals.get(file) ?? [])].map(
        (what) => `${name}: ${what}`,
      ),
    );
    const story = `${names.size} papers tried as PDF/A-1b, ${seals.size} seals by pdfsig, ${wrong.length} wrong`;
    return { story, wrong };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Puts the newest printed papers into a folder; answers their names by their files. */
async function keepPapers(url: string, folder: string): Promise<Map<string, string>> {
  const staff = await Caller.signIn(url, 'admin@palisade.example', () => {});
  const names = new Map<string, string>();
  for (let page = 0; page * PAGE < PAPERS_MAX; page++) {
    const address = `/api/docs/v1/search?sort=created,desc&size=${PAGE}&page=${page}`;
    const { content } = await staff.get<{ content: Paper[] }>(address);
    for (const { docId, docName, contentType, source } of content) {
      if (source !== 'PRINTED' || contentType !== 'application/pdf') continue;
      const headers = { authorization: `Bearer ${staff.token}` };
      const answer = await fetch(`${url}/api/docs/v1/download?docId=${docId}`, { headers });
      fs.writeFileSync(path.join(folder, `${docId}.pdf`), Buffer.from(await answer.arrayBuffer()));
      names.set(`${docId}.pdf`, docName);
    }
    if (content.length < PAGE) break;
  }
  return names;
}

/** What Preflight says of each of the files. */
async function judge(folder: string, files: readonly string[]): Promise<Map<string, string[]>> {
  const list = path.join(folder, 'papers.txt');
  fs.writeFileSync(list, files.map((file) => path.join(folder, file)).join('\n'));
  const validator = 'org.apache.pdfbox.preflight.Validator_A1b';
  const { code, output } = await runStep('Looking at papers', 'java', [
    '-cp',
    NEEDED.join(path.delimiter),
    validator,
    'xml',
    'group',
    list,
  ]);
  const report = `${list}.preflight.xml`;
  if (code !== 0 || !fs.existsSync(report)) throw new Error(`Preflight did not answer: ${output}`);
  return verdictsOf(fs.readFileSync(report, 'utf8'));
}

/** What pdfsig says against the seals of those files that have one; nothing where it is not installed. */
async function judgeSeals(
  folder: string,
  files: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (!fs.existsSync('/usr/bin/pdfsig')) return found;
  for (const file of files) {
    const name = path.join(folder, file);
    if (!fs.readFileSync(name).includes('/Type /Sig')) continue;
    const { output } = await runStep('Looking at a seal', 'pdfsig', ['-nocert', name]);
    const isValid =
      output.includes('Total document signed') && output.includes('Signature is Valid');
    found.set(file, isValid ? [] : ['its seal does not hold']);
  }
  return found;
}
