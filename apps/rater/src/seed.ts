import type { INestApplicationContext } from '@nestjs/common';
import { CarriersService } from './carriers/carriers.service';
import { DEMO_CARRIERS } from './demo/demo-carriers';

/** Makes the paper of the demo data; what exists is left as it is. */
export async function seed(app: INestApplicationContext): Promise<void> {
  for (const profile of DEMO_CARRIERS) await app.get(CarriersService).create(profile);
}
