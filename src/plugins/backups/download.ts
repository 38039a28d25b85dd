import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { encrypt } from '@/backup/passphrase';
import { audit } from '@/staff/audit/audit';
import { json, refuse } from '@/staff/endpoint';
import { passwordProblem } from '@/staff/sign-in/password-policy';
import { archiveOf } from './addressed';
import { makeLink, takeLink } from './links';
import { problemOfProof, proof } from './prove';

export const linkRequest = z.object({
  ...proof,
  passphrase: z.string({ error: 'Enter a passphrase for the file.' }).max(1024, 'Use a shorter passphrase.'),
});

/** `POST …/link` with password, code and a passphrase for the file: an address that works once, within a minute. */
export async function askForLink(
  req: PayloadRequest,
  archive: string,
  { passphrase, ...given }: z.infer<typeof linkRequest>,
): Promise<Response> {
  const problem = await problemOfProof(req, given, 'download a backup');
  if (problem) return refuse(400, problem);
  if (passphrase === given.password) return refuse(400, 'Choose a passphrase that is not your password.');
  const weak = await passwordProblem(passphrase);
  if (weak) return refuse(400, `The passphrase: ${weak}`);
  const link = { name: path.basename(archive), account: String(req.user?.id), passphrase };
  return json({ href: `/api/backups/download/${await makeLink(req.payload, link)}` }, 201);
}

const GONE = 'This link has been used or has expired. Enter your password again for a new one.';

/** `GET …/download/:token`: the encrypted file, for the account that requested it. */
export async function download(req: PayloadRequest): Promise<Response> {
  const link = await takeLink(req.payload, String(req.routeParams?.token ?? ''));
  if (!link || link.account !== req.user?.id) return refuse(410, GONE);
  const archive = await archiveOf(link.name);
  const { size } = await fs.promises.stat(archive);
  const source = Readable.toWeb(fs.createReadStream(archive)) as ReadableStream<Uint8Array>;
  const { stream, bytes } = await encrypt(source, size, link.passphrase);
  await audit(req, { action: 'backup', title: link.name, collection: 'backups', detail: 'Downloaded, encrypted' });
  return new Response(stream, {
    headers: {
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${link.name}.age"`,
      'content-length': String(bytes),
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    },
  });
}
