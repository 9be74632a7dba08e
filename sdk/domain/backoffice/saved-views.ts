import { rejection, type Rejection } from '../rejection.ts';

/** Maximum number of views that one user can save for a list. */
export const MAX_VIEWS = 50;

const tooManyViews = rejection(
  'TOO_MANY_VIEWS',
  `You already have ${MAX_VIEWS} views of this list. Remove a view first.`,
);

/** Returns why another view of a list can't be saved, or null. */
export const validateNewView = (present: number): Rejection | null =>
  present < MAX_VIEWS ? null : tooManyViews;

export const viewSaved = 'View saved.';
export const viewRemoved = 'View removed.';
