import { Migration } from '@mikro-orm/migrations';

export class Migration20261123125311_staff_write_notes extends Migration {
  override name = 'Migration20261123125311_staff_write_notes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "notes" ("id" uuid not null, "order_id" uuid null, "user_id" uuid null, "text" text not null, "author_id" uuid not null, "author" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "notes_by_order" on "notes" ("order_id", "created_at", "id");`);
    this.addSql(`create index "notes_by_user" on "notes" ("user_id", "created_at", "id");`);

    this.addSql(
      `alter table "notes" add constraint "notes_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notes" add constraint "notes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "notes" add constraint "notes_about_one" check (num_nonnulls(order_id, user_id) = 1);`,
    );
  }
}
