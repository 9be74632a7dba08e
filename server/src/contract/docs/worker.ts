import { parentPort } from 'node:worker_threads';
import { readContract } from '../read-contract.ts';
import { readReleased } from './changes/released.ts';
import { docsSite } from './site.ts';

parentPort?.postMessage(docsSite(readContract(), readReleased()));
