import { Migration } from '@mikro-orm/migrations';

export class Migration20261128124425_refunds_hold_what_they_cover_indexes extends Migration {
  override name = 'Migration20261128124425_refunds_hold_what_they_cover_indexes';

  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "orders_with_an_alert";`);
    this.addSql(
      `create index concurrently "orders_with_an_alert" on "orders" ("created_at", "id") where alert is not null;`,
    );
    this.addSql(`drop index concurrently if exists "disputes_lost";`);
    this.addSql(
      `create index concurrently "disputes_lost" on "disputes" ("payment_id") where status = 'lost' and acknowledged_at is null;`,
    );
    this.addSql(`drop index concurrently if exists "refunds_unassigned";`);
    this.addSql(
      `create index concurrently "refunds_unassigned" on "refunds" ("payment_id") where origin = 'PROVIDER' and assigned_at is null and state <> 'FAILED';`,
    );
    this.addSql(`reset lock_timeout;`);
  }
}
