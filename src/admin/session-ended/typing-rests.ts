const REST_MS = 800;

/** Calls once nobody has pressed a key for a moment. Returns a function that calls it off. */
export function whenTypingRests(call: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', wait, true);
  };
  const done = () => {
    stop();
    call();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(done, REST_MS);
  };
  let timer = setTimeout(done, REST_MS);
  window.addEventListener('keydown', wait, true);
  return stop;
}
