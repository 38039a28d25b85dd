const FILE_NAME = /filename="([^"]+)"/;

/** Downloads translations as an XLIFF file. Returns the error, if any, in words for staff. */
export async function saveXliff(
  documents: { collection: string; id: string }[],
  isOpenOnly: boolean,
): Promise<string | undefined> {
  const response = await fetch('/api/translations/export', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documents, isOpenOnly }),
  }).catch(() => undefined);
  if (!response) return 'The site is not responding. Please try again.';
  if (!response.ok) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    return error ?? 'The file was not made. Please try again.';
  }
  const address = URL.createObjectURL(await response.blob());
  const name = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'texts.xlf';
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
  return undefined;
}
