// Runs before the first paint, so that a dark page never flashes light, and before any script that
// writes markup. A file of its own, because the content policy allows no inline script.
(function () {
  'use strict';

  var theme = 'system';
  try {
    var store = JSON.parse(localStorage.getItem('palisade.store'));
    theme = (store && store.uiSettings && store.uiSettings.theme) || theme;
  } catch (error) {
    theme = 'system';
  }
  if (theme === 'system') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;

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
