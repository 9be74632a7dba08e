import { IsolationLevel } from '@mikro-orm/postgresql';
import { exportExpires } from '@spindle/sdk/domain/account/export';
import { exportEmail } from '@spindle/sdk/domain/account/export-email';
import { z } from 'zod';
import { db } from '../../database/db.ts';
import { defineJob } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { fileOf } from './export-file.ts';
import { makeZip } from './make-zip.ts';
import { sections } from './sections.ts';
import { writePage } from './write-page.ts';
import { PersonalExport } from './personal-export.entity.ts';

const kind = { type: 'application/zip', cacheControl: 'private, no-store' };

/** Builds the export of everything the shop knows about a person, and emails them. */
export const makeExportJob = defineJob({
  name: 'make-personal-export',
  payload: z.object({ exportId: z.uuid() }),
  concurrency: 1,
  async handle(services, { exportId }) {
    const { orm, storage, mail, config } = services;
    const person = await readPerson(services, exportId);
    // The export was replaced, or its owner's account was deleted.
    if (person === undefined) return;
    const made = services.now();
    await storage.put(fileOf(exportId), await makeFile(services, person, made), kind);
    const expires = exportExpires(made);
    const finished = { madeAt: made, expiresAt: expires };
    if ((await orm.em.fork().nativeUpdate(PersonalExport, { id: exportId }, finished)) === 0) {
      // The owner's account was deleted in the meantime. No one may download the file, and no one
      // could find it.
      await storage.delete([fileOf(exportId)]);
      return;
    }
    const { firstName } = person;
    const { publicUrl, business } = config;
    const { timeZone } = business;
    const email = exportEmail({ firstName, until: expires, publicUrl, timeZone });
    const messageId = `personal-export-${exportId}`;
    await mail.send({ content: email, to: person.email, messageId });
  },
});

function readPerson({ orm }: Pick<Services, 'orm'>, exportId: string) {
  return db(orm.em.fork())
    .selectFrom('personal_exports as x')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .select(['u.id', 'u.email', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('x.id', '=', exportId)
    .executeTakeFirst();
}

type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** Builds JSON files for programs and a page for people, all from one snapshot. */
async function makeFile(
  { orm }: Pick<Services, 'orm'>,
  { id, email, firstName, lastName }: Person,
  made: Date,
): Promise<Buffer> {
  const parts = await orm.em.fork().transactional(
    async (tx) => {
      const who = { tables: db(tx), id, email: email.toLowerCase() };
      const read = [];
      for (const { name, title, read: rowsOf } of sections) {
        read.push({ name, title, rows: await rowsOf(who) });
      }
      return read;
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
  const files = parts.map(({ name, rows }) => ({
    name: `${name}.json`,
    text: `${JSON.stringify(rows, null, 2)}\n`,
  }));
  const page = writePage(`${firstName} ${lastName}`, made, parts);
  return makeZip([{ name: 'index.html', text: page }, ...files], made);
}
