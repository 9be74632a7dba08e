import { useSyncExternalStore } from 'react';

/** As much of an address as shipping is quoted for. */
export interface Place {
  /** In two capital letters. */
  country: string;
  zip: string;
}

const KEY = 'ship-to';
const WRITTEN = /^([A-Z]{2}) (.{0,20})$/;

const listeners = new Set<() => void>();
/** Of this page alone, where the browser keeps nothing. */
let unkept: string | null = null;
let last: { text: string | null; place: Place | null } = { text: null, place: null };

/** Where this browser's owner has things sent; kept here alone, the same in all tabs. */
export function usePlace(): Place | null {
  return useSyncExternalStore(subscribe, readPlace, () => null);
}

/** Where quotes are for from now on. */
export function keepPlace({ country, zip }: Place): void {
  const text = `${country} ${zip.trim()}`;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    unkept = text;
  }
  for (const tell of listeners) tell();
}

/** The same object as long as the same is kept. */
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
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
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
