import { LockMode } from '@mikro-orm/core';
import { badRequest, conflict, rejectInvalid } from '@spindle/sdk/contract/failure';
import { rejectApply, rejectMapping, rejectUndo } from '@spindle/sdk/domain/imports/imports';
import { invalidMapping } from '@spindle/sdk/domain/imports/mapping';
import { fileEmpty } from '@spindle/sdk/domain/media/invalid-file';
import { safeFileName } from '@spindle/sdk/domain/media/safe-file-name';
import type { EntityManager } from '@mikro-orm/postgresql';
import { recordStaffAction } from '../audit/record-audit.ts';
import type { Call, Handlers } from '../contract/handlers.ts';
import { newId } from '../database/base.ts';
import { saveFile } from './import-files.ts';
import { ImportPicture } from './import-picture.entity.ts';
import { Import } from './import.entity.ts';
import { findImport, listImports, presentImport } from './present-import.ts';
import { workOnImport } from './work-on-import.ts';

const nothingRead = { mapping: [], problems: [], created: { catalogs: [] } };

type StaffCall = Pick<
  Call<'applyImport' | 'mapImport' | 'undoImport' | 'uploadImport'>,
  'em' | 'services' | 'user' | 'now' | 'requestId'
>;

export const imports = {
  listImports: async ({ em, now }) => ({ imports: await listImports(em, now) }),

  getImport: ({ em, params, now }) => presentImport(em, params.id, now),

  async uploadImport(call) {
    const { file } = call.files;
    if (file === undefined || file.size === 0) {
      throw badRequest(`${fileEmpty.subject} ${fileEmpty.message}`, [
        { path: 'file', message: fileEmpty.message },
      ]);
    }
    const { kind } = call.body;
    const { user, now, requestId, services } = call;
    const id = newId();
    const fileName = safeFileName(file.name);
    await saveFile(services, id, file.path);
    await call.em.transactional(async (tx) => {
      const actor = { actorId: user.id, actorEmail: user.email, requestId };
      tx.create(Import, { id, kind, fileName, ...nothingRead, ...actor, createdAt: now });
      await proceed(tx, call, { id, verb: 'upload', after: { kind, fileName } });
    });
    return { id };
  },

  mapImport: (call) =>
    change(call, call.params.id, async (tx, row) => {
      const rejected = rejectMapping(row);
      if (rejected) throw conflict(rejected);
      const { mapping } = call.body;
      rejectInvalid(invalidMapping(row.kind, mapping, row.columns));
      Object.assign(row, { mapping, isMapped: true, state: 'reading' });
      await proceed(tx, call, { id: row.id, verb: 'map', after: { mapping } });
    }),

  applyImport: (call) =>
    change(call, call.params.id, async (tx, row) => {
      const { encoding, invite = false } = call.body;
      if (row.state === 'applying') return;
      if (row.state === 'done') return retryPictures(tx, call, row);
      const rejected = rejectApply(row, encoding);
      if (rejected) throw conflict(rejected);
      Object.assign(row, { state: 'applying', invite });
      await proceed(tx, call, { id: row.id, verb: 'apply', after: { invite } });
    }),

  undoImport: (call) =>
    change(call, call.params.id, async (tx, row) => {
      if (row.undoneAt !== null) return;
      const rejected = rejectUndo(row, call.now);
      if (rejected) throw conflict(rejected);
      if (row.undoing) return;
      Object.assign(row, { state: 'applying', undoing: true });
      await proceed(tx, call, { id: row.id, verb: 'undo', after: {} });
    }),
} satisfies Partial<Handlers>;

async function change(
  call: StaffCall,
  id: string,
  write: (tx: EntityManager, row: Import) => Promise<void>,
): Promise<{ id: string }> {
  await findImport(call.em, id);
  await call.em.transactional(async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    await write(tx, await tx.findOneOrFail(Import, { id }, lock));
  });
  return { id };
}

/** Fetches the pictures that failed once more. Without any, applying again changes nothing. */
async function retryPictures(tx: EntityManager, call: StaffCall, row: Import): Promise<void> {
  if (row.undoneAt !== null) return;
  const failed = { import: row.id, status: 'FAILED' } as const;
  const pictures = await tx.nativeUpdate(ImportPicture, failed, {
    status: null,
    reason: null,
    tries: 0,
  });
  if (pictures === 0) return;
  Object.assign(row, { state: 'applying', appliedAt: null });
  await proceed(tx, call, { id: row.id, verb: 'apply', after: { pictures } });
}

/** Records the action and continues the import in the background. */
async function proceed(
  tx: EntityManager,
  call: StaffCall,
  { id, verb, after }: { id: string; verb: string; after: Record<string, unknown> },
): Promise<void> {
  const action = { action: `imports.${verb}-import`, subject: `import ${id}`, before: null, after };
  recordStaffAction(tx, call, action);
  await call.services.jobs.send(tx, workOnImport, { importId: id }, { singletonKey: id });
}
