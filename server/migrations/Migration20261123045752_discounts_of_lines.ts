import { Migration } from '@mikro-orm/migrations';

export class Migration20261123045752_discounts_of_lines extends Migration {
  override name = 'Migration20261123045752_discounts_of_lines';

  override up(): void | Promise<void> {
    this.addSql(`alter table "checkouts" add "discount_id" text null;`);

    this.addSql(`alter table "checkout_lines" add "discount_cents" int not null default 0;`);
    this.addSql(
      `alter table "checkout_lines" add constraint "checkout_lines_discount_in_range" check (discount_cents >= 0 and discount_cents <= unit_price_cents::bigint * quantity);`,
    );

    this.addSql(`alter table "payments" alter column "payment_intent_id" drop not null;`);
    this.addSql(
      `alter table "payments" add constraint "payments_of_nothing_alone_lack_an_intent" check (payment_intent_id is not null or amount_cents = 0);`,
    );

    this.addSql(`alter table "order_lines" add "discount_cents" int not null default 0;`);
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_discount_in_range" check (discount_cents >= 0 and discount_cents <= unit_price_cents::bigint * quantity);`,
    );
  }
}
