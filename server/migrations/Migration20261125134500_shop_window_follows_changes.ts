import { Migration } from '@mikro-orm/migrations';

export class Migration20261125134500_shop_window_follows_changes extends Migration {
  override name = 'Migration20261125134500_shop_window_follows_changes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "window_changes" ("tx" xid8 not null default pg_current_xact_id(), "kind" text not null, "group_id" text not null, "member_id" text not null, "changed_at" timestamptz(3) not null default now(), primary key ("tx", "kind", "group_id", "member_id"));`,
    );
    this.addSql(
      `create index "window_changes_by_time" on "window_changes" using brin ("changed_at");`,
    );

    this.addSql(
      `create or replace function "catalogs_catalogs_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('catalogue', coalesce(new."id", old."id"), '') on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "catalogs_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "catalogs" for each ROW execute function "catalogs_catalogs_seen_otherwise_fn"();`,
    );

    this.addSql(
      `create index "catalog_items_by_sale_start" on "catalog_items" ("sale_starts") where sale_starts is not null;`,
    );
    this.addSql(
      `create index "catalog_items_by_sale_end" on "catalog_items" ("sale_ends") where sale_ends is not null;`,
    );
    this.addSql(
      `create or replace function "catalog_items_catalog_items_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" and new."on_hand" - new."reserved" = old."on_hand" - old."reserved" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('catalogue', coalesce(new."catalog_id", old."catalog_id"), coalesce(new."item_id", old."item_id")) on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "catalog_items_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "catalog_items" for each ROW execute function "catalog_items_catalog_items_seen_otherwise_fn"();`,
    );

    this.addSql(
      `create or replace function "content_sections_content_sections_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('content', coalesce(new."category", old."category"), '') on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "content_sections_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "content_sections" for each ROW execute function "content_sections_content_sections_seen_otherwise_fn"();`,
    );

    this.addSql(
      `create or replace function "content_elements_content_elements_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('content', coalesce(new."category", old."category"), coalesce(new."element_id", old."element_id")) on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "content_elements_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "content_elements" for each ROW execute function "content_elements_content_elements_seen_otherwise_fn"();`,
    );

    this.addSql(
      `alter table "window_changes" add constraint "window_changes_kind_check" check ("kind" in ('catalogue', 'content'));`,
    );
  }
}
