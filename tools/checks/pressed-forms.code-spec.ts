import fs from 'node:fs';
import path from 'node:path';

/** The rows of a project that no other imports. */
const rowsOf = <T>(file: string): T =>
  jest.requireActual<T & object>(path.resolve('apps/console-e2e/src', file));
const { PRESSED_FORMS } = rowsOf<{ PRESSED_FORMS: { file: string }[] }>('pressed-forms');
const { SENT_ELSEWHERE } = rowsOf<{ SENT_ELSEWHERE: object }>('pressed-forms/elsewhere');

const SOURCE = path.join(__dirname, '../../apps/console/src');
const SENDS = /useSubmit\(|useFormSubmission<|<FormModal<|<ConfirmModal$|<HolderDialog$/m;

const filesThatSend = fs
  .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('kit/'))
  .filter((file) => SENDS.test(fs.readFileSync(path.join(SOURCE, file), 'utf8')));

it('presses every file of the console that sends twice, or says why not', () => {
  const pressed = new Set(PRESSED_FORMS.map(({ file }) => file));
  const isKnown = (file: string) => pressed.has(file) || file in SENT_ELSEWHERE;
  expect(filesThatSend.length).toBeGreaterThan(100);
  expect(filesThatSend.filter((file) => !isKnown(file))).toEqual([]);
});
