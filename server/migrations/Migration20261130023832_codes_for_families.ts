import { Migration } from '@mikro-orm/migrations';

export class Migration20261130023832_codes_for_families extends Migration {
  override name = 'Migration20261130023832_codes_for_families';

  override up(): void | Promise<void> {
    this.addSql(`alter table "discount_codes" drop constraint "discount_codes_kept_by_shop";`);
    this.addSql(`alter table "discount_codes" add "families" jsonb not null default '[]';`);
    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_kept_by_shop" check ((kept_by_shop or not free_shipping and families = '[]'::jsonb and catalogs = '{}') and (not kept_by_shop or promotion_code_id is null));`,
    );
  }
}
