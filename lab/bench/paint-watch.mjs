// Runs in a page before its scripts: signs it in and notes when its largest part and its figures came.
const { session, ready } = globalThis.paint;
if (location.protocol !== 'about:') {
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  localStorage.setItem('cookieConsentEnabled', 'false');
  const watched = { paintMs: 0, figuresMs: 0 };
  globalThis.watched = watched;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.paintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (watched.figuresMs === 0 && document.querySelector(ready)) {
      watched.figuresMs = performance.now();
    }
  }).observe(document, { childList: true, subtree: true });
}
