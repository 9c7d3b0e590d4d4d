import { reviewed } from './invoice';
import { annotatedLedes, readLedes } from './ledes';

const HEAD =
  'INVOICE_DATE|INVOICE_NUMBER|CLIENT_ID|LAW_FIRM_MATTER_ID|INVOICE_TOTAL|BILLING_START_DATE|BILLING_END_DATE|INVOICE_DESCRIPTION|LINE_ITEM_NUMBER|EXP/FEE/INV_ADJ_TYPE|LINE_ITEM_NUMBER_OF_UNITS|LINE_ITEM_ADJUSTMENT_AMOUNT|LINE_ITEM_TOTAL|LINE_ITEM_DATE|LINE_ITEM_TASK_CODE|LINE_ITEM_EXPENSE_CODE|LINE_ITEM_ACTIVITY_CODE|TIMEKEEPER_ID|LINE_ITEM_DESCRIPTION|LAW_FIRM_ID|LINE_ITEM_UNIT_COST|TIMEKEEPER_NAME|TIMEKEEPER_CLASSIFICATION|CLIENT_MATTER_ID[]';
const START = '19990225|96542|00711|0528|1684.45|19990101|19990131|For services rendered|';
const FEE = `${START}1|F|2.00|-70|630|19990115|L510||A102|22547|Research|24-6437381|350|Arnsley, Robert|PARTNR|423-987[]`;
const CALL = `${START}3|F|0.200|0|40|19990116|L510||A107|45875|Telephone conference|24-6437381|200|Beaster, John|ASSOC|423-987[]`;
const TRAVEL = `${START}5|E|1|0|289.5|19990117||E110|||Out-of_town travel|24-6437381|289.5|||423-987[]`;

const fileOf = (...lines: string[]): string => ['LEDES1998B[]', HEAD, ...lines, ''].join('\r\n');

it('is read line by line', () => {
  const { invoiceNumber, invoicedOn, lines } = readLedes(fileOf(FEE, CALL, TRAVEL));
  expect([invoiceNumber, invoicedOn]).toEqual(['96542', '1999-02-25']);
  expect(lines).toMatchObject([
    { number: 1, kind: 'FEE', taskCode: 'L510', units: 200, unitPrice: 350_00, adjustment: -70_00 },
    { number: 3, units: 20, classification: 'ASSOC', worker: 'Beaster, John', date: '1999-01-16' },
    { number: 5, kind: 'EXPENSE', taskCode: 'E110', classification: null, unitPrice: 289_50 },
  ]);
});

it.each<[string, string, string]>([
  ['no file of the kind', 'PDF', 'Line 1: A file of LEDES 1998B begins with LEDES1998B[]'],
  ['other columns', `LEDES1998B[]\nINVOICE_DATE[]\n${FEE}`, 'Line 2: The columns'],
  ['no lines', fileOf(), 'Line 3: The invoice has no line'],
  ['a line without its end', fileOf(FEE.slice(0, -2)), 'Line 3: A line ends with []'],
  ['a line of few cells', fileOf(FEE, '19990225|96542[]'), 'Line 4: A line has 24 cells'],
  ['a second invoice', fileOf(FEE, CALL.replace('96542', '96543')), 'Line 4: A file holds one'],
  ['a number twice', fileOf(FEE, FEE), 'Line 4: Two lines have one number'],
  ['a total that is another', fileOf(FEE.replace('|630|', '|700|')), 'Line 3: The total is not'],
  ['a total below zero', fileOf(FEE.replace('-70|630', '-800|-100')), 'Line 3: The total is below'],
  ['a day that there is not', fileOf(FEE.replace('19990115', '19990230')), 'Line 3: 19990230'],
  ['no number', fileOf(FEE.replace('|2.00|', '|two|')), 'Line 3: two is no number'],
  ['three decimals', fileOf(FEE.replace('|2.00|', '|2.005|')), 'Line 3: 2.005 is no number'],
  ['no number of the invoice', fileOf(FEE.replace('|96542|', '||')), 'Line 3: The number of'],
  ['a long number', fileOf(FEE.replace('96542', '9'.repeat(101))), 'Line 3: The number of'],
  ['no task code', fileOf(FEE.replace('L510', '')), 'Line 3: A task code'],
  ['words for a code', fileOf(FEE.replace('L510', 'Case assessment')), 'Line 3: A task code'],
  ['no words', fileOf(FEE.replace('Research', '')), 'Line 3: A line says'],
  ['a long worker', fileOf(FEE.replace('Arnsley', 'a'.repeat(101))), 'Line 3: The name or'],
  ['a long class', fileOf(FEE.replace('PARTNR', 'P'.repeat(101))), 'Line 3: The name or'],
  ['a year alone', fileOf(FEE.replaceAll('19990115', '1999')), 'Line 3: 1999 is no date'],
  ['no units', fileOf(FEE.replace('|2.00|-70|630|', '|0|0|0|')), 'Line 3: Units are above'],
  ['a cost below zero', fileOf(FEE.replace('|350|', '|-350|')), 'Line 3: Units are above'],
  [
    'more than a line can be',
    fileOf(FEE.replace('|2.00|', '|99999|').replace('|350|', '|9999999999|')),
    'Line 3: Units by cost',
  ],
  ['much added', fileOf(FEE.replace('-70|', '9999999999|')), 'Line 3: Units by cost'],
  ['a line of no kind', fileOf(FEE.replace('|F|', '|X|')), 'Line 3: A line is of F'],
])('is refused with %s', (_, text, why) => {
  expect(() => readLedes(text)).toThrow(why);
});

it('comes back with what is paid of each line, and why', () => {
  const { lines } = readLedes(fileOf(FEE, TRAVEL));
  const agreed = {
    quote: { status: 'GRANTED' as const, taskCodes: ['L510'], amount: 1_000_00 },
    taken: 0,
    rates: [{ classification: 'Partnr', hourly: 300_00 }],
  };
  const head = {
    invoiceNumber: '96542',
    invoicedOn: '1999-02-25',
    claimNumber: 'CL-26-1',
    insuredName: 'Red | Rock',
  };
  const text = annotatedLedes(head, reviewed(lines, agreed));
  const [fee, travel] = text.split('\r\n').slice(2);
  expect(fee).toBe(
    '19990225|96542|Red   Rock||530.00|19990115|19990117||1|F|2.00|-170.00|530.00|19990115|L510||||Research / RATE_ABOVE_CARD -100.00||350.00|Arnsley, Robert|PARTNR|CL-26-1[]',
  );
  expect(travel).toContain('|1.00|-289.50|0.00|19990117||E110|||');
  expect(travel).toContain('Out-of_town travel / TASK_NOT_QUOTED -289.50');
  expect(readLedes(text).lines.map(({ number }) => number)).toEqual([1, 5]);
});
