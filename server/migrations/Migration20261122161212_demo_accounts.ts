import { Migration } from '@mikro-orm/migrations';

export class Migration20261122161212_demo_accounts extends Migration {
  override name = 'Migration20261122161212_demo_accounts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "demo" boolean not null default false;`);
    this.addSql(`create index "users_of_the_demo" on "users" ("id") where "demo";`);
  }
}
