import { Migration } from '@mikro-orm/migrations';

export class Migration20261130203918_staff_roles_known extends Migration {
  override name = 'Migration20261130203918_staff_roles_known';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" validate constraint "users_roles_known";`);
  }
}
