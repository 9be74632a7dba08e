/** The company that runs the demo shop. */
export const company = {
  name: 'Spindle',
  address: '417 Montgomery Street, San Francisco, CA 94104, United States',
  email: 'hello@spindle.example',
  /** The location that its parcels ship from. */
  country: 'US',
  phone: '+1 415 555 0142',
  customsSigner: 'Maya Brandt',
};
