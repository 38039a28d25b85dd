'use client';

import { PopupList, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import type { Tell } from '@/lib/progress';
import { acceptsProgress, readWithProgress } from '../progress/read-progress';

const made = z.object({ id: z.string(), path: z.string(), missing: z.array(z.string()) });
const refused = z.object({ error: z.string() }).or(
  z.object({ errors: z.array(z.object({ message: z.string() })).min(1) }).transform(({ errors }) => ({
    error: errors[0]?.message ?? '',
  })),
);

async function send(file: File, tell: Tell) {
  const response = await fetch('/api/pages/from-file', {
    method: 'POST',
    body: file,
    credentials: 'same-origin',
    headers: acceptsProgress,
  });
  const { isOk, body } = await readWithProgress(response, tell);
  if (isOk) return made.parse(body);
  throw new Error(refused.safeParse(body).data?.error || 'The file could not be read.');
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
    const told = toast.loading('Importing…');
    try {
      const { id, path, missing } = await send(file, ({ done, of }) =>
        toast.loading(`Importing: ${done} of ${of} pictures…`, { id: told }),
      );
      toast.success(`The page was imported as a draft at ${path}.`, { id: told });
      if (missing.length > 0)
        toast.warning(`Missing on this site: ${missing.join(', ')}. Choose replacements before you publish.`);
      router.push(`/admin/collections/pages/${id}`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The file could not be read.', { id: told });
    }
  };
  return <PopupList.Button onClick={upload}>Import a page from a file</PopupList.Button>;
}
