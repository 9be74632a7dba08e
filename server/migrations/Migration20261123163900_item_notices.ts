import { Migration } from '@mikro-orm/migrations';

export class Migration20261123163900_item_notices extends Migration {
  override name = 'Migration20261123163900_item_notices';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "item_notices" ("id" uuid not null, "user_id" uuid not null, "catalog_id" text not null, "item_id" text not null, "created_at" timestamptz(3) not null, "position" bigint generated always as identity not null, "told_at" timestamptz(3) null, "told_after" bigint null, primary key ("id"));`,
    );
    this.addSql(
      `create unique index "item_notices_one_open" on "item_notices" ("user_id", "catalog_id", "item_id") where told_at is null;`,
    );
    this.addSql(
      `create index "item_notices_waiting" on "item_notices" ("catalog_id", "item_id", "position") where told_at is null;`,
    );
    this.addSql(
      `create index "item_notices_told" on "item_notices" ("catalog_id", "item_id", "told_at") where told_at is not null;`,
    );

    this.addSql(
      `alter table "item_notices" add constraint "item_notices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "item_notices" add constraint "item_notices_told_whole" check ((told_at is null) = (told_after is null));`,
    );
  }
}
