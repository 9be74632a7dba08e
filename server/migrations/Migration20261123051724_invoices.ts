import { Migration } from '@mikro-orm/migrations';

export class Migration20261123051724_invoices extends Migration {
  override name = 'Migration20261123051724_invoices';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "invoice_counters" ("series" text not null, "last" int not null, primary key ("series"));`,
    );

    this.addSql(
      `create table "invoices" ("id" uuid not null, "series" text not null, "sequence" int not null, "number" text not null, "kind" text not null, "payment_id" uuid not null, "refund_id" uuid null, "order_id" uuid null, "user_id" uuid not null, "customer_name" text not null, "email" text not null, "total_cents" int not null, "tax_cents" int not null, "issued_at" timestamptz(3) not null, "document" jsonb not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_number_unique" unique ("number");`,
    );
    this.addSql(`create index "invoices_payment_id_index" on "invoices" ("payment_id");`);
    this.addSql(`create index "invoices_user_id_index" on "invoices" ("user_id");`);
    this.addSql(`create index "invoices_by_age" on "invoices" ("issued_at", "id");`);
    this.addSql(
      `alter table "invoices" add constraint "invoices_numbered_once" unique ("series", "sequence");`,
    );
    this.addSql(
      `create unique index "one_invoice_per_payment" on "invoices" ("payment_id") where kind = 'INVOICE';`,
    );
    this.addSql(
      `alter table "invoices" add constraint "one_document_per_refund" unique ("refund_id", "kind");`,
    );

    this.addSql(
      `alter table "invoice_counters" add constraint "invoice_counters_last_positive" check (last > 0);`,
    );

    this.addSql(
      `alter table "invoices" add constraint "invoices_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_sequence_positive" check (sequence > 0);`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_amounts_not_negative" check (total_cents >= 0 and tax_cents >= 0);`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_refund_known" check ((kind = 'INVOICE') = (refund_id is null));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_series_check" check ("series" in ('INV', 'CN'));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_kind_check" check ("kind" in ('INVOICE', 'CREDIT_NOTE', 'CANCELLATION'));`,
    );
    this.addSql(
      `create or replace function "invoices_invoices_add_only_fn"() returns trigger as $$ begin raise exception 'an invoice is never changed' using errcode = 'restrict_violation'; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "invoices_add_only" BEFORE UPDATE OR DELETE on "invoices" for each STATEMENT execute function "invoices_invoices_add_only_fn"();`,
    );
    // By hand: the entity's trigger can't name TRUNCATE, which the triggers for DELETE don't see.
    this.addSql(
      `create trigger "invoices_never_emptied" BEFORE TRUNCATE on "invoices" for each STATEMENT execute function "invoices_invoices_add_only_fn"();`,
    );
  }
}
