import { Migration } from '@mikro-orm/migrations';

export class Migration20261123024000_search_functions extends Migration {
  override name = 'Migration20261123024000_search_functions';

  override up(): void | Promise<void> {
    // By hand: entities name neither extensions nor functions. Both extensions are trusted, so that
    // whoever owns the database may create them.
    this.addSql(`create extension if not exists "unaccent";`);
    this.addSql(`create extension if not exists "pg_trgm";`);

    // Calling unaccent with the name of its dictionary makes it depend on nothing but the text.
    this.addSql(
      `create function "search_fold" ("given" text) returns text language sql immutable strict parallel safe as $$ select lower(unaccent('unaccent'::regdictionary, "given")) $$;`,
    );
    this.addSql(
      `create function "search_text" ("given" text) returns text language sql immutable strict parallel safe as $$ select regexp_replace(search_fold("given"), '(?<![0-9])[.]|[.](?![0-9])|[^[:alnum:].]+', ' ', 'g') $$;`,
    );
  }
}
