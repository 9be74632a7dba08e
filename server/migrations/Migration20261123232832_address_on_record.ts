import { Migration } from '@mikro-orm/migrations';

export class Migration20261123232832_address_on_record extends Migration {
  override name = 'Migration20261123232832_address_on_record';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "kept_addresses" add "checked" boolean not null default false, add "as_typed" boolean not null default false;`,
    );

    this.addSql(`alter table "shipping_addresses" add "chosen" boolean not null default false;`);

    // What the book has of what was used last was checked when it was used.
    this.addSql(
      `update "kept_addresses" as k set "checked" = true, "as_typed" = a."as_typed" from "shipping_addresses" as a where a."user_id" = k."user_id" and (a."address", a."city", a."state", a."zip", a."country") = (k."address", k."city", k."state", k."zip", k."country") and a."address2" is not distinct from k."address2";`,
    );
  }
}
