import { Migration } from '@mikro-orm/migrations';

export class Migration20261126131200_last_backup extends Migration {
  override name = 'Migration20261126131200_last_backup';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "last_backup" ("what" text not null, "ended_at" timestamptz(3) not null, primary key ("what"));`,
    );
    this.addSql(
      `alter table "last_backup" add constraint "last_backup_what_check" check ("what" in ('server'));`,
    );
  }
}
