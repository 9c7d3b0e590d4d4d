// Runs before the first paint, so that a dark page never flashes light, and before any script that
// writes markup. A file of its own, because the content policy allows no inline script.
(function () {
  'use strict';

  var settings = {};
  try {
    var store = JSON.parse(localStorage.getItem('palisade.store'));
    settings = (store && store.uiSettings) || settings;
  } catch (error) {
    settings = {};
  }
  var theme = settings.theme || 'system';
  if (theme === 'system') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;

  // Which frame stands while the application loads: that of the area, or of the public pages.
  var areas =
    /^\/(admin|agency|customer|da|mssp|carrier|vendor|cluster|reinsurer|premiumprocessor)(\/|$)/;
  var inside = settings.isNavigationCollapsed ? 'collapsed' : 'shell';
  var isInside = areas.test(location.pathname);
  document.documentElement.dataset.frame = isInside ? inside : 'public';

  // What is drawn there comes along with the first scripts, not after them.
  var files = isInside && document.querySelector('meta[name="inside"]').content;
  (files || '').split(' ').forEach(function (file) {
    if (!file) return;
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  });

  // Old Internet Explorer cannot read the rest of this page.
  if ('documentMode' in document && location.pathname !== '/unsupported.html') {
    location.replace('/unsupported.html');
  }

  // The component library writes its styles as markup; scripts and handlers in markup are refused.
  if (window.trustedTypes && window.trustedTypes.createPolicy) {
    window.trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        // An attribute may follow a space, a slash or the quote of the one before it.
        return /<script|[\s/"']on\w+\s*=/i.test(text) ? null : text;
      },
      createScriptURL: function (address) {
        return new URL(address, location.href).origin === location.origin ? address : null;
      },
    });
  }
})();
