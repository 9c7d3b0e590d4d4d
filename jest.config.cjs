const fs = require('node:fs');
const path = require('node:path');

const swc = {
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
  swcrc: false,
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

const page = {
  ...swc,
  jsc: {
    ...swc.jsc,
    parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

// Jest loads CommonJS, so every package that ships only ES modules (Nest 12 among them) is transformed.
const modules = path.join(__dirname, 'node_modules');
const isEsm = (name) => {
  try {
    const manifest = fs.readFileSync(path.join(modules, name, 'package.json'), 'utf8');
    return JSON.parse(manifest).type === 'module';
  } catch {
    return false;
  }
};
const packages = fs.existsSync(modules)
  ? fs.readdirSync(modules).flatMap((name) => {
      if (name.startsWith('.')) return [];
      if (!name.startsWith('@')) return [name];
      return fs.readdirSync(path.join(modules, name)).map((scoped) => `${name}/${scoped}`);
    })
  : [];
// The exporter of traces imports at run time, which Jest can do in transformed files only.
const importing = ['pdfjs-dist', '@opentelemetry/otlp-exporter-base', '@ant-design/[^/]+', 'antd'];
const esmPackages = [...packages.filter(isEsm), ...importing];

module.exports = {
  testEnvironment: '<rootDir>/tools/test/worker.environment.cjs',
  runtime: '<rootDir>/tools/test/worker.runtime.cjs',
  rootDir: '.',
  testMatch: [
    '<rootDir>/apps/!(console-e2e)/src/**/*{.spec,.e2e-spec}.ts',
    '<rootDir>/libs/**/src/**/*{.spec,.e2e-spec}.ts',
    '<rootDir>/lab/**/*.spec.ts',
    '<rootDir>/tools/**/*{.spec,.code-spec,.document-spec,.stack-spec}.ts',
  ],
  transform: { '^.+\\.(t|j|mj)s$': ['@swc/jest', swc], '^.+\\.tsx$': ['@swc/jest', page] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '^@palisade/(.*)$': '<rootDir>/libs/$1/src/index.ts',
    // What only a browser can show.
    '\\.css$|^echarts(/|$)': '<rootDir>/tools/test/nothing.cjs',
    '/useStyleRegister$': '<rootDir>/tools/test/no-style.cjs',
  },
  setupFilesAfterEnv: ['<rootDir>/tools/test/writes.setup.cjs'],
  globalSetup: '<rootDir>/tools/test/postgres.setup.cjs',
  globalTeardown: '<rootDir>/tools/test/postgres.teardown.cjs',
  // Nx runs two projects at a time, each in one worker, which is begun again before it grows large.
  maxWorkers: 1,
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/tools/test/count-reporter.cjs'],
  testTimeout: 60_000,
};
