import type { InvalidField } from '../invalid-field.ts';

/** The longest address of a redirect, in characters. */
export const MAX_ADDRESS_LENGTH = 500;

/** Where visitors go if nothing else takes the place of what they look for. */
export const START_PAGE = '/home';

/** Paths of other handlers. A wrong path below one of these gets that handler's 404, never a page. */
const NOT_PAGES =
  /^\/(api|assets|static|images|healthz|readyz|metrics|ui\/admin|ui\/creator)(\/|$)/;

export const isPagePath = (path: string): boolean => !NOT_PAGES.test(path);

/** Calls at the root. */
const CALLS = /^\/(login|logout)(\/|$)/;

/** Pages that always exist. The ones that staff create and delete are not among them. */
const FIXED_PAGES = /^\/$|^\/home$|^\/ui(?!\/shop\/[^/]+(\/[^/]+)?$|\/pages\/[^/]+$)(\/|$)/;

/**
 * Control characters, line separators, what reverses the text that follows, and the backslash,
 * which browsers read as a slash.
 */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\\]/u;

/** What would end or split a path segment, or be taken for an escape. */
const ESCAPED = /[%/?#\s]/gu;

type Read<Fields> = Fields | { invalid: InvalidField };

const invalid = (path: 'from' | 'to', message: string) => ({
  invalid: { path, subject: path === 'from' ? 'The old address' : 'The new address', message },
});

const MUST_BE_PATH =
  'must be a path of this shop that starts with a single slash, such as /products/er20.';

/** Returns both addresses of a redirect in their uniform spelling, or what is wrong with one. */
export function readRedirect(typed: {
  from: string;
  to: string;
}): Read<{ from: string; to: string }> {
  const from = readSource(typed.from);
  if ('invalid' in from) return from;
  const to = readTarget(typed.to);
  return 'invalid' in to ? to : { ...from, ...to };
}

function readSource(typed: string): Read<{ from: string }> {
  const text = typed.trim();
  if (/[?#]/.test(text)) return invalid('from', "can't have a query or a fragment.");
  const from = normalizePath(text);
  if (from === null) return invalid('from', MUST_BE_PATH);
  if (from.length > MAX_ADDRESS_LENGTH) return invalid('from', TOO_LONG);
  if (!isPagePath(from) || CALLS.test(from) || FIXED_PAGES.test(from)) {
    return invalid('from', "belongs to the shop itself and can't be redirected.");
  }
  return { from };
}

function readTarget(typed: string): Read<{ to: string }> {
  const { path, rest } = splitAddress(typed.trim());
  const spelled = spellPath(path, (segment) => segment);
  if (spelled === null || UNSAFE.test(rest) || !rest.isWellFormed()) {
    return invalid('to', MUST_BE_PATH);
  }
  if (/^\/(api|login|logout)(\/|$)/i.test(spelled)) {
    return invalid('to', 'must be a page or a file, not a part of the API.');
  }
  const to = spelled + rest.replaceAll(/\s/gu, encodeURIComponent);
  return to.length > MAX_ADDRESS_LENGTH ? invalid('to', TOO_LONG) : { to };
}

const TOO_LONG = `must have at most ${MAX_ADDRESS_LENGTH} characters.`;

/** Separates the path from the query and the fragment. */
export function splitAddress(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/);
  return end === -1
    ? { path: address, rest: '' }
    : { path: address.slice(0, end), rest: address.slice(end) };
}

/**
 * Returns the one spelling of all variants of a path: lower case, decoded where possible, without a
 * slash at the end. Returns null if it can't be a page's path.
 */
export const normalizePath = (path: string): string | null =>
  spellPath(path, (segment) => segment.toLowerCase().normalize('NFC'));

/** Returns the normalized path of a redirect's target, which is the source of a next redirect. */
export const pathOfTarget = (to: string): string => normalizePath(splitAddress(to).path) ?? to;

/** Longer paths aren't read. Each character of a valid address takes at most twelve when encoded. */
const MAX_ENCODED = MAX_ADDRESS_LENGTH * 12;

function spellPath(path: string, spell: (segment: string) => string): string | null {
  if (!path.startsWith('/') || path.length > MAX_ENCODED || !path.isWellFormed()) return null;
  const segments = path.slice(1).split('/');
  while (segments.at(-1) === '') segments.pop();
  const spelled: string[] = [];
  for (const segment of segments) {
    const decoded = decode(segment);
    if (decoded === null || UNSAFE.test(decoded) || ['', '.', '..'].includes(decoded)) return null;
    spelled.push(spell(decoded).replaceAll(ESCAPED, encodeURIComponent));
  }
  return `/${spelled.join('/')}`;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
