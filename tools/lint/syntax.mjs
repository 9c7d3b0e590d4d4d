const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only.',
};
const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' };

const NO_CLOCK = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Rules are given the time.',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Rules are given the time.',
  },
  {
    selector: 'CallExpression[callee.object.name="performance"][callee.property.name="now"]',
    message: 'Rules are given the time.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'Rules are given what is random.',
  },
  {
    selector: 'MemberExpression[object.name="crypto"]',
    message: 'Rules are given what is random.',
  },
];

const NO_FOCUS_OR_SKIP = [
  {
    selector:
      'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs: no .only, .skip, .todo.',
  },
  {
    selector: 'MemberExpression[object.property.name="describe"][property.name=/^(only|skip)$/]',
    message: 'Every test runs: no .only, .skip.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fdescribe|fit|xdescribe|xit|xtest)$/]',
    message: 'Every test runs.',
  },
];

/** In the console one press sends once: what writes has the lock and the key of a submission. */
const ONE_PRESS = [
  {
    selector: 'ImportSpecifier[imported.name="useMutation"]',
    message: 'Send through useSubmit, which locks in the press and keeps its key.',
  },
  {
    selector:
      'CallExpression[callee.object.object.name="api"][callee.property.name=/^(POST|PUT|PATCH|DELETE)$/]' +
      ':not(:has(Identifier[name=/^(key|withKey|COMPUTES|ANSWERS_TOKEN)$/]))',
    message: 'A write names the key of its submission: headers: withKey(key), or why it has none.',
  },
  {
    selector: 'JSXAttribute[name.name="htmlType"]',
    message: 'A form is sent by the SubmitButton of the kit.',
  },
];

/** A literal that is spread into a literal only makes the line look shorter. */
const NO_SPREAD_LITERAL = [
  {
    selector: ':matches(ObjectExpression, ArrayExpression) > SpreadElement > ObjectExpression',
    message: 'Write the members themselves.',
  },
  {
    selector:
      'ArrayExpression > SpreadElement > :matches(ArrayExpression, TSAsExpression > ArrayExpression)',
    message: 'Write the elements themselves.',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression:not(:has(> Property[computed=true]))',
    message: 'Write the attributes themselves.',
  },
];

/** What goes into the outbox is written where a reader of an event looks for it. */
const PUBLISH_IN_EVENTS = {
  selector: 'CallExpression[callee.property.name=/^publish(All)?$/][arguments.length=1]',
  message: 'Publish in <noun>-events.ts, by a function named publish….',
};
const PUBLISH_BY_ITSELF = {
  selector: 'ObjectPattern > Property[key.name=/^publish(All)?$/][value.type="Identifier"]',
  message: 'Publish in <noun>-events.ts, by tx.publish.',
};

/** Path, parameters, body and answer of a call are held by the OpenAPI document of who answers it. */
const CALL_BY_CLIENT = {
  selector:
    'CallExpression[callee.property.name=/^(ask|fetch)$/][arguments.0.type="Literal"]' +
    ':matches([callee.object.name="upstreams"], [callee.object.property.name="upstreams"])' +
    ':not([arguments.1.value=/^.health/])',
  message: "Call another service through its client: upstreams.client<paths>('account').",
};

/** Dates, times and numbers look alike on every screen. */
const ONE_FORMAT = [
  {
    selector:
      ':matches(MemberExpression[object.name="Intl"], MemberExpression[property.name=/^(toFixed|toLocale(Date|Time)?String)$/])',
    message: 'Format by lib/formatting.ts or a value of the kit.',
  },
];

/** What is done is named as the trade names it. */
const TRADE_NAMES = {
  selector:
    ':matches(FunctionDeclaration, MethodDefinition, TSInterfaceDeclaration, TSTypeAliasDeclaration, ' +
    'VariableDeclarator[init.type="ArrowFunctionExpression"]) > ' +
    'Identifier[name=/(patiently|[gG]iveBack|[tT]akeBack|[tT]akeOver|BesideOne)/]',
  message: 'In the words of the trade: apply, reverse, reserve, release, notify, request.',
};

const everywhere = [NO_DEFAULT_EXPORT, NO_ENUM, TRADE_NAMES, ...NO_SPREAD_LITERAL];
const forbid = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors] });

/** What a file may not say: default exports, enums, a clock in a rule, a skipped test. */
export const syntaxConfigs = [
  { files: ['**/*.ts', '**/*.tsx'], rules: forbid(...everywhere) },
  {
    files: ['apps/*/src/domain/**/*.ts', 'libs/{kernel,trade,contracts}/src/**/*.ts'],
    rules: forbid(...everywhere, ...NO_CLOCK),
  },
  {
    files: ['apps/*/src/**/*.ts'],
    ignores: ['**/*-events.ts', 'apps/console/**', 'apps/*/src/domain/**', '**/*spec.ts'],
    rules: forbid(...everywhere, PUBLISH_IN_EVENTS, PUBLISH_BY_ITSELF, CALL_BY_CLIENT),
  },
  {
    files: ['apps/console/src/**/*.ts', 'apps/console/src/**/*.tsx'],
    ignores: ['**/lib/use-submit.ts', '**/kit/forms/submit-button.tsx', '**/lib/formatting.ts'],
    rules: forbid(...everywhere, ...ONE_PRESS, ...ONE_FORMAT),
  },
  {
    files: ['**/*spec.ts', '**/*spec.tsx', 'apps/console-e2e/**/*.ts'],
    rules: forbid(...everywhere, ...NO_FOCUS_OR_SKIP),
  },
  {
    files: ['**/*.config.ts', '**/*.config.mts'],
    rules: forbid(NO_ENUM, ...NO_SPREAD_LITERAL),
  },
  { files: ['**/*.js', '**/*.mjs', '**/*.cjs'], rules: forbid(...NO_SPREAD_LITERAL) },
];
