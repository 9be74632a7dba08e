import { Migration } from '@mikro-orm/migrations';

export class Migration20261130100532_redirects extends Migration {
  override name = 'Migration20261130100532_redirects';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "redirects" ("id" uuid not null, "source" text not null, "target" text not null, "target_path" text not null, "origin" text not null, "subject" text null, "created_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_source_unique" unique ("source");`,
    );
    this.addSql(`create index "redirects_target_path_index" on "redirects" ("target_path");`);

    this.addSql(`alter table "window_changes" drop constraint "window_changes_kind_check";`);
    this.addSql(
      `alter table "window_changes" add constraint "window_changes_kind_check" check ("kind" in ('catalogue', 'content', 'redirect'));`,
    );

    this.addSql(
      `alter table "redirects" add constraint "redirects_source_is_path" check (source ~ '^(/[^/\\\\[:cntrl:]]+)+$'::text);`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_source_is_free" check (source !~ '^/(api|assets|ui/admin)(/|$)'::text);`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_target_is_path" check (target ~ '^/([^/\\\\[:cntrl:]][^\\\\[:cntrl:]]*)?$'::text);`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_target_is_page" check (target !~* '^/api([/?#]|$)'::text);`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_addresses_short" check (char_length(source) <= 500 and char_length(target) <= 500);`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_lead_elsewhere" check (source <> target_path);`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_origin_check" check ("origin" in ('STAFF', 'AUTOMATIC'));`,
    );
    this.addSql(
      `create or replace function "redirects_redirects_changed_fn"() returns trigger as $$ begin insert into window_changes (kind, group_id, member_id) select 'redirect', source, '' from unnest(array[old.source, new.source]) as source where source is not null on conflict do nothing; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "redirects_changed" AFTER INSERT OR UPDATE OR DELETE on "redirects" for each ROW execute function "redirects_redirects_changed_fn"();`,
    );
  }
}
