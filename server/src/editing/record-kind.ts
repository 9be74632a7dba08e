import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { KindNames } from '@spindle/sdk/domain/editing/kinds';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import type { EditedColumns } from './edited.ts';

/** A stored record of the store or the site. */
export interface StoredRecord extends EditedColumns {
  image: string | null;
  deletedAt: Date | null;
}

/** How catalogs, items, sections and elements differ when staff edit them. */
export interface RecordKind<Key, Stored extends StoredRecord, Form, Wire> extends KindNames {
  /** Returns the record's path in the audit log: `spindles/er20`. */
  pathOf: (key: Key) => string;
  /** Returns the record's id in events, if edits of its kind are published. */
  eventId?: (key: Key) => string;
  /** Loads the record with `forUpdate`. Returns null if it doesn't exist or was deleted. */
  lock: (tx: EntityManager, key: Key) => Promise<Stored | null>;
  /** Loads the record as this transaction sees it, for the reply to an edit. */
  read: (em: EntityManager, key: Key, now: Date) => Promise<Wire | undefined>;
  /** Returns the fields that a form replaces. */
  fieldsOf: (form: Form) => Partial<Stored>;
  /** Returns the fields that staff can edit. */
  audited: (record: Stored) => Record<string, unknown>;
  /** Redirects visitors of a deleted record, and clears what it must not keep. */
  beforeDelete?: (tx: EntityManager, record: Stored, now: Date) => Promise<void>;
  /** For groups: whether the group has members, and if so, the rejection. */
  members?: { any: (tx: EntityManager, key: Key) => Promise<boolean>; rejection: Rejection };
}

export const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
