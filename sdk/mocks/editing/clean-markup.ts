import { markupAttributes, markupOptions, markupSchemes, markupTags } from '../../src/markup.ts';

const token =
  /<!--[^]*?-->|<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>(?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const attribute =
  /(?<name>[a-z-]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/gi;

/** Elements that have no end. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col']);

/** Elements that end where the next one of their kind begins. */
const endsByItself: ReadonlySet<string> = new Set(['p', 'li', 'tr', 'td', 'th', 'dt', 'dd']);

type Attributes = Record<string, string>;

/**
 * Markup of staff as it may stand in a page, by the shop's own list of what may. It reads markup as
 * people and editors write it; the shop itself has a real parser for what attackers write.
 */
export function cleanMarkup(markup: string): string {
  const forReaders = withoutPrograms(markup);
  const open: string[] = [];
  const parts: string[] = [];
  let at = 0;

  function closeFrom(place: number): void {
    const closed = open.splice(place).toReversed();
    parts.push(...closed.map((name) => `</${name}>`));
  }

  for (const { 0: whole, index, groups = {} } of forReaders.matchAll(token)) {
    parts.push(shownText(forReaders.slice(at, index)));
    at = index + whole.length;
    const { close = '', name: given = '', rest = '' } = groups;
    const name = shownName(given.toLowerCase());
    if (!markupTags.includes(name)) continue;
    if (close === '') {
      if (endsByItself.has(name) && open.at(-1) === name) closeFrom(open.length - 1);
      parts.push(shownTag(name, rest));
      if (!empty.has(name)) open.push(name);
    } else if (open.includes(name)) {
      closeFrom(open.lastIndexOf(name));
    }
  }
  parts.push(shownText(forReaders.slice(at)));
  closeFrom(0);
  return parts.join('').trim();
}

function withoutPrograms(markup: string): string {
  return markupOptions.nonTextTags.reduce(
    (text, name) => text.replace(new RegExp(`<${name}\\b[^]*?(</${name}\\s*>|$)`, 'gi'), ''),
    markup,
  );
}

/** The page has a heading of the first level already. */
const shownName = (name: string) => (name === 'h1' ? 'h2' : name);

function shownTag(name: string, rest: string): string {
  const shown = Object.entries(completed(name, attributesIn(rest)))
    .filter(([field, value]) => isAllowed(name, field, value))
    .map(([field, value]) => ` ${field}="${shownText(value).replaceAll('"', '&quot;')}"`);
  return `<${name}${shown.join('')}${empty.has(name) ? ' /' : ''}>`;
}

function shownText(text: string): string {
  return text
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/&(?!#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function attributesIn(rest: string): Attributes {
  const found = [...rest.matchAll(attribute)].map(({ groups = {} }) => {
    const { name = '', double, single, bare } = groups;
    return [name.toLowerCase(), double ?? single ?? bare ?? ''];
  });
  return Object.fromEntries(found);
}

function completed(name: string, attributes: Attributes): Attributes {
  if (name === 'a') return markupOptions.transformTags.a(name, attributes).attribs;
  if (name === 'img') return markupOptions.transformTags.img(name, attributes).attribs;
  return attributes;
}

function isAllowed(tag: string, field: string, value: string): boolean {
  if (markupAttributes[tag]?.includes(field) !== true) return false;
  if (field !== 'href' && field !== 'src') return true;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(value.trim()) ?? [];
  if (scheme === undefined) return !value.trim().startsWith('//');
  return markupSchemes.includes(scheme.toLowerCase());
}
