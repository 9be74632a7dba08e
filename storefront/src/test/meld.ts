import { mockShop } from './api.ts';

export const MELD_CODE = 'q7Hk2mXv9sLdR4tWzB8nYc';

type MeldCode = ReturnType<typeof mockShop.read>['meldCodes'][number];

/** Creates the link that a community member gets for typing /meld. */
export function requestMeld(facts: Partial<MeldCode> = {}): MeldCode {
  const overrides = {
    code: MELD_CODE,
    discordId: '1178239841200009999',
    username: 'feedrate',
    avatar: 'https://cdn.example/feedrate.png',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    used: false,
    ...facts,
  };
  mockShop.change(({ meldCodes }) => {
    meldCodes.push(overrides);
  });
  return overrides;
}
