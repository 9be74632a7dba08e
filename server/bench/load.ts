import autocannon, { type Client } from 'autocannon';

export interface Target {
  url: string;
  /** Headers that this connection sends. */
  headers?: (connection: number) => Record<string, string>;
}

const connections = 20;
/** Enough calls for both to be fully compiled, like a shop that has been running for a while. */
const warmUpRequests = 30_000;
const round = { duration: 2 };
const rounds = 9;

export interface Comparison {
  /** Requests per second, median of the rounds. */
  floor: number;
  shop: number;
  /** Median of each round's ratio, because anything that slows the machine slows both. */
  ratio: number;
}

/** Alternates between both, so other work on the machine affects them equally. */
export async function compare(floor: Target, shop: Target): Promise<Comparison> {
  await load(floor, { amount: warmUpRequests });
  await load(shop, { amount: warmUpRequests });
  const pairs: { floor: number; shop: number }[] = [];
  for (let count = 0; count < rounds; count++) {
    const shopFirst = count % 2 === 1;
    const first = await load(shopFirst ? shop : floor, round);
    const second = await load(shopFirst ? floor : shop, round);
    pairs.push(shopFirst ? { floor: second, shop: first } : { floor: first, shop: second });
  }
  return {
    floor: median(pairs.map((pair) => pair.floor)),
    shop: median(pairs.map((pair) => pair.shop)),
    ratio: median(pairs.map((pair) => pair.shop / pair.floor)),
  };
}

/** @throws Error unless every response was a 200 */
async function load(
  { url, headers }: Target,
  until: { amount: number } | { duration: number },
): Promise<number> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections,
    ...until,
    setupClient(client: Client) {
      if (headers) client.setHeaders(headers(connection));
      connection += 1;
    },
  });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`${url}: ${non2xx} refusals, ${errors} errors, ${timeouts} timeouts`);
  }
  return result['2xx'] / result.duration;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('no figures');
  return middle;
}
