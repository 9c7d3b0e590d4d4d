import { invoiceOf, taskCodesOf } from './invoice-form';

it.each([
  ['L110, l120;F1', ['L110', 'L120', 'F1']],
  [' ', []],
])('reads the codes of %j', (text, codes) => {
  expect(taskCodesOf(text)).toEqual(codes);
});

const LINE = {
  date: '2026-01-15',
  kind: 'FEE' as const,
  taskCode: ' f100 ',
  units: 2,
  unitPrice: 300,
  text: 'Images',
};

it('sends the file in place of what was entered', () => {
  const form = { quoteId: 'q', invoiceNumber: 'B-1', invoicedOn: '2026-01-15', lines: [LINE] };
  expect(invoiceOf(form, 'LEDES')).toEqual({ quoteId: 'q', ledes: 'LEDES' });
  expect(invoiceOf(form, null)).toEqual({ ...form, lines: [{ ...LINE, taskCode: 'F100' }] });
});

it('sends no quote where none was chosen', () => {
  expect(invoiceOf({}, 'LEDES')).toEqual({ ledes: 'LEDES' });
});
