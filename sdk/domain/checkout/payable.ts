/**
 * How long a payment page can be paid on, and its units are held. The provider's least is thirty
 * minutes from the moment it gets the request.
 */
export const PAYABLE_MINUTES = 40;
