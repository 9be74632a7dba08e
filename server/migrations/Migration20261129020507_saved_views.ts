import { Migration } from '@mikro-orm/migrations';

export class Migration20261129020507_saved_views extends Migration {
  override name = 'Migration20261129020507_saved_views';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "saved_views" ("id" uuid not null, "user_id" uuid not null, "list" text not null, "name" text not null, "query" text not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "saved_views" add constraint "saved_views_by_name" unique ("user_id", "list", "name");`,
    );

    this.addSql(
      `alter table "saved_views" add constraint "saved_views_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
