/** Whether the server told this browser that a session exists; it may have ended meanwhile. */
export function hasSessionHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith('signed_in='));
}

export function dropSessionHint(): void {
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
}
