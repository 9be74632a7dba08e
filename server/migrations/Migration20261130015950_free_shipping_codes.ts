import { Migration } from '@mikro-orm/migrations';

export class Migration20261130015950_free_shipping_codes extends Migration {
  override name = 'Migration20261130015950_free_shipping_codes';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "discount_codes" drop constraint "discount_codes_percentage_or_amount";`,
    );
    this.addSql(
      `alter table "discount_codes" add "free_shipping" boolean not null default false, add "kept_by_shop" boolean not null default false;`,
    );
    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_one_kind" check ((num_nonnulls(percent, amount_cents) = 0) = free_shipping and (percent is null or amount_cents is null) and (percent is null or percent >= 1 and percent <= 100) and (amount_cents is null or amount_cents > 0));`,
    );
    this.addSql(
      `alter table "discount_codes" add constraint "discount_codes_kept_by_shop" check ((kept_by_shop or not free_shipping) and (not kept_by_shop or promotion_code_id is null));`,
    );
  }
}
