import { Migration } from '@mikro-orm/migrations';

export class Migration20261123153825_address_book_and_recipients extends Migration {
  override name = 'Migration20261123153825_address_book_and_recipients';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "kept_addresses" ("id" uuid not null, "user_id" uuid not null, "place" smallint not null, "is_default" boolean not null, "name" text null, "company" text null, "address" text not null, "address2" text null, "city" text not null, "state" text not null, "zip" text not null, "country" text not null, "phone" text null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "kept_addresses" add constraint "kept_addresses_one_a_place" unique ("user_id", "place");`,
    );
    this.addSql(
      `create unique index "kept_addresses_one_default" on "kept_addresses" ("user_id") where is_default;`,
    );

    this.addSql(
      `alter table "shipping_addresses" add "name" text null, add "company" text null, add "address2" text null, add "phone" text null, add "as_typed" boolean not null default false;`,
    );

    this.addSql(
      `alter table "kept_addresses" add constraint "kept_addresses_ten_places" check (place >= 1 and place <= 10);`,
    );
  }
}
