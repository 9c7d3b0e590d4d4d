import { createHmac } from 'node:crypto';
import type { SourceReading } from '../vendors/vendor';
import type { ToolSecrets } from './secrets';

/**
 * Names the source that secrets open, so that it is known again when it is connected a second time:
 * by the client or key that the tool gave its customer, or by what the tool calls it. Null where
 * nothing tells it from another.
 */
export function sourceKeyOf(
  secrets: ToolSecrets,
  reading: Pick<SourceReading, 'label' | 'metadata'> | null,
  key: Buffer,
): string | null {
  const name = nameOf(secrets, reading);
  return name && createHmac('sha256', key).update(name).digest('base64url');
}

function nameOf(
  secrets: ToolSecrets,
  reading: Pick<SourceReading, 'label' | 'metadata'> | null,
): string | null {
  switch (secrets.kind) {
    case 'CREDENTIALS':
      return `client ${secrets.clientId}`;
    case 'API_KEY':
      return `key ${secrets.apiKey}`;
    case 'ROLE':
      return `role ${secrets.roleArn} ${secrets.region ?? ''}`;
    case 'OAUTH': {
      const ids = Object.values(reading?.metadata ?? {}).sort();
      const told = [...ids, reading?.label ?? ''].filter(Boolean);
      return told.length ? ['told', ...told, secrets.region ?? ''].join(' ') : null;
    }
  }
}
