import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type * as Library from '../../apps/docs/src/domain/library/standard-forms';
import type * as Packets from '../../apps/docs/src/domain/pages/policy-pages';
import type { PolicyPrint } from '../../apps/docs/src/domain/pages/policy-pages';
import type { PrintDocument } from '../../apps/docs/src/domain/print-document';
import type * as Rendering from '../../apps/docs/src/rendering/render-pdf';
import { built } from '../built';
import type { Spread } from './measure';
import { measure } from './measure';

/** So many forms are in the packet of a policy of the demo. */
const FORMS = 25;
const IN_A_ROW = 20;
const PRINTED = new Date('2026-03-01T12:00:00Z');

/** Processor time of a packet, in microseconds, and how long others wait at most while twenty are printed one by one. */
export interface PaperFigures {
  ours: Spread;
  bare: Spread;
  pages: number;
  stallMs: number;
}

/** The packet of a policy as docs prints it, and its lines by pdfkit alone, in a face that it has. */
export async function benchPapers(): Promise<PaperFigures> {
  const { renderPdf } = built<typeof Rendering>('apps/docs/src/rendering/render-pdf.js');
  const packet = packetOfPolicy();
  const lines = linesOf(packet);
  const { pages } = await renderPdf(packet, PRINTED);
  const ours = async (): Promise<number> => {
    await renderPdf(packet, PRINTED);
    return 1;
  };
  const bare = async (): Promise<number> => {
    await bareOf(lines, pages);
    return 1;
  };
  const found = await measure({ ours, bare });
  return { ...found, pages, stallMs: await longestStall(ours) };
}

/** How long others wait at most while packets are printed, each in a transaction of its own. */
async function longestStall(print: () => Promise<number>): Promise<number> {
  let longest = 0;
  for (let at = 0; at < IN_A_ROW; at++) {
    const begun = performance.now();
    await Promise.all([print(), setImmediate()]);
    longest = Math.max(longest, performance.now() - begun);
  }
  return longest;
}

const POLICY_NUMBER = 'P-26-0000001';

const INVOICE = {
  invoiceNumber: 'I-26-0000001',
  policyNumber: POLICY_NUMBER,
  currency: 'USD' as const,
  lines: [{ type: 'premium', amount: 123_400 }],
  amountDue: 123_400,
  dueDate: '2026-03-03',
  issuedOn: '2026-02-01',
  agencyBilled: false,
};

function packetOfPolicy(): PrintDocument {
  const { policyPacket } = built<typeof Packets>('apps/docs/src/domain/pages/policy-pages.js');
  const library = built<typeof Library>('apps/docs/src/domain/library/standard-forms.js');
  const forms = library.STANDARD_FORMS.filter(({ productTypes }) => productTypes.includes('P250'));
  const policy: PolicyPrint = {
    insured: {
      accountId: '',
      name: 'Alder Creamery',
      address1: '1 Mill Road',
      address2: null,
      address3: null,
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      country: 'USA',
      timeZone: 'America/Chicago',
      industryCode: '311511',
      hazard: 2,
    },
    agent: null,
    terms: {
      product: 'P250',
      market: 'ADMITTED',
      state: 'TX',
      effectiveDate: '2026-02-01',
      endDate: '2027-02-01',
      aggregateLimit: 100_000_000,
      attachment: null,
      retention: 2_500_000,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      coverages: [{ key: 'LIABILITY', limit: 100_000_000, retention: 2_500_000, premium: 123_400 }],
      endorsements: [],
      additionalInsureds: [],
      isTriaExcluded: true,
    },
    charges: {
      currency: 'USD',
      premium: 123_400,
      brokerFee: 0,
      mgaFee: 0,
      totalPremium: 123_400,
      surplusLineTax: 0,
      surplusStampingFee: 0,
      ipt: 0,
      amountDue: 123_400,
    },
    policyNumber: POLICY_NUMBER,
    carrierName: 'Granite Mutual',
  };
  return policyPacket(policy, INVOICE, forms.slice(0, FORMS));
}

/** All that a paper says, line by line. */
const linesOf = ({ title, subtitle, sections }: PrintDocument): string[] => [
  title,
  subtitle,
  ...sections.flatMap(({ heading, rows = [], table, paragraphs = [], framed = [] }) => [
    heading,
    ...rows.map((row) => row.join(': ')),
    ...(table ? [table.columns, ...table.rows].map((row) => row.join('   ')) : []),
    ...paragraphs,
    ...framed,
  ]),
];

/** The same lines on as many pages. */
function bareOf(lines: readonly string[], pages: number): Promise<void> {
  const pdf = new PDFDocument({ size: 'LETTER' });
  const share = Math.ceil(lines.length / pages);
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', () => undefined);
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  lines.forEach((line, at) => {
    if (at > 0 && at % share === 0) pdf.addPage();
    pdf.fontSize(9).text(line);
  });
  pdf.end();
  return done;
}
