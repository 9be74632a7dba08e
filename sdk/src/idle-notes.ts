type Note = 'last-activity' | 'countdown-since';

export interface Notes {
  /** Epoch milliseconds, or null where there is none. */
  read: (note: Note) => number | null;
  /** Answers what it wrote. */
  write: (note: Note, at: number) => number;
}

/** Moments all tabs of the origin know; where the browser keeps nothing, this page's own. */
export function sharedNotes(): Notes {
  const own = new Map<Note, number>();
  let shared = true;

  function write(note: Note, at: number): number {
    own.set(note, at);
    try {
      // What is there already is not written again: each write wakes the other tabs.
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
