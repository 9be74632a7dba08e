import { TOKEN_CALLS } from '@spindle/sdk/domain/calls/token-calls';
import { CUSTOMERS_WITHOUT_PROOF } from '@spindle/sdk/domain/identity/customers-in-bulk';
import { EMAILS_PER_ADDRESS, EMAILS_PER_NETWORK } from '@spindle/sdk/domain/identity/mailed-codes';

interface LimitRule {
  /** Number of attempts allowed within the period. */
  tries: number;
  seconds: number;
  counts: 'failures' | 'calls';
  /** Counts signed-in users by account, because many customers may share a network. */
  byAccount?: true;
  /** True if attempts are passwords or codes for signing in. */
  ofSignIns?: true;
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/**
 * Rules by name. The rules named in the contract (`x-rate-limit`) count by the client's network. In
 * the code, `…-account` rules count by account, `…-mail` by email address and `…-mail-network` by
 * both email address and network.
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
  ['registration-mail', { tries: EMAILS_PER_ADDRESS, seconds: QUARTER, counts: 'calls' }],
  ['registration-mail-network', { tries: EMAILS_PER_NETWORK, seconds: QUARTER, counts: 'calls' }],
  ['recovery-mail', { tries: EMAILS_PER_ADDRESS, seconds: QUARTER, counts: 'calls' }],
  ['recovery-mail-network', { tries: EMAILS_PER_NETWORK, seconds: QUARTER, counts: 'calls' }],
  ['api-token', { ...TOKEN_CALLS, counts: 'calls' }],
  ['partslist', { tries: 20, seconds: HOUR, counts: 'calls' }],
  ['search', { tries: 120, seconds: 60, counts: 'calls' }],
  // several requests while the user types a query
  ['search-suggest', { tries: 240, seconds: 60, counts: 'calls' }],
  ['shipping-quote', { tries: 600, seconds: HOUR, counts: 'calls', byAccount: true }],
  // carrier requests by one customer or network
  ['carrier-rates-of-one', { tries: 30, seconds: HOUR, counts: 'calls' }],
  // records in the customer list, by the user who reads them
  [
    'customer-records',
    {
      tries: CUSTOMERS_WITHOUT_PROOF.records,
      seconds: CUSTOMERS_WITHOUT_PROOF.seconds,
      counts: 'calls',
    },
  ],
  // total for all customers
  ['carrier-rates', { tries: 500, seconds: HOUR, counts: 'calls' }],
  // for checkouts after other requests have used up theirs
  ['carrier-rates-of-checkouts', { tries: 300, seconds: HOUR, counts: 'calls' }],
  // one account's part of these, so that a few accounts can't use up everything
  ['carrier-rates-of-checkouts-account', { tries: 5, seconds: HOUR, counts: 'calls' }],
  ['support', { tries: 100, seconds: HOUR, counts: 'calls' }],
] satisfies [string, LimitRule][]);
