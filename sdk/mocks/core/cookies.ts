/** A browser's cookies for one shop, by name. */
export type Cookies = Map<string, string>;

/** Applies a `Set-Cookie` line. */
export function saveCookie(cookies: Cookies, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  const gone = attributes.some((one) => /^max-age=0$|^expires=.*1970/i.test(one));
  if (gone || value === '') cookies.delete(name);
  else cookies.set(name, value);
}
