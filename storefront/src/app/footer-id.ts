/** Once this element is parsed, the page is complete. */
export const FOOTER_ID = 'footer';
