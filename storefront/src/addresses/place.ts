import { useSyncExternalStore } from 'react';

/** The parts of an address that a shipping quote needs. */
export interface Place {
  /** Two uppercase letters. */
  country: string;
  zip: string;
}

const KEY = 'ship-to';
const WRITTEN = /^([A-Z]{2}) (.{0,20})$/;

const listeners = new Set<() => void>();
/** The place for browsers without storage. Lasts as long as the page. */
let unsavedPlace: string | null = null;
let last: { text: string | null; place: Place | null } = { text: null, place: null };

/**
 * Returns the place that this browser's owner last entered for shipping, or null. Stored only in
 * this browser, and shared by all its tabs.
 */
export function usePlace(): Place | null {
  return useSyncExternalStore(subscribe, readPlace, () => null);
}

/** Stores the place for all further quotes. */
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
