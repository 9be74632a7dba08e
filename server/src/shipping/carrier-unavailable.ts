export const CARRIER_UNAVAILABLE =
  "The carrier isn't responding. Please try again in a moment. You won't be charged twice for the label.";
