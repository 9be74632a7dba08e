import { Migration } from '@mikro-orm/migrations';

export class Migration20261130020058_item_families extends Migration {
  override name = 'Migration20261130020058_item_families';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "item_families" ("id" uuid not null, "catalog_id" text not null, "title" text not null, "options" text[] not null, "version" int not null default 1, "updated_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "item_families_catalog_id_index" on "item_families" ("catalog_id");`);

    this.addSql(`drop trigger if exists "catalog_items_seen_otherwise" on "catalog_items";`);
    this.addSql(`drop function if exists "catalog_items_catalog_items_seen_otherwise_fn"();`);
    this.addSql(
      `alter table "catalog_items" add "family_id" uuid null, add "option_key" text null;`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_family_id_foreign" foreign key ("family_id") references "item_families" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_one_per_combination" unique ("family_id", "option_key");`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_family_whole" check (num_nulls(family_id, option_key) in (0, 2));`,
    );
    this.addSql(
      `create or replace function "catalog_items_catalog_items_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" and new."on_hand" - new."reserved" = old."on_hand" - old."reserved" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('catalogue', coalesce(new."catalog_id", old."catalog_id"), coalesce(new."item_id", old."item_id")) on conflict do nothing; insert into window_changes (kind, group_id, member_id) select 'catalogue', catalog_id, item_id from catalog_items where replaced_by_catalog_id = new.catalog_id and replaced_by_item_id = new.item_id union all select 'catalogue', catalog_id, item_id from catalog_items where family_id in (new.family_id, old.family_id) on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "catalog_items_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "catalog_items" for each ROW execute function "catalog_items_catalog_items_seen_otherwise_fn"();`,
    );

    this.addSql(`alter table "search_items" add "family_id" uuid null;`);

    this.addSql(
      `alter table "item_families" add constraint "item_families_catalog_id_foreign" foreign key ("catalog_id") references "catalogs" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "item_families" add constraint "item_families_options_few" check (cardinality(options) >= 1 and cardinality(options) <= 3);`,
    );
    this.addSql(
      `alter table "item_families" add constraint "item_families_version_positive" check (version >= 1);`,
    );
  }
}
