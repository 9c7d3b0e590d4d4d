import { i18n } from './i18n';
import { ApiError, problemDetails, problemMessage, ShownError, type Problem } from './problem';

const texts = {
  'error.server': 'Our servers seem to be having trouble. Please try again later.',
  'error.generic': 'An error has occurred. Please try again later.',
  'error.cancelled': 'Request Cancelled',
  'error.api': 'An issue occurred with this request',
};

const failed = (status: number, problem: Problem) =>
  new ApiError(status, problem, 'POST', 'http://localhost/api/account/v1?page=2');

beforeAll(() =>
  i18n.init({
    lng: 'en-US',
    keySeparator: false,
    resources: { 'en-US': { common: texts } },
  }),
);

describe('the text of a failed call', () => {
  it.each([500, 502, 503, 504])('hides what the server says with %i', (status) => {
    expect(problemMessage(failed(status, { detail: 'stack' }))).toBe(texts['error.server']);
  });

  it.each<[string, Problem, string]>([
    ['the detail', { detail: 'D', errors: [{ detail: 'E' }], message: 'M' }, 'D'],
    [
      'else the errors together',
      { errors: [{ detail: 'E' }, { detail: 'F' }], message: 'M' },
      'E F',
    ],
    ['else the message', { errors: [], message: 'M' }, 'M'],
    ['else the general text', {}, texts['error.generic']],
  ])('is %s', (_, problem, expected) => {
    expect(problemMessage(failed(409, problem))).toBe(expected);
  });

  it('tells a cancelled call from a failed one', () => {
    expect(problemMessage(new DOMException('', 'AbortError'))).toBe(texts['error.cancelled']);
    expect(problemMessage(new TypeError('fetch failed'))).toBe(texts['error.generic']);
  });

  it('is what the screen has to say of it', () => {
    expect(problemMessage(new ShownError('Failed to blacklist domain.'))).toBe(
      'Failed to blacklist domain.',
    );
  });

  it('opens to method, address, query and answer', () => {
    Object.assign(globalThis, { location: { origin: 'http://localhost' } });
    const details = problemDetails(failed(409, { code: 'DUPLICATE' }));
    expect(details).toContain(`${texts['error.api']}\nPOST /api/account/v1\npage=2`);
    expect(details).toContain('"DUPLICATE"');
  });
});
