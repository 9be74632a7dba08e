const KEY = 'password-recovery-email';

/** The address a code was asked for in this tab, so that a reload goes on with it. */
export function recoveryEmail(): string | null {
  return sessionStorage.getItem(KEY);
}

export function rememberRecoveryEmail(email: string | null): void {
  if (email === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, email);
}
