// Written for browsers that cannot run the console, hence in their old language.
(function () {
  'use strict';

  var email = null;
  try {
    email = localStorage.getItem('palisade.lastEmail');
  } catch (error) {
    email = null;
  }
  var field = document.getElementById('address');
  field.value =
    location.protocol +
    '//' +
    location.host +
    '/login' +
    (email ? '?email=' + encodeURIComponent(email) : '');
  document.getElementById('copy').onclick = function () {
    field.select();
    document.getElementById('copied').innerText = document.execCommand('copy') ? 'Copied' : '';
  };
})();
