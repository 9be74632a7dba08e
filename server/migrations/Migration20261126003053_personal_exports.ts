import { Migration } from '@mikro-orm/migrations';

export class Migration20261126003053_personal_exports extends Migration {
  override name = 'Migration20261126003053_personal_exports';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "personal_exports" ("user_id" uuid not null, "id" uuid not null, "asked_at" timestamptz(3) not null, "made_at" timestamptz(3) null, "expires_at" timestamptz(3) not null, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "personal_exports" add constraint "personal_exports_id_unique" unique ("id");`,
    );
    this.addSql(
      `create index "personal_exports_expires_at_index" on "personal_exports" ("expires_at");`,
    );

    this.addSql(
      `alter table "personal_exports" add constraint "personal_exports_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
  }
}
