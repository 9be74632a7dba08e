import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

/** Code that formats or parses dates and times without the shop's calendar. */
const OWN_CALENDAR =
  /toLocale(?:Date|Time)String|Intl\.DateTimeFormat|\.to(?:Date|Time|UTC)String\(|toISOString\(\)\s*\.(?:slice|split|substring|replace)|\.slice\((?:0, 10|11, 16)\)|\.get(?:UTC)?(?:Date|Day|Hours|Minutes)\(|getTimezoneOffset/;

/** Dates in file names, which machines sort and no one reads as a date. */
const forMachines = new Set([
  'sdk/mocks/accounting/booked-money.ts',
  'server/src/database/backup/backups.ts',
  'server/src/database/backup/restore-backup.ts',
]);

const NOT_SHOWN = /\.test\.|\/(?:test|testing|fixtures)\/|\.d\.ts$|^sdk\/domain\/time\//;

it("dates that people see use the shop's calendar, in sdk/domain/time", () => {
  const files = globSync(
    '{server/src,sdk/{contract,domain,mocks},storefront/src,backoffice/src}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  ).filter((file) => !NOT_SHOWN.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const own = files.filter((file) =>
    OWN_CALENDAR.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(own.filter((file) => !forMachines.has(file))).toEqual([]);
});

it.each([
  "at.toLocaleDateString('en-US')",
  'at.toISOString().slice(0, 10)',
  'order.dateCreated.slice(0, 10)',
  "new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })",
  'new Date(at).getDay()',
])('is violated by %s', (source) => {
  expect(OWN_CALENDAR.test(source)).toBe(true);
});
