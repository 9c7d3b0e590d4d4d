import type { Everyone } from './everybody';
import { expected, judge, LET_IN, REFUSED, UNKNOWN } from './expectation';

const callerOf = (kind: Everyone['kind'], ...held: string[]) => ({
  name: kind,
  kind,
  held: new Set(held),
});
const NOBODY = callerOf('nobody');
const AGENT = callerOf('person', 'account:view');
const LINK = callerOf('link', 'quote:view');
const KEY = callerOf('key', 'account:view');

const need = (permissions: string[] | null, isOpenToLinks = false, isPeopleOnly = false) => ({
  name: 'GET /api/x',
  permissions,
  isOpenToLinks,
  isPeopleOnly,
});

describe('what a caller should meet', () => {
  it.each([
    ['a public route', need(null), NOBODY, LET_IN],
    ['a route of everybody', need(['any']), NOBODY, UNKNOWN],
    ['a route of everybody', need(['any']), AGENT, LET_IN],
    ['a route of everybody', need(['any']), KEY, LET_IN],
    ['a route of everybody', need(['any']), LINK, UNKNOWN],
    ['one that is open to links', need(['any'], true), LINK, LET_IN],
    ['one that needs a permission', need(['account:view']), AGENT, LET_IN],
    ['one that needs a permission', need(['account:view']), LINK, REFUSED],
    ['one that needs two', need(['account:view', 'account:edit']), AGENT, REFUSED],
    ['one where people approve', need(['account:view'], false, true), AGENT, LET_IN],
    ['one where people approve', need(['account:view'], false, true), KEY, REFUSED],
    ['one that nobody may call', need(['none']), AGENT, REFUSED],
  ])('at %s: %j %j', (_, operation, caller, wanted) => {
    expect(expected(operation, caller)).toBe(wanted);
  });
});

describe('the judge', () => {
  const open = need(['account:view']);
  it.each([
    ['a permission that is not asked for', open, LINK, { status: 200 }],
    ['a permission that another is asked for', open, AGENT, { status: 403, code: 'FORBIDDEN' }],
    ['a call without a token', open, NOBODY, { status: 404, code: 'NOT_FOUND' }],
    ['a failure', open, AGENT, { status: 500, code: 'INTERNAL_ERROR' }],
    ['a link that opens all', need(['any']), LINK, { status: 200 }],
    // Its document names no permission, so it counts as public; the guard refuses everybody.
    ['a route without permission', need(null), AGENT, { status: 403, code: 'FORBIDDEN' }],
    ['a route without permission', need(null), NOBODY, { status: 401, code: 'UNAUTHORIZED' }],
  ])('notices %s', (_, operation, caller, answer) => {
    expect(judge(operation, caller, answer)).toContain('should be');
  });

  it.each([
    ['a row that does not exist', open, AGENT, { status: 404, code: 'ACCOUNT_NOT_FOUND' }],
    ['a row of another link', need(['quote:view']), LINK, { status: 401, code: 'NOT_VIEWABLE' }],
    ['a key that is no person', need(['any']), KEY, { status: 401, code: 'UNAUTHORIZED' }],
    ['wrong credentials', need(null), NOBODY, { status: 401, code: 'INVALID_CREDENTIALS' }],
  ])('takes %s for let in', (_, operation, caller, answer) => {
    expect(judge(operation, caller, answer)).toBeNull();
  });
});
