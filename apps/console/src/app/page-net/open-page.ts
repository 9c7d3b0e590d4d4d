import { ACCOUNT_TYPE_PATHS, permissionMap, type AccountType } from '@palisade/kernel';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { editionOfLocale } from '../../lib/edition';
import { i18n, startI18n } from '../../lib/i18n';
import { startFlags } from '../../lib/flags';
import { closeModal, openModal } from '../../lib/modals';
import { queryClient } from '../../lib/query-client';
import { tokenStore, type TokenClaims } from '../../lib/tokens';
import { Providers } from '../providers';
import { router } from '../router';
import { answerOf, operationAt, PERMISSIONS, textsOf, type Asked, type Changes } from './answers';
import { own } from './program-words';

/** Who opens a page, and what is answered there. */
export interface Opening {
  /** Below the person's own area; from the root when it begins with two slashes. */
  address: string;
  accountType: AccountType;
  locale: 'en-US' | 'en-GB';
  /** Opened by who has no session. */
  isSignedOut?: boolean;
  /** Permissions that the person does not have. */
  without?: readonly string[];
  /** Permissions beyond those that an operation names. */
  more?: readonly string[];
  changes?: Changes;
  /** With which sentence, or which code, a write is refused; answered as elsewhere without one. */
  refusal?: (write: Write) => string | { code: string } | undefined;
  /** The operation that reads nothing; answered as elsewhere without one. */
  failedRead?: string;
  /** The entity tags of answers, by operation. */
  tags?: Readonly<Record<string, string>>;
  /** Told of all that the page asks for. */
  onAsked?: (asked: Asked) => void;
  /** A modal that is opened there, with what it is of. */
  modal?: string;
  data?: object;
  /** Buttons, tabs or menus that are pressed, one after the other. */
  presses?: readonly string[];
}

/** What a page has sent to be done. */
export interface Write extends Asked {
  operationId: string;
  /** Whether it acts once however often it is sent; what only computes has no key. */
  isKeyed: boolean;
  /** The entity tag of what it is based on; null for none. */
  condition: string | null;
  /** Undefined for none, and for a form with files. */
  body: unknown;
}

/** What a part of a page says of a read that failed. */
export const REFUSED_READ = 'This could not be read.';

const QUIET_MS = 4;
const QUIET_TIMES = 2;
/** The first page loads what is compiled for it then: on a busy machine that takes half a minute. */
const LONGEST_MS = 60_000;
const PRESSED = 'button, a, [role=tab], [role=menuitem], [role=radio], summary, label, tr, li';

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

// React notes the stack of each element that it makes; the line of a test that fails is its first frame.
Error.stackTraceLimit = 1;

let open = 0;

/** Renders a page of the console as the person sees it, with the examples of the API for answers. */
export async function openPage(opening: Opening): Promise<HTMLElement> {
  closePage();
  answerCalls(opening);
  await speak(opening.locale);
  const claims = { sub: 'one', accountId: 'a', subscriberId: 'a' } as TokenClaims;
  const tokens = { accessToken: 'token', refreshToken: 'token', claims };
  tokenStore.set(opening.isSignedOut ? null : tokens);
  const { area } = ACCOUNT_TYPE_PATHS[opening.accountType];
  const memory = createMemoryRouter(router.routes, {
    initialEntries: [
      opening.address.startsWith('//') ? opening.address.slice(1) : area + opening.address,
    ],
  });
  render(createElement(Providers, null, createElement(RouterProvider, { router: memory })));
  await settled();
  if (opening.modal) {
    act(() => openModal(opening.modal ?? '', opening.data ?? {}));
    await settled();
  }
  for (const name of opening.presses ?? []) {
    const found = buttonNamed(name);
    if (!found) throw new Error(`There is no ${name} to press at ${opening.address}`);
    fireEvent.mouseDown(found);
    fireEvent.click(found);
    await settled();
  }
  return document.body;
}

/** Takes the page away with all that it knew. */
export function closePage(): void {
  act(closeModal);
  cleanup();
  queryClient.clear();
  document.body.innerHTML = '';
}

/** What is pressed by its name. */
export const buttonNamed = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(PRESSED)].find((one) => nameOf(one) === name);

/** The name of a button as it is read out. */
export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();

/** Opens the first menu of a name, so that what stands in it can be looked for. */
export async function openMenu(name: string): Promise<void> {
  const menu = [...document.querySelectorAll('main [aria-haspopup=menu]')].find(
    (one) => nameOf(one) === name,
  );
  if (!menu) return;
  fireEvent.click(menu);
  await settled();
}

/** Whether an amount stands where its name says: in its column, beside its term or next to it. */
export const isBeside = (label: string, text: string): boolean =>
  [...document.querySelectorAll('body *')].some((element) => {
    const isShown =
      own(element)
        .split(/[\s,;:()](?!\d)/)
        .includes(text) || own(element) === text;
    return isShown && namesOf(element).some((name) => name.includes(label));
  });

