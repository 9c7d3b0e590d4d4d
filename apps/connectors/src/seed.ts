import type { INestApplicationContext } from '@nestjs/common';
import { loadHistory } from '@palisade/platform';

/** What the accounts of the eighteen months before belong to; what exists stays as it is. */
export const prepare = (app: INestApplicationContext): Promise<void> =>
  loadHistory(app, { service: 'connectors', filled: 'account_link' });
