export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

export type HtmlNode = HtmlElement | string;

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const ATTRIBUTE = /([a-zA-Z-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const EMPTY = new Set(['br', 'hr', 'img']);
/** Elements whose text is not for reading. */
const OPAQUE = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg']);
const TABLE_PARTS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
/** Opening one of these elements closes the listed ones, as in browsers. */
const ENDS: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    li: ['li'],
    tr: ['tr', 'td', 'th'],
    td: ['td', 'th'],
    th: ['td', 'th'],
    dt: ['dt', 'dd'],
    dd: ['dt', 'dd'],
    tbody: ['thead', 'tbody', 'tr', 'td', 'th'],
  }),
);
const IN_PARAGRAPH = new Set([
  'a',
  'b',
  'br',
  'code',
  'em',
  'i',
  'img',
  'span',
  'strong',
  'sub',
  'sup',
]);

/** Parses markup into a tree. Never fails: anything that isn't a tag is text. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let from = 0;
  let skipping: string | null = null;
  const top = () => open.at(-1) ?? root;

  function addText(text: string) {
    if (skipping || text === '') return;
    if (TABLE_PARTS.has(top().tag) && text.trim() === '') return;
    top().children.push(decodeEntities(text));
  }

  function closeTo(tag: string) {
    const index = open.findLastIndex((element) => element.tag === tag);
    if (index > 0) open.length = index;
  }

  for (const token of html.matchAll(TOKEN)) {
    addText(html.slice(from, token.index));
    from = token.index + token[0].length;
    const tag = token[2]?.toLowerCase();
    if (!tag) continue;
    const closing = token[1] === '/';
    if (skipping) {
      if (closing && tag === skipping) skipping = null;
    } else if (closing) {
      closeTo(tag);
    } else if (OPAQUE.has(tag)) {
      if (!token[0].endsWith('/>')) skipping = tag;
    } else {
      for (const ended of ENDS.get(tag) ?? []) if (top().tag === ended) open.pop();
      if (!IN_PARAGRAPH.has(tag)) closeTo('p');
      if (tag === 'tr' && top().tag === 'table') push('tbody', '');
      push(tag, token[3] ?? '');
    }
  }
  addText(html.slice(from));
  return root.children;

  function push(tag: string, attributes: string) {
    const element = { tag, attributes: readAttributes(attributes), children: [] };
    top().children.push(element);
    if (!EMPTY.has(tag)) open.push(element);
  }
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, double, single, bare] of source.matchAll(ATTRIBUTE)) {
    if (name) attributes[name.toLowerCase()] = decodeEntities(double ?? single ?? bare ?? '');
  }
  return attributes;
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    deg: '°',
    micro: 'µ',
    plusmn: '±',
    times: '×',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    middot: '·',
    frac12: '½',
    frac14: '¼',
    sup2: '²',
    sup3: '³',
    le: '≤',
    ge: '≥',
    Oslash: 'Ø',
    oslash: 'ø',
    Omega: 'Ω',
  }),
);

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z0-9]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED.get(name) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
