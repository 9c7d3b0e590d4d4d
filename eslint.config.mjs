import tseslint from 'typescript-eslint';
import { boundaryConfigs } from './tools/lint/boundaries.mjs';
import { importConfigs } from './tools/lint/imports.mjs';
import { styleConfigs, toolConfigs } from './tools/lint/style.mjs';
import { syntaxConfigs } from './tools/lint/syntax.mjs';

// Run it through Nx (`npm run lint`): without the project graph the boundary rule skips itself.
export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.nx',
      '.palisade',
      'openapi',
      'coverage',
      '**/*.d.ts',
      '**/metadata.ts',
      '**/generated',
      '**/test-results',
      '**/playwright-report',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    // Nest reads the metadata of decorators: a class that only they name is needed as a value.
    languageOptions: {
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
  },
  ...boundaryConfigs,
  ...importConfigs(),
  ...syntaxConfigs,
  ...styleConfigs,
  ...toolConfigs,
);
