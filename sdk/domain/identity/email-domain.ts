/** Letters, marks, digits, hyphens and the dots that IDNA knows; `URL` would read more than a host. */
const INTERNATIONAL = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.。．｡·・-]+$/u;

/**
 * Returns an address with its domain in ASCII (`ada@müller.de` is `ada@xn--mller-kva.de`): the one
 * form in which addresses are stored, compared and sent to. An address without such a domain stays
 * as it is. `URL` follows the same standard in browsers and in Node.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // a name in DNS has at most 253 characters
  if (at === 0 || domain.length > 253 || !INTERNATIONAL.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

/** Returns the address somebody signs in with as accounts are looked up by it. */
export const signInEmail = (username: string): string =>
  withAsciiDomain(username.trim()).toLowerCase();
