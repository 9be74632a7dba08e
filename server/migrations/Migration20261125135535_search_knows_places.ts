import { Migration } from '@mikro-orm/migrations';

export class Migration20261125135535_search_knows_places extends Migration {
  override name = 'Migration20261125135535_search_knows_places';

  override up(): void | Promise<void> {
    this.addSql(`alter table "search_items" add "listing_order_weight" int not null default 0;`);
  }
}
