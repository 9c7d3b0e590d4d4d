import { bootstrap } from '@palisade/platform';
import { AppModule } from './app.module';

export const service = { name: 'auth', module: AppModule } as const;

if (require.main === module) void bootstrap(service);
