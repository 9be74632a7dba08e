/** The section of the content that is the help page. */
export const HELP_SECTION = 'support';
