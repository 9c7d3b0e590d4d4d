import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail that is tried again stands behind those that wait. */
export class OrderMailsByNextTry1700000008110 implements MigrationInterface {
  name = 'OrderMailsByNextTry1700000008110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index mail_arrival_waiting;
      create index mail_arrival_waiting on mail_arrival (lane, next_try, number)
        where state = 'WAITING';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index mail_arrival_waiting;
      create index mail_arrival_waiting on mail_arrival (lane, number) where state = 'WAITING';
    `);
  }
}
