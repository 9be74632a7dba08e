import { Migration } from '@mikro-orm/migrations';

export class Migration20261125233849_sessions_are_named extends Migration {
  override name = 'Migration20261125233849_sessions_are_named';

  /** What is done while others write is done in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`
      do $$
      begin
        loop
          update "sessions" set "public_id" = gen_random_uuid()
           where "id" in (select "id" from "sessions" where "public_id" is null limit 1000);
          exit when not found;
          commit;
        end loop;
      end $$;`);
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "sessions_public_id_unique";`);
    this.addSql(
      `create unique index concurrently "sessions_public_id_unique" on "sessions" ("public_id");`,
    );
    this.addSql(`reset lock_timeout;`);
  }
}
