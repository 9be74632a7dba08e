import type { ImportStatus } from '../../domain/imports/imports.ts';
import type { FamilyChange } from '../../domain/imports/plan-family.ts';
import type { ImportDraft, ImportReading } from '../../domain/imports/read-import.ts';
import type { components } from '../../src/schema.d.ts';

type Schemas = components['schemas'];
type ImportRow = Schemas['ImportRow'];

/** A row with what it changed. */
export interface MockImportRow extends ImportRow {
  draft: ImportDraft | null;
  recordId: string | null;
  /** The record as JSON, before and after the import. `before` is null if the import created it. */
  before?: string | null;
  after?: string;
}

type Facts = Pick<ImportReading, 'columns' | 'ignored' | 'samples' | 'mapping' | 'problems'>;

/** An import. It is read and applied within the call, because the mock shop has no background jobs. */
export interface MockImport extends Omit<ImportStatus, 'appliedAt' | 'undoneAt'>, Facts {
  id: string;
  fileName: string;
  format: Schemas['Import']['format'];
  actorEmail: string;
  createdAt: string;
  appliedAt: string | null;
  undoneAt: string | null;
  /** The file, with one character per byte. */
  file: string;
  rows: MockImportRow[];
  /** What the import did besides its rows. */
  createdCatalogs: string[];
  families: FamilyChange[];
}
