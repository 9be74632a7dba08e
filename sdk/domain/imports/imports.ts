import type { components } from '../../src/schema.d.ts';
import { rejection } from '../rejection.ts';

type Schemas = components['schemas'];

export type ImportKind = Schemas['ImportKind'];
export type ImportState = Schemas['Import']['state'];
export type ImportFormat = NonNullable<Schemas['Import']['format']>;
export type ImportEffect = Schemas['ImportRow']['effect'];
export type ImportProblem = Schemas['ImportProblem'];

export const importKinds = ['items', 'customers', 'redirects'] as const satisfies ImportKind[];
export const importStates = [
  'reading',
  'review',
  'applying',
  'done',
  'failed',
] as const satisfies ImportState[];
export const importFormats = [
  'spindle',
  'shopify',
  'woocommerce',
  'table',
] as const satisfies ImportFormat[];
export const importEffects = ['create', 'update', 'same', 'skip'] as const satisfies ImportEffect[];

export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 50_000;
export const MAX_IMPORT_COLUMNS = 500;

/** Number of rows and problems that a reply lists. */
export const MAX_LISTED = 500;

/** Pictures per item. Further ones are left out. */
export const MAX_PICTURES = 20;

/** How long after it was applied an import can be undone. */
const UNDO_HOURS = 24;

export const IMPORT_RETENTION_DAYS = 30;

export const undoUntil = (appliedAt: Date): Date =>
  new Date(appliedAt.getTime() + UNDO_HOURS * 3_600_000);

export const fileNotReadable = "The import couldn't be completed. Upload the file again.";

export const notTable = (reason: string): string =>
  `The file isn't a table of rows and columns. ${reason}`.trim();

export const itemMissing = 'Item missing. Enter catalogId and catalogItemId.';

const notReady = rejection(
  'IMPORT_NOT_READY',
  'The file is still being read. Wait for the review, then try again.',
);
const alreadyApplied = rejection(
  'IMPORT_NOT_READY',
  'This import was already applied or has failed. Upload the file again.',
);
const hasProblems = rejection(
  'IMPORT_HAS_PROBLEMS',
  'Some rows have problems, so nothing was changed. Fix the file, then upload it again.',
);
const needsMapping = rejection(
  'MAP_COLUMNS',
  'The columns of this table are unknown. Choose what each one contains first.',
);
const needsEncoding = rejection(
  'CONFIRM_ENCODING',
  'The file has no Unicode encoding. Check the sample texts, then confirm Windows-1252.',
);
const notApplied = rejection('IMPORT_NOT_DONE', 'Only an applied import can be undone.');
const tooLate = rejection(
  'UNDO_TOO_LATE',
  'An import can be undone within a day. Make the changes by hand, or import another file.',
);

export interface ImportStatus {
  kind: ImportKind;
  state: ImportState;
  encoding: Schemas['Import']['encoding'];
  /** Whether the columns are known, or staff mapped them. */
  isMapped: boolean;
  problemCount: number;
  appliedAt: Date | null;
  undoneAt: Date | null;
  undoing: boolean;
}

/** Returns why an import can't be applied, or null. */
export function rejectApply(
  { state, isMapped, problemCount, encoding }: ImportStatus,
  confirmed: string | undefined,
) {
  if (state === 'reading') return notReady;
  if (state === 'failed') return alreadyApplied;
  if (!isMapped) return needsMapping;
  if (problemCount > 0) return hasProblems;
  return encoding === 'Windows-1252' && confirmed !== encoding ? needsEncoding : null;
}

/** Returns why the columns can't be mapped, or null. */
export function rejectMapping({ state }: ImportStatus) {
  if (state === 'reading') return notReady;
  return state === 'review' ? null : alreadyApplied;
}

/** Returns why an import can't be undone, or null. */
export function rejectUndo({ state, appliedAt, undoing }: ImportStatus, now: Date) {
  if (undoing) return null;
  if (state !== 'done' || appliedAt === null) return notApplied;
  return undoUntil(appliedAt) < now ? tooLate : null;
}

export const isImportOver = ({ state }: Pick<ImportStatus, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'review';

type Effect = Schemas['ImportRow']['effect'];
type RowStatus = Schemas['ImportRow']['status'];

interface CountedRows {
  effect: Effect;
  status: RowStatus;
  count: number;
}

interface CountedPictures {
  status: 'DONE' | 'FAILED' | null;
  count: number;
}

/** Sums up an import's rows and pictures. */
export function countsOf(
  rows: readonly CountedRows[],
  pictures: readonly CountedPictures[],
  problems: number,
): Schemas['ImportCounts'] {
  const sum = (all: readonly { count: number }[]) =>
    all.reduce((total, one) => total + one.count, 0);
  const by = (effect: Effect) => sum(rows.filter((one) => one.effect === effect));
  const ended = (...statuses: RowStatus[]) =>
    sum(rows.filter(({ status }) => statuses.includes(status)));
  const fetched = (status: 'DONE' | 'FAILED') =>
    sum(pictures.filter((one) => one.status === status));
  return {
    rows: sum(rows),
    create: by('create'),
    update: by('update'),
    same: by('same'),
    skip: by('skip'),
    problems,
    done: ended('DONE', 'UNDONE', 'KEPT'),
    failed: ended('FAILED'),
    undone: ended('UNDONE'),
    kept: ended('KEPT'),
    pictures: sum(pictures),
    picturesDone: fetched('DONE'),
    picturesFailed: fetched('FAILED'),
  };
}

interface StoredImport extends ImportStatus {
  id: string;
  fileName: string;
  format: ImportFormat | null;
  actorEmail: string;
  createdAt: Date;
}

export const presentSummary = (
  stored: StoredImport,
  counts: Schemas['ImportCounts'],
  now: Date,
): Schemas['ImportSummary'] => ({
  id: stored.id,
  kind: stored.kind,
  state: stored.state,
  fileName: stored.fileName,
  format: stored.format,
  encoding: stored.encoding,
  counts,
  startedBy: stored.actorEmail,
  dateCreated: stored.createdAt.toISOString(),
  dateApplied: stored.appliedAt?.toISOString() ?? null,
  dateUndone: stored.undoneAt?.toISOString() ?? null,
  undoUntil:
    stored.appliedAt === null || stored.undoneAt !== null || undoUntil(stored.appliedAt) < now
      ? null
      : undoUntil(stored.appliedAt).toISOString(),
  undoing: stored.undoing,
});
