import { Migration } from '@mikro-orm/migrations';

export class Migration20261123092521_search_across_the_back_office extends Migration {
  override name = 'Migration20261123092521_search_across_the_back_office';

  override up(): void | Promise<void> {
    // An index is filled with no schema in the path but the database's own, so the function names the
    // one that the extension is in.
    this.addSql(`do $do$
      declare home text := (
        select quote_ident(n.nspname) from pg_extension e join pg_namespace n on n.oid = e.extnamespace
         where e.extname = 'unaccent');
      begin
        execute format(
          'create or replace function "search_fold" ("given" text) returns text language sql immutable strict parallel safe as $f$ select lower(%1$s.unaccent(''%1$s.unaccent''::regdictionary, "given")) $f$',
          home);
      end $do$;`);

    this.addSql(
      `create index "support_tickets_by_words" on "support_tickets" using gin (search_fold(' ' || coalesce("name", '') || ' ' || "email" || ' ' || "issue") gin_trgm_ops);`,
    );

    this.addSql(
      `create index "users_by_words" on "users" using gin (search_fold(' ' || "first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);`,
    );
  }
}
