const SERVICE = 'apps/rater/src';
const AUTH = 'apps/auth/src';
const PLATFORM = 'libs/platform/src';
const CONSOLE = 'apps/console/src';
const lines = (...text) => `${text.join('\n')}\n`;
const repeat = (count, line) => Array.from({ length: count }, (_, at) => line(at)).join('\n');

const BOUNDARIES = '@nx/enforce-module-boundaries';
const PATHS = 'import-x/no-restricted-paths';
const IMPORTS = '@typescript-eslint/no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const IN_DI = 'palisade/no-type-only-import-in-di';

const using = (name, from) => lines(`import { ${name} } from '${from}';`, `void ${name};`);

const boundaries = [
  [`${SERVICE}/planted/other-service.ts`, using('service', '../../../quote/src/main'), BOUNDARIES],
  [`${SERVICE}/planted/testing.ts`, using('startApp', '@palisade/testing'), BOUNDARIES],
  [`${SERVICE}/planted/react.ts`, using('useState', 'react'), BOUNDARIES],
  [
    `${SERVICE}/planted/deep-library.ts`,
    using('DomainError', '../../../../libs/kernel/src/index'),
    BOUNDARIES,
  ],
  [`${CONSOLE}/lib/planted-platform.ts`, using('bootstrap', '@palisade/platform'), BOUNDARIES],
  [`libs/kernel/src/planted-nest.ts`, using('Module', '@nestjs/common'), BOUNDARIES],
  [`libs/kernel/src/planted-trade.ts`, using('PRODUCTS', '@palisade/trade'), BOUNDARIES],
  [`libs/trade/src/planted-contracts.ts`, using('subjectOf', '@palisade/contracts'), BOUNDARIES],
  [`libs/contracts/src/planted-platform.ts`, using('newId', '@palisade/platform'), BOUNDARIES],
  [
    `libs/clients/rater/src/planted-contracts.ts`,
    using('subjectOf', '@palisade/contracts'),
    BOUNDARIES,
  ],
];

const SESSION = '../../identity/sessions/session.entity';
const USER = '../../people/users/user.entity';

const paths = [
  [`${SERVICE}/domain/planted-service.ts`, using('tables', '../data-source'), PATHS],
  [`${SERVICE}/domain/actions/planted-noun.ts`, using('name', '../../planted/type-import'), PATHS],
  [`${AUTH}/domain/planted-module.ts`, using('User', '../people/users/user.entity'), PATHS],
  [
    `${CONSOLE}/features/planted-b/from-feature.ts`,
    using('planted', '../planted-a/planted'),
    PATHS,
  ],
  [`${CONSOLE}/kit/planted-kit.ts`, using('planted', '../features/planted-a/planted'), PATHS],
  [`${CONSOLE}/lib/planted-lib.ts`, using('planted', '../features/planted-a/planted'), PATHS],
  [`${CONSOLE}/features/planted-a/planted.ts`, 'export const planted = 1;\n', undefined],
  [`${PLATFORM}/config/planted-up.ts`, using('newId', '../process/ids'), PATHS],
  [`${PLATFORM}/jobs/planted-root.ts`, using('bootstrap', '../bootstrap'), PATHS],
  [`${PLATFORM}/jobs/planted-down.ts`, using('newId', '../process/ids'), undefined],
  [`${AUTH}/people/users/planted-up.ts`, using('Session', SESSION), PATHS],
  [`${AUTH}/identity/planted-root.ts`, using('AppModule', '../app.module'), PATHS],
  [`${AUTH}/partners/partners/planted-down.ts`, using('User', USER), undefined],
];

const imports = [
  ...['@nestjs/common', 'typeorm', '@palisade/platform', 'amqplib', 'ioredis', 'node:fs'].map(
    (name, at) => [`${SERVICE}/domain/planted-import-${at}.ts`, using('it', name), IMPORTS],
  ),
  [`${SERVICE}/domain/planted-contract.ts`, using('subjectOf', '@palisade/contracts'), IMPORTS],
  [`${SERVICE}/planted/planted.controller.ts`, using('DataSource', 'typeorm'), IMPORTS],
  [`${SERVICE}/planted/planted.consumer.ts`, using('DataSource', 'typeorm'), IMPORTS],
  [`${SERVICE}/planted/built.ts`, using('it', '../../../../dist/swc/libs/kernel/src'), IMPORTS],
  [`${SERVICE}/planted/inside.ts`, using('it', '@palisade/kernel/src/money'), IMPORTS],
  [`libs/kernel/src/planted-node.ts`, using('readFileSync', 'node:fs'), IMPORTS],
  [`libs/trade/src/planted-node.ts`, using('readFileSync', 'node:fs'), IMPORTS],
];

const syntax = [
  ...['new Date()', 'Date.now()', 'Math.random()', 'performance.now()'].map((clock, at) => [
    `${SERVICE}/domain/planted-clock-${at}.ts`,
    lines(`export const planted = ${clock};`),
    SYNTAX,
  ]),
  [`${SERVICE}/domain/planted-date.ts`, "export const day = new Date('2026-01-01');\n", undefined],
  [
    `${SERVICE}/planted/publishing.ts`,
    lines(
      "import type { Tx } from '@palisade/platform';",
      'export const planted = (tx: Tx) => tx.publishAll([]);',
    ),
    SYNTAX,
  ],
  [
    `${SERVICE}/planted/calling.ts`,
    lines(
      "import type { Upstreams } from '@palisade/platform';",
      "export const planted = (upstreams: Upstreams) => upstreams.ask('auth', '/api/auth/v1/one', {});",
    ),
    SYNTAX,
  ],
  [`${SERVICE}/planted/default.ts`, 'export default 1;\n', SYNTAX],
  [`${SERVICE}/planted/enum.ts`, 'export enum Planted {\n  One,\n}\n', SYNTAX],
  ...['{ a: 1, ...{ b: 2 } }', '[1, ...[2, 3]]'].map((literal, at) => [
    `${SERVICE}/planted/spread-literal-${at}.ts`,
    lines(`export const planted = ${literal};`),
    SYNTAX,
  ]),
  [
    `${SERVICE}/planted/spread.ts`,
    lines('export const planted = (all: number[]): number[] => [1, ...all];'),
    undefined,
  ],
  ...['it.only', 'describe.skip', 'xit'].map((call, at) => [
    `${SERVICE}/planted/focus-${at}.spec.ts`,
    lines(`${call}('is planted', () => {});`),
    SYNTAX,
  ]),
];

