import { Migration } from '@mikro-orm/migrations';

export class Migration20261130021136_catalog_codes extends Migration {
  override name = 'Migration20261130021136_catalog_codes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "discount_codes" drop constraint "discount_codes_kept_by_shop";`);
    this.addSql(`alter table "discount_codes" add "catalogs" text[] not null default '{}';`);
    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_kept_by_shop" check ((kept_by_shop or not free_shipping and catalogs = '{}') and (not kept_by_shop or promotion_code_id is null));`,
    );
  }
}
