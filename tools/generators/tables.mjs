/** Port offsets of services.ts by the name of the service. */
export const portsIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^ {2}(\w+): (\d+),$/gm)].map(([, name, offset]) => [name, Number(offset)]),
  );

const after = (text, found, row) => text.replace(found, (whole) => `${whole}${row}`);
const before = (text, found, row) => text.replace(found, (whole) => `${row}${whole}`);
const urlOf = ({ name, port }) => `  ${name.toUpperCase()}_URL: http://${name}:${port}\n`;
const LAST_URL = /( {2}\w+_URL: http:\/\/\w+:30\d\d\n)(?! {2}\w+_URL: http:\/\/\w+:30)/;

/** Each file in which every service has a row, and how a new one gets its own. */
export const TABLES = {
  'libs/platform/src/config/services.ts': (text, { name, offset }) =>
    before(text, /^\} as const;$/m, `  ${name}: ${offset},\n`),
  'libs/contracts/src/publishers.ts': (text, { name }) =>
    before(text, /^ {2}'gateway',$/m, `  '${name}',\n`),
  'apps/gateway/src/routes.ts': (text, { name }) =>
    before(text, /^\};$/m, `  '/api/${name}': '${name}',\n`),
  'docker-compose.yml': (text, facts) => {
    const service = `  ${facts.name}:\n    <<: *service\n    command: ['${facts.name}']\n`;
    return before(after(text, LAST_URL, urlOf(facts)), /^\nvolumes:$/m, service);
  },
  'k8s/base/kustomization.yaml': (text, { name }) => `${text.trimEnd()}\n  - ${name}\n`,
  'k8s/base/platform/config.yaml': (text, facts) => after(text, LAST_URL, urlOf(facts)),
  'k8s/base/gateway/network-policy.yaml': (text, { name, port }) =>
    before(
      text,
      / {4}- to:\n {8}- namespaceSelector:\n {12}matchLabels:\n {14}palisade.example\/part: stores/,
      `    - to:
        - podSelector:
            matchLabels:
              app: ${name}
      ports:
        - port: ${port}
`,
    ),
  'k8s/base/auth/network-policy.yaml': (text, { name }) =>
    text.replace(/(values:\s*\[[^\]]*?),?(\s*\])/, `$1, ${name}$2`),
};
