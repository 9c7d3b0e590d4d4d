import { Caller } from './caller.mjs';
import { readBack } from './read-back.mjs';
import { readLetters } from './read-letters.mjs';
import { startReceiver } from './receiver.mjs';
import { WALKS } from './story.mjs';
import { Walk } from './walk.mjs';

/**
 * Walks each product from look-up to cancellation, and reads its amounts back everywhere.
 * @param {string} url
 * @param {import('./caller.mjs').Say} say
 * @param {string[]} products
 */
export async function walkEverything(url, say, products = Object.keys(WALKS)) {
  const admin = await Caller.signIn(url, 'admin@palisade.example', () => {});
  const receiver = await startReceiver();
  /** @type {Walk[]} */
  const walks = [];
  try {
    for (const product of products) {
      say(`\n  ${product}`);
      const walk = new Walk(url, product, say);
      await walk.signIn();
      const hook = await receiver.subscribe(admin, walk.me.account.name);
      try {
        await walk.run();
        await readBack(walk, receiver);
        await readLetters(walk);
      } finally {
        await admin.call('DELETE', `/api/webhook/v1/${hook}`);
      }
      walks.push(walk);
    }
  } finally {
    receiver.close();
  }
  return walks;
}
