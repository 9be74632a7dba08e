import { TOKEN_CALLS } from '@spindle/sdk/domain/calls/token-calls';
import { CUSTOMERS_WITHOUT_PROOF } from '@spindle/sdk/domain/identity/customers-in-bulk';
import { MAILS_PER_ADDRESS, MAILS_PER_NETWORK } from '@spindle/sdk/domain/identity/mailed-codes';

interface LimitRule {
  /** How many are let through within the time. */
  tries: number;
  seconds: number;
  counts: 'failures' | 'calls';
  /** Whoever is signed in is counted by account: many customers may share a network. */
  byAccount?: true;
  /** What is tried is a password or code that lets somebody in. */
  ofSignIns?: true;
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/**
 * By name. Those the contract names beside an operation (`x-rate-limit`) count by the client's
 * network; the verbs themselves count `…-account` by account, `…-mail` by e-mail address and
 * `…-mail-network` by that and network.
 */
export const limitRules: ReadonlyMap<string, LimitRule> = new Map([
  ['sign-in', { tries: 100, seconds: QUARTER, counts: 'failures', ofSignIns: true }],
  ['sign-in-account', { tries: 10, seconds: QUARTER, counts: 'failures' }],
  ['authenticator-code', { tries: 100, seconds: QUARTER, counts: 'failures', ofSignIns: true }],
  ['authenticator-code-account', { tries: 5, seconds: QUARTER, counts: 'failures' }],
  ['passkey-options', { tries: 200, seconds: QUARTER, counts: 'calls', byAccount: true }],
  ['mailed-code', { tries: 100, seconds: QUARTER, counts: 'failures', ofSignIns: true }],
  ['change-password', { tries: 100, seconds: QUARTER, counts: 'failures', ofSignIns: true }],
  ['change-password-account', { tries: 10, seconds: QUARTER, counts: 'failures' }],
  ['discount-code', { tries: 100, seconds: QUARTER, counts: 'failures' }],
  ['discount-code-account', { tries: 10, seconds: QUARTER, counts: 'failures' }],
  ['registration', { tries: 100, seconds: HOUR, counts: 'calls' }],
  ['recovery', { tries: 100, seconds: HOUR, counts: 'calls' }],
  ['registration-mail', { tries: MAILS_PER_ADDRESS, seconds: QUARTER, counts: 'calls' }],
  ['registration-mail-network', { tries: MAILS_PER_NETWORK, seconds: QUARTER, counts: 'calls' }],
  ['recovery-mail', { tries: MAILS_PER_ADDRESS, seconds: QUARTER, counts: 'calls' }],
  ['recovery-mail-network', { tries: MAILS_PER_NETWORK, seconds: QUARTER, counts: 'calls' }],
  ['api-token', { ...TOKEN_CALLS, counts: 'calls' }],
  ['partslist', { tries: 20, seconds: HOUR, counts: 'calls' }],
  ['search', { tries: 120, seconds: 60, counts: 'calls' }],
  // several while one query is typed
  ['search-suggest', { tries: 240, seconds: 60, counts: 'calls' }],
  ['shipping-quote', { tries: 600, seconds: HOUR, counts: 'calls', byAccount: true }],
  // calls of the carrier that one customer or network causes
  ['carrier-rates-of-one', { tries: 30, seconds: HOUR, counts: 'calls' }],
  // records of the customers' list, by who reads them
  [
    'customer-records',
    {
      tries: CUSTOMERS_WITHOUT_PROOF.records,
      seconds: CUSTOMERS_WITHOUT_PROOF.seconds,
      counts: 'calls',
    },
  ],
  // of all customers together
  ['carrier-rates', { tries: 500, seconds: HOUR, counts: 'calls' }],
  // of checkouts, after other questions have used up theirs
  ['carrier-rates-of-checkouts', { tries: 300, seconds: HOUR, counts: 'calls' }],
  // of one account's checkouts among them, so that a few accounts cannot use up the share
  ['carrier-rates-of-checkouts-account', { tries: 5, seconds: HOUR, counts: 'calls' }],
  ['support', { tries: 100, seconds: HOUR, counts: 'calls' }],
] satisfies [string, LimitRule][]);
