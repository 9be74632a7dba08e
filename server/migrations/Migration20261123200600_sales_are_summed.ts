import { Migration } from '@mikro-orm/migrations';

export class Migration20261123200600_sales_are_summed extends Migration {
  override name = 'Migration20261123200600_sales_are_summed';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "balance_transactions" ("id" text not null, "category" text not null, "description" text null, "amount_cents" int not null, "fee_cents" int not null, "net_cents" int not null, "at" timestamptz(3) not null, "available_at" timestamptz(3) not null, "payment_intent_id" text null, "payout_id" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "balance_transactions_payment_intent_id_index" on "balance_transactions" ("payment_intent_id");`,
    );
    this.addSql(
      `create index "balance_transactions_payout_id_index" on "balance_transactions" ("payout_id");`,
    );
    this.addSql(
      `create index "balance_transactions_by_age" on "balance_transactions" ("at", "id");`,
    );
    this.addSql(
      `create index "balance_transactions_add_up" on "balance_transactions" ("at") include ("net_cents");`,
    );

    this.addSql(
      `create table "copied_until" ("what" text not null, "at" timestamptz(3) not null, primary key ("what"));`,
    );

    this.addSql(
      `create table "payouts" ("id" text not null, "amount_cents" int not null, "status" text not null, "automatic" boolean not null, "at" timestamptz(3) not null, "arrives_at" timestamptz(3) not null, "listed" boolean not null default false, primary key ("id"));`,
    );
    this.addSql(`create index "payouts_by_age" on "payouts" ("at", "id");`);

    this.addSql(
      `create table "sales_days" ("day" date not null, "country" text not null, "orders" int not null, "units" int not null, "sales_cents" bigint not null, "discount_cents" bigint not null, "tax_cents" bigint not null, "shipping_cents" bigint not null, "refund_cents" bigint not null, primary key ("day", "country"));`,
    );

    this.addSql(
      `create table "sales_item_days" ("day" date not null, "catalog_id" text not null, "item_id" text not null, "orders" int not null, "units" int not null, "sales_cents" int not null, "discount_cents" int not null, "tax_cents" int not null, "refund_cents" int not null, primary key ("day", "catalog_id", "item_id"));`,
    );

    this.addSql(
      `create table "summed_days" ("day" date not null, "time_zone" text not null, primary key ("day"));`,
    );

    this.addSql(
      `create table "unsummed_moments" ("id" uuid not null, "at" timestamptz(3) not null, primary key ("id"));`,
    );

    this.addSql(
      `create index "orders_that_are_returns" on "orders" ("created_at") where parent_id is not null;`,
    );
    this.addSql(
      `create or replace function "orders_orders_are_summed_fn"() returns trigger as $$ begin if new.parent_id is null then insert into unsummed_moments (id, at) values (gen_random_uuid(), new.created_at); end if; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "orders_are_summed" AFTER INSERT on "orders" for each ROW execute function "orders_orders_are_summed_fn"();`,
    );

    this.addSql(`alter table "refunds" add "went_at" timestamptz(3) null;`);
    this.addSql(
      `create index "refunds_by_day" on "refunds" ("went_at") where went_at is not null;`,
    );
    this.addSql(
      `create index "refunds_returned_by_day" on "refunds" ("settled_at") where went_at is not null and state = 'FAILED';`,
    );
    this.addSql(`update "refunds" r set "went_at" = coalesce(
      (select "issued_at" from "invoices" i where i."refund_id" = r."id" and i."kind" = 'CREDIT_NOTE'),
      case when "state" = 'SUCCEEDED' then coalesce("settled_at", "created_at") end);`);
    this.addSql(
      `alter table "refunds" add constraint "refunds_succeed_at_a_moment" check (state <> 'SUCCEEDED' or went_at is not null);`,
    );
    this.addSql(
      `create or replace function "refunds_refunds_note_when_the_money_went_fn"() returns trigger as $$ begin if new.state = 'SUCCEEDED' and new.went_at is null then new.went_at := coalesce(new.settled_at, new.created_at); end if; return new; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "refunds_note_when_the_money_went" BEFORE INSERT OR UPDATE on "refunds" for each ROW execute function "refunds_refunds_note_when_the_money_went_fn"();`,
    );
    this.addSql(
      `create or replace function "refunds_refunds_are_summed_fn"() returns trigger as $$ begin if new.went_at is not null then insert into unsummed_moments (id, at) select gen_random_uuid(), at from (values (new.went_at), (new.settled_at)) moments (at) where at is not null; end if; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "refunds_are_summed" AFTER INSERT OR UPDATE on "refunds" for each ROW execute function "refunds_refunds_are_summed_fn"();`,
    );

    this.addSql(
      `alter table "balance_transactions" add constraint "balance_transactions_net" check (net_cents = amount_cents - fee_cents);`,
    );
    this.addSql(
      `alter table "balance_transactions" add constraint "balance_transactions_category_check" check ("category" in ('charge', 'refund', 'refund_failure', 'dispute', 'dispute_reversal', 'fee', 'payout', 'payout_reversal', 'other'));`,
    );

    this.addSql(
      `alter table "copied_until" add constraint "copied_until_what_check" check ("what" in ('balance_transactions'));`,
    );

    this.addSql(
      `alter table "payouts" add constraint "payouts_status_check" check ("status" in ('paid', 'pending', 'in_transit', 'canceled', 'failed'));`,
    );
  }
}
