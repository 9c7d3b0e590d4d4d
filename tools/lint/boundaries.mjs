import nx from '@nx/eslint-plugin';

const BROWSER_PACKAGES = [
  ...['react', 'react-dom', 'react-dom/*', 'react-router', 'react-i18next', 'antd', 'echarts'],
  ...['@ant-design/*', '@tanstack/*', '@openfeature/react-sdk'],
];
const SERVER_PACKAGES = [
  ...['@nestjs/*', 'typeorm', 'pg', 'amqplib', 'ioredis', 'pino', 'nodemailer', 'fastify'],
  ...['@fastify/*', 'class-validator', 'class-transformer'],
];
const RUNTIME_FREE = [...SERVER_PACKAGES, ...BROWSER_PACKAGES];

const allow = (sourceTag, tags, bannedExternalImports = []) => ({
  sourceTag,
  onlyDependOnLibsWithTags: tags.map((tag) => `type:${tag}`),
  bannedExternalImports,
});

const constraints = (extra) => [
  allow('type:service', ['platform', 'client', 'contracts', 'kernel', ...extra], BROWSER_PACKAGES),
  allow('type:platform', ['contracts', 'kernel', ...extra], BROWSER_PACKAGES),
  allow('type:testing', ['platform', 'contracts', 'kernel'], BROWSER_PACKAGES),
  allow('type:tools', ['platform', 'kernel', ...extra], BROWSER_PACKAGES),
  allow('type:web', ['client', 'kernel'], SERVER_PACKAGES),
  allow('type:e2e', ['kernel'], SERVER_PACKAGES),
  allow('type:client', ['kernel'], RUNTIME_FREE),
  allow('type:contracts', ['kernel'], RUNTIME_FREE),
  allow('type:kernel', [], RUNTIME_FREE),
];

const boundaries = (...extra) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      enforceBuildableLibDependency: false,
      allow: [],
      checkDynamicDependenciesExceptions: ['@palisade/.*'],
      depConstraints: constraints(extra),
    },
  ],
});

/** Who may import whom, by the tags of project.json; specs may also use @palisade/testing. */
export const boundaryConfigs = [
  { files: ['**/*.ts', '**/*.tsx'], plugins: { '@nx': nx }, rules: boundaries() },
  { files: ['**/*spec.ts', '**/*spec.tsx'], rules: boundaries('testing') },
];
