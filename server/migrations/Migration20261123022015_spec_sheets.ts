import { Migration } from '@mikro-orm/migrations';

export class Migration20261123022015_spec_sheets extends Migration {
  override name = 'Migration20261123022015_spec_sheets';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "spec_names" ("catalog_id" text not null, "place" int not null, "name" text not null, "unit" text null, "facet" boolean not null, "shown_as_column" boolean not null, primary key ("catalog_id", "place"));`,
    );
    this.addSql(
      `create unique index "spec_names_unique" on "spec_names" ("catalog_id", lower("name"));`,
    );

    this.addSql(`alter table "catalogs" add "spec_version" int not null default 1;`);
    this.addSql(
      `alter table "catalogs" add constraint "catalogs_spec_version_positive" check (spec_version >= 1);`,
    );

    this.addSql(`alter table "item_attributes" drop constraint "item_attributes_type_check";`);
    this.addSql(
      `alter table "item_attributes" add constraint "item_attributes_type_check" check ("type" in ('COLOR', 'COMPONENT', 'DOWNLOADABLE', 'EXTERNAL', 'HTML', 'IMAGE', 'LINK', 'LICENSE', 'PACKAGE', 'SIZE', 'SPEC', 'SHIPPING', 'SUBSCRIPTION', 'TAX_CATEGORY_CODE', 'VIDEO', 'WEIGHT', 'DISCORD'));`,
    );

    this.addSql(
      `alter table "element_attributes" drop constraint "element_attributes_type_check";`,
    );
    this.addSql(
      `alter table "element_attributes" add constraint "element_attributes_type_check" check ("type" in ('COLOR', 'COMPONENT', 'DOWNLOADABLE', 'EXTERNAL', 'HTML', 'IMAGE', 'LINK', 'LICENSE', 'PACKAGE', 'SIZE', 'SPEC', 'SHIPPING', 'SUBSCRIPTION', 'TAX_CATEGORY_CODE', 'VIDEO', 'WEIGHT', 'DISCORD'));`,
    );

    this.addSql(
      `alter table "spec_names" add constraint "spec_names_catalog_id_foreign" foreign key ("catalog_id") references "catalogs" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "spec_names" add constraint "spec_names_place_positive" check (place >= 0);`,
    );
    this.addSql(
      `alter table "spec_names" add constraint "spec_names_name_fit" check (name <> '' and strpos(name, ':') = 0);`,
    );
  }
}
