import { Migration } from '@mikro-orm/migrations';

export class Migration20261130162255_kit_stock_events extends Migration {
  override name = 'Migration20261130162255_kit_stock_events';

  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "events_of_stock";`);
    this.addSql(
      `create index concurrently "events_of_stock" on "events" ("subject", "position") where type = 'stock.changed';`,
    );
    this.addSql(`reset lock_timeout;`);
  }
}
