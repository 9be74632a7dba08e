import type { components } from '../../src/schema.d.ts';

type Payment = Pick<components['schemas']['Order'], 'paymentMethod' | 'chargeStatus'>;

/** Brand names as customers know them. Other names are only capitalized. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amex: 'American Express',
    cartes_bancaires: 'Cartes Bancaires',
    cashapp: 'Cash App',
    diners: 'Diners Club',
    eftpos_au: 'eftpos',
    ideal: 'iDEAL',
    jcb: 'JCB',
    paypal: 'PayPal',
    'sepa debit': 'SEPA direct debit',
    unionpay: 'UnionPay',
    'us bank account': 'US bank account',
  }),
);

/** Describes how an order was paid: `Paid with Visa ending 4242`. */
export function paymentLabel({ paymentMethod, chargeStatus }: Payment): string {
  const by = paymentMethod === null ? '' : ` with ${methodLabel(paymentMethod)}`;
  if (chargeStatus === 'failed') return `The payment${by} has failed`;
  if (chargeStatus === 'pending') return `Your bank is confirming the payment${by}`;
  return `Paid${by}`;
}

/**
 * Formats an order's payment method, `visa •••• 4242` or a kind of account, as `Visa ending 4242`.
 */
export function methodLabel(method: string): string {
  const [brand = '', lastDigits] = method.split(' •••• ');
  const name = NAMES.get(brand) ?? brand.charAt(0).toUpperCase() + brand.slice(1);
  return lastDigits ? `${name} ending ${lastDigits}` : name;
}
