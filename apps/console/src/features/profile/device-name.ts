const BROWSERS: [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (agent: string, names: [RegExp, string][]): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** What a person calls the device, from what its browser calls itself; null when neither says. */
export function deviceName(agent: string): string | null {
  const known = [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)].filter(Boolean);
  return known.length > 0 ? known.join(', ') : agent || null;
}
