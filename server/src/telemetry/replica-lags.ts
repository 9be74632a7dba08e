import { makeSignal } from './signal.ts';

export interface ReplicaLag {
  /** Its place in `DATABASE_REPLICA_URLS`, from 1. */
  replica: string;
  /** Infinity when the replica is away, or its lag is not known. */
  seconds: number;
}

/** Told of each replica about once a second. */
export const replicaLags = makeSignal<ReplicaLag>();
