import sanitize from 'sanitize-html';

/** Text, lists, tables, pictures, links. */
const tags = (
  'h2 h3 h4 h5 h6 p br hr blockquote pre code div span ul ol li dl dt dd figure figcaption img a ' +
  'b strong i em u s small sub sup mark abbr kbd table caption colgroup col thead tbody tfoot tr th td'
).split(' ');

const options: sanitize.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    abbr: ['title'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    col: ['span'],
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    // The page has a heading of the first level already.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy' } }),
  },
};

/** Markup of staff as it may stand in a page: text, tables, pictures and links, nothing that runs. */
export function cleanMarkup(markup: string): string {
  return sanitize(markup, options).trim();
}
