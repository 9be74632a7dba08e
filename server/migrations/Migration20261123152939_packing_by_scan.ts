import { Migration } from '@mikro-orm/migrations';

export class Migration20261123152939_packing_by_scan extends Migration {
  override name = 'Migration20261123152939_packing_by_scan';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "packings" ("id" uuid not null, "order_id" uuid not null, "begun_by" uuid not null, "begun_at" timestamptz(3) not null, "completed_at" timestamptz(3) null, "overruled_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "packings_order_id_index" on "packings" ("order_id");`);

    this.addSql(
      `create table "packed_units" ("id" uuid not null, "packing_id" uuid not null, "line_id" uuid not null, "unit" int not null, "scan_id" uuid not null, "packed_by" uuid not null, "packed_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(`create index "packed_units_line_id_index" on "packed_units" ("line_id");`);
    this.addSql(
      `alter table "packed_units" add constraint "packed_units_each_scan_once" unique ("packing_id", "scan_id");`,
    );
    this.addSql(
      `alter table "packed_units" add constraint "packed_units_each_unit_once" unique ("packing_id", "line_id", "unit");`,
    );

    this.addSql(`alter table "orders" add "packing_id" uuid null;`);

    this.addSql(
      `alter table "packings" add constraint "packings_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "packed_units" add constraint "packed_units_packing_id_foreign" foreign key ("packing_id") references "packings" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "packed_units" add constraint "packed_units_line_id_foreign" foreign key ("line_id") references "order_lines" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "packed_units" add constraint "packed_units_unit_positive" check (unit > 0);`,
    );
  }
}
