const KEY = 'password-recovery-email';

/** Returns the address that this tab requested a code for, so that a reload continues with it. */
export function recoveryEmail(): string | null {
  return sessionStorage.getItem(KEY);
}

export function rememberRecoveryEmail(email: string | null): void {
  if (email === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, email);
}
