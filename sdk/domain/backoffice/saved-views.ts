import { refusal, type Refusal } from '../refusal.ts';

/** How many somebody can have of one list. */
export const MOST_VIEWS = 50;

const tooManyViews = refusal(
  'TOO_MANY_VIEWS',
  `You have ${MOST_VIEWS} views of this list already. Remove one first.`,
);

/** Why another view of a list can't be saved, or null. */
export const refuseView = (present: number): Refusal | null =>
  present < MOST_VIEWS ? null : tooManyViews;

export const viewSaved = 'The view was saved.';
export const viewRemoved = 'The view was removed.';
