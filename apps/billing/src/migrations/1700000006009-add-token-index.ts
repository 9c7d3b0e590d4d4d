import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A method that is to be saved is looked up by the token that the portal issued. */
export class AddTokenIndex1700000006009 implements MigrationInterface {
  name = 'AddTokenIndex1700000006009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index local_charge_of_token on local_charge (token_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index local_charge_of_token');
  }
}
