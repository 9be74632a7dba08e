import { Migration } from '@mikro-orm/migrations';

export class Migration20261123015535_part_number extends Migration {
  override name = 'Migration20261123015535_part_number';

  override up(): void | Promise<void> {
    this.addSql(`alter table "catalog_items" add "provider_product_id" text null;`);
    // what the external id held before: the provider's product, under the shop's id for it or theirs
    this.addSql(
      `update "catalog_items" set "provider_product_id" = "external_id", "external_id" = null where "external_id" like 'prod\\_%' or "external_id" = "catalog_id" || '_' || "item_id";`,
    );
  }
}
