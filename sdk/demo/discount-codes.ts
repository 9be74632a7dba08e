/** A discount code of the demo, for all items. Times are days before the demo is opened. */
export interface DemoCode {
  id: string;
  code: string;
  percent: number;
  /** Minimum value of the goods in cents. */
  leastSum: number | null;
  uses: number | null;
  usesPerCustomer: number;
  made: number;
  starts: number | null;
  /** When the code expired, or null if it is still valid. */
  ended: number | null;
}

/** One code that stays valid for a long time, and one that has expired. */
export const demoCodes: DemoCode[] = [
  {
    id: '0199f0aa-4b1e-7c53-9a41-5d2c1e7f8a01',
    code: 'WORKSHOP15',
    percent: 15,
    leastSum: null,
    uses: 200,
    usesPerCustomer: 1,
    made: 62,
    starts: 60,
    ended: 30,
  },
  {
    id: '0199f0aa-4b1e-7c53-9a41-5d2c1e7f8a02',
    code: 'WELCOME10',
    percent: 10,
    leastSum: 5_000,
    uses: null,
    usesPerCustomer: 1,
    made: 21,
    starts: null,
    ended: null,
  },
];
