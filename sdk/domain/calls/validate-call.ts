import { rejection } from '../rejection.ts';
import { waitText } from '../time/wait-text.ts';

/** Rejections that apply to any call. */
export const authCodeNeeded = rejection(
  'AUTH_CODE_NEEDED',
  'Please enter your authenticator code.',
);
export const freshProofNeeded = rejection(
  'FRESH_PROOF_NEEDED',
  'Please confirm with a code of your authenticator or a passkey that it is you.',
);
export const personNeeded = rejection(
  'PERSON_NEEDED',
  'API tokens cannot make this call: it needs a person who is signed in.',
);
export const tokenNotValid = rejection(
  'TOKEN_NOT_VALID',
  'This API token is not valid, or no longer.',
);
export const roleNeeded = (least: string, held: string, role: string) =>
  rejection('ROLE_NEEDED', `This needs the role ${least} (${held}); yours is ${role}.`);
/** @param scopes the required scopes. Empty if no token with scopes may make the call. */
export const scopeNeeded = (scopes: readonly string[]) =>
  rejection(
    'SCOPE_NEEDED',
    scopes.length === 0
      ? 'Tokens made with scopes cannot make this call.'
      : `This needs a token with the scope ${scopes.join(' and ')}.`,
  );
export const noLongerAdministrator = rejection(
  'ROLE_NEEDED',
  'Only administrators can do this, and you are none any more.',
);
export const notHuman = rejection(
  'NOT_HUMAN',
  'We could not confirm that you are human. Please reload the page and try again.',
);

/** Rejections of browser requests that the user didn't make on our pages. */
export const madeAhead = rejection('NOT_MADE_BY_US', 'This call is never made ahead of time.');
export const fromOtherSite = rejection('NOT_MADE_BY_US', 'This call came from another site.');
export const madeByLooking = rejection(
  'NOT_MADE_BY_US',
  'This call is not made by looking at something.',
);
export const madeByLink = rejection(
  'NOT_MADE_BY_US',
  'This call changes something and is not made by following a link.',
);

/** Limit for one session, whichever program uses it. */
export const tooManyCalls = (seconds: number) =>
  `That is more than one person does. Please wait ${waitText(seconds)} and try again.`;

export const signatureWrong = rejection('SIGNATURE_NOT_VALID', 'The signature is not valid.');
export const signatureOld = rejection('SIGNATURE_NOT_VALID', 'The signature is too old.');
export const signatureAhead = rejection(
  'SIGNATURE_NOT_VALID',
  'The signature is of a time to come.',
);

export const noSuchCall = 'There is no such call.';
export const bodyNotTaken = 'This call takes no body.';
/** @param type in words: `form-encoded` */
export const sendAs = (type: string) => `Send this call ${type}.`;
export const madeWith = (methods: string) => `This call is made with ${methods}.`;
