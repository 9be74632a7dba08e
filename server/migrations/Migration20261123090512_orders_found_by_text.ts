import { Migration } from '@mikro-orm/migrations';

export class Migration20261123090512_orders_found_by_text extends Migration {
  override name = 'Migration20261123090512_orders_found_by_text';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "orders_found_by_tracking_number" on "orders" using gin ((lower("tracking_number")) gin_trgm_ops);`,
    );

    this.addSql(
      `create index "users_found_by_text" on "users" using gin ((lower("email")) gin_trgm_ops, (lower("first_name" || ' ' || "last_name")) gin_trgm_ops);`,
    );
  }
}
