import { Migration } from '@mikro-orm/migrations';

export class Migration20261121160832_store extends Migration {
  override name = 'Migration20261121160832_store';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "content_sections" ("category" text not null, "title" text not null, "description" text not null, "image" text null, "image_alt" text null, "enabled" boolean not null default false, "expired" boolean not null default false, "locked" boolean not null default false, "external" boolean not null default false, "link" text null, "listing_order_weight" int not null default 0, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, primary key ("category"));`,
    );

    this.addSql(
      `create table "content_elements" ("category" text not null, "element_id" text not null, "title" text not null, "description" text not null, "image" text null, "image_alt" text null, "subscription" boolean not null default false, "digital" boolean not null default false, "enabled" boolean not null default false, "expired" boolean not null default false, "locked" boolean not null default false, "listing_order_weight" int not null default 0, "subscription_link" text null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, primary key ("category", "element_id"));`,
    );

    this.addSql(
      `create table "element_attributes" ("category" text not null, "element_id" text not null, "attribute_id" text not null, "type" text not null, "value" text not null default '', "description" text null, "position" int not null default 0, "version" int not null default 1, primary key ("category", "element_id", "attribute_id"));`,
    );

    this.addSql(
      `create table "stock_movements" ("id" uuid not null, "at" timestamptz(3) not null, "catalog_id" text not null, "item_id" text not null, "reason" text not null, "on_hand" int not null, "reserved" int not null, "on_hand_after" int not null, "reserved_after" int not null, "subject" text null, "actor_email" text null, primary key ("id"));`,
    );
    this.addSql(`create index "stock_movements_by_age" on "stock_movements" ("at", "id");`);
    this.addSql(
      `create index "stock_movements_of_an_item" on "stock_movements" ("catalog_id", "item_id", "at");`,
    );

    this.addSql(
      `create table "uploaded_images" ("path" text not null, "uploaded_at" timestamptz(3) not null, primary key ("path"));`,
    );

    this.addSql(`alter table "catalogs" add "image_alt" text null;`);

    this.addSql(`alter table "catalog_items" add "image_alt" text null;`);

    this.addSql(`alter table "item_attributes" add "version" int not null default 1;`);
    this.addSql(
      `alter table "item_attributes" add constraint "item_attributes_version_positive" check (version >= 1);`,
    );

    this.addSql(
      `alter table "content_sections" add constraint "content_sections_version_positive" check (version >= 1);`,
    );

    this.addSql(
      `alter table "content_elements" add constraint "content_elements_category_foreign" foreign key ("category") references "content_sections" ("category") on delete restrict;`,
    );
    this.addSql(
      `alter table "content_elements" add constraint "content_elements_version_positive" check (version >= 1);`,
    );

    this.addSql(
      `alter table "element_attributes" add constraint "element_attributes_category_element_id_foreign" foreign key ("category", "element_id") references "content_elements" ("category", "element_id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "element_attributes" add constraint "element_attributes_version_positive" check (version >= 1);`,
    );
    this.addSql(
      `alter table "element_attributes" add constraint "element_attributes_type_check" check ("type" in ('COLOR', 'COMPONENT', 'DOWNLOADABLE', 'EXTERNAL', 'HTML', 'IMAGE', 'LINK', 'LICENSE', 'PACKAGE', 'SIZE', 'SHIPPING', 'SUBSCRIPTION', 'TAX_CATEGORY_CODE', 'VIDEO', 'WEIGHT', 'DISCORD'));`,
    );

    this.addSql(
      `alter table "stock_movements" add constraint "stock_movements_reason_check" check ("reason" in ('opening', 'reservation', 'release', 'sale', 'return', 'edit', 'correction'));`,
    );
    this.addSql(
      `create or replace function "stock_movements_stock_movements_add_only_fn"() returns trigger as $$ begin raise exception 'stock_movements takes additions only' using errcode = 'restrict_violation'; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "stock_movements_add_only" BEFORE UPDATE OR DELETE on "stock_movements" for each STATEMENT execute function "stock_movements_stock_movements_add_only_fn"();`,
    );
    // By hand: the entity's trigger can't name TRUNCATE, which the triggers for DELETE don't see.
    this.addSql(
      `create trigger "stock_movements_never_emptied" BEFORE TRUNCATE on "stock_movements" for each STATEMENT execute function "stock_movements_stock_movements_add_only_fn"();`,
    );
    // What is there already: the ledger begins with it.
    this.addSql(
      `insert into "stock_movements" ("id", "at", "catalog_id", "item_id", "reason", "on_hand", "reserved", "on_hand_after", "reserved_after") select gen_random_uuid(), now(), "catalog_id", "item_id", 'opening', "on_hand", "reserved", "on_hand", "reserved" from "catalog_items" where "on_hand" <> 0 or "reserved" <> 0;`,
    );
  }
}
