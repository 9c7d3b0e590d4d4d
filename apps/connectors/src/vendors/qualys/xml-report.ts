import { SaxesParser } from 'saxes';
import type { Finding } from '../../domain/finding';
import { severityOf } from '../severity';
import { UnreadableAnswer } from '../vendor';

/** The report's own name of itself. */
const ROOT = 'ASSET_DATA_REPORT';

type Fields = Record<string, string>;

/** What a report holds: the weaknesses of hosts, and what each weakness is. */
interface Report {
  found: (Fields & { host: string })[];
  details: Map<string, Fields>;
}

/** The weaknesses of an XML report of hosts; a report without any is none. */
export function xmlFindings(text: string): Finding[] {
  const { found, details } = reportOf(text);
  return found.map(({ QID = '', TYPE = '', VULN_STATUS = '', host }): Finding => {
    const { TITLE = '', SEVERITY = '', SOLUTION = '' } = details.get(QID) ?? {};
    return {
      check: `QID ${QID}`,
      subject: host || 'Host',
      title: TITLE || `QID ${QID}`,
      verdict: VULN_STATUS === 'Fixed' ? 'PASS' : 'FAIL',
      severity: severityOf(SEVERITY),
      control: 'PATCHING',
      evidence: SOLUTION || TYPE,
      points: 0,
    };
  });
}

function reportOf(text: string): Report {
  const report: Report = { found: [], details: new Map() };
  const open: { name: string; fields: Fields; text: string }[] = [];
  const parser = new SaxesParser();
  let root = '';
  let host = '';
  parser.on('error', (error) => {
    throw new UnreadableAnswer(error.message);
  });
  parser.on('opentag', ({ name }) => {
    root ||= name;
    open.push({ name, fields: {}, text: '' });
  });
  const add = (part: string): void => {
    const last = open.at(-1);
    if (last) last.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const { fields, text: said } = open.pop() ?? { fields: {} as Fields, text: '' };
    const parent = open.at(-1);
    if (parent) parent.fields[name] = said.trim();
    if (parent?.name === 'HOST' && ['DNS', 'IP'].includes(name)) host = said.trim() || host;
    if (name === 'VULN_INFO') report.found.push({ ...fields, host });
    if (name === 'VULN_DETAILS') report.details.set(fields['QID'] ?? '', fields);
    if (name === 'HOST') host = '';
  });
  parser.write(text).close();
  if (root !== ROOT) throw new UnreadableAnswer(`It is no ${ROOT}.`);
  return report;
}
