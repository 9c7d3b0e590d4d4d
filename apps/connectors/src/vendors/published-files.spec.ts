import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReadingRoom } from '@palisade/platform';
import { securityHubFindings } from './aws';
import { insightFindings } from './cloudflare';
import { secureScore } from './microsoft';
import { reportFindings } from './qualys';
import { listOf, UnreadableAnswer } from './vendor';

/** Answers of tools as their users saved them, from a public collection beside the checkout. */
const FOLDER = path.join(__dirname, '../../../../../shared/foreign/connectors');
const read = (name: string): Buffer => readFileSync(path.join(FOLDER, name));
const json = (name: string): unknown => JSON.parse(read(name).toString('utf8'));
const room = new ReadingRoom();
afterAll(() => room.onApplicationShutdown());

const aws = (name: string): object[] => securityHubFindings(json(name)).findings;
const cloudflare = (name: string): object[] => insightFindings(json(name));
/** Weaknesses of machines are another product's, which takes no token of Graph: they are no secure score. */
const microsoft = (name: string): object[] =>
  secureScore(listOf(json(name), 'value')[0], []).findings;
const qualys = async (name: string): Promise<object[]> =>
  reportFindings((await room.read('toolReport', read(name), undefined)).rows);

type Parse = (name: string) => object[] | Promise<object[]>;

/** The files and how many findings each holds. */
const PUBLISHED: readonly (readonly [string, Parse, number])[] = [
  ['asff/many_vulns.json', aws, 5],
  ['asff/one_vuln.json', aws, 1],
  ['awssecurityhub/config_many_findings.json', aws, 3],
  ['awssecurityhub/config_one_finding.json', aws, 1],
  ['awssecurityhub/config_one_finding_active.json', aws, 1],
  ['awssecurityhub/inspector_ec2_cve.json', aws, 5],
  ['awssecurityhub/inspector_ec2_cve_no_vulnerabilities.json', aws, 1],
  ['cloudflare_insights/many_findings.json', cloudflare, 3],
  ['ms_defender/report_no_vuln.json', microsoft, 0],
  ['qualys/Qualys_Sample_Report.csv', qualys, 6],
  ['qualys/empty.csv', qualys, 0],
  ['qualys/empty.xml', qualys, 0],
  ['qualys/monthly_pci_issue6932.csv', qualys, 1],
  ['qualys_vmdr/many_vulns_cve.csv', qualys, 5],
  ['qualys_vmdr/no_vuln_cve.csv', qualys, 0],
  ['qualys_vmdr/one_vuln_no_metadata_cve.csv', qualys, 1],
];

/** Files that are not what they are read as, and why. */
const OTHERS: readonly (readonly [string, Parse, string])[] = [
  ['awssecurityhub/missing_account_id.json', aws, 'A finding has no AwsAccountId.'],
  [
    'ms_defender/report_one_vuln.json',
    qualys,
    'There is no table with the title of each weakness.',
  ],
  ['cloudflare_insights/many_findings.csv', cloudflare, 'It is no JSON.'],
  ['ms_defender/report_one_vuln.json', microsoft, 'There is no number at maxScore.'],
  ['ms_defender/empty_machines.zip', microsoft, 'It is no JSON.'],
];

/** What is tried where the files are; elsewhere nothing, with a word. */
function present<Row>(rows: readonly Row[]): readonly Row[] {
  if (existsSync(FOLDER)) return rows;
  process.stderr.write(`${FOLDER} is not there: no published answer is read.\n`);
  return [];
}

const reasonOf = async (parse: Parse, name: string): Promise<string> => {
  try {
    await parse(name);
    return 'none';
  } catch (error) {
    if (error instanceof SyntaxError) return 'It is no JSON.';
    return error instanceof UnreadableAnswer ? error.message : `crash: ${String(error)}`;
  }
};

describe('answers that others published', () => {
  it('give their findings, each with what it is and where', async () => {
    const rows = present(PUBLISHED);
    const found = await Promise.all(
      rows.map(async ([name, parse]) => [name, await parse(name)] as const),
    );
    expect(found.map(([name, findings]) => [name, findings.length])).toEqual(
      rows.map(([name, , count]) => [name, count]),
    );
    for (const [, findings] of found) {
      for (const finding of findings) {
        expect(finding).toMatchObject({
          title: expect.stringMatching(/\S/),
          subject: expect.any(String),
        });
      }
    }
  });

  it('are refused by name when they are something else', async () => {
    const rows = present(OTHERS);
    const reasons = await Promise.all(
      rows.map(async ([name, parse]) => [name, await reasonOf(parse, name)]),
    );
    expect(reasons).toEqual(rows.map(([name, , reason]) => [name, reason]));
  });
});
