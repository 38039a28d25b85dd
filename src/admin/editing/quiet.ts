/** In ms. Payload sends the form 250 ms after the last change. */
export const QUIET_MS = 300;
/** In ms. Somebody who types without a pause still sees what the server has found. */
export const LONGEST_WAIT_MS = 3_000;

const INPUTS = ['input', 'change', 'keydown', 'click', 'pointerup', 'drop', 'paste', 'message'];

/** `shown` resolves once the page has dealt with an input: Payload’s pause begins then. */
type Clock = { now: () => number; wait: (ms: number) => Promise<unknown>; shown: () => Promise<unknown> };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const clock: Clock = { now: () => performance.now(), wait, shown: () => wait(0) };

/**
 * `listen` follows input on the page and in its preview, and returns how to stop; `quiet` resolves once there has been
 * none for a moment.
 */
export function followInput({ now, wait, shown }: Clock = clock) {
  let last = Number.NEGATIVE_INFINITY;
  const count = () => {
    last = now();
  };
  const note = () => {
    count();
    void shown().then(count);
  };
  return {
    note,
    listen: (target: EventTarget) => {
      for (const name of INPUTS) target.addEventListener(name, note, { capture: true, passive: true });
      return () => {
        for (const name of INPUTS) target.removeEventListener(name, note, { capture: true });
      };
    },
    quiet: async () => {
      const end = now() + LONGEST_WAIT_MS;
      while (now() < Math.min(last + QUIET_MS, end)) await wait(Math.min(last + QUIET_MS, end) - now());
    },
  };
}
