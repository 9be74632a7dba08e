const KEY = 'registration-restart';

/** Whether this tab has left its attempt behind, until another one replaces it. */
export function isRestarted(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

export function rememberRestart(restarted: boolean): void {
  if (restarted) sessionStorage.setItem(KEY, 'yes');
  else sessionStorage.removeItem(KEY);
}
