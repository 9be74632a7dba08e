/** How long the link that `/meld` answers can be used. */
export const MELD_CODE_MINUTES = 15;
