import { Migration } from '@mikro-orm/migrations';

export class Migration20261123201400_events extends Migration {
  override name = 'Migration20261123201400_events';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "events" ("id" uuid not null, "type" text not null, "subject" text not null, "once" text null, "data" jsonb not null, "at" timestamptz(3) not null, "position" bigint generated always as identity not null, "number" bigint null, primary key ("id"));`,
    );
    this.addSql(`alter table "events" add constraint "events_once_unique" unique ("once");`);
    this.addSql(`alter table "events" add constraint "events_number_unique" unique ("number");`);
    this.addSql(`create index "events_unnumbered" on "events" ("position") where number is null;`);
    this.addSql(
      `create index "events_of_voided_labels" on "events" ("subject") where type = 'order.label_voided';`,
    );

    this.addSql(
      `alter table "events" add constraint "events_of_orders_once" check (type !~~ 'order.%'::text or once is not null);`,
    );
    this.addSql(
      `alter table "events" add constraint "events_type_check" check ("type" in ('order.paid', 'order.picked', 'order.shipped', 'order.delivered', 'order.cancelled', 'order.label_voided', 'return.requested', 'return.received', 'refund.succeeded', 'refund.failed', 'dispute.opened', 'dispute.closed', 'item.changed', 'item.deleted', 'stock.changed', 'subscription.changed', 'ticket.opened'));`,
    );
  }
}
