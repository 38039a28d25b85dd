/** For fields that the server fills in and that another part of the form shows. */
export function Nothing() {
  return null;
}
