import { Migration } from '@mikro-orm/migrations';

export class Migration20261125104225_sums_of_item_months extends Migration {
  override name = 'Migration20261125104225_sums_of_item_months';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "sales_item_months" ("month" date not null, "catalog_id" text not null, "item_id" text not null, "orders" int not null, "units" int not null, "sales_cents" bigint not null, "discount_cents" bigint not null, "tax_cents" bigint not null, "refund_cents" bigint not null, primary key ("month", "catalog_id", "item_id"));`,
    );

    this.addSql(`create table "summed_months" ("month" date not null, primary key ("month"));`);

    this.addSql(
      `create or replace function "summed_days_summed_days_forget_months_fn"() returns trigger as $$ begin delete from summed_months where month = date_trunc('month', coalesce(new.day, old.day))::date; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "summed_days_forget_months" AFTER INSERT OR UPDATE OR DELETE on "summed_days" for each ROW execute function "summed_days_summed_days_forget_months_fn"();`,
    );
  }
}
