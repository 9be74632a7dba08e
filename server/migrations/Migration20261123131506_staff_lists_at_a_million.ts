import { Migration } from '@mikro-orm/migrations';

export class Migration20261123131506_staff_lists_at_a_million extends Migration {
  override name = 'Migration20261123131506_staff_lists_at_a_million';

  override up(): void | Promise<void> {
    this.addSql(`drop index "orders_found_by_tracking_number";`);
    this.addSql(`create index "orders_of_a_payment" on "orders" ("payment_id");`);
    this.addSql(
      `create index "orders_by_tracking_number" on "orders" (lower("tracking_number") text_pattern_ops) where "tracking_number" is not null;`,
    );

    this.addSql(`drop index "users_found_by_text";`);
  }
}
