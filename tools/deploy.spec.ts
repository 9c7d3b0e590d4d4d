import fs from 'node:fs';
import { parse } from 'yaml';
import { problemsOfCompose } from './deploy/check-compose.mjs';
import { problemsOf } from './deploy/check-manifests.mjs';
import { build, containersOf, merge } from './deploy/kustomize.mjs';
import { readPlatform } from './deploy/platform.mjs';

type Manifest = {
  kind: string;
  metadata: { name: string; namespace?: string };
  spec: Record<string, never>;
  data: Record<string, string>;
};

const platform = readPlatform();
const overlay = (name: string): Manifest[] => build(`k8s/overlays/${name}`);
const find = (manifests: Manifest[], kind: string, name: string): Manifest =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name) as Manifest;

describe.each(['staging', 'production'])('the manifests of %s', (name) => {
  it('are whole, known to Kubernetes and closed', () => {
    expect(problemsOf(overlay(name), platform)).toEqual([]);
  });

  it('are merged from the base', () => {
    const manifests = overlay(name);
    expect(manifests.every(({ metadata }) => metadata.namespace === `palisade-${name}`)).toBe(true);
    const images = manifests.flatMap(containersOf).map(({ image }: { image: string }) => image);
    expect(new Set(images)).toEqual(new Set(['registry.example/palisade:0.1.0']));
    expect(find(manifests, 'ConfigMap', 'palisade').data).toMatchObject({
      NODE_ENV: 'production',
      RATER_URL: 'http://rater:3003',
      PUBLIC_URL: expect.stringContaining('palisade.example'),
    });
  });
});

it('scales the rater alone further in production', () => {
  const most = (name: string) =>
    find(overlay(name), 'HorizontalPodAutoscaler', 'rater').spec.maxReplicas;
  expect([most('staging'), most('production')]).toEqual([12, 24]);
});

describe('the check of manifests', () => {
  const change = (kind: string, name: string, edit: (manifest: never) => void): string[] => {
    const manifests = overlay('staging');
    edit(find(manifests, kind, name) as never);
    return problemsOf(manifests, platform);
  };
  type Spec = { spec: Record<string, never[]> & { template: { spec: Record<string, never> } } };
  const pod = ({ spec }: Spec) =>
    spec.template.spec as unknown as { containers: Record<string, unknown>[] } & object;

  it.each<[string, string, string, (manifest: never) => void, string]>([
    [
      'a misspelt field',
      ...(['Deployment', 'quote'] as const),
      (manifest) => Object.assign(pod(manifest).containers[0], { readinesProbe: {} }),
      'readinesProbe',
    ],
    [
      'a writable root',
      ...(['Deployment', 'quote'] as const),
      (manifest) =>
        Object.assign(pod(manifest).containers[0].securityContext as object, {
          readOnlyRootFilesystem: false,
        }),
      'readOnlyRootFilesystem',
    ],
    [
      'a missing probe',
      ...(['Deployment', 'quote'] as const),
      (manifest) => delete pod(manifest).containers[0].readinessProbe,
      'quote has no readinessProbe',
    ],
    [
      'a secret in the open',
      ...(['ConfigMap', 'palisade'] as const),
      (manifest: { data: object }) => Object.assign(manifest.data, { ENCRYPTION_KEY: 'x' }),
      'belongs into a secret',
    ],
    [
      'a setting that nobody reads',
      ...(['ConfigMap', 'palisade'] as const),
      (manifest: { data: object }) => Object.assign(manifest.data, { RATTER_URL: 'x' }),
      'no service reads RATTER_URL',
    ],
    [
      'a service open to everybody',
      ...(['NetworkPolicy', 'billing'] as const),
      ({ spec }: Spec) => spec.ingress.push({ ports: [{ port: 3006 }] } as never),
      'billing is open to everybody',
    ],
    [
      'a way that nobody needs',
      ...(['NetworkPolicy', 'claims'] as const),
      ({ spec }: Spec) =>
        spec.egress.push({
          to: [{ podSelector: { matchLabels: { app: 'billing' } } }],
          ports: [{ port: 3006 }],
        } as never),
      'claims and billing do not fit',
    ],
    [
      'a way around the gateway',
      ...(['Ingress', 'palisade'] as const),
      ({ spec }: Spec) =>
        Object.assign(
          (spec.rules as unknown as { http: { paths: { backend: { service: object } }[] } }[])[0]
            .http.paths[0].backend.service,
          { name: 'auth' },
        ),
      'The ingress leads to auth',
    ],
  ])('reports %s', (_, kind, name, edit, told) => {
    expect(change(kind, name, edit).join('\n')).toContain(told);
  });

  it('reports a service that is left out', () => {
    const manifests = overlay('staging').filter(({ metadata }) => metadata.name !== 'docs');
    expect(problemsOf(manifests, platform)).toContain('docs has no Deployment');
  });

  it('merges lists by name and drops what a patch takes away', () => {
    const base = { a: [{ name: 'x', v: 1 }, { name: 'y' }], b: 1, c: { d: 1, e: 2 } };
    const patch = { a: [{ name: 'x', v: 2 }, { name: 'z' }], b: null, c: { d: 3 } };
    expect(merge(base, patch)).toEqual({
      a: [{ name: 'x', v: 2 }, { name: 'y' }, { name: 'z' }],
      c: { d: 3, e: 2 },
    });
  });
});

