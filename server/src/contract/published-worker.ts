import { parentPort } from 'node:worker_threads';
import { readWrittenContract } from './read-contract.ts';

// As text, which the other thread takes over and reads in a fraction of the time of an object.
parentPort?.postMessage(JSON.stringify(readWrittenContract()));
