import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130000_audit_truncate extends Migration {
  override name = 'Migration20261121130000_audit_truncate';

  override up(): void | Promise<void> {
    // By hand: the entity's trigger can't name TRUNCATE, which the triggers for DELETE don't see.
    this.addSql(
      `create trigger "audit_entries_never_emptied" BEFORE TRUNCATE on "audit_entries" for each STATEMENT execute function "audit_entries_audit_entries_add_only_fn"();`,
    );
  }
}
