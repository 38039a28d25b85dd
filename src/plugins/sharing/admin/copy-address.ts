/** False if the browser denies access. */
export async function copyAddress(path: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    return true;
  } catch {
    return false;
  }
}
