import { IntakeService } from './intake.service';

const mockLoaded: string[] = [];
jest.mock('mailparser', () => {
  mockLoaded.push('mailparser');
  return jest.requireActual<object>('mailparser');
});
jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  mockLoaded.push('pdfjs');
  return jest.requireActual<object>('pdfjs-dist/legacy/build/pdf.mjs');
});

it('leaves the readers of mails and of forms to the process that reads', () => {
  expect(IntakeService).toBeDefined();
  expect(mockLoaded).toEqual([]);
});
