import { Migration } from '@mikro-orm/migrations';

export class Migration20261128124425_refunds_hold_what_they_cover extends Migration {
  override name = 'Migration20261128124425_refunds_hold_what_they_cover';

  override up(): void | Promise<void> {
    this.addSql(`alter table "orders" add "alert" text null;`);

    this.addSql(`alter table "disputes" add "acknowledged_at" timestamptz(3) null;`);

    this.addSql(
      `alter table "refunds" add "restocked" boolean null, add "assigned_at" timestamptz(3) null;`,
    );

    // Refunds of orders that have left hold nothing. Few are made in the provider's dashboard, and the
    // limit bounds how long the rows stay locked.
    this.addSql(`update "refunds" set "assigned_at" = "created_at" where "id" in (
      select r."id" from "refunds" r where r."origin" = 'PROVIDER'
        and not exists (select from "orders" o where o."payment_id" = r."payment_id" and o."parent_id" is null
          and o."order_state" in ('PENDING', 'PROCESSING', 'PICKED'))
        order by r."created_at" desc limit 10000);`);
  }
}
