/**
 * Runs at once, or when the press of a pointer that is under way has ended: what would move a
 * button may not happen between its press and its release.
 */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(':active')) return run();
  addEventListener('mouseup', () => setTimeout(run), { once: true });
}
