import { rejection } from '../rejection.ts';
import { waitText } from '../time/wait-text.ts';

/** Rejections that apply to any call. */
export const authCodeNeeded = rejection('AUTH_CODE_NEEDED', 'Enter your authenticator code.');
export const freshProofNeeded = rejection(
  'FRESH_PROOF_NEEDED',
  'Confirm your identity with an authenticator code or a passkey.',
);
export const personNeeded = rejection(
  'PERSON_NEEDED',
  "API tokens can't make this call. It requires a signed-in person.",
);
export const tokenNotValid = rejection(
  'TOKEN_NOT_VALID',
  'This API token is invalid or has expired.',
);
export const roleNeeded = (min: string, held: string, role: string) =>
  rejection('ROLE_NEEDED', `This call requires the role ${min} (${held}); yours is ${role}.`);
/** @param scopes the required scopes. Empty if no token with scopes may make the call. */
export const scopeNeeded = (scopes: readonly string[]) =>
  rejection(
    'SCOPE_NEEDED',
    scopes.length === 0
      ? "Tokens with scopes can't make this call."
      : `This call requires a token with the scope ${scopes.join(' and ')}.`,
  );
/** @param sets the sets of scopes that are enough. Empty if only administrators may do this. */
export const permissionNeeded = ([scopes]: readonly (readonly string[])[]) =>
  rejection(
    'SCOPE_NEEDED',
    scopes === undefined
      ? 'Only administrators can do this.'
      : `Your roles don't allow this. An administrator can give you a role with ${scopes.join(' and ')}.`,
  );
export const noLongerAdministrator = rejection(
  'ROLE_NEEDED',
  "Only administrators can do this, and you're no longer an administrator.",
);
export const notHuman = rejection(
  'NOT_HUMAN',
  "We couldn't confirm that you're human. Reload the page and try again.",
);

/** Rejections of browser requests that the user didn't make on our pages. */
export const prerenderRejected = rejection('NOT_MADE_BY_US', "This call can't be prefetched.");
export const fromOtherSite = rejection('NOT_MADE_BY_US', 'This call came from another site.');
export const prefetchRejected = rejection(
  'NOT_MADE_BY_US',
  "This call changes data and can't be made by loading a page.",
);
export const linkRejected = rejection(
  'NOT_MADE_BY_US',
  "This call changes data and can't be made by following a link.",
);

/** Limit for one session, whichever program uses it. */
export const tooManyCalls = (seconds: number) =>
  `Too many requests. Wait ${waitText(seconds)} and try again.`;

export const signatureWrong = rejection('SIGNATURE_NOT_VALID', 'The signature is not valid.');
export const signatureOld = rejection('SIGNATURE_NOT_VALID', 'The signature is too old.');
export const signatureAhead = rejection(
  'SIGNATURE_NOT_VALID',
  "The signature's timestamp is in the future.",
);

export const noSuchCall = 'Call not found.';
export const bodyNotTaken = "This call doesn't accept a body.";
/** @param type in words: `form-encoded` */
export const sendAs = (type: string) => `Send this call ${type}.`;
export const methodNotAllowed = (methods: string) => `Use ${methods} for this call.`;
