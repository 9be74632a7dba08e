import { Migration } from '@mikro-orm/migrations';

export class Migration20261125110001_audit_is_sealed extends Migration {
  override name = 'Migration20261125110001_audit_is_sealed';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "audit_links" ("number" bigint not null, "entry_id" uuid not null, "values_hash" text null, "hash" text not null, primary key ("number"));`,
    );
    this.addSql(
      `alter table "audit_links" add constraint "audit_links_entry_id_unique" unique ("entry_id");`,
    );

    this.addSql(
      `create table "audit_seals" ("number" bigint not null, "hash" text not null, "at" timestamptz(3) not null, "key_id" text not null, "mac" text not null, primary key ("number"));`,
    );

    this.addSql(
      `create table "audit_unsealed" ("entry_id" uuid not null, "position" bigint generated always as identity not null, primary key ("entry_id"));`,
    );

    this.addSql(
      `create table "audit_values" ("entry_id" uuid not null, "salt" text not null, "actor_email" text null, "before" jsonb null, "after" jsonb null, primary key ("entry_id"));`,
    );

    this.addSql(
      `create or replace function "audit_entries_audit_entries_values_aside_fn"() returns trigger as $$ begin insert into audit_values (entry_id, salt, actor_email, before, after) values (new.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), new.actor_email, new.before, new.after); insert into audit_unsealed (entry_id) values (new.id); new.actor_email := null; new.before := null; new.after := null; return new; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_entries_values_aside" BEFORE INSERT on "audit_entries" for each ROW execute function "audit_entries_audit_entries_values_aside_fn"();`,
    );
    this.addSql(
      `create or replace function "audit_entries_audit_entries_add_only_fn"() returns trigger as $$ begin if tg_op <> 'DELETE' or current_setting('spindle.prunes_audit', true) is distinct from 'on' then raise exception 'audit_entries takes additions only' using errcode = 'restrict_violation'; end if; return null; end; $$ language plpgsql;`,
    );

    this.addSql(
      `create or replace function "audit_links_audit_links_add_only_fn"() returns trigger as $$ begin if tg_op <> 'DELETE' or current_setting('spindle.prunes_audit', true) is distinct from 'on' then raise exception 'audit_links takes additions only' using errcode = 'restrict_violation'; end if; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_links_add_only" BEFORE UPDATE OR DELETE on "audit_links" for each STATEMENT execute function "audit_links_audit_links_add_only_fn"();`,
    );

    this.addSql(
      `create or replace function "audit_seals_audit_seals_add_only_fn"() returns trigger as $$ begin if tg_op <> 'DELETE' or current_setting('spindle.prunes_audit', true) is distinct from 'on' then raise exception 'audit_seals takes additions only' using errcode = 'restrict_violation'; end if; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_seals_add_only" BEFORE UPDATE OR DELETE on "audit_seals" for each STATEMENT execute function "audit_seals_audit_seals_add_only_fn"();`,
    );

    this.addSql(
      `create or replace function "audit_values_audit_values_never_changed_fn"() returns trigger as $$ begin raise exception 'audit_values are erased or stay as they are' using errcode = 'restrict_violation'; return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "audit_values_never_changed" BEFORE UPDATE on "audit_values" for each STATEMENT execute function "audit_values_audit_values_never_changed_fn"();`,
    );

    // By hand: the entities' triggers can't name TRUNCATE, which the triggers for DELETE don't see.
    for (const table of ['audit_links', 'audit_seals']) {
      this.addSql(
        `create trigger "${table}_never_emptied" BEFORE TRUNCATE on "${table}" for each STATEMENT execute function "${table}_${table}_add_only_fn"();`,
      );
    }
  }
}
