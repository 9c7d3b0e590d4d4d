import { isOpenInMaintenance } from './maintenance';

describe('during maintenance', () => {
  it.each([
    ['/admin/manage/feature-flags', undefined, true],
    ['/login', '/admin/manage/feature-flags', true],
    ['/login', undefined, false],
    ['/login', '/admin/dashboard', false],
    ['/admin/dashboard', undefined, false],
    ['/agency/manage/feature-flags', undefined, false],
  ])('%s, reached from %s, is open: %s', (pathname, cameFrom, isOpen) => {
    expect(isOpenInMaintenance(pathname, cameFrom)).toBe(isOpen);
  });
});
