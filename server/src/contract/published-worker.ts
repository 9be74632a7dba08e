import { parentPort } from 'node:worker_threads';
import { readWrittenContract } from './read-contract.ts';

// Sent as text, which the other thread receives and parses in a fraction of the time of an object.
parentPort?.postMessage(JSON.stringify(readWrittenContract()));
