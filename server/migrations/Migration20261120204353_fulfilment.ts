import { Migration } from '@mikro-orm/migrations';

export class Migration20261120204353_fulfilment extends Migration {
  override name = 'Migration20261120204353_fulfilment';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_entries" ("id" uuid not null, "at" timestamptz(3) not null, "actor_id" uuid null, "actor_email" text null, "action" text not null, "subject" text not null, "before" jsonb null, "after" jsonb null, "request_id" text null, primary key ("id"));`,
    );
    this.addSql(`create index "audit_entries_by_age" on "audit_entries" ("at", "id");`);
    this.addSql(`create index "audit_entries_of_a_subject" on "audit_entries" ("subject", "at");`);

    this.addSql(
      `create table "disputes" ("id" text not null, "payment_id" uuid not null, "amount_cents" int not null, "reason" text not null, "status" text not null, "created_at" timestamptz(3) not null, "closed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "disputes_payment_id_index" on "disputes" ("payment_id");`);

    this.addSql(
      `alter table "orders" add "claimed_by" uuid null, add "claimed_until" timestamptz(3) null, add "shipment_id" text null, add "tracking_status" text null, add "tracking_status_at" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_shipment_id_unique" unique ("shipment_id");`,
    );

    this.addSql(`alter table "refunds" add "origin" text not null default 'SHOP';`);
    this.addSql(`alter table "refunds" alter column "order_id" drop not null;`);
    this.addSql(
      `alter table "refunds" add constraint "refunds_origin_check" check ("origin" in ('SHOP', 'PROVIDER'));`,
    );

    this.addSql(
      `create or replace function "audit_entries_audit_entries_add_only_fn"() returns trigger as $$ begin raise exception 'audit_entries takes additions only' using errcode = 'restrict_violation'; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_entries_add_only" BEFORE UPDATE OR DELETE on "audit_entries" for each STATEMENT execute function "audit_entries_audit_entries_add_only_fn"();`,
    );

    this.addSql(
      `alter table "disputes" add constraint "disputes_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict;`,
    );
  }
}
