import { Migration } from '@mikro-orm/migrations';

export class Migration20261123124031_bulk_actions extends Migration {
  override name = 'Migration20261123124031_bulk_actions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulks" drop constraint "bulks_action_check";`);
    this.addSql(`alter table "bulks" add "input" jsonb null;`);
    this.addSql(
      `alter table "bulks" add constraint "bulks_action_check" check ("action" in ('pick', 'labels', 'enable', 'disable', 'publish', 'tag', 'prices'));`,
    );

    this.addSql(`alter table "bulk_records" add "from_cents" int null, add "to_cents" int null;`);
    this.addSql(
      `alter table "bulk_records" add constraint "bulk_records_step_whole" check ((from_cents is null) = (to_cents is null));`,
    );
  }
}
