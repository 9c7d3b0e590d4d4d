import type { Page } from '@playwright/test';
import { type Person } from '../people';
import { fillRequired } from '../presses';

/** An id that nobody has. */
export const NOBODYS = '01900000-0000-7000-8000-0000000000ff';

/** Rows of the demo data that forms are opened for. */
export interface DemoRows {
  readyQuote: string;
  draftQuote: string;
  referredQuote: string;
  /** Waits for the signature of the demo policyholder. */
  sentQuote: string;
  policy: string;
  claim: string;
  user: string;
  book: string;
  invoice: string;
  submission: string;
}

/** One form, or one button that writes: where it is, and what must be true for it to be there. */
export interface PressedForm {
  name: string;
  /** The file of the console that sends it. */
  file: string;
  person: Person | 'nobody';
  path: (rows: DemoRows) => string;
  /** Answers of the server that the demo data has not, by the path that they are read at. */
  answers?: Record<string, (known: never) => unknown>;
  prepare?: (page: Page) => Promise<void>;
  /** The button, where it is not the primary one of the dialog or the page. */
  button?: string | RegExp;
  /** What is sent gets a token for its answer, which the server would not repeat. */
  hasNoKey?: boolean;
  /** The page has the form only after it was prepared. */
  isBare?: boolean;
  /** What it sends costs somebody money. */
  isMoney?: boolean;
  /** It is a dialog that its link opens. */
  isModal?: boolean;
  /** It can be taken back: it is sent when that time is over, and again from the notice. */
  isUndoable?: boolean;
}

/** What a link gives the dialog. */
export type Data = (rows: DemoRows) => object;

/** A dialog that its link opens over a page. */
export const modal = (
  person: Person,
  page: string,
  id: string,
  file: string,
  data: Data = () => ({}),
  more: Partial<PressedForm> = {},
): PressedForm => ({
  name: id,
  file: `features/${file}`,
  person,
  isModal: true,
  path: (rows) =>
    `/${page}?modal=${id}&modalData=${encodeURIComponent(JSON.stringify(data(rows)))}`,
  ...more,
});

/** A quote that was not requested yet. */
export const draft: Data = ({ draftQuote }) => ({ quoteId: draftQuote });
/** A quote that may be sent. */
export const ready: Data = ({ readyQuote }) => ({ quoteId: readyQuote });
/** A quote that waits for an underwriter. */
export const referred: Data = ({ referredQuote }) => ({ quoteId: referredQuote });
/** A policy in force. */
export const policy: Data = (rows) => ({ policyId: rows.policy });
/** A person of the agency. */
export const user: Data = (rows) => ({ userId: rows.user });
/** A row that is only named. */
export const named = (noun: string) => () => ({
  [noun]: { id: NOBODYS, name: 'Pressed twice', email: 'ada@insured.example', scopes: [] },
});

/** Ticks what must be attested. */
export const tickAll = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const form = (await dialog.count()) > 0 ? dialog : page;
  for (const box of await form.getByRole('checkbox').all()) await box.check();
};
/** Types a code into every field of the dialog. */
export const typeCode = async (page: Page): Promise<void> => {
  for (const field of await page.getByRole('dialog').getByRole('textbox').all()) {
    await field.fill('123456');
  }
};

/** Goes on with a company that was not found. */
export const addPhase = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /yourself/i })
    .first()
    .click();
  await page.getByLabel('Zip code').fill('85001');
  await fillRequired(page, page.locator('main'));
};
