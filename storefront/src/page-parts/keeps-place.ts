/** Navigation state for another view of the same page: scroll position and focus stay. */
export const keepsPlace = 'keeps-place';
/** The same for a link to another page that takes the place of this one. */
export const takesPlace = 'takes-place';
