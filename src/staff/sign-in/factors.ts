import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { digestOf, newRecoveryCodes } from './recovery-codes';
import { seal, unseal } from './seal';
import { stepOf } from './totp';

export type Factor = {
  id: string;
  account: string;
  /** Encrypted. */
  secret: string;
  /** Codes of this time step and earlier ones are refused. */
  lastStep: number;
  recoveryCodes: string[];
  /** Optimistic lock: of two concurrent changes one is refused. */
  revision: number;
  createdAt: string;
};

const digests = z.array(z.string()).catch([]);

export async function findFactor(req: PayloadRequest, account: string): Promise<Factor | null> {
  const where = { account: { equals: account } };
  const row = await req.payload.db.findOne<Factor>({ collection: 'second-factors', where, req });
  return row && { ...row, recoveryCodes: digests.parse(row.recoveryCodes) };
}

type Change = Partial<Pick<Factor, 'secret' | 'lastStep' | 'recoveryCodes'>>;

/** False if the factor has changed since it was read. */
async function change(req: PayloadRequest, { id, revision }: Factor, data: Change): Promise<boolean> {
  const row = await req.payload.db.updateOne({
    collection: 'second-factors',
    where: { and: [{ id: { equals: id } }, { revision: { equals: revision } }] },
    data: { ...data, revision: revision + 1 },
    options: { atomic: true },
    req,
  });
  return Boolean(row);
}

export type UsedCode = { kind: 'code' } | { kind: 'recovery code'; left: number };

/** Uses up an app or recovery code; undefined if it is wrong or was used before. */
export async function spendCode(req: PayloadRequest, factor: Factor, code: string): Promise<UsedCode | undefined> {
  const plain = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(plain)) {
    const secret = unseal('second-factor', factor.account, factor.secret);
    const step = secret && stepOf(secret, plain);
    if (!step || step <= factor.lastStep) return undefined;
    return (await change(req, factor, { lastStep: step })) ? { kind: 'code' } : undefined;
  }
  const spent = digestOf(factor.account, code);
  const recoveryCodes = factor.recoveryCodes.filter((kept) => kept !== spent);
  if (recoveryCodes.length === factor.recoveryCodes.length) return undefined;
  const isSpent = await change(req, factor, { recoveryCodes });
  return isSpent ? { kind: 'recovery code', left: recoveryCodes.length } : undefined;
}

export async function saveFactor(
  req: PayloadRequest,
  account: string,
  secret: string,
  lastStep: number,
): Promise<string[] | undefined> {
  const codes = newRecoveryCodes();
  const recoveryCodes = codes.map((code) => digestOf(account, code));
  const data = { secret: seal('second-factor', account, secret), lastStep, recoveryCodes };
  const factor = await findFactor(req, account);
  if (factor) return (await change(req, factor, data)) ? codes : undefined;
  await req.payload.create({
    collection: 'second-factors',
    data: { ...data, account, revision: 0 },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return codes;
}

export async function renewRecoveryCodes(req: PayloadRequest, account: string): Promise<string[] | undefined> {
  const factor = await findFactor(req, account);
  const codes = newRecoveryCodes();
  const recoveryCodes = codes.map((code) => digestOf(account, code));
  return factor && (await change(req, factor, { recoveryCodes })) ? codes : undefined;
}

export async function removeFactor(req: PayloadRequest, account: string): Promise<void> {
  const where = { account: { equals: account } };
  await req.payload.delete({ collection: 'second-factors', where, depth: 0, overrideAccess: true, req });
}

export const removeFactorOf: CollectionAfterDeleteHook<{ id: string }> = async ({ doc, req }) => {
  await removeFactor(req, doc.id);
  return doc;
};
