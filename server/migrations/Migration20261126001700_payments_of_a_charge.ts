import { Migration } from '@mikro-orm/migrations';

export class Migration20261126001700_payments_of_a_charge extends Migration {
  override name = 'Migration20261126001700_payments_of_a_charge';

  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "payments_charge_id_index";`);
    this.addSql(
      `create index concurrently "payments_charge_id_index" on "payments" ("charge_id");`,
    );
    this.addSql(`reset lock_timeout;`);
  }
}
