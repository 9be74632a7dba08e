import { Migration } from '@mikro-orm/migrations';

export class Migration20261123024001_search extends Migration {
  override name = 'Migration20261123024001_search';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "search_items" ("catalog_id" text not null, "item_id" text not null, "visible" boolean not null, "on_sale" boolean not null, "price_cents" int not null, "created_at" timestamptz(3) not null, "title_key" text not null, "part_key" text not null, "catalog_title" text not null, "words" tsvector not null, "head_words" tsvector not null, "spec_ids" int[] not null, "facet_ids" int[] not null, "rules" int not null, "item_updated_at" timestamptz(3) not null, primary key ("catalog_id", "item_id"));`,
    );
    this.addSql(`create index "search_items_by_words" on "search_items" using gin ("words");`);
    this.addSql(`create index "search_items_by_specs" on "search_items" using gin ("spec_ids");`);
    this.addSql(
      `create index "search_items_by_part" on "search_items" using gin ("part_key" gin_trgm_ops);`,
    );

    this.addSql(
      `create table "search_queries" ("id" uuid not null, "query" text not null, "searches" int not null, "found" int not null, "in_vain" boolean not null, "last_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "search_queries" add constraint "search_queries_query_unique" unique ("query");`,
    );
    this.addSql(`create index "search_queries_most" on "search_queries" ("searches", "id");`);
    this.addSql(`create index "search_queries_last" on "search_queries" ("last_at", "id");`);
    this.addSql(
      `create index "search_queries_begun" on "search_queries" ("query" text_pattern_ops) where not "in_vain";`,
    );

    this.addSql(
      `create table "search_specs" ("id" serial primary key, "name" text not null, "name_key" text not null, "value" text not null, "value_key" text not null, "shown_number" double precision null, "shown_max" double precision null, "shown_unit" text not null, "least" double precision null, "most" double precision null, "unit" text null);`,
    );
    this.addSql(`create index "search_specs_by_name" on "search_specs" ("name_key", "value_key");`);
    this.addSql(
      `create index "search_specs_by_quantity" on "search_specs" ("unit", "least", "most");`,
    );
    this.addSql(
      `alter table "search_specs" add constraint "search_specs_one_each" unique ("name", "value", "shown_unit");`,
    );

    this.addSql(`create table "search_words" ("word" text not null, primary key ("word"));`);
    this.addSql(
      `create index "search_words_alike" on "search_words" using gin ("word" gin_trgm_ops);`,
    );

    this.addSql(
      `create table "search_synonyms" ("key" text not null, "phrase" text not null, "group_number" int not null, "position" int not null, primary key ("key"));`,
    );
    this.addSql(
      `create index "search_synonyms_group_number_index" on "search_synonyms" ("group_number");`,
    );

    this.addSql(
      `create table "search_synonym_lists" ("id" int not null, "version" int not null default 1, "updated_at" timestamptz(3) null, primary key ("id"));`,
    );

    this.addSql(
      `alter table "search_items" add constraint "search_items_catalog_id_item_id_foreign" foreign key ("catalog_id", "item_id") references "catalog_items" ("catalog_id", "item_id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "search_synonym_lists" add constraint "search_synonym_lists_one" check (id = 1);`,
    );
  }
}
