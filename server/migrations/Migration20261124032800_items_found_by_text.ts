import { Migration } from '@mikro-orm/migrations';

export class Migration20261124032800_items_found_by_text extends Migration {
  override name = 'Migration20261124032800_items_found_by_text';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "catalog_items" add "listed_text" text generated always as (lower((("title" || chr(10)) || "item_id") || chr(10) || coalesce("external_id", ''))) stored not null;`,
    );
    this.addSql(
      `create index "catalog_items_by_text" on "catalog_items" using gin ("listed_text" gin_trgm_ops);`,
    );
  }
}
