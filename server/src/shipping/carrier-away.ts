export const carrierAway =
  'The carrier does not answer just now. Please try again in a moment; no label is bought twice.';
