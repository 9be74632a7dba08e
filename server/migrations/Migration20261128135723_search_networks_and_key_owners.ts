import { Migration } from '@mikro-orm/migrations';

export class Migration20261128135723_search_networks_and_key_owners extends Migration {
  override name = 'Migration20261128135723_search_networks_and_key_owners';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "idempotency_keys" add "user_id" uuid null, add "bytes" int not null default 0;`,
    );
    this.addSql(`create index "idempotency_keys_user_id_index" on "idempotency_keys" ("user_id");`);

    this.addSql(
      `alter table "search_queries" add "networks" text[] not null default '{}', add "suggested" boolean not null default false;`,
    );
  }
}
