// Runs the challenge of the provider that the address names, and tells the page around it what came of it.
(function () {
  'use strict';

  var PROVIDERS = {
    TURNSTILE: {
      script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
      name: 'turnstile',
      options: { appearance: 'interaction-only' },
    },
    HCAPTCHA: {
      script: 'https://js.hcaptcha.com/1/api.js',
      name: 'hcaptcha',
      options: { size: 'invisible' },
    },
  };
  var asked = new URLSearchParams(location.hash.slice(1));
  var provider = PROVIDERS[asked.get('provider')];

  function tell(message) {
    parent.postMessage({ captcha: message }, location.origin);
  }
  function fail() {
    tell({ problem: 'verify' });
  }
  function failToLoad() {
    tell({ problem: 'load' });
  }
  function pass(token) {
    tell({ token: token });
  }

  if (!provider) {
    failToLoad();
    return;
  }
  window.whenLoaded = function () {
    var api = window[provider.name];
    var widget = api.render(
      document.getElementById('challenge'),
      Object.assign(
        {
          sitekey: asked.get('siteKey'),
          callback: pass,
          'error-callback': fail,
          'expired-callback': fail,
          'close-callback': fail,
        },
        provider.options,
      ),
    );
    if (provider.options.size === 'invisible') api.execute(widget);
  };
  var script = document.createElement('script');
  script.src = provider.script + '?render=explicit&onload=whenLoaded';
  script.onerror = failToLoad;
  document.head.append(script);
})();