describe('docker-compose.yml', () => {
  const text = fs.readFileSync('docker-compose.yml', 'utf8');

  it('has every service and every part, each as the code needs it', () => {
    expect(problemsOfCompose(text, platform)).toEqual([]);
  });

  it.each([
    ['  redis:\n    image', '  rediss:\n    image', 'redis'],
    ['http://rater:3003', 'http://rater:3004', 'RATER_URL is not http://rater:3003'],
    ['  read_only: true', '  read_ony: true', 'read_ony'],
    ["  DEMO_MODE: 'false'\n", '', 'auth offers the demo sign-ins'],
    ["command: ['docs']", "command: ['doc']", 'docs runs doc'],
  ])('is reported when %j becomes %j', (good, bad, told) => {
    expect(problemsOfCompose(text.replace(good, bad), platform).join('\n')).toContain(told);
  });
});

it('the architecture names the setting of each part', () => {
  const text = fs.readFileSync('docs/architecture.md', 'utf8');
  const parts = ['DATABASE', 'BROKER', 'DOCUMENT_STORE', 'REDIS', 'SMTP', 'TEXT_WEBHOOK'].map(
    (part) => `${part}_URL`,
  );
  expect(parts.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  expect(parts.filter((name) => !platform.settings.includes(name))).toEqual([]);
});

describe('the image', () => {
  const text = fs.readFileSync('Dockerfile', 'utf8');

  it('copies what exists, and runs as nobody in particular', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from]) =>
      from.split(' '),
    );
    expect(copied.filter((file) => !fs.existsSync(file))).toEqual([]);
    expect(text).toMatch(/\nUSER node\n[^]*HEALTHCHECK [^]*ENTRYPOINT/);
  });
});

describe('alerts and dashboard', () => {
  const metrics = ['telemetry/metrics', 'operations/metrics-server']
    .map((file) => fs.readFileSync(`libs/platform/src/${file}.ts`, 'utf8'))
    .join('\n');
  const isKnown = (name: string): boolean =>
    metrics.includes(`'${name.replace(/_(count|bucket|sum)$/, '')}'`) ||
    /^palisade_(nodejs|process)_/.test(name);
  const rules = fs.readFileSync('k8s/monitoring/alerts.yaml', 'utf8');
  const dashboard = fs.readFileSync('k8s/monitoring/dashboard.json', 'utf8');

  it('ask for figures that exist', () => {
    const names = [...`${rules}${dashboard}`.matchAll(/palisade_[a-z0-9_]+/g)].map(
      ([name]) => name,
    );
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('say in docs/operations.md what to do', () => {
    const guide = fs.readFileSync('docs/operations.md', 'utf8');
    const { groups } = parse(rules) as { groups: { rules: { alert: string }[] }[] };
    const alerts = groups.flatMap((group) => group.rules.map(({ alert }) => alert));
    expect(alerts.filter((alert) => !guide.includes(`\`${alert}\``))).toEqual([]);
  });
});
