import { Migration } from '@mikro-orm/migrations';

export class Migration20261122153616_evicted extends Migration {
  override name = 'Migration20261122153616_evicted';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "known_devices" ("hash" text not null, "user_id" uuid not null, "expires_at" timestamptz(3) not null, primary key ("hash", "user_id"));`,
    );
    this.addSql(`create index "known_devices_user_id_index" on "known_devices" ("user_id");`);
    this.addSql(`create index "known_devices_expires_at_index" on "known_devices" ("expires_at");`);

    this.addSql(`alter table "sessions" add "proven_at" timestamptz(3) null;`);

    this.addSql(
      `alter table "known_devices" add constraint "known_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    // Those that only waited for a password or a role to come back.
    this.addSql(
      `update "api_tokens" t set "revoked_at" = now() from "users" u where u."id" = t."user_id" and t."revoked_at" is null and (u."password_hash" is null or not u."extended");`,
    );
  }
}
