/**
 * Imports a module. Offline it waits for the `online` event and tries again, so that the page stays in use; any other
 * failure is thrown.
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
