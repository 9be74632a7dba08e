type Note = 'last-activity' | 'countdown-since';

export interface Notes {
  /** Returns epoch milliseconds, or null if there is no note. */
  read: (note: Note) => number | null;
  /** Returns the value that was written. */
  write: (note: Note, at: number) => number;
}

/**
 * Returns times that all tabs of the origin share. If the browser blocks storage, only this page
 * has them.
 */
export function sharedNotes(): Notes {
  const own = new Map<Note, number>();
  let shared = true;

  function write(note: Note, at: number): number {
    own.set(note, at);
    try {
      // An unchanged value is not written again, because each write wakes the other tabs.
      if (shared && read(note) !== at) localStorage.setItem(keyOf(note), String(at));
    } catch {
      shared = false;
    }
    return at;
  }

  function read(note: Note): number | null {
    if (shared) {
      try {
        const at = Number(localStorage.getItem(keyOf(note)) ?? Number.NaN);
        return Number.isFinite(at) ? at : null;
      } catch {
        shared = false;
      }
    }
    return own.get(note) ?? null;
  }

  return { read, write };
}

function keyOf(note: Note): string {
  return `idle:${note}`;
}
