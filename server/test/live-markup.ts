import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { markupAttributes, markupTags } from '@spindle/sdk/markup';

const addressed = /^(href|src|srcset|action|formaction|data|poster|background|ping|xlink:href)$/;

/**
 * Lists everything in a piece of markup that could run, or link to something that runs, in a
 * browser.
 */
export function liveIn(markup: string): string[] {
  const once = parseFragment(markup);
  // Markup may change when it is serialized and parsed again.
  const twice = parseFragment(serialize(once));
  return [once, twice].flatMap((tree) => [...elementsOf(tree)].flatMap(problems));
}

/** Does the same for a whole page, ignoring the elements of a page that is known to be good. */
export function liveInPage(html: string, goodPage: string): string[] {
  const own = new Set([...elementsOf(parse(goodPage))].map(unlabeled));
  const foreign = [...elementsOf(parse(html))].filter((one) => !own.has(unlabeled(one)));
  return foreign.flatMap((one) => [
    ...(isActive(one) ? [openingTag(one)] : []),
    ...dangerousAttributes(one),
  ]);
}

/** Returns the text of a page's scripts that run. */
export function runningScripts(html: string): string[] {
  return [...elementsOf(parse(html))]
    .filter((one) => one.tagName === 'script' && !/json/.test(attribute(one, 'type')))
    .map((one) => openingTag(one) + serialize(one));
}

const runs = new Set(
  (
    'script iframe frame frameset object embed applet base link meta style form input button ' +
    'select textarea svg math template noscript video audio source marquee body html head'
  ).split(' '),
);

/** A meta tag only describes the page, unless it replaces an HTTP header. */
function isActive(one: Tree.Element): boolean {
  if (one.tagName === 'meta') return attribute(one, 'http-equiv') !== '';
  return runs.has(one.tagName);
}

function problems(one: Tree.Element): string[] {
  const allowed = markupAttributes[one.tagName] ?? [];
  return [
    ...(markupTags.includes(one.tagName) ? [] : [`<${one.tagName}>`]),
    ...one.attrs.filter(({ name }) => !allowed.includes(name)).map(({ name }) => `${name}=`),
    ...dangerousAttributes(one),
  ];
}

function dangerousAttributes({ attrs }: Tree.Element): string[] {
  return attrs.flatMap(({ name, value }) => {
    if (/^on/i.test(name) || name === 'style' || name === 'srcdoc') return [`${name}="${value}"`];
    return addressed.test(name) && !isWeb(value) ? [`${name}="${value}"`] : [];
  });
}

/** Parses like browsers, which ignore leading spaces and inner line breaks. */
function isWeb(address: string): boolean {
  if (!URL.canParse(address, 'https://shop.example')) return true;
  return /^https?:$/.test(new URL(address, 'https://shop.example').protocol);
}

function openingTag({ tagName, attrs }: Pick<Tree.Element, 'tagName' | 'attrs'>): string {
  return `<${tagName} ${attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`;
}

/** Drops the label for people, which is text and may contain a title. */
const unlabeled = ({ tagName, attrs }: Tree.Element) =>
  openingTag({ tagName, attrs: attrs.filter(({ name }) => name !== 'aria-label') });

const attribute = ({ attrs }: Tree.Element, key: string) =>
  attrs.find(({ name }) => name === key)?.value ?? '';

function* elementsOf(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsOf(child);
}
