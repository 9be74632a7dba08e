import { Migration } from '@mikro-orm/migrations';

export class Migration20261129193006_item_details extends Migration {
  override name = 'Migration20261129193006_item_details';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "catalogs_seen_otherwise" on "catalogs";`);
    this.addSql(`drop function if exists "catalogs_catalogs_seen_otherwise_fn"();`);
    this.addSql(
      `create or replace function "catalogs_catalogs_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('catalogue', coalesce(new."id", old."id"), '') on conflict do nothing; insert into window_changes (kind, group_id, member_id) select 'catalogue', catalog_id, item_id from catalog_items where replaced_by_catalog_id = new.id on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "catalogs_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "catalogs" for each ROW execute function "catalogs_catalogs_seen_otherwise_fn"();`,
    );

    this.addSql(`drop trigger if exists "catalog_items_seen_otherwise" on "catalog_items";`);
    this.addSql(`drop function if exists "catalog_items_catalog_items_seen_otherwise_fn"();`);
    this.addSql(
      `alter table "catalog_items" add "gtin" text null, add "bin" text null, add "cost_price_cents" int null, add "supplier" text null, add "expected_at" date null, add "replaced_by_catalog_id" text null, add "replaced_by_item_id" text null, add "seo_title" text null, add "seo_description" text null;`,
    );
    this.addSql(
      `create unique index "catalog_items_one_per_gtin" on "catalog_items" (lpad("gtin", 14, '0'::text)) where gtin is not null and deleted_at is null;`,
    );
    this.addSql(
      `create index "catalog_items_by_replacement" on "catalog_items" ("replaced_by_catalog_id", "replaced_by_item_id") where replaced_by_item_id is not null;`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_gtin_digits" check (gtin ~ '^([0-9]{8}|[0-9]{12,14})$'::text);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_cost_not_negative" check (cost_price_cents >= 0);`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_replacement_whole" check (num_nulls(replaced_by_catalog_id, replaced_by_item_id) in (0, 2));`,
    );
    this.addSql(
      `alter table "catalog_items" add constraint "catalog_items_replaced_by_other" check (replaced_by_catalog_id <> catalog_id or replaced_by_item_id <> item_id);`,
    );
    this.addSql(
      `create or replace function "catalog_items_catalog_items_seen_otherwise_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then if new."version" is not distinct from old."version" and new."updated_at" is not distinct from old."updated_at" and new."enabled" is not distinct from old."enabled" and new."deleted_at" is not distinct from old."deleted_at" and new."on_hand" - new."reserved" = old."on_hand" - old."reserved" then return null; end if; end if; insert into window_changes (kind, group_id, member_id) values ('catalogue', coalesce(new."catalog_id", old."catalog_id"), coalesce(new."item_id", old."item_id")) on conflict do nothing; insert into window_changes (kind, group_id, member_id) select 'catalogue', catalog_id, item_id from catalog_items where replaced_by_catalog_id = new.catalog_id and replaced_by_item_id = new.item_id on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "catalog_items_seen_otherwise" AFTER INSERT OR UPDATE OR DELETE on "catalog_items" for each ROW execute function "catalog_items_catalog_items_seen_otherwise_fn"();`,
    );
  }
}
