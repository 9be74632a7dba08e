/** A discount code of the demo, for all items; days before it is opened. */
export interface DemoCode {
  id: string;
  code: string;
  percent: number;
  /** What goods have to come to at least; cents. */
  leastSum: number | null;
  uses: number | null;
  usesPerCustomer: number;
  made: number;
  starts: number | null;
  /** Its time is over then; null where it goes on. */
  ended: number | null;
}

/** One that is good for long, and one whose time is over. */
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
