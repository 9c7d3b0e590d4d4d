/** @jest-environment ./tools/test/page.environment.cjs */
import '@testing-library/react/dont-cleanup-after-each';
import { act, fireEvent } from '@testing-library/react';
import { closeModal, openModal } from '../../lib/modals';
import { snackbarStore } from '../../lib/snackbar';
import { tokenStore } from '../../lib/tokens';
import { finishUndoable } from '../../lib/undoable';
import { MODALS } from '../modal-registry';
import { PERMISSIONS } from './answers';
import { dialogData } from './dialog-data';
import { DIALOG_ROWS } from './dialog-rows';
import { fillIn } from './fill-form';
import { closePage, nameOf, openPage, settled, until, type Opening, type Write } from './open-page';
import { programWordsShown } from './program-words';
import { faultsOf } from './sent-bodies';

// A refused press is followed by the next at once.
jest.mock('../../lib/double-press', () => ({ DOUBLE_PRESS_MS: 0 }));

const FIRST_MS = 180_000;
/** How long a busy machine may take to compute what a form needs, and to answer. */
const BUSY_MS = 15_000;
const LATE_MS = 5_000;
const REFUSED_MS = 50;
const NOTHING = '-';
const TOKEN = 'token';
const ASKED = Object.values(MODALS).flatMap(({ permission }) => permission);
const PLACE = { accountType: 'COWBELL', address: '/accounts', locale: 'en-US' } as const;

const dialog = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);

/** The name under which a dialog is read out; jsdom has one id for all titles of the library. */
function titleOf(element: Element): string {
  const titled = element.querySelector('.ant-modal-title, .ant-drawer-title, h1, h2');
  return nameOf(titled ?? element);
}

/** The button that does what a dialog is for. */
const mainButton = (): HTMLElement | undefined =>
  [...(dialog()?.querySelectorAll<HTMLElement>('.ant-btn-primary') ?? [])].at(-1);

async function press(): Promise<void> {
  // Some wait for what is computed a moment after it was typed, on a busy machine for long.
  await until(() => !mainButton()?.hasAttribute('disabled'), BUSY_MS);
  const button = mainButton();
  if (button) fireEvent.click(button);
  await settled();
  // Some wait for what is no call.
  await until(() => !document.querySelector('.ant-btn-loading'), LATE_MS);
}

/** What the specification has said instead of the reason. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'claim-delete': 'Failed to delete claim',
  'feature-flag-confirm': 'Something went wrong while updating.',
  'payments-pause': 'Something went wrong while updating.',
};

const refusalOf = (id: string): string => `It was refused because of ${id}.`;

async function show(
  id: string,
  opening: Partial<Opening>,
  longestMs = LATE_MS,
): Promise<Element | undefined> {
  // What broke takes the page with it.
  if (!document.querySelector('nav')) await openPage({ ...PLACE, ...opening });
  act(() => openModal(id, dialogData(id)));
  await settled();
  // Its scripts may still be on their way.
  await until(() => dialog() !== undefined, longestMs);
  return dialog();
}

beforeEach(() => {
  // Of forms that are shown without what they would be opened with, and of animations.
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockReturnValue();
});
afterEach(async () => {
  act(closeModal);
  await settled();
  jest.restoreAllMocks();
});
afterAll(closePage);

describe('each dialog of the registry', () => {
  let refused: string | undefined;
  let acts = '';
  const writes: Write[] = [];
  const opening: Partial<Opening> = {
    more: ASKED,
    refusal: (write) => {
      // What is only computed, whenever that is, is not what the dialog is for.
      if (!write.isKeyed && !acts.includes(write.operationId)) return undefined;
      writes.push(write);
      return refused;
    },
  };
  const open = async (id: string): Promise<Element> => {
    refused = undefined;
    // What renews the session, or enters another, leaves a page of its own.
    if (tokenStore.get()?.accessToken !== TOKEN) closePage();
    const shown = await show(id, opening);
    if (!shown) throw new Error(`${id} does not open.`);
    await fillIn(shown, () => mainButton()?.hasAttribute('disabled') ?? false);
    return shown;
  };
  beforeAll(() => openPage({ ...PLACE, ...opening }), FIRST_MS);

  it('has a row in the table', () => {
    expect(DIALOG_ROWS.map((row) => row.dialog).sort()).toEqual(Object.keys(MODALS).sort());
  });

  it.each(DIALOG_ROWS)(
    '$dialog is refused with the reason, and then does what it says, once',
    async ({ dialog: id, sends, says, then }) => {
      acts = sends;
      const title = titleOf(await open(id));
      expect(title).toMatch(/\p{L}/u);
      expect(title).not.toMatch(/There was an error|^\w+[.:]\w+/);
      expect(programWordsShown()).toEqual([]);
      if (sends !== NOTHING) {
        refused = refusalOf(id);
        snackbarStore.set([]);
        await press();
        const isUndoable = snackbarStore.get().some(({ action }) => action !== undefined);
        if (!isUndoable) expect(dialog()).toBeDefined();
        finishUndoable();
        await settled();
        const words = OWN_WORDS[id] ?? refused;
        // The answer of a busy machine comes late.
        await until(() => document.body.textContent.includes(words), LATE_MS);
        expect(document.body.textContent).toContain(words);
        refused = undefined;
        if (isUndoable) await open(id);
      }
      snackbarStore.set([]);
      writes.length = 0;
      await press();
      const told = snackbarStore.get();
      const after = dialog();
      finishUndoable();
      await settled();
      const later = snackbarStore.get().filter((one) => !told.includes(one));
      const said = [...told, ...later].map(({ type, text }) =>
        type === 'success' ? text : `${type}: ${text}`,
      );
      expect(writes.flatMap((write) => faultsOf(write))).toEqual([]);
      expect({
        sends: writes.map(({ operationId }) => operationId).join(' ') || NOTHING,
        says: said.join(' ') || NOTHING,
        then: after ? (titleOf(after) === title ? 'stays' : titleOf(after)) : 'closes',
      }).toEqual({ sends, says, then });
    },
    FIRST_MS,
  );
});

describe('an act whose outcome is shown before', () => {
  const writes: Write[] = [];
  const opening: Partial<Opening> = {
    more: ASKED,
    tags: { previewAct: '"shown"' },
    refusal: (write) => {
      writes.push(write);
      return undefined;
    },
  };
  beforeAll(() => openPage({ ...PLACE, ...opening }), FIRST_MS);

  it(
    'is done on the state that was shown, or refused',
    async () => {
      const shown = await show('policy-void', opening);
      if (shown) await fillIn(shown, () => mainButton()?.hasAttribute('disabled') ?? false);
      writes.length = 0;
      await press();
      const sent = writes.map(({ operationId, condition }) => [operationId, condition]);
      expect(sent).toEqual([['askVoid', '"shown"']]);
    },
    FIRST_MS,
  );
});

describe('to who has no permission at all', () => {
  beforeAll(() => openPage({ ...PLACE, without: PERMISSIONS }), FIRST_MS);

  const guarded = Object.entries(MODALS).filter(([, { permission }]) => permission !== 'any');
  it.each(guarded.map(([id]) => id))('%s does not open', async (id) => {
    expect(await show(id, { without: PERMISSIONS }, REFUSED_MS)).toBeUndefined();
  });
});
