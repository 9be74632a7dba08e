const KEY = 'return-address';

/** Stores the URL to return to after signing in, except the sign-in and registration pages. */
export function rememberReturnPath(path: string): void {
  if (path.startsWith('/ui/signin') || path.startsWith('/ui/registration')) return;
  sessionStorage.setItem(KEY, path);
}

/** Returns the stored URL and deletes it. Null if there is none. */
export function popReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path;
}
