import { Migration } from '@mikro-orm/migrations';

export class Migration20261125110004_audit_is_sealed_indexes extends Migration {
  override name = 'Migration20261125110004_audit_is_sealed_indexes';

  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "audit_entries_of_an_actor";`);
    this.addSql(
      `create index concurrently "audit_entries_of_an_actor" on "audit_entries" ("actor_id", "at", "id");`,
    );
    this.addSql(`reset lock_timeout;`);
  }
}
