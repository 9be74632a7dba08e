const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/** Returns true for `shop@shop.example` and `Shop <shop@shop.example>`. */
export function isMailbox(text: string): boolean {
  const [, bracketed] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? [];
  return address.test(bracketed ?? text);
}

/** Returns a sender in the format of emails. A name with punctuation is quoted. */
export const mailbox = (name: string, mail: string) =>
  `${/^[\p{L}\p{N} &'.-]*$/u.test(name) ? name : JSON.stringify(name)} <${mail}>`;
