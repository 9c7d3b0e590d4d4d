const RELOADED_KEY = 'palisade.reloadedFor';

/**
 * Loads the page again when a part of it is gone because a newer version was deployed; once for an
 * address, so that a part that stays away ends in the error page.
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    // The browser's own error page would take the place of what is open.
    if (!navigator.onLine) return;
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return;
    sessionStorage.setItem(RELOADED_KEY, location.href);
    event.preventDefault();
    location.reload();
  });
}
