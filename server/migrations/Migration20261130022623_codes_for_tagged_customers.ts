import { Migration } from '@mikro-orm/migrations';

export class Migration20261130022623_codes_for_tagged_customers extends Migration {
  override name = 'Migration20261130022623_codes_for_tagged_customers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "discount_codes" add "customer_tags" text[] not null default '{}';`);
  }
}
