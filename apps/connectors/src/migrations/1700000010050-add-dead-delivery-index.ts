import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the deliveries that were given up. */
export class AddDeadDeliveryIndex1700000010050 implements MigrationInterface {
  name = 'AddDeadDeliveryIndex1700000010050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index delivery_dead on delivery (created) where state = 'DEAD';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index delivery_dead;`);
  }
}
