import { Migration } from '@mikro-orm/migrations';

export class Migration20261125225305_tables_are_pruned_indexes extends Migration {
  override name = 'Migration20261125225305_tables_are_pruned_indexes';

  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "checkouts_unpaid";`);
    this.addSql(
      `create index concurrently "checkouts_unpaid" on "checkouts" ("closed_at") where state in ('EXPIRED', 'FAILED');`,
    );
    this.addSql(`drop index concurrently if exists "subscription_checkouts_unpaid";`);
    this.addSql(
      `create index concurrently "subscription_checkouts_unpaid" on "subscription_checkouts" ("closed_at") where state in ('EXPIRED', 'FAILED');`,
    );
    this.addSql(`drop index concurrently if exists "sessions_by_age";`);
    this.addSql(`create index concurrently "sessions_by_age" on "sessions" ("created_at");`);
    this.addSql(`drop index concurrently if exists "item_notices_told_by_time";`);
    this.addSql(
      `create index concurrently "item_notices_told_by_time" on "item_notices" ("told_at") where told_at is not null;`,
    );
    this.addSql(`drop index concurrently if exists "meld_codes_expires_at_index";`);
    this.addSql(
      `create index concurrently "meld_codes_expires_at_index" on "meld_codes" ("expires_at");`,
    );
    this.addSql(`reset lock_timeout;`);
  }
}
