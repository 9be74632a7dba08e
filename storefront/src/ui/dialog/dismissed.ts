/**
 * What Escape answers; callers therefore act on the label that does something, and only on it. Apart
 * from the kinds of dialogs, which the first view does without.
 */
export const DISMISSED = 'Dismiss';
