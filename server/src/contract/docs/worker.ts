import { parentPort, workerData } from 'node:worker_threads';
import { readContract } from '../read-contract.ts';
import { docsPage } from './page.ts';

parentPort?.postMessage(docsPage(readContract(), String(workerData)));
