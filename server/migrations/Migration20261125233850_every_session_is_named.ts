import { Migration } from '@mikro-orm/migrations';

export class Migration20261125233850_every_session_is_named extends Migration {
  override name = 'Migration20261125233850_every_session_is_named';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "sessions" add constraint "sessions_public_id_unique" unique using index "sessions_public_id_unique";`,
    );
    this.addSql(
      `alter table "sessions" add constraint "sessions_are_named" check ("public_id" is not null) not valid;`,
    );
  }
}
