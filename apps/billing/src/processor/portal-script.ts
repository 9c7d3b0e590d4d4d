/** What a payment page loads to hand a number to the portal without seeing it through `paid`. */
export const PORTAL_SCRIPT = `'use strict';
window.PalisadePortal = {
  async charge(key, details) {
    const answer = await fetch('/api/billing/v1/portal/' + encodeURIComponent(key) + '/charges', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(details),
    });
    const body = await answer.json();
    if (!answer.ok) throw Object.assign(new Error(body.detail), body);
    return body;
  },
};
`;
