import type { ShopState } from '../../mocks/state.ts';

const UNBROKEN = 'Planetenwellgetriebemotorenhalterung';
const PHRASE =
  'with everything one needs to mount it on a frame that was never meant for it, washers included';

/** Texts as long as fields of that name allow, some of which can't wrap. */
const longer: Record<string, (text: string) => string> = {
  title: (text) => `${text} ${UNBROKEN.repeat(2)} ${PHRASE}`.slice(0, 200),
  description: (text) =>
    `${text} ${Array.from({ length: 12 }, () => `${PHRASE}; ${UNBROKEN.repeat(3)}.`).join(' ')}`,
  externalId: (text) => `${text}-${UNBROKEN.toUpperCase()}`,
  firstName: (text) => `${text}-Wilhelmina-Anastasia-Konstantina`,
  lastName: (text) => `${text} ${UNBROKEN}`,
  query: (text) => `${text} ${UNBROKEN.repeat(2).toLowerCase()}`.slice(0, 100),
  issue: (text) => `${text} ${UNBROKEN.repeat(2)} ${PHRASE}`.slice(0, 200),
  message: (text) =>
    `${text}\n\n${Array.from({ length: 20 }, (_, at) => `${at + 1}. ${PHRASE}, ${UNBROKEN}`).join('\n')}`,
};

/** Returns the same shop with very long texts. */
export function longTexts(state: ShopState): ShopState {
  const long: ShopState = JSON.parse(JSON.stringify(state), (key, value: unknown) =>
    typeof value === 'string' && value !== '' ? (longer[key]?.(value) ?? value) : value,
  );
  return { ...long, mails: state.mails, replies: state.replies, audit: state.audit };
}
