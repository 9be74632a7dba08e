import { Migration } from '@mikro-orm/migrations';

export class Migration20261125110003_audit_entries_are_pruned_by_their_owner extends Migration {
  override name = 'Migration20261125110003_audit_entries_are_pruned_by_their_owner';

  override up(): void | Promise<void> {
    // What was put aside goes from the entries: at once, and without changing any. The columns stay for
    // who writes entries, from whom the trigger takes the values.
    this.addSql(`drop index "audit_entries_by_actor";`);
    for (const [column, type] of [
      ['actor_email', 'text'],
      ['before', 'jsonb'],
      ['after', 'jsonb'],
    ]) {
      this.addSql(`alter table "audit_entries" drop column "${column}";`);
      this.addSql(`alter table "audit_entries" add "${column}" ${type} null;`);
    }
    // Runs as its owner, so that who serves the shop needs no right to delete an entry. It drops whole
    // batches as they were sealed, the oldest first, and keeps the last seal over what is gone. Nothing
    // of the last year goes, whoever asks.
    this.addSql(`
      create function prune_audit(kept_since timestamptz) returns integer
      language plpgsql security definer set search_path = public, pg_temp as $fn$
      declare
        pruned_until bigint;
        dropped integer;
      begin
        perform pg_advisory_xact_lock(7281012);
        select max(number) into pruned_until from audit_seals
         where at < least(kept_since, now() - interval '1 year')
           and number < (select min(number) + 10000 from audit_links);
        if pruned_until is null then return 0; end if;
        perform set_config('spindle.prunes_audit', 'on', true);
        delete from audit_values v using audit_links l
         where l.number <= pruned_until and v.entry_id = l.entry_id;
        delete from audit_entries e using audit_links l
         where l.number <= pruned_until and e.id = l.entry_id;
        get diagnostics dropped = row_count;
        delete from audit_links where number <= pruned_until;
        delete from audit_seals where number < pruned_until;
        perform set_config('spindle.prunes_audit', 'off', true);
        return dropped;
      end $fn$;`);
  }
}
