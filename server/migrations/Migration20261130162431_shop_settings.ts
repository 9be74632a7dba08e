import { Migration } from '@mikro-orm/migrations';

export class Migration20261130162431_shop_settings extends Migration {
  override name = 'Migration20261130162431_shop_settings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "shop_settings" ("id" int not null, "settings" jsonb not null, "version" int not null default 1, "updated_at" timestamptz(3) null, primary key ("id"));`,
    );

    this.addSql(`alter table "window_changes" drop constraint "window_changes_kind_check";`);
    this.addSql(
      `alter table "window_changes" add constraint "window_changes_kind_check" check ("kind" in ('catalogue', 'content', 'redirect', 'settings'));`,
    );

    this.addSql(`alter table "shop_settings" add constraint "shop_settings_one" check (id = 1);`);
    this.addSql(
      `alter table "shop_settings" add constraint "shop_settings_object" check (jsonb_typeof(settings) = 'object'::text);`,
    );
    this.addSql(
      `create or replace function "shop_settings_shop_settings_changed_fn"() returns trigger as $$ begin insert into window_changes (kind, group_id, member_id) values ('settings', '', '') on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "shop_settings_changed" AFTER INSERT OR UPDATE OR DELETE on "shop_settings" for each ROW execute function "shop_settings_shop_settings_changed_fn"();`,
    );
  }
}
