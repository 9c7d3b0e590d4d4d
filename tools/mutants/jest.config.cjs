// The tests that mutants meet: the pure specs of one project, without a database and without reports.
const path = require('node:path');
const config = require('../../jest.config.cjs');

module.exports = {
  ...config,
  rootDir: path.resolve(__dirname, '../..'),
  roots: [`<rootDir>/${process.env.MUTANTS_OF}`],
  testMatch: [`<rootDir>/${process.env.MUTANTS_OF}/**/*.spec.ts`],
  testEnvironment: 'node',
  globalSetup: undefined,
  globalTeardown: undefined,
  setupFilesAfterEnv: [],
  reporters: [],
};
