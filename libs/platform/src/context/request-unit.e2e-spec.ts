import { setTimeout as sleep } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { startApp } from '@palisade/testing';
import { DataSource } from 'typeorm';
import { PlatformModule } from '../platform.module';
import { RequestUnit } from './request-unit';

@Module({ imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })] })
class BareModule {}

describe('the transaction of a request with a key', () => {
  it('ends while its pool closes, which waits for it', async () => {
    const app = await startApp({ name: 'claims', module: BareModule });
    const own = await new DataSource(app.dataSource.options).initialize();
    const unit = await RequestUnit.open(own);
    const closed = own.destroy();
    await sleep(20);
    expect(await unit.run((em) => em.query('select 1 as one'))).toEqual([{ one: 1 }]);
    await unit.commit();
    await closed;
    expect(own.isInitialized).toBe(false);
    await app.close();
  });
});
