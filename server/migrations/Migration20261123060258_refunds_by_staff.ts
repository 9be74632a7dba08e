import { Migration } from '@mikro-orm/migrations';

export class Migration20261123060258_refunds_by_staff extends Migration {
  override name = 'Migration20261123060258_refunds_by_staff';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "refund_lines" ("id" uuid not null, "refund_id" uuid not null, "order_line_id" uuid not null, "quantity" int not null default 0, "amount_cents" int not null, "tax_cents" int not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "refund_lines_order_line_id_index" on "refund_lines" ("order_line_id");`,
    );
    this.addSql(
      `alter table "refund_lines" add constraint "refund_lines_once_per_line" unique ("refund_id", "order_line_id");`,
    );

    this.addSql(`alter table "order_lines" add "return_reason" text null;`);
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_return_reason_check" check ("return_reason" in ('DAMAGED', 'DEFECTIVE', 'WRONG_ITEM', 'DOES_NOT_FIT', 'NO_LONGER_NEEDED'));`,
    );

    this.addSql(`alter table "refunds" drop constraint "refunds_amount_positive";`);
    this.addSql(
      `alter table "refunds" add "shipping_cents" int not null default 0, add "shipping_tax_cents" int not null default 0, add "actor_id" uuid null, add "request_key" text null;`,
    );
    this.addSql(
      `alter table "refunds" add constraint "refunds_request_key_unique" unique ("request_key");`,
    );
    this.addSql(
      `alter table "refunds" add constraint "refunds_amount_not_negative" check (amount_cents >= 0);`,
    );
    this.addSql(
      `alter table "refunds" add constraint "refunds_shipping_in_range" check (shipping_tax_cents >= 0 and shipping_tax_cents <= shipping_cents and shipping_cents <= amount_cents);`,
    );

    this.addSql(
      `alter table "refund_lines" add constraint "refund_lines_refund_id_foreign" foreign key ("refund_id") references "refunds" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "refund_lines" add constraint "refund_lines_order_line_id_foreign" foreign key ("order_line_id") references "order_lines" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "refund_lines" add constraint "refund_lines_in_range" check (quantity >= 0 and tax_cents >= 0 and tax_cents <= amount_cents);`,
    );
  }
}
