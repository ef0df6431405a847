/**
 * Fetches code that is needed now. Without a network that waits for its return, so that a page which is
 * there already stays in use; any other failure is thrown.
 */
export async function importWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return importWhenOnline(load);
  }
}
