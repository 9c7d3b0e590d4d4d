import { Caller } from '../caller.mjs';

/** The people of the demo, each signed in once a week. */
export class People {
  #callers = new Map();
  #facts = new Map();

  /**
   * @param {string} url
   * @param {import('../caller.mjs').Say} say
   */
  constructor(url, say) {
    this.url = url;
    this.say = say;
  }

  /** Another week: their tokens are over. */
  forget() {
    this.#callers.clear();
  }

  /**
   * @param {string} email
   * @returns {Promise<Caller>}
   */
  async get(email) {
    const known = this.#callers.get(email);
    if (known) return known;
    const caller = await Caller.signIn(this.url, email, this.say);
    this.#callers.set(email, caller);
    if (!this.#facts.has(email)) {
      this.#facts.set(email, await caller.get('/api/auth/v1/users/me'));
    }
    return caller;
  }

  /**
   * What auth says of somebody who signed in before.
   * @param {string} email
   */
  meOf(email) {
    return this.#facts.get(email);
  }
}
