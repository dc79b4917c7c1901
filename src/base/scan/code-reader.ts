// The address of the built worker, which the Trusted Types policy is shown.
// oxlint-disable-next-line import/default
import workerUrl from '#workers/codes/code-worker.ts?worker&url';
// oxlint-disable-next-line import/default
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { trustedScriptUrl } from '#src/base/api/trusted-types.ts';
import { type CodeReader, startCodeReader } from '#workers/codes/client.ts';
import { spawnWorker } from '#workers/spawned.ts';

/** The reader of this shop, in a worker. Import it with `import()` alone: only a browser that cannot read codes by itself has a use for it. */
export const openCodeReader = (signal: AbortSignal): Promise<CodeReader> =>
  startCodeReader(() => spawnWorker(trustedScriptUrl(workerUrl), 'codes'), wasmUrl, signal);

/**
 * Fetches the files of the reader, 330 kB: the service worker keeps what was fetched once, and the camera reads without a network. Never rejects.
 */
export const fetchCodeReader = async (): Promise<void> => {
  await Promise.all([workerUrl, wasmUrl].map((url) => fetch(url).then((response) => response.arrayBuffer()))).catch(() => undefined);
};
