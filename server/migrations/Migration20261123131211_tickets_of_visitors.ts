import { Migration } from '@mikro-orm/migrations';

export class Migration20261123131211_tickets_of_visitors extends Migration {
  override name = 'Migration20261123131211_tickets_of_visitors';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "support_tickets_by_visitor" on "support_tickets" (lower("email")) where "user_id" is null;`,
    );
  }
}
