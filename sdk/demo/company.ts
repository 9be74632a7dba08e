/** Who runs the demo shop. */
export const company = {
  name: 'Spindle',
  address: '417 Montgomery Street, San Francisco, CA 94104, United States',
  email: 'hello@spindle.example',
  phone: '+1 415 555 0142',
};
