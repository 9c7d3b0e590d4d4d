const FLAGS = '/admin/manage/feature-flags';

/**
 * Whether a page is open during maintenance: that on which it is ended, and the sign-in on the way
 * there.
 */
export const isOpenInMaintenance = (pathname: string, cameFrom: string | undefined): boolean =>
  pathname === FLAGS || (pathname === '/login' && cameFrom === FLAGS);
