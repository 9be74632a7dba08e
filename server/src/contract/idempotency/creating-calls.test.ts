import { expect, it } from 'vitest';
import { exampleCalls } from '../fixtures/example-calls.ts';

/** POST calls without a key, and why repeating them is harmless. */
const repeatable = {
  'a limit, a code or a challenge lets it happen once': [
    'addPasskey',
    'confirmAuthenticatorChange',
    'proveIdentity',
    'recoverPassword',
    'signIn',
    'signInWithPasskey',
    'verifyAccountByEmail',
    'verifyMfa',
  ],
  'the latest takes the place of what was there': [
    'changeName',
    'changePassword',
    'checkAddress',
    'enterDiscountCode',
    'renewRecoveryCodes',
    'rotateWebhookSecret',
    'saveAddress',
    'startAddress',
    'startAuthenticatorChange',
    'startPasskey',
    'startPasskeySignIn',
    'uploadAttributeImage',
    'uploadCatalogImage',
    'uploadDownload',
    'uploadElementAttributeImage',
    'uploadElementImage',
    'uploadItemImage',
    'uploadSectionImage',
    'uploadSettingsImage',
  ],
  'what is so already stays so': [
    'acknowledgeOrder',
    'activateRelease',
    'applyImport',
    'askForNotice',
    'assignRefund',
    'assignTicket',
    'cancelBulk',
    'changeRoles',
    'changeTicketStatus',
    'claimOrder',
    'expireCache',
    'linkCommunityAccount',
    'overrulePacking',
    'packUnit',
    'register',
    'requestDeletion',
    'requestExport',
    'resetAuthenticator',
    'revokeToken',
    'setDiscountCodeActive',
    'signOut',
    'tagCustomer',
    'tagOrder',
    'undoImport',
    'withdrawGrant',
  ],
  'its receiver gets the same message again': [
    'replayDelivery',
    'replayWebhook',
    'requestPasswordRecovery',
    'resendEmailCode',
    'resendJob',
    'resendJobs',
    'testWebhook',
  ],
  'an estimate is only looked at': ['quoteShipping'],
  'its sender repeats it until it is heard': [
    'receiveEasypostEvent',
    'receiveInteraction',
    'receiveStripeEvent',
  ],
};

it('every creating call accepts an Idempotency-Key', () => {
  const withoutKey = exampleCalls().filter(
    ({ operation: { method, changesState, once } }) =>
      method === 'POST' && changesState && once === null,
  );
  expect(withoutKey.map(({ id }) => id).toSorted()).toEqual(
    Object.values(repeatable).flat().toSorted(),
  );
});
