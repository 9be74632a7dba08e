import { Migration } from '@mikro-orm/migrations';

export class Migration20261123153119_shipping_quotes extends Migration {
  override name = 'Migration20261123153119_shipping_quotes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "carrier_rates" ("id" text not null, "rates" jsonb not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "carrier_rates_by_end" on "carrier_rates" ("expires_at");`);

    this.addSql(
      `create table "shown_quotes" ("user_id" uuid not null, "basket" text not null, "quote" jsonb not null, "shown_at" timestamptz(3) not null, primary key ("user_id", "basket"));`,
    );
    this.addSql(`create index "shown_quotes_by_time" on "shown_quotes" ("shown_at");`);
  }
}
