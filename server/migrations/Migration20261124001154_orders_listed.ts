import { Migration } from '@mikro-orm/migrations';

export class Migration20261124001154_orders_listed extends Migration {
  override name = 'Migration20261124001154_orders_listed';

  override up(): void | Promise<void> {
    this.addSql(`drop index "orders_by_charge_status";`);
    this.addSql(`drop index "orders_by_id";`);
    this.addSql(
      `create index "orders_listed_by_id" on "orders" ("id") include ("order_state", "tags", "created_at", "charge_status");`,
    );
    this.addSql(
      `create index "orders_listed_by_charge_status" on "orders" ("charge_status", "created_at", "id") include ("order_state");`,
    );
  }
}
