import { Migration } from '@mikro-orm/migrations';

export class Migration20261125110002_audit_values_are_put_aside extends Migration {
  override name = 'Migration20261125110002_audit_values_are_put_aside';

  override up(): void | Promise<void> {
    // Entries from before the trigger; it has seen to all that came since, which nobody waits for here.
    this.addSql(
      `insert into audit_unsealed (entry_id)
       select id from audit_entries where not exists (select from audit_values where entry_id = id)
        order by at, id;`,
    );
    this.addSql(
      `insert into audit_values (entry_id, salt, actor_email, before, after)
       select id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), actor_email, before, after
         from audit_entries where not exists (select from audit_values where entry_id = id);`,
    );
  }
}
