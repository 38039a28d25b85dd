const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * A script of the page that React waits for. Where it cannot be loaded, React would replace the page with an error: it is
 * loaded again instead, and until then there is what the server has sent.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
