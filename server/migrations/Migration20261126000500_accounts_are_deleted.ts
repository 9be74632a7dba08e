import { Migration } from '@mikro-orm/migrations';

export class Migration20261126000500_accounts_are_deleted extends Migration {
  override name = 'Migration20261126000500_accounts_are_deleted';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "account_deletions" ("user_id" uuid not null, "asked_at" timestamptz(3) not null, "due_at" timestamptz(3) not null, "next_try_at" timestamptz(3) not null, primary key ("user_id"));`,
    );
    this.addSql(
      `create index "account_deletions_next_try_at_index" on "account_deletions" ("next_try_at");`,
    );

    this.addSql(
      `alter table "account_deletions" add constraint "account_deletions_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "account_deletions" add constraint "account_deletions_never_early" check (next_try_at >= due_at);`,
    );
  }
}
