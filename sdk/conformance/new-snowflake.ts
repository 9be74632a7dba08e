const EPOCH = 1_420_070_400_000n;

/** Creates an id like the chat community's: a timestamp and a unique part. */
export function newSnowflake(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(((BigInt(Date.now()) - EPOCH) << 22n) | BigInt(random >>> 10));
}
