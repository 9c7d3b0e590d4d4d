import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { tables } from './data-source';

@Module({ imports: [PlatformModule.forService({ name: 'claims', ...tables })] })
export class AppModule {}
