import { Migration } from '@mikro-orm/migrations';

export class Migration20261123154646_labels_can_be_voided extends Migration {
  override name = 'Migration20261123154646_labels_can_be_voided';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_labels" ("shipment_id" text not null, "order_id" uuid not null, "tracking_number" text not null, "tracking_url" text null, "url" text not null, "cents" int null, "bought_at" timestamptz(3) not null, "state" text not null default 'IN_USE', "void_asked_by" uuid null, "voided_at" timestamptz(3) null, "check_at" timestamptz(3) null, primary key ("shipment_id"));`,
    );
    this.addSql(`create index "order_labels_order_id_index" on "order_labels" ("order_id");`);
    this.addSql(
      `create index "order_labels_to_check" on "order_labels" ("check_at") where check_at is not null;`,
    );
    this.addSql(
      `create unique index "one_label_not_voided_per_order" on "order_labels" ("order_id") where voided_at is null;`,
    );

    // those bought before there was a table of them
    this
      .addSql(`insert into "order_labels" ("shipment_id", "order_id", "tracking_number", "tracking_url", "url", "cents", "bought_at")
      select "shipment_id", "id", "tracking_number", "tracking_url", "label_url", "label_cents", coalesce("shipped_at", "updated_at")
        from "orders" where "shipment_id" is not null and "label_url" is not null and "tracking_number" is not null;`);
    this.addSql(
      `alter table "order_labels" add constraint "order_labels_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "order_labels" add constraint "order_labels_voided_when_taken_back" check ((voided_at is null) = (state = 'IN_USE' or state = 'VOIDING'));`,
    );
    this.addSql(
      `alter table "order_labels" add constraint "order_labels_state_check" check ("state" in ('IN_USE', 'VOIDING', 'VOID_REQUESTED', 'VOID_REFUNDED', 'VOID_REJECTED'));`,
    );
  }
}
