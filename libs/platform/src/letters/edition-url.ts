import type { Region } from '@palisade/kernel';
import { regionOfHost } from '@palisade/kernel';

/** Where people of an edition reach the platform: the United Kingdom has hosts of its own. */
export function editionUrl(publicUrl: string, ukHostSuffix: string, region: Region | null): string {
  const url = new URL(publicUrl);
  const ukHost = ukHostSuffix.replace(/^\./, '');
  const isThere = regionOfHost(url.host, ukHost) === 'UK';
  if (region !== 'UK' || ukHost === '' || isThere) return publicUrl;
  url.hostname = ukHost;
  return url.href.replace(/\/$/, '');
}
