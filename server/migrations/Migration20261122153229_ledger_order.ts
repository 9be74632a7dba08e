import { Migration } from '@mikro-orm/migrations';

export class Migration20261122153229_ledger_order extends Migration {
  override name = 'Migration20261122153229_ledger_order';

  override up(): void | Promise<void> {
    this.addSql(`drop index "stock_movements_by_age";`);
    this.addSql(`drop index "stock_movements_of_an_item";`);
    this.addSql(
      `alter table "stock_movements" add "position" bigint generated always as identity not null;`,
    );
    this.addSql(`alter table "stock_movements" alter column "at" set default clock_timestamp();`);
    this.addSql(`create index "stock_movements_by_age" on "stock_movements" ("at", "position");`);
    this.addSql(
      `create index "stock_movements_of_an_item" on "stock_movements" ("catalog_id", "item_id", "position");`,
    );
  }
}
