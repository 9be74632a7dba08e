import { Migration } from '@mikro-orm/migrations';

export class Migration20261124003200_orders_by_change extends Migration {
  override name = 'Migration20261124003200_orders_by_change';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "orders_by_change" on "orders" ("updated_at", "id") include ("tags");`,
    );
  }
}
