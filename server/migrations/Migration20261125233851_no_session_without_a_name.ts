import { Migration } from '@mikro-orm/migrations';

export class Migration20261125233851_no_session_without_a_name extends Migration {
  override name = 'Migration20261125233851_no_session_without_a_name';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sessions" validate constraint "sessions_are_named";`);
    // What is known of all rows is not looked up again.
    this.addSql(`alter table "sessions" alter column "public_id" set not null;`);
    this.addSql(`alter table "sessions" drop constraint "sessions_are_named";`);
  }
}
