type Attributes = Record<string, string>;

interface Tag {
  tagName: string;
  attribs: Attributes;
}

/** Elements for text, lists, tables, pictures and links. */
export const markupTags: string[] = (
  'h2 h3 h4 h5 h6 p br hr blockquote pre code div span ul ol li dl dt dd figure figcaption img a ' +
  'b strong i em u s small sub sup mark abbr kbd table caption colgroup col thead tbody tfoot tr th td'
).split(' ');

export const markupAttributes: Record<string, string[]> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  abbr: ['title'],
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  col: ['span'],
};

/** Schemes for links and pictures in staff's markup. */
export const markupSchemes: string[] = ['http', 'https'];

/** Elements that are removed along with their contents, which aren't meant for readers. */
const withoutContents = (
  'script style textarea option xmp noscript noembed noframes iframe object embed applet template ' +
  'title svg math select plaintext'
).split(' ');

/**
 * Options of `sanitize-html` for the markup that staff may use. The server applies them to what it
 * stores and shows, the back-office to its live preview.
 */
export const markupOptions = {
  allowedTags: markupTags,
  allowedAttributes: markupAttributes,
  allowedSchemes: markupSchemes,
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: withoutContents,
  transformTags: {
    // The page already has a first-level heading.
    h1: 'h2',
    a: (tagName: string, attribs: Attributes): Tag => ({
      tagName,
      attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer' },
    }),
    img: (tagName: string, attribs: Attributes): Tag => ({
      tagName,
      attribs: { alt: '', ...attribs, loading: 'lazy' },
    }),
  },
};
