export const CARRIER_UNAVAILABLE =
  "The carrier isn't responding. Please try again in a moment; you won't buy the label twice.";
