/** Replaces the provider's script. It knows nothing about people except the action they take. */
export const browserScript = `(function () {
  'use strict';
  var grecaptcha = {
    ready: function (callback) { callback(); },
    execute: function (siteKey, options) {
      return Promise.resolve('sandbox:' + ((options && options.action) || 'unknown'));
    },
    render: function () { return 0; },
    reset: function () {}
  };
  window.grecaptcha = grecaptcha;
  grecaptcha.enterprise = grecaptcha;
})();
`;
