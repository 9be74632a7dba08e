import { Migration } from '@mikro-orm/migrations';

export class Migration20261123191245_reorder_levels extends Migration {
  override name = 'Migration20261123191245_reorder_levels';

  override up(): void | Promise<void> {
    this.addSql(`alter table "catalog_items" add "reorder_level" int null;`);
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_reorder_level_not_negative" check (reorder_level is null or reorder_level >= 0);`,
    );

    this.addSql(
      `create index "stock_movements_sold" on "stock_movements" ("catalog_id", "item_id", "at") where reason = 'sale';`,
    );
  }
}
