const base = require('./jest.config.cjs');

// Against servers that npm does not bring: `npm run test:adapters` starts them.
module.exports = { ...base, testMatch: ['<rootDir>/{apps,libs}/**/*.adapter-spec.ts'] };
