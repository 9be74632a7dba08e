import { Migration } from '@mikro-orm/migrations';

export class Migration20261125225305_tables_are_pruned extends Migration {
  override name = 'Migration20261125225305_tables_are_pruned';

  override up(): void | Promise<void> {
    // Only its function is made anew: the trigger stays, and nobody waits for the table.
    this.addSql(
      `create or replace function "stock_movements_stock_movements_add_only_fn"() returns trigger as $$ begin if current_setting('spindle.folds_movements', true) is distinct from 'on' then raise exception 'stock_movements takes additions only' using errcode = 'restrict_violation'; end if; return null; end; $$ language plpgsql;`,
    );
    // Runs as its owner, so that who serves the shop needs no right to change an entry. The oldest that
    // are due become part of the last of them, by item: an item's entries ascend in the order its units
    // moved, so what is due is a beginning of them. Nothing of the last two years goes, whoever asks.
    this.addSql(`
      create function fold_stock_movements(kept_since timestamptz) returns integer
      language plpgsql security definer set search_path = public, pg_temp as $fn$
      declare
        items integer;
      begin
        perform pg_advisory_xact_lock(7281013);
        perform set_config('spindle.folds_movements', 'on', true);
        with due as (
          select catalog_id, item_id, position from stock_movements
           where at < least(kept_since, now() - interval '2 years') and reason <> 'opening'
           order by at, position limit 1000
        ), last as (
          select catalog_id, item_id, max(position) as position from due group by catalog_id, item_id
        ), gone as (
          delete from stock_movements m using last
           where m.catalog_id = last.catalog_id and m.item_id = last.item_id
             and m.position < last.position
          returning m.catalog_id, m.item_id, m.on_hand, m.reserved
        ), before as (
          select catalog_id, item_id, sum(on_hand) as on_hand, sum(reserved) as reserved
            from gone group by catalog_id, item_id
        )
        update stock_movements m
           set reason = 'opening', subject = null, actor_email = null,
               on_hand = m.on_hand + coalesce(before.on_hand, 0),
               reserved = m.reserved + coalesce(before.reserved, 0)
          from last left join before
            on before.catalog_id = last.catalog_id and before.item_id = last.item_id
         where m.catalog_id = last.catalog_id and m.item_id = last.item_id
           and m.position = last.position;
        get diagnostics items = row_count;
        perform set_config('spindle.folds_movements', 'off', true);
        return items;
      end $fn$;`);
  }
}
