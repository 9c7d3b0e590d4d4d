import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { securityHubFindings } from './aws';
import { insightFindings } from './cloudflare';
import { defenderFindings } from './microsoft';
import { reportFindings } from './qualys';
import { UnreadableAnswer } from './vendor';

/** Answers of tools as their users saved them, from a public collection beside the checkout. */
const FOLDER = path.join(__dirname, '../../../../../shared/foreign/connectors');
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');
const json = (name: string): unknown => JSON.parse(read(name));

const aws = (name: string): object[] => securityHubFindings(json(name)).findings;
const cloudflare = (name: string): object[] => insightFindings(read(name));
const defender = (name: string): object[] => defenderFindings(json(name));
const qualys = (name: string): object[] => reportFindings(read(name));

const isThere = existsSync(FOLDER);
const when = isThere ? describe : describe.skip;
if (!isThere) console.warn('The published answers of tools are not beside the checkout.');

when('answers that others published', () => {
  it.each<[string, (name: string) => object[], number]>([
    ['asff/many_vulns.json', aws, 5],
    ['asff/one_vuln.json', aws, 1],
    ['awssecurityhub/config_many_findings.json', aws, 3],
    ['awssecurityhub/config_one_finding.json', aws, 1],
    ['awssecurityhub/config_one_finding_active.json', aws, 1],
    ['awssecurityhub/inspector_ec2_cve.json', aws, 5],
    ['awssecurityhub/inspector_ec2_cve_no_vulnerabilities.json', aws, 1],
    ['cloudflare_insights/many_findings.json', cloudflare, 3],
    ['cloudflare_insights/many_findings.csv', cloudflare, 14],
    ['ms_defender/report_no_vuln.json', defender, 0],
    ['ms_defender/report_one_vuln.json', defender, 1],
    ['qualys/Qualys_Sample_Report.csv', qualys, 6],
    ['qualys/empty.csv', qualys, 0],
    ['qualys/empty.xml', qualys, 0],
    ['qualys/monthly_pci_issue6932.csv', qualys, 1],
    ['qualys_vmdr/many_vulns_cve.csv', qualys, 5],
    ['qualys_vmdr/no_vuln_cve.csv', qualys, 0],
    ['qualys_vmdr/one_vuln_no_metadata_cve.csv', qualys, 1],
  ])('%s gives its findings', (name, parse, count) => {
    const findings = parse(name);
    expect(findings).toHaveLength(count);
    for (const finding of findings) {
      expect(finding).toMatchObject({
        title: expect.stringMatching(/\S/),
        subject: expect.any(String),
      });
    }
  });

  it('a packed file is refused by name', () => {
    expect(() => insightFindings(read('ms_defender/empty_machines.zip'))).toThrow(UnreadableAnswer);
    expect(() => reportFindings(read('ms_defender/empty_machines.zip'))).toThrow(UnreadableAnswer);
  });

  it.each<[string, (name: string) => object[], string]>([
    ['awssecurityhub/missing_account_id.json', aws, 'A finding has no AwsAccountId.'],
    [
      'ms_defender/report_one_vuln.json',
      qualys,
      'There is no table with the title of each weakness.',
    ],
  ])('%s is refused by name', (name, parse, reason) => {
    expect(() => parse(name)).toThrow(new UnreadableAnswer(reason));
  });
});
