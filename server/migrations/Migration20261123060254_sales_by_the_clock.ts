import { Migration } from '@mikro-orm/migrations';

export class Migration20261123060254_sales_by_the_clock extends Migration {
  override name = 'Migration20261123060254_sales_by_the_clock';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "cart_lines" add "chosen_price_cents" int null, add "shown_price_cents" int null;`,
    );

    this.addSql(
      `alter table "catalog_items" add "sale_price_cents" int null, add "sale_starts" timestamptz(3) null, add "sale_ends" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_sale_whole" check (num_nulls(sale_price_cents, sale_starts, sale_ends) in (0, 3));`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_sale_below_price" check (sale_price_cents is null or (sale_price_cents > 0 and sale_price_cents < price_cents and not subscription));`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_sale_ends_later" check (sale_starts < sale_ends);`,
    );

    this.addSql(
      `alter table "search_items" add "sale_price_cents" int null, add "sale_starts" timestamptz(3) null, add "sale_ends" timestamptz(3) null;`,
    );
  }
}
