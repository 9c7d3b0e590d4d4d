import { printedText } from './printed-text';

it('of a paper is all that stands on it, in its order', () => {
  const text = printedText({
    title: 'Invoice',
    subtitle: 'I-1',
    currency: 'USD',
    sections: [
      {
        heading: 'Charges',
        rows: [['Insured', 'Red Rock']],
        table: { columns: ['What', 'Amount'], rows: [['Premium', '$10']], total: ['Due', '$11'] },
        paragraphs: ['Pay by wire.'],
        framed: ['Prescribed.'],
      },
      { heading: 'End' },
    ],
  });
  expect(text).toBe(
    'Invoice I-1 Charges Insured Red Rock What Amount Premium $10 Due $11 Pay by wire. Prescribed. End',
  );
});
