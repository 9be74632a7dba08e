import { createElement, Fragment, type ReactNode } from 'react';
import { parseHtml, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { ScrollFrame } from './scroll-frame.tsx';
import styles from './safe-html.module.css';
import { withMeasures } from './measures.ts';

/** The only elements that are rendered. All others are replaced by their content. */
const ALLOWED = new Set(
  `p h2 h3 h4 ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption
  blockquote strong b em i code sub sup small br hr a img`.split(/\s+/),
);

/**
 * Rebuilds untrusted markup from a short list of elements. Scripts, styles, handlers and frames
 * can't get through, whatever the markup says.
 */
export function SafeHtml({ html }: { html: string }) {
  const nodes = parseHtml(html);
  const shift = 2 - Math.min(...nodes.map(headingLevel));
  return (
    <div className={styles.html}>{nodes.map((node, key) => renderNode(node, key, shift))}</div>
  );
}

/** Returns 1 to 6 for a heading, infinity for everything else. */
function headingLevel(node: HtmlNode): number {
  const level = typeof node === 'string' ? undefined : /^h([1-6])$/.exec(node.tag)?.[1];
  return level ? Number(level) : Number.POSITIVE_INFINITY;
}

/** Shifts headings so that the highest is one level below the page's. */
function renderNode(node: HtmlNode, key: number, shift: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{withMeasures(node)}</Fragment>;
  const children = node.children.map((child, index) => renderNode(child, index, shift));
  const level = headingLevel(node);
  const tag = Number.isFinite(level) ? headingTag(level + shift) : node.tag;
  if (!ALLOWED.has(tag)) return <Fragment key={key}>{children}</Fragment>;
  if (tag === 'table') {
    return (
      <ScrollFrame key={key} className={styles.frame} label="Table">
        <table>{children}</table>
      </ScrollFrame>
    );
  }
  const props = { key, ...safeAttributes(node) };
  if (tag === 'img') return 'src' in props ? createElement('img', props) : null;
  if (tag === 'br' || tag === 'hr') return createElement(tag, props);
  return createElement(tag, props, ...children);
}

function headingTag(level: number): string {
  return level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
}

function safeAttributes({ tag, attributes }: HtmlElement): Record<string, unknown> {
  const { href = '', src = '', alt = '', colspan, rowspan, scope, width, height } = attributes;
  switch (tag) {
    case 'a':
      return isLink(href) ? { href, rel: 'noopener nofollow' } : {};
    case 'img':
      return isPicture(src)
        ? { src, alt, width: count(width), height: count(height), loading: 'lazy' }
        : {};
    case 'th':
    case 'td':
      return {
        colSpan: count(colspan),
        rowSpan: count(rowspan),
        scope: tag === 'th' && (scope === 'col' || scope === 'row') ? scope : undefined,
      };
    default:
      return {};
  }
}

function isLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(address.trim());
}

function isPicture(address: string): boolean {
  return /^(https:\/\/|\/(?!\/))/i.test(address.trim());
}

function count(text: string | undefined): number | undefined {
  return text && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
