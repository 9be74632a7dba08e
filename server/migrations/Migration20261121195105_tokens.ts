import { Migration } from '@mikro-orm/migrations';

export class Migration20261121195105_tokens extends Migration {
  override name = 'Migration20261121195105_tokens';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "api_tokens" ("id" uuid not null, "name" text not null, "user_id" uuid not null, "created_by" text not null, "scope" text not null, "hash" text not null, "prefix" text not null, "data" jsonb not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "last_used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "api_tokens_user_id_index" on "api_tokens" ("user_id");`);
    this.addSql(
      `alter table "api_tokens" add constraint "api_tokens_hash_unique" unique ("hash");`,
    );
    this.addSql(`create index "api_tokens_by_age" on "api_tokens" ("created_at", "id");`);

    this.addSql(
      `create table "idempotency_keys" ("id" text not null, "request" text not null, "reply" json null, "held_until" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "idempotency_keys_expires_at_index" on "idempotency_keys" ("expires_at");`,
    );

    this.addSql(
      `alter table "api_tokens" add constraint "api_tokens_scope_check" check ("scope" in ('customer', 'warehouse', 'extended'));`,
    );
  }
}
