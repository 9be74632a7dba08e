import { Migration } from '@mikro-orm/migrations';

export class Migration20261125231531_passkeys extends Migration {
  override name = 'Migration20261125231531_passkeys';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "passkey_challenges" ("holder" text not null, "purpose" text not null, "challenge" text not null, "expires_at" timestamptz(3) not null, primary key ("holder", "purpose"));`,
    );
    this.addSql(
      `create index "passkey_challenges_expires_at_index" on "passkey_challenges" ("expires_at");`,
    );

    this.addSql(
      `create table "passkeys" ("id" uuid not null, "user_id" uuid not null, "place" smallint not null, "name" text not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null, "transports" text[] not null, "alone" boolean not null default true, "created_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_credential_id_unique" unique ("credential_id");`,
    );
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_one_a_place" unique ("user_id", "place");`,
    );

    this.addSql(
      `alter table "passkey_challenges" add constraint "passkey_challenges_purpose_check" check ("purpose" in ('add', 'use'));`,
    );

    this.addSql(
      `alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_ten_places" check (place >= 1 and place <= 10);`,
    );
  }
}
