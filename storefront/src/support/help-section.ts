/** The content section shown on the help page. */
export const HELP_SECTION = 'support';
