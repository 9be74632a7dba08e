import { Migration } from '@mikro-orm/migrations';

export class Migration20261123231444_webhooks extends Migration {
  override name = 'Migration20261123231444_webhooks';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "webhooks" ("id" uuid not null, "place" smallint not null, "url" text not null, "description" text not null, "events" text[] not null, "off_because" text null, "user_id" uuid not null, "created_by" text not null, "created_at" timestamptz(3) not null, "secret" text not null, "old_secret" text null, "old_secret_until" timestamptz(3) null, "last_try_at" timestamptz(3) null, "last_outcome" text null, "last_status" smallint null, "failing_since" timestamptz(3) null, "paused_until" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`alter table "webhooks" add constraint "webhooks_place_unique" unique ("place");`);

    this.addSql(
      `create table "webhook_deliveries" ("id" uuid not null, "position" bigint generated always as identity not null, "webhook_id" uuid not null, "event_id" uuid not null, "type" text not null, "at" timestamptz(3) not null, "created_at" timestamptz(3) not null, "state" text not null default 'PENDING', "outcome" text null, "status" smallint null, "tries" smallint not null default 0, "last_try_at" timestamptz(3) null, "next_try_at" timestamptz(3) null, "claimed_until" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "webhook_deliveries_listed" on "webhook_deliveries" ("webhook_id", "position");`,
    );
    this.addSql(
      `create index "webhook_deliveries_by_state" on "webhook_deliveries" ("webhook_id", "state", "position");`,
    );
    this.addSql(
      `create index "webhook_deliveries_due" on "webhook_deliveries" ("webhook_id", "next_try_at") where state = 'PENDING';`,
    );
    this.addSql(
      `create index "webhook_deliveries_claimed" on "webhook_deliveries" ("webhook_id") where claimed_until is not null;`,
    );
    this.addSql(`create index "webhook_deliveries_by_age" on "webhook_deliveries" ("created_at");`);
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_once" unique ("webhook_id", "event_id");`,
    );

    this.addSql(`create index "events_by_time" on "events" ("at");`);

    this.addSql(
      `alter table "webhooks" add constraint "webhooks_twenty_places" check (place >= 1 and place <= 20);`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_old_secret_ends" check ((old_secret is null) = (old_secret_until is null));`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_told_of_something" check (cardinality(events) > 0);`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_off_because_check" check ("off_because" in ('STAFF', 'GONE', 'FAILING'));`,
    );
    this.addSql(
      `alter table "webhooks" add constraint "webhooks_last_outcome_check" check ("last_outcome" in ('DELIVERED', 'REFUSED', 'GONE', 'NO_ANSWER', 'TIME_OUT', 'NOT_ALLOWED'));`,
    );

    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_webhook_id_foreign" foreign key ("webhook_id") references "webhooks" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_pending_are_tried" check ((state = 'PENDING') = (next_try_at is not null));`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_claimed_are_pending" check (claimed_until is null or state = 'PENDING');`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_state_check" check ("state" in ('PENDING', 'DELIVERED', 'FAILED'));`,
    );
    this.addSql(
      `alter table "webhook_deliveries" add constraint "webhook_deliveries_outcome_check" check ("outcome" in ('DELIVERED', 'REFUSED', 'GONE', 'NO_ANSWER', 'TIME_OUT', 'NOT_ALLOWED'));`,
    );
  }
}
