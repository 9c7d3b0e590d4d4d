import fs from 'node:fs';
import Ajv from 'ajv';
import { containersOf } from './kustomize.mjs';

const schemas = JSON.parse(
  fs.readFileSync(new URL('schemas/kubernetes.json', import.meta.url), 'utf8'),
);
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
const validators = Object.fromEntries(
  Object.entries(schemas.kinds).map(([kind, schema]) => [kind, ajv.compile(schema)]),
);
const FOR_EACH = [
  'Deployment',
  'Service',
  'ServiceAccount',
  'NetworkPolicy',
  'PodDisruptionBudget',
  'HorizontalPodAutoscaler',
];
const SECRET = /SECRET|KEY|PASSWORD|TOKEN|DATABASE_URL|BROKER_URL|REDIS_URL|SMTP_URL/;

/**
 * What is wrong with the manifests of an overlay: fields that Kubernetes does not know, names that
 * lead nowhere, doors that stand open. `platform` tells the services, their ports and settings.
 */
export function problemsOf(manifests, platform) {
  return [
    ...manifests.flatMap(schemaProblems),
    ...duplicates(manifests),
    ...platform.services.flatMap((service) => serviceProblems(manifests, service)),
    ...manifests.flatMap((manifest) => settingProblems(manifest, manifests, platform)),
    ...doorProblems(manifests, platform),
  ];
}

const label = ({ kind, metadata }) => `${kind} ${metadata?.name}`;

function schemaProblems(manifest) {
  const validate = validators[manifest.kind];
  if (!validate) return [`${label(manifest)}: this kind is not among ours`];
  if (validate(manifest)) return [];
  return validate.errors.map(
    ({ instancePath, message, params }) =>
      `${label(manifest)}${instancePath} ${message} ${params.additionalProperty ?? ''}`,
  );
}

function duplicates(manifests) {
  const labels = manifests.map(label);
  return labels.filter((name, index) => labels.indexOf(name) !== index).map((n) => `${n} is twice`);
}

function serviceProblems(manifests, { name, port, metricsPort }) {
  const find = (kind) => manifests.find((one) => one.kind === kind && one.metadata.name === name);
  const missing = FOR_EACH.filter((kind) => !find(kind)).map((kind) => `${name} has no ${kind}`);
  if (missing.length > 0) return missing;
  const [container] = containersOf(find('Deployment'));
  const expected = [port, metricsPort].join();
  return [
    container.args.join() === name ? '' : `${name} runs ${container.args}`,
    container.ports.map(({ containerPort }) => containerPort).join() === expected
      ? ''
      : `${name} does not listen on ${expected}`,
    find('Service').spec.ports[0].port === port ? '' : `Service ${name} is not at ${port}`,
    ...['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) =>
      container[probe] ? '' : `${name} has no ${probe}`,
    ),
    ...selectors(manifests, name).map((kind) => `${kind} ${name} selects something else`),
  ].filter(Boolean);
}

function selectors(manifests, name) {
  const selected = {
    Deployment: ({ spec }) => spec.selector.matchLabels.app,
    Service: ({ spec }) => spec.selector.app,
    PodDisruptionBudget: ({ spec }) => spec.selector.matchLabels.app,
    NetworkPolicy: ({ spec }) => spec.podSelector.matchLabels?.app,
    HorizontalPodAutoscaler: ({ spec }) => spec.scaleTargetRef.name,
  };
  return Object.entries(selected).flatMap(([kind, read]) => {
    const manifest = manifests.find((one) => one.kind === kind && one.metadata.name === name);
    return read(manifest) === name ? [] : [kind];
  });
}

function settingProblems(manifest, manifests, { settings }) {
  const known = (name) => settings.includes(name) || name.startsWith('AWS_');
  const literal = manifest.kind === 'ConfigMap' ? Object.keys(manifest.data) : [];
  const env = containersOf(manifest).flatMap((container) => container.env ?? []);
  const open = env.filter(({ value }) => value !== undefined).map(({ name }) => name);
  const maps = containersOf(manifest).flatMap(({ envFrom = [] }) =>
    envFrom.map(({ configMapRef }) => configMapRef.name),
  );
  const hasMap = (name) =>
    manifests.some((one) => one.kind === 'ConfigMap' && one.metadata.name === name);
  return [
    ...[...literal, ...env.map(({ name }) => name)]
      .filter((name) => !known(name))
      .map((name) => `${label(manifest)}: no service reads ${name}`),
    ...[...literal, ...open]
      .filter((name) => SECRET.test(name))
      .map((name) => `${label(manifest)}: ${name} belongs into a secret`),
    ...maps
      .filter((name) => !hasMap(name))
      .map((name) => `${label(manifest)}: no ConfigMap ${name}`),
  ];
}

/** Outside reaches the gateway alone; a service reaches what it calls, and both sides agree. */
function doorProblems(manifests, { services, calls }) {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const ruleOf = (name) => policies.find(({ metadata }) => metadata.name === name)?.spec ?? {};
  const isClosed = policies.some(({ spec }) => Object.keys(spec.podSelector).length === 0);
  const wide = services.filter(
    ({ name }) => name !== 'gateway' && (ruleOf(name).ingress ?? []).some(({ from }) => !from),
  );
  const backends = manifests
    .filter(({ kind }) => kind === 'Ingress')
    .flatMap(({ spec }) => spec.rules.flatMap(({ http }) => http.paths))
    .map(({ backend }) => backend.service.name);
  const pairs = services.flatMap(({ name: from }) => services.map(({ name: to }) => [from, to]));
  const wrong = pairs.filter(([from, to]) => {
    if (from === to) return false;
    const [isLedTo, isLetIn] = [leads(ruleOf(from), to), admits(ruleOf(to), from)];
    if (calls.some(([caller, called]) => caller === from && called === to)) {
      return !isLedTo || !isLetIn;
    }
    return isLedTo || (isLetIn && to !== 'gateway');
  });
  return [
    isClosed ? '' : 'No policy closes what no other opens',
    ...wide.map(({ name }) => `${name} is open to everybody`),
    ...backends.filter((name) => name !== 'gateway').map((name) => `The ingress leads to ${name}`),
    ...wrong.map(([from, to]) => `The policies of ${from} and ${to} do not fit the calls`),
  ].filter(Boolean);
}

const picks = ({ podSelector }, app) =>
  podSelector?.matchLabels?.app === app ||
  (podSelector?.matchExpressions ?? []).some(({ values = [] }) => values.includes(app));

const admits = ({ ingress = [] }, app) =>
  ingress.some(({ from }) => !from || from.some((peer) => picks(peer, app)));

const leads = ({ egress = [] }, app) =>
  egress.some(({ to }) => to.some((peer) => picks(peer, app)));
