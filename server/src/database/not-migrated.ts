/** Another process has to migrate the database and hasn't done so yet. */
export class NotMigrated extends Error {
  constructor() {
    super(
      "the database is not migrated, and the serving role can't migrate it: run `npm run migrate`",
    );
  }
}
