/** The readers and a PostgreSQL for the suites of one run of Jest, unless DATABASE_URL names one. */
module.exports = async ({ testNamePattern = '' }) => {
  process.env.TESTS_NAMED = testNamePattern;
  const { bundleReader } = await import('./reader.mjs');
  process.env.READER_PROGRAM = await bundleReader();
  if (process.env.DATABASE_URL) {
    const { hostname, port, username, password } = new URL(process.env.DATABASE_URL);
    Object.assign(process.env, {
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: username,
      PGPASSWORD: decodeURIComponent(password),
    });
    return;
  }
  const { startTestPostgres } = await import('../pg.mjs');
  const server = await startTestPostgres();
  Object.assign(process.env, server.env);
  globalThis.stopTestPostgres = server.stop;
};
