/** The screen that those of what was searched for stand below. */
export const searchWords = { label: 'Search words', to: '/ui/admin/searchWords' };
