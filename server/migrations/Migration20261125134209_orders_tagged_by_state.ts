import { Migration } from '@mikro-orm/migrations';

export class Migration20261125134209_orders_tagged_by_state extends Migration {
  override name = 'Migration20261125134209_orders_tagged_by_state';

  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "orders_listed_by_state";`);
    this.addSql(
      `create index concurrently "orders_listed_by_state" on "orders" ("order_state", "created_at", "id");`,
    );
    this.addSql(`drop index concurrently if exists "orders_tagged_by_state";`);
    this.addSql(
      `create index concurrently "orders_tagged_by_state" on "orders" ("order_state", "created_at", "id") include ("tags") where "tags" is not null;`,
    );
    this.addSql(`reset lock_timeout;`);
  }
}
