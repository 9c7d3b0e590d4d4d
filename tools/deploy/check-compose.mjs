import fs from 'node:fs';
import Ajv from 'ajv';
import { parse } from 'yaml';

const schema = JSON.parse(
  fs.readFileSync(new URL('schemas/compose.json', import.meta.url), 'utf8'),
);
const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
const PARTS = ['postgres', 'rabbitmq', 'redis', 'documents', 'mail', 'migrations'];

/** What is wrong with a compose file. */
export function problemsOfCompose(text, { services, settings }) {
  const compose = parse(text, { merge: true });
  if (!validate(compose)) {
    return validate.errors.map(
      ({ instancePath, message, params }) =>
        `${instancePath} ${message} ${params.additionalProperty ?? ''}`,
    );
  }
  const names = services.map(({ name }) => name);
  const wanted = [...PARTS, ...names];
  const volumes = Object.keys(compose.volumes ?? {});
  const entries = Object.entries(compose.services);
  return [
    ...wanted.filter((name) => !compose.services[name]).map((name) => `${name} is missing`),
    ...entries.flatMap(([name, { depends_on = {}, volumes: used = [] }]) => [
      ...Object.keys(depends_on)
        .filter((on) => !compose.services[on])
        .map((on) => `${name}: ${on}`),
      ...used.filter((one) => !volumes.includes(one.split(':')[0])).map((one) => `${name}: ${one}`),
    ]),
    ...entries.flatMap(([name, { depends_on = {} }]) =>
      Object.entries(depends_on)
        .filter(([on, { condition }]) => condition === 'service_healthy' && !hasCheck(compose, on))
        .map(([on]) => `${name} waits for the health of ${on}, which has no check`),
    ),
    ...names.flatMap((name) =>
      serviceProblems(compose.services[name], name, { services, settings }),
    ),
  ];
}

const hasCheck = (compose, name) => Boolean(compose.services[name]?.healthcheck);

function serviceProblems(service, name, { services, settings }) {
  if (!service) return [];
  const known = (key) => settings.includes(key) || key.startsWith('AWS_');
  const addresses = services.map((one) => [
    `${one.name.toUpperCase()}_URL`,
    `http://${one.name}:${one.port}`,
  ]);
  return [
    ...Object.keys(service.environment)
      .filter((key) => !known(key))
      .map((key) => `${name}: no service reads ${key}`),
    ...addresses
      .filter(([key, url]) => service.environment[key] !== url)
      .map(([key, url]) => `${name}: ${key} is not ${url}`),
    service.command.join() === name ? '' : `${name} runs ${service.command}`,
    service.environment.DEMO_MODE === 'false' ? '' : `${name} offers the demo sign-ins`,
    service.read_only ? '' : `${name} may write to its image`,
    name !== 'gateway' && service.ports ? `${name} is open to everybody` : '',
  ].filter(Boolean);
}
