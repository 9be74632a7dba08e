/** Somebody else migrates the database, and has yet to do so. */
export class NotMigrated extends Error {
  constructor() {
    super(
      'the database is not migrated, and who serves the shop may not do it: run `npm run migrate`',
    );
  }
}
