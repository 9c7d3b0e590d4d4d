import { fireEvent } from '@testing-library/react';
import { settled } from './open-page';

const REQUIRED = '[aria-required="true"], input[required]';
const DAY_MS = 86_400_000;
const TYPED_WAITS = 15;

/** What is written by the kind of a field. */
const BY_TYPE: Readonly<Record<string, string>> = {
  email: 'ada.holder@insured.example',
  tel: '602-555-0142',
  date: new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10),
  password: 'Quiet-Harbour-42',
};

/** What is written by the name of a field that takes no other text. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/hostname|domain/i, 'written.example'],
  [/url$/i, 'https://written.example/hook'],
  [/zip/i, '85001'],
  [/amount|payoff|fee$/i, '100.00'],
  [/email/i, 'ada.holder@insured.example'],
  [/routing/i, '021000021'],
  [/year/i, '2001'],
];

/** Fills in what a form asks for and has not: texts by their kind, lists by their first choice. */
export async function fillRequired(form: Element): Promise<void> {
  // What is chosen can bring further fields.
  for (let round = 0; round < 2; round++) {
    for (const field of form.querySelectorAll<HTMLInputElement>(REQUIRED)) {
      if (!field.disabled) await fill(field);
    }
    await attach(form);
  }
}

async function fill(field: HTMLInputElement): Promise<void> {
  const role = field.getAttribute('role');
  if (role === 'radiogroup') choose(field.querySelectorAll('input'));
  else if (role === 'combobox') await pickFirst(field);
  else if (field.type === 'checkbox' || field.type === 'radio') choose([field]);
  else if (field.value === '') fireEvent.change(field, { target: { value: textFor(field) } });
  fireEvent.blur(field);
}

async function attach(form: Element): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) return;
  const isImage = field.accept.includes('image');
  const file = isImage
    ? new File(['picture'], 'picture.png', { type: 'image/png' })
    : new File(['Company,State'], 'written.csv', { type: 'text/csv' });
  fireEvent.change(field, { target: { files: [file] } });
  await settled();
}

function choose(boxes: Iterable<HTMLInputElement>): void {
  const all = [...boxes];
  if (!all.some(({ checked }) => checked)) fireEvent.click(all[0]);
}

function textFor(field: HTMLInputElement): string {
  const isNumber = field.inputMode === 'numeric' || field.getAttribute('role') === 'spinbutton';
  const named = BY_NAME.find(([name]) => name.test(field.id));
  return BY_TYPE[field.type] ?? named?.[1] ?? (isNumber ? '424242' : 'Written here');
}

async function pickFirst(field: HTMLInputElement): Promise<void> {
  const select = field.closest('.ant-select');
  if (!select || select.querySelector('.ant-select-selection-item, .ant-select-content-value'))
    return;
  fireEvent.mouseDown(field);
  await settled();
  const lists = () =>
    document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  const shown = () => [...lists()].at(-1)?.querySelector('.ant-select-item-option');
  // Some lists are asked for by what is typed.
  if (!shown()) fireEvent.change(field, { target: { value: 'dental' } });
  for (let waits = 0; waits < TYPED_WAITS && !shown(); waits++) await settled();
  const option = shown();
  if (option) fireEvent.click(option);
  fireEvent.blur(field);
  await settled();
}
