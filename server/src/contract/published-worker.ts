import { parentPort } from 'node:worker_threads';
import { readContract } from './read-contract.ts';

parentPort?.postMessage(readContract());
