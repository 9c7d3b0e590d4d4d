/** @jest-environment ./tools/test/page.environment.cjs */
import { fireEvent, waitFor } from '@testing-library/react';
import { closePage, openPage } from './open-page';

const PAGE_MS = 180_000;
const QUESTION = { heading: 'Turnover', line: 4, text: '250.000', point: 250, comma: 250_000 };

afterEach(closePage);

it(
  'the page of a batch says how its file was read',
  async () => {
    const page = await openPage({
      address: '/indication/batch/j1',
      accountType: 'AGENCY',
      locale: 'en-US',
      changes: { 'getBatch.result.reading.headingLine': 5 },
    });
    expect(page.textContent).toContain('Headings: line 5.');
  },
  PAGE_MS,
);

it(
  'the page of a batch shows its companies where it was not kept how its file was read',
  async () => {
    const page = await openPage({
      address: '/indication/batch/j1',
      accountType: 'AGENCY',
      locale: 'en-US',
      changes: { 'getBatch.result.reading': undefined },
    });
    expect(page.textContent).toContain('Download XLSX');
    expect(page.textContent).not.toContain('Headings: line');
  },
  PAGE_MS,
);

it.each(['en-US', 'en-GB'] as const)(
  'the dialog of an upload asks about an amount that may be two: %s',
  async (locale) => {
    const page = await openPage({
      address: '/accounts',
      accountType: 'AGENCY',
      locale,
      modal: 'bulk-upload',
      changes: { 'checkBulkUpload.reading.questions': [QUESTION] },
    });
    const input = page.querySelector<HTMLInputElement>('input[type=file]');
    const file = new File(['Company;Turnover'], 'clients.tsv');
    fireEvent.change(input!, { target: { files: [file] } });
    const says = 'Turnover, line 4: "250.000" may be 250 or 250,000.';
    await waitFor(() => expect(page.textContent).toContain(says), { timeout: 20_000 });
    const asked = page.querySelector('[aria-label="How amounts are written in this file"]');
    expect(asked?.querySelectorAll('input[type=radio]')).toHaveLength(2);
  },
  PAGE_MS,
);
