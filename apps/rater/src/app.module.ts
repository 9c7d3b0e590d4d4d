import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { CalculatorController } from './calculator/calculator.controller';
import { CalculatorService } from './calculator/calculator.service';
import { tables } from './data-source';

@Module({
  imports: [PlatformModule.forService({ name: 'rater', ...tables })],
  controllers: [CalculatorController],
  providers: [CalculatorService],
})
export class AppModule {}
