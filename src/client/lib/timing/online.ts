/** Waits until the network returns, or for so many milliseconds. */
export async function online(timeoutMs: number): Promise<void> {
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, timeoutMs);
  });
}
