import { defineConformance } from './define-conformance.ts';
import { enrollmentConforms } from './identity/enrollment.ts';
import { knownBrowserConforms } from './identity/known-browser.ts';
import { passkeySignInConforms } from './identity/passkeys.ts';
import { recoveryConforms } from './identity/recovery.ts';
import { registrationConforms } from './identity/registration.ts';
import { signInConforms } from './identity/sign-in.ts';
import { staffIdentityConforms } from './identity/staff.ts';

export const identityConformance = defineConformance(['identity'], (shop) => {
  signInConforms(shop);
  knownBrowserConforms(shop);
  registrationConforms(shop);
  recoveryConforms(shop);
  enrollmentConforms(shop);
  staffIdentityConforms(shop);
  passkeySignInConforms(shop);
});
