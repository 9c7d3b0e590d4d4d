/** @jest-environment ./tools/test/page.environment.cjs */
import '@testing-library/react/dont-cleanup-after-each';
import { act, fireEvent } from '@testing-library/react';
import { closeModal, openModal } from '../../lib/modals';
import { MODALS } from '../modal-registry';
import { PERMISSIONS } from './answers';
import { dialogData } from './dialog-data';
import { closePage, nameOf, openPage, settled, type Opening } from './open-page';

const FIRST_MS = 180_000;
const ASKED = Object.values(MODALS).flatMap(({ permission }) => permission);
const PLACE = { accountType: 'COWBELL', address: '/accounts', locale: 'en-US' } as const;

const dialog = (): Element | undefined =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);

/** The name under which a dialog is read out. */
function titleOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby');
  const titled = by
    ? document.getElementById(by)
    : element.querySelector('h1, h2, .ant-modal-title');
  return titled ? nameOf(titled) : '';
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
  patience = 50,
): Promise<Element | undefined> {
  // What broke takes the page with it.
  if (!document.querySelector('nav')) await openPage({ ...PLACE, ...opening });
  act(() => openModal(id, dialogData(id)));
  await settled();
  // Its scripts may still be on their way.
  for (let waits = 0; waits < patience && !dialog(); waits++) await settled();
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
  /** Those that sent something when nothing was filled in. */
  const sent = new Set<string>();
  let pressed: string | undefined;
  const opening: Partial<Opening> = {
    more: ASKED,
    refusal: () => {
      if (pressed === undefined) return undefined;
      sent.add(pressed);
      return refusalOf(pressed);
    },
  };
  beforeAll(() => openPage({ ...PLACE, ...opening }), FIRST_MS);

  it.each(Object.keys(MODALS))(
    '%s opens on its row under a name of its own, and stays with the reason when it is refused',
    async (id) => {
      pressed = undefined;
      const shown = await show(id, opening);
      expect(shown).toBeDefined();
      const title = titleOf(shown as Element);
      expect(title).toMatch(/\p{L}/u);
      expect(title).not.toMatch(/There was an error|^\w+[.:]\w+/);
      const buttons = shown?.querySelectorAll<HTMLElement>('.ant-btn-primary') ?? [];
      const button = [...buttons].at(-1);
      if (!button) return;
      pressed = id;
      fireEvent.click(button);
      await settled();
      if (!sent.has(id)) return;
      expect(document.body.textContent).toContain(OWN_WORDS[id] ?? refusalOf(id));
      expect(dialog()).toBeDefined();
    },
    FIRST_MS,
  );

  it('sends at once, mostly: the others ask for something first, or only tell', () => {
    expect(sent.size).toBeGreaterThan(90);
  });
});

describe('to who has no permission at all', () => {
  beforeAll(() => openPage({ ...PLACE, without: PERMISSIONS }), FIRST_MS);

  const guarded = Object.entries(MODALS).filter(([, { permission }]) => permission !== 'any');
  it.each(guarded.map(([id]) => id))('%s does not open', async (id) => {
    expect(await show(id, { without: PERMISSIONS }, 1)).toBeUndefined();
  });
});
