import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a policy in its reinstatement period is charged again when it is back. */
export class AddReinstatementCharges1700000006250 implements MigrationInterface {
  name = 'AddReinstatementCharges1700000006250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_bill add column reinstatement_charge bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table policy_bill drop column reinstatement_charge');
  }
}
