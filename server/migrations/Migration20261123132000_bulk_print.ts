import { Migration } from '@mikro-orm/migrations';

export class Migration20261123132000_bulk_print extends Migration {
  override name = 'Migration20261123132000_bulk_print';

  override up(): void | Promise<void> {
    this.addSql(`alter table "bulks" drop constraint "bulks_action_check";`);
    this.addSql(
      `alter table "bulks" add constraint "bulks_action_check" check ("action" in ('pick', 'labels', 'print', 'enable', 'disable', 'publish', 'tag', 'prices'));`,
    );
  }
}
