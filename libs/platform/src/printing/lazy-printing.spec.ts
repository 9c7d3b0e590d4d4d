import { printPdf, printSheet } from '../index';

const mockLoaded: string[] = [];
jest.mock('fontkit', () => {
  mockLoaded.push('fontkit');
  return jest.requireActual<object>('fontkit');
});
jest.mock('pdfkit', () => {
  mockLoaded.push('pdfkit');
  return jest.requireActual<object>('pdfkit');
});

it('loads what prints when something is printed', async () => {
  expect([typeof printSheet, mockLoaded]).toEqual(['function', []]);
  const created = new Date('2026-03-09T10:00:00Z');
  await printPdf({ region: 'US', title: 'A', subtitle: 'B', created }, () => undefined);
  expect(mockLoaded.sort()).toEqual(['fontkit', 'pdfkit']);
});
