import type { EntityManager } from '@mikro-orm/postgresql';
import { editShopWindow, type Editing } from '../catalog/edit-shop-window.ts';

interface Pictured {
  image: string | null;
  edited(now: Date): void;
}

interface Change {
  before: { image: string | null };
  after: { image: string };
}

/** A record that has one picture. */
interface RecordPlace<Reply> {
  /** Throws a 404 where there is none. */
  lock: (tx: EntityManager) => Promise<Pictured>;
  note: (tx: EntityManager, change: Change) => void;
  read: (tx: EntityManager) => Promise<Reply>;
}

/** Gives a record the picture at `path`, as an edit like any other. */
export async function setRecordImage<Reply>(
  editing: Editing,
  path: string,
  { lock, note, read }: RecordPlace<Reply>,
): Promise<Reply> {
  return editShopWindow(editing, async (tx) => {
    const record = await lock(tx);
    const before = { image: record.image };
    record.image = path;
    record.edited(editing.now);
    note(tx, { before, after: { image: path } });
    await tx.flush();
    return read(tx);
  });
}
