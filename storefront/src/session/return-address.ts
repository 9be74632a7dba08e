const KEY = 'return-address';

/** Remembers where to go after signing in; the sign-in and registration pages are never it. */
export function rememberAddress(path: string): void {
  if (path.startsWith('/ui/signin') || path.startsWith('/ui/registration')) return;
  sessionStorage.setItem(KEY, path);
}

/** The remembered path, once; null where nothing was remembered. */
export function takeReturnAddress(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path;
}
