// Styles and plots, for tests of pages: whatever is asked of them is there and does nothing.
const nothing = new Proxy(() => {}, {
  get: (_, name) => (name === '__esModule' || typeof name === 'symbol' ? undefined : nothing),
  apply: () => nothing,
  construct: () => nothing,
});

module.exports = nothing;
