/** State of an address that shows the same page otherwise: scroll and focus stay where they are. */
export const keepsPlace = 'keeps-place';
