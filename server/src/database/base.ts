import { randomBytes } from 'node:crypto';
import { p } from '@mikro-orm/core';

let lastMillisecond = 0;
let sequence = 0;

/**
 * Creates a UUIDv7 (RFC 9562). Ids from one process ascend even within a millisecond, because the
 * twelve bits after the version hold a counter.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    sequence = 0;
  } else if (++sequence > 0xfff) {
    lastMillisecond++;
    sequence = 0;
  }
  const time = lastMillisecond.toString(16).padStart(12, '0');
  const counter = sequence.toString(16).padStart(3, '0');
  const random = randomBytes(8);
  random.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 0);
  const tail = random.toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

/** Primary key: a UUIDv7 created in code, so that the id is known before anything is written. */
export const id = () => p.uuid().primary().onCreate(newId);

/** A time with millisecond precision, like a JavaScript Date. */
export const timestamp = () => p.datetime(3);

export const createdAt = () => timestamp().onCreate(() => new Date());

export const updatedAt = () =>
  timestamp()
    .onCreate(() => new Date())
    .onUpdate(() => new Date());

/** Optimistic lock: incremented by every update through the entity manager. */
export const version = () => p.integer().version();
