/** The cards the payment page takes. */
export const CARDS = [
  { card: '4242 4242 4242 4242', label: 'Card that pays', accepted: true },
  { card: '4000 0000 0000 0002', label: 'Card that is declined', accepted: false },
] as const;

export const DECLINED = 'Your card was declined.';

/** What becomes of a card; words for people where it is none of ours. */
export function judgeCard(typed: string): { accepted: boolean } | string {
  const digits = typed.replaceAll(/\D/g, '');
  const known = CARDS.find(({ card }) => card.replaceAll(' ', '') === digits);
  return known ?? `${DECLINED.slice(0, -1)}: only the two test cards are taken here.`;
}
