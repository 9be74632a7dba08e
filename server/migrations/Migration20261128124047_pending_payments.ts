import { Migration } from '@mikro-orm/migrations';

export class Migration20261128124047_pending_payments extends Migration {
  override name = 'Migration20261128124047_pending_payments';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "checkouts" add "total_cents" int null, add "confirming_since" timestamptz(3) null;`,
    );
  }
}
