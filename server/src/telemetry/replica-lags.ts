import { makeSignal } from './signal.ts';

export interface ReplicaLag {
  /** The replica's position in `DATABASE_REPLICA_URLS`, starting at 1. */
  replica: string;
  /** Infinity if the replica is unavailable or its lag is unknown. */
  seconds: number;
}

/** Receives the lag of each replica about once a second. */
export const replicaLags = makeSignal<ReplicaLag>();
