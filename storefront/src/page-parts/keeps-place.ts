/** Navigation state for another view of the same page: scroll position and focus stay. */
export const keepsPlace = 'keeps-place';
