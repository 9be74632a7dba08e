/** What tags a record will have: `Then: call back, rush.` */
export const willHaveTags = (tags: readonly string[]): string =>
  tags.length === 0 ? 'Then it has no tags.' : `Then: ${tags.join(', ')}.`;
