import { deviceName } from './device-name';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', null],
])('"%s" is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
