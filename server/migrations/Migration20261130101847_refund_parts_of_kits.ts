import { Migration } from '@mikro-orm/migrations';

export class Migration20261130101847_refund_parts_of_kits extends Migration {
  override name = 'Migration20261130101847_refund_parts_of_kits';

  override up(): void | Promise<void> {
    this.addSql(`alter table "refund_lines" add "parts" jsonb null;`);
    // Kits are one release old. The limit bounds how long the rows stay locked.
    this.addSql(
      `update "refund_lines" rl set parts = (select jsonb_agg(jsonb_build_object('catalogId', p."catalogId", 'catalogItemId', p."catalogItemId", 'quantity', p.quantity * rl.quantity)) from jsonb_to_recordset(l.parts) as p ("catalogId" text, "catalogItemId" text, quantity int)) from "order_lines" l where l.id = rl.order_line_id and rl.id in (select r.id from "refund_lines" r join "order_lines" o on o.id = r.order_line_id where o.parts is not null and r.quantity > 0 limit 10000);`,
    );
    this.addSql(
      `alter table "refund_lines" add constraint "refund_lines_parts_counted" check (parts is null or jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) > 0 and not jsonb_path_exists(parts, '$[*] ? (!(@.quantity >= 1))')) not valid;`,
    );
    this.addSql(
      `create or replace function "refund_lines_refund_lines_parts_were_sold_fn"() returns trigger as $$ begin if exists (select from jsonb_to_recordset(new.parts) as part ("catalogId" text, "catalogItemId" text, quantity bigint) where part.quantity > coalesce((select s.quantity * l.quantity from order_lines l cross join lateral jsonb_to_recordset(l.parts) as s ("catalogId" text, "catalogItemId" text, quantity bigint) where l.id = new.order_line_id and s."catalogId" = part."catalogId" and s."catalogItemId" = part."catalogItemId"), 0) - coalesce((select sum(o.quantity) from refund_lines rl join refunds r on r.id = rl.refund_id and r.state <> 'FAILED' cross join lateral jsonb_to_recordset(rl.parts) as o ("catalogId" text, "catalogItemId" text, quantity bigint) where rl.order_line_id = new.order_line_id and o."catalogId" = part."catalogId" and o."catalogItemId" = part."catalogItemId"), 0)) then raise exception 'more units of a part are refunded than were sold' using errcode = 'check_violation', constraint = 'refund_lines_parts_were_sold'; end if; return new; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "refund_lines_parts_were_sold" BEFORE INSERT on "refund_lines" for each ROW execute function "refund_lines_refund_lines_parts_were_sold_fn"();`,
    );
  }
}