const formats = ['(1).toFixed(2)', 'new Date(0).toLocaleString()', 'new Intl.NumberFormat()'].map(
  (text, at) => [
    `${CONSOLE}/features/planted-a/format-${at}.ts`,
    lines(`export const planted = ${text};`),
    SYNTAX,
  ],
);

const presses = [
  [
    `${CONSOLE}/features/planted-a/own-mutation.ts`,
    using('useMutation', '@tanstack/react-query'),
    SYNTAX,
  ],
  [
    `${CONSOLE}/features/planted-a/without-key.ts`,
    lines(
      "import { api, unwrap } from '../../lib/api';",
      "export const planted = () => unwrap(api.auth.DELETE('/api/auth/v1/sessions'));",
    ),
    SYNTAX,
  ],
  [
    `${CONSOLE}/features/planted-a/own-button.tsx`,
    lines(
      "import { Button } from 'antd';",
      'export const Planted = () => <Button htmlType="submit">1</Button>;',
    ),
    SYNTAX,
  ],
];

const tests = [
  ...['expect(1)', 'expect(1).not', 'void expect(Promise.resolve(1)).resolves'].map((call, at) => [
    `${SERVICE}/planted/matcher-${at}.spec.ts`,
    lines("it('is planted', () => {", `  ${call};`, '});'),
    'palisade/expect-needs-matcher',
  ]),
  [
    `${SERVICE}/planted/matcher-present.spec.ts`,
    lines("it('is planted', () => {", '  expect(1).not.toBe(2);', '});'),
    undefined,
  ],
];

const injected = (importLine) =>
  lines(
    "import { Injectable } from '@nestjs/common';",
    importLine,
    '',
    '@Injectable()',
    'export class Planted {',
    '  constructor(readonly clock: Clock) {}',
    '}',
  );

const types = [
  [
    `${SERVICE}/planted/in-constructor.ts`,
    injected("import type { Clock } from '@palisade/platform';"),
    IN_DI,
  ],
  [
    `${SERVICE}/planted/in-constructor-by-value.ts`,
    injected("import { Clock } from '@palisade/platform';"),
    undefined,
  ],
  [
    `${SERVICE}/planted/in-body.ts`,
    lines(
      "import { Body, Controller, Post } from '@nestjs/common';",
      "import type { Clock } from '@palisade/platform';",
      '',
      '@Controller()',
      'export class Planted {',
      '  @Post()',
      '  create(@Body() body: Clock): Clock {',
      '    return body;',
      '  }',
      '}',
    ),
    IN_DI,
  ],
  [
    `${SERVICE}/planted/type-import.ts`,
    lines(
      "import { Service } from '@palisade/platform';",
      'export const name = (service: Service): string => service.name;',
    ),
    '@typescript-eslint/consistent-type-imports',
  ],
  [
    `${SERVICE}/planted/floating.ts`,
    lines('export function planted(): void {', '  Promise.resolve(1);', '}'),
    'typescript(no-floating-promises)',
  ],
  [
    `${SERVICE}/planted/misused.ts`,
    lines('export const planted = Promise.resolve(true) ? 1 : 2;'),
    'typescript(no-misused-promises)',
  ],
  [
    `${SERVICE}/planted/await.ts`,
    lines('export async function planted(): Promise<number> {', '  return await 1;', '}'),
    'typescript(await-thenable)',
  ],
  [
    `${SERVICE}/planted/switch.ts`,
    lines(
      "export function planted(side: 'left' | 'right'): number {",
      '  switch (side) {',
      "    case 'left':",
      '      return 1;',
      '  }',
      '  return 2;',
      '}',
    ),
    'typescript(switch-exhaustiveness-check)',
  ],
];

const style = [
  [`${SERVICE}/planted/console.ts`, "console.log('planted');\n", 'no-console'],
  [`${SERVICE}/planted/todo.ts`, `// ${'TO'}DO planted\nexport {};\n`, 'no-warning-comments'],
  [
    `${SERVICE}/planted/long-file.ts`,
    lines(repeat(301, (at) => `export const planted${at} = ${at};`)),
    'max-lines',
  ],
  [
    `${SERVICE}/planted/long-function.ts`,
    lines(
      'export function planted(): void {',
      repeat(60, (at) => `  void ${at};`),
      '}',
    ),
    'max-lines-per-function',
  ],
  [
    `${SERVICE}/planted/params.ts`,
    lines('export const planted = (a: 1, b: 1, c: 1, d: 1, e: 1): 5 => (void [a, b, c, d, e], 5);'),
    'max-params',
  ],
  [`${PLATFORM}/planted-tsdoc.ts`, 'export const planted = 1;\n', 'palisade/exported-needs-tsdoc'],
];

/** One planted file: its path, its text, and the rule that must report it (none: must be clean). */
export const PLANTS = [boundaries, paths, imports, syntax, formats, presses, tests, types, style]
  .flat()
  .map(([file, text, rule]) => ({ file, text, rule }));
