import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { until } from './caller.mjs';
import { money } from './money.mjs';

/** The same amounts, read from the quote, the PDF, the commissions and the webhook. */
export async function readBack(walk, { told }) {
  const { admin, policyId, policyNumber, quote, currency, say } = walk;
  const due = quote.amountDue;
  const event = await until('the webhook', () =>
    told.find(
      ({ type, data }) => type === 'policy.issued.v1' && data.policyHead.policyId === policyId,
    ),
  );
  walk.mustBe(event.data.charges.amountDue, due);
  walk.mustBe(event.data.charges.premium, quote.premium);

  const packet = await until('the packet', async () => {
    const documents = await admin.get(`/api/docs/v1/policy/${policyId}`);
    return documents.find(({ docName }) => docName === `Policy ${policyNumber}`);
  });
  const text = await pdfText(await admin.download(`/api/docs/v1/download?docId=${packet.docId}`));
  if (!text.includes(money(due, currency))) throw new Error('The packet has another amount.');

  const { content } = await admin.get(`/api/commissions/v1/search?search=${policyNumber}`);
  const accrued = content.find(({ lineType }) => lineType === 'NBS');
  walk.mustBe(accrued.premium, quote.premium);
  say(
    `             read back: ${money(due, currency)} in quote, packet and webhook; ` +
      `commission ${money(accrued.commissionsAmount, currency)} of ${money(accrued.premium, currency)}`,
  );
}

/** What a PDF says, page after page. */
export async function pdfText(content) {
  const pdf = await getDocument({ data: content, verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => item.str).join(' '));
  }
  await pdf.destroy();
  return pages.join(' ');
}
