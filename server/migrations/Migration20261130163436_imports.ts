import { Migration } from '@mikro-orm/migrations';

export class Migration20261130163436_imports extends Migration {
  override name = 'Migration20261130163436_imports';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "imports" ("id" uuid not null, "kind" text not null, "state" text not null default 'reading', "file_name" text not null, "format" text null, "encoding" text null, "columns" text[] not null default '{}', "ignored" text[] not null default '{}', "samples" text[] not null default '{}', "mapping" jsonb not null, "is_mapped" boolean not null default false, "problems" jsonb not null, "problem_count" int not null default 0, "invite" boolean not null default false, "created" jsonb not null, "families_done" boolean not null default false, "undoing" boolean not null default false, "actor_id" uuid not null, "actor_email" text not null, "request_id" text not null, "created_at" timestamptz(3) not null, "applied_at" timestamptz(3) null, "undone_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "imports_created_at_index" on "imports" ("created_at");`);

    this.addSql(
      `create table "import_pictures" ("import_id" uuid not null, "position" int not null, "row_position" int not null, "url" text not null, "alt" text null, "status" text null, "reason" text null, "tries" int not null default 0, primary key ("import_id", "position"));`,
    );
    this.addSql(
      `create index "import_pictures_by_status" on "import_pictures" ("import_id", "status", "position");`,
    );

    this.addSql(
      `create table "import_rows" ("import_id" uuid not null, "position" int not null, "row" int not null, "name" text not null, "draft" jsonb null, "family" text null, "effect" text not null, "changes" text[] not null default '{}', "record_id" text null, "status" text null, "reason" text null, "change" jsonb null, primary key ("import_id", "position"));`,
    );
    this.addSql(
      `create index "import_rows_by_status" on "import_rows" ("import_id", "status", "position");`,
    );

    this.addSql(
      `alter table "imports" add constraint "imports_applied_when_done" check ((state = 'done') = (applied_at is not null) or undoing);`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_undone_after_applied" check (undone_at >= applied_at);`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_problems_counted" check (problem_count >= 0);`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_kind_check" check ("kind" in ('items', 'customers', 'redirects'));`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_state_check" check ("state" in ('reading', 'review', 'applying', 'done', 'failed'));`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_format_check" check ("format" in ('spindle', 'shopify', 'woocommerce', 'table'));`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_encoding_check" check ("encoding" in ('UTF-8', 'UTF-16', 'Windows-1252'));`,
    );

    this.addSql(
      `alter table "import_pictures" add constraint "import_pictures_import_id_foreign" foreign key ("import_id") references "imports" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "import_pictures" add constraint "import_pictures_tries_counted" check (tries >= 0);`,
    );
    this.addSql(
      `alter table "import_pictures" add constraint "import_pictures_status_check" check ("status" in ('DONE', 'FAILED'));`,
    );

    this.addSql(
      `alter table "import_rows" add constraint "import_rows_import_id_foreign" foreign key ("import_id") references "imports" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "import_rows" add constraint "import_rows_effect_check" check ("effect" in ('create', 'update', 'same', 'skip'));`,
    );
    this.addSql(
      `alter table "import_rows" add constraint "import_rows_status_check" check ("status" in ('DONE', 'FAILED', 'UNDONE', 'KEPT'));`,
    );
  }
}
