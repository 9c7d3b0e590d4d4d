import { Module } from '@nestjs/common';
import { DemoController } from './demo.controller';

/** The people of the demo data, for the sign-in page. */
@Module({ controllers: [DemoController] })
export class DemoModule {}
