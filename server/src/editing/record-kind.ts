import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { KindNames } from '@spindle/sdk/domain/editing/kinds';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import type { Edited } from './edited.ts';

/** A record of the store or of the site, as it is stored. */
export interface StoredRecord extends Edited {
  image: string | null;
  deletedAt: Date | null;
}

/** What catalogues, items, sections and elements differ in where staff edit them. */
export interface RecordKind<Key, Stored extends StoredRecord, Form, Wire> extends KindNames {
  /** Its place in words: `spindles/er20`. */
  pathOf: (key: Key) => string;
  /** Its id in other programs' eyes, where they hear of its edits. */
  eventId?: (key: Key) => string;
  /** Finds it with `forUpdate`; null where there is none, or no longer. */
  lock: (tx: EntityManager, key: Key) => Promise<Stored | null>;
  /** The record as this transaction has it, for the reply to an edit. */
  read: (em: EntityManager, key: Key, now: Date) => Promise<Wire | undefined>;
  /** The fields that a form replaces. */
  fieldsOf: (form: Form) => Partial<Stored>;
  /** What of it staff can edit. */
  audited: (record: Stored) => Record<string, unknown>;
  /** For groups: whether it holds any, and how it is said that it therefore stays. */
  members?: { any: (tx: EntityManager, key: Key) => Promise<boolean>; rejection: Rejection };
}

export const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
