/** Fields whose value lets somebody in, and what stands there instead. */
const SECRET =
  /^((new|old|current)?password|(access|refresh|client)_?(token|secret)|(jump|signed|validation|signature)?token|secret|qrCode|tokenId)$/i;
const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** Of the field `key`: that of a coverage is a word, that of the payment portal is drawn by lot. */
const DRAWN = /^(?=.*[a-z])(?=.*\d)[\w-]{20,}$/;
/** Where the calls were recorded. */
const OWN_ADDRESS = /https?:\/\/(127\.0\.0\.1|([\w-]+\.)*localhost)(:\d+)?/g;
const STANDS_FOR = 'kept-out-of-examples';

const LONGEST_LIST = 2;
const LONGEST_TEXT = 400;

/** Whether a field's value lets somebody in. */
export const isSecret = (name, value) =>
  SECRET.test(name) || (name === 'key' && DRAWN.test(String(value)));

/** A body as it may be shown: no secret in it, and no more of a list than shows its shape. */
export function redact(node, name = '') {
  if (Array.isArray(node)) return node.slice(0, LONGEST_LIST).map((item) => redact(item, name));
  if (node !== null && typeof node === 'object') {
    const entries = Object.entries(node).map(([key, value]) => [key, redact(value, key)]);
    return Object.fromEntries(entries);
  }
  if (typeof node !== 'string') return node;
  if (node !== '' && isSecret(name, node)) return STANDS_FOR;
  const text = node.replace(JWT, STANDS_FOR).replace(OWN_ADDRESS, 'https://palisade.example');
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
