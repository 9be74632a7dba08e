import { useSyncExternalStore } from 'react';

/** The parts of an address that a shipping quote needs. */
export interface Place {
  /** Two capital letters. */
  country: string;
  zip: string;
}

const KEY = 'ship-to';
const WRITTEN = /^([A-Z]{2}) (.{0,20})$/;

const listeners = new Set<() => void>();
/** Lasts as long as the page, for browsers without storage. */
let unsavedPlace: string | null = null;
let last: { text: string | null; place: Place | null } = { text: null, place: null };

/**
 * Returns where this browser's owner has things sent, or null. Stored only in this browser, and
 * shared by all tabs.
 */
export function usePlace(): Place | null {
  return useSyncExternalStore(subscribe, readPlace, () => null);
}

/** Stores the place that quotes are for from now on. */
export function savePlace({ country, zip }: Place): void {
  const text = `${country} ${zip.trim()}`;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    unsavedPlace = text;
  }
  for (const tell of listeners) tell();
}

/** Returns the same object as long as the stored text is the same. */
function readPlace(): Place | null {
  const text = stored();
  if (text !== last.text) last = { text, place: parse(text) };
  return last.place;
}

function parse(text: string | null): Place | null {
  const [, country, zip] = WRITTEN.exec(text ?? '') ?? [];
  return country === undefined || zip === undefined ? null : { country, zip };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unsavedPlace;
  } catch {
    return unsavedPlace;
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
