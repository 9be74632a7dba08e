/** Another process has to migrate the database and hasn't done so yet. */
export class NotMigrated extends Error {
  constructor() {
    super(
      'the database is not migrated, and who serves the shop may not do it: run `npm run migrate`',
    );
  }
}
