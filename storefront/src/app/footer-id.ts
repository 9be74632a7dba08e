/** What a page is complete with. */
export const FOOTER_ID = 'footer';
