const Sequencer = require('@jest/test-sequencer').default;

/** Suites that take minutes, the longest first: begun last, one of them would end alone. */
const LONG = ['lab/walk.spec.ts', 'kill-harness/kill.spec.ts'];

const rank = ({ path }) => {
  const index = LONG.findIndex((name) => path.endsWith(name));
  return index < 0 ? LONG.length : index;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
