const EPOCH = 1_420_070_400_000n;

/** An id as the chat community makes them: a time, and something to tell apart. */
export function newSnowflake(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(((BigInt(Date.now()) - EPOCH) << 22n) | BigInt(random >>> 10));
}
