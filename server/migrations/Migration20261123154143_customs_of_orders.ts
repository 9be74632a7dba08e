import { Migration } from '@mikro-orm/migrations';

export class Migration20261123154143_customs_of_orders extends Migration {
  override name = 'Migration20261123154143_customs_of_orders';

  override up(): void | Promise<void> {
    this.addSql(`alter table "orders" add "customs_form_url" text null, add "itn" text null;`);
    this.addSql(
      `alter table "orders" add constraint "orders_itn_written_right" check (itn ~ '^X[0-9]{14}$'::text);`,
    );
  }
}
