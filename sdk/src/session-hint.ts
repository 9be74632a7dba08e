/** The cookie that the shop sets along with the session cookie, which scripts can't read. */
const NAME = /^(?:__Host-)?signed_in=/;

/**
 * Returns whether the shop has told this browser about a session. The session may have ended since.
 */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => NAME.test(cookie));
}

export function dropSessionHint(): void {
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
  document.cookie = '__Host-signed_in=; Max-Age=0; Path=/; Secure';
}