/** What an element is called: the head of its column, its term, the label of its field, or the words around it. */
function namesOf(element: Element): string[] {
  const cell = element.closest('td');
  const at = [...(cell?.parentElement?.children ?? [])].indexOf(cell ?? element);
  const head = cell?.closest('table')?.querySelectorAll('thead tr > *')[at];
  const term = element.closest('dd')?.previousElementSibling;
  if (head ?? term) return [head, term].flatMap((one) => (one ? [nameOf(one)] : []));
  const field = element.closest('.ant-form-item')?.querySelector('label');
  const around = [field, element, element.parentElement, element.parentElement?.parentElement];
  return around.flatMap((one) => (one ? [nameOf(one)] : []));
}

async function speak(locale: string): Promise<void> {
  if (i18n.isInitialized) await i18n.changeLanguage(locale);
  else {
    startFlags();
    await startI18n(locale);
  }
}

/** Waits until nothing has been asked for or drawn for a while. */
export async function settled(): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  let isDrawn = false;
  const drawing = new MutationObserver(() => (isDrawn = true));
  drawing.observe(document.body, EVERYTHING);
  for (let quiet = 0; quiet < QUIET_TIMES && Date.now() < end;) {
    isDrawn = false;
    await act(() => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
    const isQuiet = open === 0 && queryClient.isFetching() === 0;
    quiet = isQuiet && !isDrawn ? quiet + 1 : 0;
  }
  drawing.disconnect();
}

/** Waits until it is so, for so long at most. */
export async function until(isSo: () => boolean, longestMs: number): Promise<void> {
  const end = Date.now() + longestMs;
  while (!isSo() && Date.now() < end) await settled();
}

function answerCalls(opening: Opening): void {
  const asked = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const { href, pathname } = new URL(
      input instanceof Request ? input.url : input,
      location.origin,
    );
    if (pathname.startsWith('/api/events/')) return new Promise(() => {});
    open++;
    const request = input instanceof Request ? input : new Request(href, init);
    const answer = await answered(request, pathname, opening);
    open--;
    return answer;
  };
  Object.assign(globalThis, { fetch: asked });
}

async function answered(request: Request, pathname: string, opening: Opening): Promise<Response> {
  const { method } = request;
  opening.onAsked?.({ method, pathname });
  const isWrite = !['GET', 'HEAD'].includes(method);
  const refusal = isWrite && opening.refusal?.(await writeOf(request, pathname));
  if (refusal) {
    const said = typeof refusal === 'string' ? { code: 'REFUSED', detail: refusal } : refusal;
    const problem = { ...said, title: 'Conflict', status: 409 };
    return Response.json(problem, { status: 409 });
  }
  if (opening.failedRead && operationAt({ method, pathname })?.operationId === opening.failedRead) {
    const problem = { code: 'REFUSED', title: 'Conflict', detail: REFUSED_READ, status: 409 };
    return Response.json(problem, { status: 409 });
  }
  const answer = answerTo({ method, pathname }, opening);
  if (answer === null && isWrite) return new Response(null, { status: 204 });
  if (answer !== undefined) return tagged(Response.json(answer), request, opening);
  return Response.json({ code: 'NOT_FOUND', status: 404 }, { status: 404 });
}

/** An answer with the entity tag that its operation is given. */
function tagged(answer: Response, { method, url }: Request, { tags = {} }: Opening): Response {
  const { operationId } = operationAt({ method, pathname: new URL(url).pathname }) ?? {};
  const tag = tags[operationId ?? ''];
  if (!tag) return answer;
  answer.headers.set('etag', tag);
  return Object.defineProperty(answer, 'url', { value: url });
}

async function writeOf(request: Request, pathname: string): Promise<Write> {
  const { method, headers } = request;
  const operationId = operationAt({ method, pathname })?.operationId ?? `${method} ${pathname}`;
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await request.clone().json() : undefined;
  const [isKeyed, condition] = [headers.has('idempotency-key'), headers.get('if-match')];
  return { method, pathname, operationId, isKeyed, condition, body };
}

function answerTo(asked: Asked, opening: Opening): unknown {
  const { pathname } = asked;
  const { accountType, locale, without = [], more = [], changes = {} } = opening;
  const texts = /^\/api\/locales\/v1\/([^/]+)\/([^/]+)$/.exec(pathname);
  if (texts) return textsOf(texts[1], texts[2]);
  if (pathname === '/api/auth/v1/permissions/map') {
    return permissionMap([...PERMISSIONS, ...more].filter((name) => !without.includes(name)));
  }
  const { currency } = editionOfLocale(locale);
  return answerOf(asked, currency, {
    'getCurrentUser.account.accountType': accountType,
    'getCurrentUser.home.accountType': accountType,
    ...changes,
  });
}
