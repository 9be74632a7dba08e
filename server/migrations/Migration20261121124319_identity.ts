import { Migration } from '@mikro-orm/migrations';

export class Migration20261121124319_identity extends Migration {
  override name = 'Migration20261121124319_identity';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "registrations" ("id" uuid not null, "email" text not null, "first_name" text not null, "last_name" text not null, "password_hash" text not null, "totp_secret" text not null, "totp_last_step" int null, "code_hash" text null, "code_sent_at" timestamptz(3) null, "tries" int not null default 0, "stray_tries" int not null default 0, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "completed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "registrations_by_email" on "registrations" (lower("email"), "created_at");`,
    );
    this.addSql(`create index "registrations_expires_at_index" on "registrations" ("expires_at");`);

    this.addSql(
      `create table "recovery_codes" ("id" uuid not null, "user_id" uuid not null, "code_hash" text not null, "used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_code_hash_unique" unique ("user_id", "code_hash");`,
    );

    this.addSql(
      `create table "recoveries" ("id" uuid not null, "email" text not null, "user_id" uuid null, "code_hash" text null, "code_sent_at" timestamptz(3) null, "tries" int not null default 0, "stray_tries" int not null default 0, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "completed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "recoveries_user_id_index" on "recoveries" ("user_id");`);
    this.addSql(
      `create index "recoveries_by_email" on "recoveries" (lower("email"), "created_at");`,
    );
    this.addSql(`create index "recoveries_expires_at_index" on "recoveries" ("expires_at");`);

    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "recoveries" add constraint "recoveries_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
