/** For fields that the server sets and that another part of the form shows. */
export function Nothing() {
  return null;
}
