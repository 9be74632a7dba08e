const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns a picture that the shop accepts: a single dot. */
export function pictureCalled(name: string): File {
  const bytes = Uint8Array.from(atob(DOT), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}
