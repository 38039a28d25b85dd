'use client';

import { PopupList, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { z } from 'zod';

const made = z.object({ id: z.string(), path: z.string(), missing: z.array(z.string()) });
const refused = z.object({ error: z.string() }).or(
  z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).transform(({ errors }) => ({
    error: errors[0]?.message ?? '',
  })),
);

async function send(file: File) {
  const response = await fetch('/api/pages/from-file', { method: 'POST', body: file, credentials: 'same-origin' });
  const answer: unknown = await response.json();
  if (response.ok) return made.parse(answer);
  throw new Error(refused.safeParse(answer).data?.error || 'The file could not be read.');
}

const choose = () =>
  new Promise<File | undefined>((resolve) => {
    const input = Object.assign(document.createElement('input'), { type: 'file', accept: '.json,application/json' });
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });

/** Imports an exported page as a draft, also from another installation. */
export function UploadPage() {
  const router = useRouter();
  const upload = async () => {
    const file = await choose();
    if (!file) return;
    try {
      const { id, path, missing } = await send(file);
      toast.success(`The page was imported as a draft at ${path}.`);
      if (missing.length > 0)
        toast.warning(`Missing on this site: ${missing.join(', ')}. Choose replacements before you publish.`);
      router.push(`/admin/collections/pages/${id}`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The file could not be read.');
    }
  };
  return <PopupList.Button onClick={upload}>Import a page from a file</PopupList.Button>;
}
