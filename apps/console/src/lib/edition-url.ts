import type { Region } from '@palisade/kernel';

type Address = Pick<Location, 'protocol' | 'hostname' | 'port'>;

/**
 * Where another edition of this installation is: the UK edition at its host suffix, the US edition
 * at that name without its first label. Null when no suffix is configured.
 */
export function editionUrl(region: Region, here: Address, ukHostSuffix: string): string | null {
  const ukHost = ukHostSuffix.replace(/^\./, '');
  if (ukHost === '') return null;
  const parent = ukHost.split('.').slice(1).join('.');
  // Names below localhost are one machine, whose own name is the address that people know.
  const usHost = parent.endsWith('localhost') ? 'localhost' : parent;
  const port = here.port ? `:${here.port}` : '';
  return `${here.protocol}//${region === 'UK' ? ukHost : usHost}${port}`;
}
