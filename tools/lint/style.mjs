import { exportedNeedsTsdoc } from './rules/exported-needs-tsdoc.mjs';
import { expectNeedsMatcher } from './rules/expect-needs-matcher.mjs';
import { noTypeOnlyImportInDi } from './rules/no-type-only-import-in-di.mjs';

const SPECS = ['**/*spec.ts', '**/*spec.tsx', 'apps/console-e2e/**/*.ts', 'libs/testing/**/*.ts'];

const palisade = {
  rules: {
    'expect-needs-matcher': expectNeedsMatcher,
    'exported-needs-tsdoc': exportedNeedsTsdoc,
    'no-type-only-import-in-di': noTypeOnlyImportInDi,
  },
};

const functionLength = (max) => ({ 'max-lines-per-function': ['error', { max }] });

/** Size, names, promises, switches: the one-page style guide as far as a machine can read it. */
export const styleConfigs = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { palisade },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...functionLength(60),
      'max-lines': ['error', { max: 300 }],
      'max-params': ['error', { max: 4 }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'palisade/no-type-only-import-in-di': 'error',
    },
  },
  { files: ['**/*.tsx'], rules: functionLength(70) },
  // Commands: what they find they say.
  { files: ['lab/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['libs/*/src/**/*.ts', 'libs/clients/*/src/*.ts'],
    ignores: ['**/*spec.ts', '**/migrations/**'],
    rules: { 'palisade/exported-needs-tsdoc': 'error' },
  },
  {
    files: SPECS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      // The row of a table test has as many columns as its case.
      'max-params': 'off',
      'palisade/expect-needs-matcher': 'error',
    },
  },
  { files: ['**/migrations/**'], rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
];

/** The same limits for plain JavaScript: tools/, configuration files, scripts for old browsers. */
export const toolConfigs = [
  {
    files: ['**/*.js'],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    rules: {
      ...functionLength(60),
      'max-lines': ['error', { max: 300 }],
      'max-params': ['error', { max: 4 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
];
