/** A discount code of the demo, for all customers. Times are days before the demo is opened. */
export interface DemoCode {
  id: string;
  code: string;
  /** Null for free shipping. */
  percent: number | null;
  /** Ids of the only catalogs it is for. Empty for all items. */
  catalogs: string[];
  /** Minimum value of the goods in cents. */
  leastSum: number | null;
  uses: number | null;
  usesPerCustomer: number;
  made: number;
  starts: number | null;
  /** When the code expired, or null if it is still valid. */
  ended: number | null;
}

/** One code that has expired, and three that stay valid for a long time. */
export const demoCodes: DemoCode[] = [
  {
    id: '0199f0aa-4b1e-7c53-9a41-5d2c1e7f8a01',
    code: 'WORKSHOP15',
    percent: 15,
    catalogs: [],
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
    catalogs: [],
    leastSum: 5_000,
    uses: null,
    usesPerCustomer: 1,
    made: 21,
    starts: null,
    ended: null,
  },
  {
    id: '0199f0aa-4b1e-7c53-9a41-5d2c1e7f8a03',
    code: 'SHIPFREE',
    percent: null,
    catalogs: [],
    leastSum: 20_000,
    uses: null,
    usesPerCustomer: 3,
    made: 14,
    starts: null,
    ended: null,
  },
  {
    id: '0199f0aa-4b1e-7c53-9a41-5d2c1e7f8a04',
    code: 'TOOLING5',
    percent: 5,
    catalogs: ['tooling'],
    leastSum: null,
    uses: 500,
    usesPerCustomer: 1,
    made: 9,
    starts: null,
    ended: null,
  },
];
