import { requireBuilt } from '../start/services.mjs';

/** Who calls whom, besides the gateway, which calls all, and all, who ask auth. */
const OTHER_CALLS = [
  ['quote', 'rater'],
  ['quote', 'policy'],
];
const METRICS_PORT = 9100;

/** The services, their ports and the settings that they read, from the code that they run. */
export function readPlatform() {
  const { SERVICE_NAMES, servicePort, portOffset } = requireBuilt(
    'libs/platform/src/config/services.js',
  );
  const { configTable } = requireBuilt('libs/platform/src/config/config.js');
  const services = SERVICE_NAMES.map((name) => ({
    name,
    port: servicePort(name, {}),
    metricsPort: METRICS_PORT + portOffset(name),
  }));
  const others = SERVICE_NAMES.filter((name) => name !== 'gateway');
  const calls = [
    ...others.map((name) => ['gateway', name]),
    ...others.filter((name) => name !== 'auth').map((name) => [name, 'auth']),
    ...OTHER_CALLS,
  ];
  return { services, calls, settings: configTable().map(({ name }) => name) };
}
