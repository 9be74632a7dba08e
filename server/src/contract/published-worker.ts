import { parentPort } from 'node:worker_threads';
import { readWrittenContract } from './read-contract.ts';

// Sent as text, because the other thread receives and parses text in a fraction of the time that an
// object takes.
parentPort?.postMessage(JSON.stringify(readWrittenContract()));
