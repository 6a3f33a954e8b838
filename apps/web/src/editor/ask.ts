// One request to the editor's worker: a worker of its own, ended with its answer or when nobody waits for it any more.

import type { EditorAnswer, EditorRequest } from './protocol.ts';

/** Rejects when the worker could not be loaded or broke down; never settles once it was stopped. */
export function ask(request: EditorRequest, stop: AbortSignal): Promise<EditorAnswer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  stop.addEventListener('abort', () => worker.terminate(), { once: true });
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<EditorAnswer>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = (event) => {
      worker.terminate();
      reject(new Error(`The editor's worker broke down: ${event.message}`));
    };
    worker.postMessage(request);
  });
}
