import { Migration } from '@mikro-orm/migrations';

export class Migration20261129194311_quantity_prices extends Migration {
  override name = 'Migration20261129194311_quantity_prices';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "catalog_items" add "break_quantities" int[] null, add "break_prices_cents" int[] null;`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_breaks_whole" check (num_nulls(break_quantities, break_prices_cents) in (0, 2));`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_breaks_alike" check (cardinality(break_quantities) = cardinality(break_prices_cents) and cardinality(break_quantities) > 0 and cardinality(break_quantities) <= 5);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_breaks_not_subscription" check (break_quantities is null or not subscription);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_break_quantities_increase" check (break_quantities[1] >= 2 and break_quantities[2] > break_quantities[1] and break_quantities[3] > break_quantities[2] and break_quantities[4] > break_quantities[3] and break_quantities[5] > break_quantities[4]);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_break_prices_decrease" check (0 < all (break_prices_cents) and break_prices_cents[2] < break_prices_cents[1] and break_prices_cents[3] < break_prices_cents[2] and break_prices_cents[4] < break_prices_cents[3] and break_prices_cents[5] < break_prices_cents[4]);`,
    );
  }
}
