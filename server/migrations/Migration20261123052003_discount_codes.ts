import { Migration } from '@mikro-orm/migrations';

export class Migration20261123052003_discount_codes extends Migration {
  override name = 'Migration20261123052003_discount_codes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "cart_codes" ("user_id" uuid not null, "code" text not null, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "discount_codes" ("id" uuid not null, "code" text not null, "percent" int null, "amount_cents" int null, "items" jsonb not null default '[]', "products" jsonb not null default '[]', "starts_at" timestamptz(3) null, "ends_at" timestamptz(3) null, "uses" int null, "uses_per_customer" int null, "least_sum_cents" int null, "active" boolean not null default true, "used" int not null default 0, "promotion_code_id" text null, "provider_active" boolean not null default false, "problem" text null, "attempt" int not null default 1, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_promotion_code_id_unique" unique ("promotion_code_id");`,
    );
    this.addSql(
      `create unique index "discount_codes_one_active_of_a_name" on "discount_codes" (lower("code")) where active;`,
    );
    this.addSql(`create index "discount_codes_by_name" on "discount_codes" (lower("code"));`);
    this.addSql(
      `create index "discount_codes_unfinished" on "discount_codes" ("created_at") where active <> provider_active;`,
    );

    this.addSql(
      `create table "discount_uses" ("checkout_id" uuid not null, "code_id" uuid not null, "user_id" uuid not null, "state" text not null default 'HELD', "nth" int null, "per_customer" int null, primary key ("checkout_id"));`,
    );
    this.addSql(
      `alter table "discount_uses" add constraint "discount_uses_each_once" unique ("code_id", "user_id", "nth");`,
    );

    this.addSql(
      `create table "item_coupons" ("coupon_id" text not null, "name" text not null, "percent" double precision null, "amount_cents" int null, "valid" boolean not null, "checked_at" timestamptz(3) not null, primary key ("coupon_id"));`,
    );

    this.addSql(`alter table "checkout_lines" add "provider_product_id" text null;`);

    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_percentage_or_amount" check ((percent is null) <> (amount_cents is null) and (percent is null or percent >= 1 and percent <= 100) and (amount_cents is null or amount_cents > 0));`,
    );
    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_end_after_start" check (starts_at is null or ends_at is null or starts_at < ends_at);`,
    );
    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_used_at_most" check (used >= 0 and (uses is null or used <= uses));`,
    );
    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_refused_are_off" check (problem is null or not active and promotion_code_id is null);`,
    );

    this.addSql(
      `alter table "discount_uses" add constraint "discount_uses_checkout_id_foreign" foreign key ("checkout_id") references "checkouts" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "discount_uses" add constraint "discount_uses_code_id_foreign" foreign key ("code_id") references "discount_codes" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "discount_uses" add constraint "discount_uses_at_most_per_customer" check ((state = 'RETURNED') = (nth is null) and (nth is null or nth >= 1) and (nth is null or per_customer is null or nth <= per_customer));`,
    );
    this.addSql(
      `alter table "discount_uses" add constraint "discount_uses_state_check" check ("state" in ('HELD', 'KEPT', 'RETURNED'));`,
    );
  }
}
