/**
 * Orders of whoever is, or was when they paid, the payment provider's customer. `is` compares, as in
 * `= $1`. By account: their other orders are theirs as well.
 */
export function ofProviderCustomer(is: string): string {
  return `o.user_id = any(array(
    select id from users where provider_customer_id ${is}
    union select user_id from payments where customer_id ${is}))`;
}
