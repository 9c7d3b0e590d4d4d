// What Stryker leaves out of the rules, with the reason that its report shows.

const SENTENCE = 'a sentence: what people read is compared by the tests through HTTP';

/** Three words or more, not in capitals as statuses are. */
const WORDS = /\p{Ll}.* .* ./u;

/** Whether a piece of code is a text that people read. */
function isSentence(node) {
  if (node.type === 'StringLiteral') return WORDS.test(node.value);
  if (node.type !== 'TemplateLiteral') return false;
  return WORDS.test(node.quasis.map(({ value }) => value.raw).join('x'));
}

/** The plugins that Stryker finds in this module. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: { shouldIgnore: ({ node }) => (isSentence(node) ? SENTENCE : undefined) },
  },
];
