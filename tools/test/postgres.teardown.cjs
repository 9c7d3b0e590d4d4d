module.exports = () => globalThis.stopTestPostgres?.();
