import { Migration } from '@mikro-orm/migrations';

export class Migration20261123082613_bulk extends Migration {
  override name = 'Migration20261123082613_bulk';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bulks" ("id" uuid not null, "action" text not null, "state" text not null default 'running', "actor_id" uuid not null, "actor_email" text not null, "request_id" text not null, "most_cents" int null, "created_at" timestamptz(3) not null, "finished_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "bulks_created_at_index" on "bulks" ("created_at");`);

    this.addSql(
      `create table "bulk_records" ("bulk_id" uuid not null, "position" int not null, "record_id" text not null, "status" text null, "reason" text null, "code" text null, "cents" int null, "tries" int not null default 0, "done_at" timestamptz(3) null, primary key ("bulk_id", "position"));`,
    );
    this.addSql(
      `create index "bulk_records_waiting" on "bulk_records" ("bulk_id", "tries", "position") where status is null;`,
    );
    this.addSql(
      `alter table "bulk_records" add constraint "bulk_records_once" unique ("bulk_id", "record_id");`,
    );

    this.addSql(`alter table "orders" add "label_cents" int null;`);

    this.addSql(
      `alter table "bulks" add constraint "bulks_finished_when_over" check ((state = 'running') = (finished_at is null));`,
    );
    this.addSql(
      `alter table "bulks" add constraint "bulks_most_not_negative" check (most_cents is null or most_cents >= 0);`,
    );
    this.addSql(
      `alter table "bulks" add constraint "bulks_action_check" check ("action" in ('pick', 'labels'));`,
    );
    this.addSql(
      `alter table "bulks" add constraint "bulks_state_check" check ("state" in ('running', 'done', 'cancelled'));`,
    );

    this.addSql(
      `alter table "bulk_records" add constraint "bulk_records_bulk_id_foreign" foreign key ("bulk_id") references "bulks" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "bulk_records" add constraint "bulk_records_done_with_reason" check ((status is null) = (reason is null) and (status is null) = (done_at is null) and tries >= 0);`,
    );
    this.addSql(
      `alter table "bulk_records" add constraint "bulk_records_refused_with_code" check ((status is not null and status = 'ERROR') = (code is not null));`,
    );
    this.addSql(
      `alter table "bulk_records" add constraint "bulk_records_cents_not_negative" check (cents is null or cents >= 0);`,
    );
    this.addSql(
      `alter table "bulk_records" add constraint "bulk_records_status_check" check ("status" in ('SUCCESS', 'ERROR'));`,
    );
  }
}
