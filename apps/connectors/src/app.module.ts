import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { tables } from './data-source';

@Module({ imports: [PlatformModule.forService({ name: 'connectors', ...tables })] })
export class AppModule {}
