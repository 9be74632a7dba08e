const blocks = new Set(
  (
    'h2 h3 h4 h5 h6 p hr blockquote pre div ul ol li dl dt dd figure figcaption ' +
    'table caption colgroup col thead tbody tfoot tr th td'
  )
    .toUpperCase()
    .split(' '),
);

/** Elements in which bare text is wrapped in paragraphs. */
const textContainers = new Set(['BODY', 'BLOCKQUOTE']);

const synonyms: Record<string, string> = { B: 'strong', I: 'em', STRIKE: 's', DEL: 's' };

/** Parses markup and normalizes it, so that equivalent markup becomes equal. */
export function tidyTree(markup: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const element of body.querySelectorAll('*')) tidyElement(element);
  for (const container of [body, ...body.querySelectorAll('blockquote')]) wrapBareText(container);
  for (const paragraph of body.querySelectorAll(':is(li, td, th) > p')) unwrapOnly(paragraph);
  for (const table of body.querySelectorAll('table')) tidyTable(table);
  tidySpaces(body);
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild?.remove();
  body.normalize();
  return body;
}

export function isBlock(node: Node): boolean {
  return blocks.has(node.nodeName);
}

function tidyElement(element: Element): void {
  const synonym = synonyms[element.nodeName];
  // A span without attributes has no meaning.
  if (element.nodeName === 'SPAN') element.replaceWith(...element.childNodes);
  else if (element.nodeName === 'DIV') unwrapDivision(element);
  else if (synonym) rename(element, synonym);
  else for (const name of ['style', 'colwidth', 'class']) element.removeAttribute(name);
}

function unwrapDivision(division: Element): void {
  if ([...division.childNodes].some(isBlock)) division.replaceWith(...division.childNodes);
  else rename(division, 'p');
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function wrapBareText(container: Element): void {
  if (!textContainers.has(container.nodeName)) return;
  let paragraph: Element | null = null;
  const nodes = Array.from(container.childNodes);
  for (const node of nodes) {
    if (isBlock(node)) {
      paragraph = null;
    } else if (paragraph || node.textContent?.trim() || node.nodeName !== '#text') {
      if (!paragraph) {
        paragraph = container.ownerDocument.createElement('p');
        node.before(paragraph);
      }
      paragraph.append(node);
    }
  }
}

/**
 * Unwraps the only paragraph of a list item or cell, because `<li><p>text</p></li>` means the same
 * as `<li>text</li>`.
 */
function unwrapOnly(paragraph: Element): void {
  const parent = paragraph.parentElement;
  const others = [...(parent?.childNodes ?? [])].filter((node) => node !== paragraph);
  const isOnly = others.every(
    (node) => node.nodeName === 'UL' || node.nodeName === 'OL' || !node.textContent?.trim(),
  );
  if (isOnly && paragraph === parent?.firstElementChild)
    paragraph.replaceWith(...paragraph.childNodes);
}

/**
 * Moves leading rows of heading cells into the table head, and removes column groups that have no
 * spans.
 */
function tidyTable(table: HTMLTableElement): void {
  for (const columns of table.querySelectorAll('colgroup')) {
    if (!columns.querySelector('[span]')) columns.remove();
  }
  const [body] = table.tBodies;
  if (!body || table.tBodies.length > 1) return;
  const rows = [...body.rows];
  const firstPlain = rows.findIndex((row) =>
    [...row.cells].some(({ nodeName }) => nodeName === 'TD'),
  );
  if (!table.tHead && firstPlain > 0) {
    const head = table.createTHead();
    head.append(...rows.slice(0, firstPlain));
  }
  for (const heading of table.querySelectorAll('th:not([scope])')) {
    heading.setAttribute('scope', heading.closest('thead') ? 'col' : 'row');
  }
}

/** Removes spaces at the edges of blocks, where they are never visible. */
function tidySpaces(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  for (const text of texts) {
    if (text.parentElement?.closest('pre')) continue;
    let data = text.data.replaceAll(/[ \t\r\n\f]+/g, ' ');
    if (endsBlock(text, 'previousSibling')) data = data.replace(/^ /, '');
    if (endsBlock(text, 'nextSibling')) data = data.replace(/ $/, '');
    if (data === '') text.remove();
    else text.data = data;
  }
}

/** Returns whether a block's edge or a line break comes next on that side. */
function endsBlock(node: Node, side: 'previousSibling' | 'nextSibling'): boolean {
  const neighbor = node[side];
  if (neighbor) return isBlock(neighbor) || neighbor.nodeName === 'BR';
  const parent = node.parentNode;
  return !parent || isBlock(parent) || parent.nodeName === 'BODY' || endsBlock(parent, side);
}

function isEmptyParagraph(element: Element | null): boolean {
  return element?.nodeName === 'P' && element.childNodes.length === 0;
}
