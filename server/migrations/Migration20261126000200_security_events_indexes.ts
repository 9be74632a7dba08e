import { Migration } from '@mikro-orm/migrations';

export class Migration20261126000200_security_events_indexes extends Migration {
  override name = 'Migration20261126000200_security_events_indexes';

  /** What is made while others write is made in no transaction. */
  override isTransactional() {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(`set lock_timeout = 0;`);
    this.addSql(`drop index concurrently if exists "security_events_by_age";`);
    this.addSql(
      `create index concurrently "security_events_by_age" on "security_events" ("first_at", "id");`,
    );
    this.addSql(`drop index concurrently if exists "security_events_by_type";`);
    this.addSql(
      `create index concurrently "security_events_by_type" on "security_events" ("type", "first_at", "id");`,
    );
    this.addSql(`drop index concurrently if exists "security_events_of_a_person";`);
    this.addSql(
      `create index concurrently "security_events_of_a_person" on "security_events" ("user_id", "first_at", "id");`,
    );
    this.addSql(`drop index concurrently if exists "security_events_from_a_network";`);
    this.addSql(
      `create index concurrently "security_events_from_a_network" on "security_events" ("network", "first_at", "id");`,
    );
    this.addSql(`reset lock_timeout;`);
  }
}
