/** Set by the shop beside a session's cookie, which scripts cannot read. */
const NAME = /^(?:__Host-)?signed_in=/;

/** Whether the shop told this browser that a session exists; it may have ended meanwhile. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => NAME.test(cookie));
}

export function dropSessionHint(): void {
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
  document.cookie = '__Host-signed_in=; Max-Age=0; Path=/; Secure';
}
