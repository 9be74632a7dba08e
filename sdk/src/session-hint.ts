/** Set by the shop beside a session's cookie, which scripts can't read. */
const NAME = /^(?:__Host-)?signed_in=/;

/** Tells whether the shop informed this browser of a session. It may have ended in the meantime. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => NAME.test(cookie));
}

export function dropSessionHint(): void {
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
  document.cookie = '__Host-signed_in=; Max-Age=0; Path=/; Secure';
}
