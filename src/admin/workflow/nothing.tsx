/** For fields set by the server and shown elsewhere in the form. */
export function Nothing() {
  return null;
}
