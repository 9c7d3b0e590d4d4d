import nx from '@nx/eslint-plugin';

const BROWSER_PACKAGES = [
  'react',
  'react-dom',
  'react-dom/*',
  'react-router',
  'react-i18next',
  'antd',
  'echarts',
  '@ant-design/*',
  '@tanstack/*',
  '@openfeature/react-sdk',
];
const SERVER_PACKAGES = [
  '@nestjs/*',
  'typeorm',
  'pg',
  'amqplib',
  'ioredis',
  'pino',
  'nodemailer',
  'fastify',
  '@fastify/*',
  'class-validator',
  'class-transformer',
];
const RUNTIME_FREE = [...SERVER_PACKAGES, ...BROWSER_PACKAGES];

const allow = (sourceTag, tags, bannedExternalImports = []) => ({
  sourceTag,
  onlyDependOnLibsWithTags: tags.map((tag) => `type:${tag}`),
  bannedExternalImports,
});

const constraints = (extra) => [
  allow(
    'type:service',
    ['platform', 'client', 'contracts', 'trade', 'kernel', ...extra],
    BROWSER_PACKAGES,
  ),
  allow('type:platform', ['contracts', 'trade', 'kernel', ...extra], BROWSER_PACKAGES),
  allow('type:testing', ['platform', 'contracts', 'trade', 'kernel'], BROWSER_PACKAGES),
  allow('type:tools', ['platform', 'contracts', 'trade', 'kernel', ...extra], BROWSER_PACKAGES),
  allow('type:workspace', []),
  allow('type:web', ['client', 'trade', 'kernel'], SERVER_PACKAGES),
  allow('type:e2e', ['trade', 'kernel'], SERVER_PACKAGES),
  allow('type:client', ['trade', 'kernel'], RUNTIME_FREE),
  allow('type:contracts', ['trade', 'kernel'], RUNTIME_FREE),
  allow('type:trade', ['kernel'], RUNTIME_FREE),
  allow('type:kernel', [], RUNTIME_FREE),
];

const boundaries = (extra = [], allowed = []) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      enforceBuildableLibDependency: false,
      allow: allowed,
      checkDynamicDependenciesExceptions: ['@palisade/.*'],
      // The suites of the platform start services through the testing library, which stands on it.
      ignoredCircularDependencies: [['platform', 'testing']],
      depConstraints: constraints(extra),
    },
  ],
});

/** The lab begins stacks as `npm start` does, and knows the rules of services by their own types. */
const OF_LAB = ['^(\\.\\./)+tools/', '^(\\.\\./)+apps/\\w+/src/'];

/** Who may import whom, by the tags of project.json; specs and their fixtures may also use @palisade/testing. */
export const boundaryConfigs = [
  { files: ['**/*.ts', '**/*.tsx'], plugins: { '@nx': nx }, rules: boundaries() },
  { files: ['**/*spec.ts', '**/*spec.tsx', '**/*.fixture.ts'], rules: boundaries(['testing']) },
  { files: ['lab/**/*.ts'], rules: boundaries(['testing'], OF_LAB) },
];
