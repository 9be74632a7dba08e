import { Migration } from '@mikro-orm/migrations';

export class Migration20261121145219_order_search extends Migration {
  override name = 'Migration20261121145219_order_search';

  override up(): void | Promise<void> {
    this.addSql(`create index "payments_by_charge_status" on "payments" ("charge_status", "id");`);

    this.addSql(
      `create index "orders_with_open_returns" on "orders" ("created_at", "id") where open_returns > 0;`,
    );
    this.addSql(
      `create index "orders_refunded" on "orders" ("created_at", "id") where refunded_cents > 0;`,
    );
  }
}
