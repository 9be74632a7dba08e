/**
 * Letters, marks, digits, hyphens and the dots that IDNA accepts. Checked first because `URL` would
 * also accept ports and paths.
 */
const INTERNATIONAL = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.。．｡·・-]+$/u;

/**
 * Returns an address with its domain in ASCII (`ada@müller.de` becomes `ada@xn--mller-kva.de`).
 * Addresses are stored, compared and used only in this form. Returns other addresses unchanged.
 * `URL` follows the same standard in browsers and in Node.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // a DNS name has at most 253 characters
  if (at === 0 || domain.length > 253 || !INTERNATIONAL.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

/** Returns an email address in the form that accounts are looked up by. */
export const signInEmail = (username: string): string =>
  withAsciiDomain(username.trim()).toLowerCase();
