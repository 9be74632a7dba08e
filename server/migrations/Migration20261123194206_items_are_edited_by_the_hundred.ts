import { Migration } from '@mikro-orm/migrations';

export class Migration20261123194206_items_are_edited_by_the_hundred extends Migration {
  override name = 'Migration20261123194206_items_are_edited_by_the_hundred';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulks" drop constraint "bulks_action_check";`);
    this.addSql(`alter table "bulks" drop constraint "bulks_finished_when_over";`);
    this.addSql(`alter table "bulks" drop constraint "bulks_state_check";`);
    this.addSql(`alter table "bulks" add "starts_at" timestamptz(3) null;`);
    this.addSql(
      `alter table "bulks" add constraint "bulks_scheduled_for_a_time" check (state <> 'scheduled' or starts_at is not null);`,
    );
    this.addSql(
      `alter table "bulks" add constraint "bulks_action_check" check ("action" in ('pick', 'labels', 'print', 'enable', 'disable', 'publish', 'tag', 'prices', 'edit'));`,
    );
    this.addSql(
      `alter table "bulks" add constraint "bulks_finished_when_over" check ((state in ('scheduled', 'running')) = (finished_at is null));`,
    );
    this.addSql(
      `alter table "bulks" add constraint "bulks_state_check" check ("state" in ('scheduled', 'running', 'done', 'cancelled'));`,
    );

    this.addSql(
      `alter table "bulk_records" add "edit" jsonb null, add "applied" boolean not null default false;`,
    );
  }
}
