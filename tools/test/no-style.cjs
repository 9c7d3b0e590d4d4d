/** The part of antd that makes the styles of a page, which nobody sees in jsdom: it makes none. */
module.exports = {
  __esModule: true,
  default: () => {},
  extract: () => null,
  uniqueHash: (path) => path.join('%'),
  STYLE_PREFIX: 'style',
};
