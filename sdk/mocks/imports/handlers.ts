import { conflict, rejectInvalid, invalidInput } from '../../contract/failure.ts';
import {
  countsOf,
  MAX_LISTED,
  presentSummary,
  rejectApply,
  rejectMapping,
  rejectUndo,
} from '../../domain/imports/imports.ts';
import { invalidMapping } from '../../domain/imports/mapping.ts';
import { pick } from '../../domain/fields.ts';
import { fileEmpty } from '../../domain/media/invalid-file.ts';
import { safeFileName } from '../../domain/media/safe-file-name.ts';
import { recordAudit, type StaffCall } from '../audit/record-audit.ts';
import type { MockHandlers } from '../core/call.ts';
import { getOr404 } from '../core/find.ts';
import { binaryText, receivedFile } from '../media/store-file.ts';
import type { ShopState } from '../state.ts';
import { applyRows } from './apply-import.ts';
import type { MockImport } from './mock-import.ts';
import { readFile } from './plan-import.ts';
import { undoRows } from './undo-import.ts';

const MAX_IMPORTS = 100;

const savedImports = (state: ShopState): MockImport[] => (state.imports ??= []);

const findImport = (state: ShopState, id: string): MockImport =>
  getOr404(savedImports(state), (one) => one.id === id, 'import');

const inDates = (one: MockImport) => ({
  ...one,
  createdAt: new Date(one.createdAt),
  appliedAt: one.appliedAt === null ? null : new Date(one.appliedAt),
  undoneAt: one.undoneAt === null ? null : new Date(one.undoneAt),
});

function summaryOf(one: MockImport, now: Date) {
  const counted = one.rows.map(({ effect, status }) => ({ effect, status, count: 1 }));
  return presentSummary(inDates(one), countsOf(counted, [], one.problemCount), now);
}

function record(call: StaffCall, one: MockImport, verb: string, after: object): void {
  const subject = `import ${one.id}`;
  recordAudit(call, {
    action: `imports.${verb}-import`,
    subject,
    before: null,
    after: { ...after },
  });
}

export const imports = {
  listImports: ({ state, now }) => ({
    imports: savedImports(state)
      .toReversed()
      .slice(0, MAX_IMPORTS)
      .map((one) => summaryOf(one, now)),
  }),

  getImport({ state, params, now }) {
    const one = findImport(state, params.id);
    const rows = one.rows
      .filter(({ effect, status }) => effect !== 'same' || status === 'KEPT')
      .slice(0, MAX_LISTED)
      .map((row) => pick(row, 'row', 'name', 'effect', 'changes', 'status', 'reason'));
    return {
      ...summaryOf(one, now),
      ...pick(one, 'columns', 'ignored', 'samples', 'mapping', 'isMapped', 'problems'),
      rows,
    };
  },

  uploadImport(call) {
    const { bytes, name } = receivedFile(call, 'file');
    if (bytes.length === 0) throw invalidInput(fileEmpty);
    const { kind } = call.body;
    const one: MockImport = {
      id: call.newId(),
      kind,
      state: 'reading',
      fileName: safeFileName(name),
      format: null,
      encoding: null,
      columns: [],
      ignored: [],
      samples: [],
      mapping: [],
      isMapped: false,
      problems: [],
      problemCount: 0,
      undoing: false,
      actorEmail: call.user.email,
      createdAt: call.now.toISOString(),
      appliedAt: null,
      undoneAt: null,
      file: binaryText(bytes),
      rows: [],
      createdCatalogs: [],
      families: [],
    };
    savedImports(call.state).push(one);
    record(call, one, 'upload', { kind, fileName: one.fileName });
    readFile(call, one);
    return { id: one.id };
  },

  mapImport(call) {
    const one = findImport(call.state, call.params.id);
    const rejected = rejectMapping(inDates(one));
    if (rejected) throw conflict(rejected);
    const { mapping } = call.body;
    rejectInvalid(invalidMapping(one.kind, mapping, one.columns));
    Object.assign(one, { mapping, isMapped: true });
    record(call, one, 'map', { mapping });
    readFile(call, one);
    return { id: one.id };
  },

  applyImport(call) {
    const one = findImport(call.state, call.params.id);
    const { encoding, invite = false } = call.body;
    if (one.state === 'done') return { id: one.id };
    const rejected = rejectApply(inDates(one), encoding);
    if (rejected) throw conflict(rejected);
    applyRows(call, one, invite);
    Object.assign(one, { state: 'done', file: '', appliedAt: call.now.toISOString() });
    record(call, one, 'apply', { invite });
    return { id: one.id };
  },

  undoImport(call) {
    const one = findImport(call.state, call.params.id);
    if (one.undoneAt !== null) return { id: one.id };
    const rejected = rejectUndo(inDates(one), call.now);
    if (rejected) throw conflict(rejected);
    undoRows(call, one);
    one.undoneAt = call.now.toISOString();
    record(call, one, 'undo', {});
    return { id: one.id };
  },
} satisfies Partial<MockHandlers>;
