import { Migration } from '@mikro-orm/migrations';

export class Migration20261130111204_families_of_kits extends Migration {
  override name = 'Migration20261130111204_families_of_kits';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "catalogs_seen_otherwise" on "catalogs";`);
    this.addSql(`drop function if exists "catalogs_catalogs_seen_otherwise_fn"();`);
    this.addSql(
      `create or replace function "catalogs_catalogs_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('catalogue', coalesce(new."id", old."id"), '') on conflict do nothing; insert into window_changes (kind, group_id, member_id) select 'catalogue', catalog_id, item_id from catalog_items where replaced_by_catalog_id = new.id union select 'catalogue', k.catalog_id, k.item_id from item_attributes a join catalog_items k on k.catalog_id = a.catalog_id and k.item_id = a.item_id where a.type = 'COMPONENT' and split_part(btrim(a.value), '/', 1) = new.id and k.kit union select 'catalogue', m.catalog_id, m.item_id from item_attributes a join catalog_items k on k.catalog_id = a.catalog_id and k.item_id = a.item_id join catalog_items m on m.family_id = k.family_id where a.type = 'COMPONENT' and split_part(btrim(a.value), '/', 1) = new.id and k.kit on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "catalogs_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "catalogs" for each ROW execute function "catalogs_catalogs_seen_otherwise_fn"();`,
    );

    this.addSql(`drop trigger if exists "catalog_items_seen_otherwise" on "catalog_items";`);
    this.addSql(`drop function if exists "catalog_items_catalog_items_seen_otherwise_fn"();`);
    this.addSql(
      `create or replace function "catalog_items_catalog_items_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" and new."on_hand" - new."reserved" = old."on_hand" - old."reserved" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('catalogue', coalesce(new."catalog_id", old."catalog_id"), coalesce(new."item_id", old."item_id")) on conflict do nothing; insert into window_changes (kind, group_id, member_id) select 'catalogue', catalog_id, item_id from catalog_items where replaced_by_catalog_id = new.catalog_id and replaced_by_item_id = new.item_id union all select 'catalogue', catalog_id, item_id from catalog_items where family_id in (new.family_id, old.family_id) union all select 'catalogue', k.catalog_id, k.item_id from item_attributes a join catalog_items k on k.catalog_id = a.catalog_id and k.item_id = a.item_id where a.type = 'COMPONENT' and btrim(a.value) = ((new.catalog_id || '/') || new.item_id) and k.kit union all select 'catalogue', m.catalog_id, m.item_id from item_attributes a join catalog_items k on k.catalog_id = a.catalog_id and k.item_id = a.item_id join catalog_items m on m.family_id = k.family_id where a.type = 'COMPONENT' and btrim(a.value) = ((new.catalog_id || '/') || new.item_id) and k.kit on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "catalog_items_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "catalog_items" for each ROW execute function "catalog_items_catalog_items_seen_otherwise_fn"();`,
    );
  }
}
