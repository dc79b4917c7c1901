/** Bytes that a dedicated worker of a page holds, rubbish not counted. Playwright has no DevTools session of workers; this is one for two commands. */
export const watchWorkerMemory = async (page) => {
  const session = await page.context().newCDPSession(page);
  const waiting = new Map();
  let worker;
  let last = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') worker = sessionId;
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  const send = (method) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      session.send('Target.sendMessageToTarget', { sessionId: worker, message: JSON.stringify({ id: last, method }) }).catch(reject);
    });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  return async () => {
    await send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize, backingStorageSize } = await send('Runtime.getHeapUsage');
    return usedSize + embedderHeapUsedSize + backingStorageSize;
  };
};
