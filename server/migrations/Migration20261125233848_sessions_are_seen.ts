import { Migration } from '@mikro-orm/migrations';

export class Migration20261125233848_sessions_are_seen extends Migration {
  override name = 'Migration20261125233848_sessions_are_seen';

  override up(): void | Promise<void> {
    // Whoever has an account by now has signed in, or will be told once of a first time.
    this.addSql(`alter table "users" add "has_signed_in" boolean not null default true;`);
    this.addSql(`alter table "users" alter "has_signed_in" set default false;`);

    this.addSql(
      `alter table "sessions" add "device" text not null default 'Unknown browser', add "place" text not null default '', add "device_hash" text null, add "public_id" uuid null;`,
    );
    // In a statement of its own: those of a new column would be written while all others wait.
    this.addSql(`alter table "sessions" alter "public_id" set default gen_random_uuid();`);
  }
}
