import { fireEvent } from '@testing-library/react';
import { settled, until } from './open-page';

const REQUIRED = '[aria-required="true"], input[required]';
const ANY = 'input:not([type=file], [type=radio]), textarea, [role=radiogroup]';
const DAY_MS = 86_400_000;
const OPTION = '.ant-select-item-option:not(.ant-select-item-option-disabled)';
const TYPED_MS = 600;

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
  [/mfa\d?$|code$/i, '123456'],
  [/email/i, 'ada.holder@insured.example'],
  [/routing/i, '021000021'],
  [/year/i, '2001'],
  [/arn$/i, 'arn:aws:iam::123456789012:role/written'],
];

/**
 * Fills in what a form asks for and has not: texts by their kind, lists by their first choice, files; every
 * field of one that may not be sent yet.
 */
export async function fillIn(form: Element, isWaiting: () => boolean): Promise<void> {
  await attach(form);
  await loadPictures(form);
  // What is chosen can bring further fields.
  for (let rounds = 0; rounds < 3 && (await fillAll(form, REQUIRED)); rounds++);
  if (isWaiting()) await fillAll(form, ANY);
}

/** Whether something was filled in. */
async function fillAll(form: Element, fields: string): Promise<boolean> {
  let isFilled = false;
  for (const field of form.querySelectorAll<HTMLInputElement>(fields)) {
    if (field.disabled) continue;
    if (await fill(field, fields === ANY)) isFilled = true;
  }
  if (isFilled) await settled();
  return isFilled;
}

/** Whether there was something to fill in. */
async function fill(field: HTMLInputElement, isOtherWanted: boolean): Promise<boolean> {
  const role = field.getAttribute('role');
  if (role === 'combobox') return pickFirst(field);
  if (role === 'radiogroup') return choose(field.querySelectorAll('input'), isOtherWanted);
  if (field.type === 'checkbox' || field.type === 'radio') return choose([field]);
  if (field.value !== '') return false;
  fireEvent.change(field, { target: { value: textFor(field) } });
  fireEvent.blur(field);
  return true;
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

/** What a part is chosen of, as a browser would have loaded it. */
async function loadPictures(form: Element): Promise<void> {
  const pictures = [...form.querySelectorAll('.kit-crop img')];
  for (const picture of pictures) fireEvent.load(picture);
  if (pictures.length > 0) await settled();
}

/** Chooses the first where nothing is chosen, or the first that is not. */
function choose(boxes: Iterable<HTMLInputElement>, isOtherWanted = false): boolean {
  const all = [...boxes];
  const [open] = all.filter(({ checked }) => !checked);
  const isChosen = all.some(({ checked }) => checked);
  if (!open || (isChosen && !isOtherWanted)) return false;
  fireEvent.click(open);
  return true;
}

function textFor(field: HTMLInputElement): string {
  const { id, type, inputMode, min, max } = field;
  if (type === 'date') return [min, BY_TYPE.date, max].filter(Boolean).sort()[min ? 1 : 0];
  if (inputMode === 'decimal') return '100.00';
  if (field.getAttribute('role') === 'spinbutton') return numberFor(field);
  const label = field.closest('.ant-form-item')?.querySelector('label')?.textContent ?? '';
  const named = BY_NAME.find(([name]) => name.test(id) || name.test(label));
  const text = BY_TYPE[type] ?? named?.[1] ?? (inputMode === 'numeric' ? '424242' : 'Written here');
  // Of a field that takes one length only.
  return field.minLength > 0 ? text.padEnd(field.minLength, 'x').slice(0, field.minLength) : text;
}

/** A small number that a field takes. */
function numberFor(field: HTMLInputElement): string {
  const least = Number(field.getAttribute('aria-valuemin') ?? 0);
  const most = Number(field.getAttribute('aria-valuemax') ?? Infinity);
  return String(Math.min(Math.max(12, least), most));
}

async function pickFirst(field: HTMLInputElement): Promise<boolean> {
  const select = field.closest('.ant-select');
  if (!select || select.querySelector('.ant-select-selection-item, .ant-select-content-value')) {
    return false;
  }
  fireEvent.mouseDown(field);
  await settled();
  const list = () => document.getElementById(field.getAttribute('aria-controls') ?? '');
  const shown = () => list()?.closest('.ant-select-dropdown')?.querySelector(OPTION);
  // Some lists are asked for by what is typed.
  if (!shown()) fireEvent.change(field, { target: { value: 'dental' } });
  await until(() => Boolean(shown()), TYPED_MS);
  const option = shown();
  if (option) fireEvent.click(option);
  fireEvent.blur(field);
  return option !== undefined && option !== null;
}
