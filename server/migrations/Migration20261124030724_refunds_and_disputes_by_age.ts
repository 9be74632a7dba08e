import { Migration } from '@mikro-orm/migrations';

export class Migration20261124030724_refunds_and_disputes_by_age extends Migration {
  override name = 'Migration20261124030724_refunds_and_disputes_by_age';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "disputes_by_age" on "disputes" ("created_at", "id") include ("status", "closed_at");`,
    );

    this.addSql(
      `create index "refunds_by_age" on "refunds" ("created_at", "id") include ("state", "origin");`,
    );
  }
}
