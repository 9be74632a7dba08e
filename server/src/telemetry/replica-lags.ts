import { makeSignal } from './signal.ts';

export interface ReplicaLag {
  /** Its position in `DATABASE_REPLICA_URLS`, from 1. */
  replica: string;
  /** Infinity if the replica is unavailable, or its lag is not known. */
  seconds: number;
}

/** Receives the lag of each replica about once a second. */
export const replicaLags = makeSignal<ReplicaLag>();
