import { Migration } from '@mikro-orm/migrations';

export class Migration20261121161214_order_parcels_and_status extends Migration {
  override name = 'Migration20261121161214_order_parcels_and_status';

  override up(): void | Promise<void> {
    this.addSql(`drop index "payments_by_charge_status";`);
    this.addSql(`create index "payments_of_a_provider_customer" on "payments" ("customer_id");`);

    this.addSql(
      `alter table "orders" add "tracking_checked_at" timestamptz(3) null, add "label_purchases" int not null default 0, add "charge_status" text null;`,
    );
    this.addSql(
      `update "orders" o set "charge_status" = p."charge_status" from "payments" p where p."id" = o."payment_id";`,
    );
    // whether one of these is being bought just now nobody knows
    this.addSql(
      `update "orders" set "label_purchases" = 1 where "order_state" = 'PICKED' and "shipment_id" is not null and "label_url" is null;`,
    );
    this.addSql(
      `create index "orders_by_charge_status" on "orders" ("charge_status", "created_at", "id");`,
    );
    this.addSql(`create index "orders_counted_by_state" on "orders" ("order_state");`);
    this.addSql(`create index "orders_counted_by_charge_status" on "orders" ("charge_status");`);
    this.addSql(
      `create index "orders_with_parcels_under_way" on "orders" ((coalesce("tracking_checked_at", "shipped_at"))) where "order_state" = 'SHIPPED' and "shipment_id" is not null and coalesce("tracking_status", '') not in ('delivered', 'cancelled', 'return_to_sender');`,
    );
  }
}
