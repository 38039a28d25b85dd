import { createHash } from 'node:crypto';
import { z } from 'zod';

const MESSAGE = 'Enter an address that begins with https://, for example https://stats.example/script.js.';

/** An address of an outside service. Its origin becomes part of policies, so it is a plain host name. */
export const serviceAddressSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: MESSAGE });

const serviceSchema = z
  .object({
    name: z.string().trim().min(1),
    purpose: z.string().trim().min(1),
    privacyAddress: serviceAddressSchema,
    scriptAddress: serviceAddressSchema.nullish(),
    frameAddress: serviceAddressSchema.nullish(),
    connections: z.array(z.object({ address: serviceAddressSchema })).nullish(),
  })
  .refine(({ scriptAddress, frameAddress }) => scriptAddress || frameAddress)
  .transform(({ name, purpose, privacyAddress, scriptAddress, frameAddress, connections }) => ({
    name,
    purpose,
    privacyAddress,
    script: scriptAddress ?? undefined,
    frame: frameAddress ?? undefined,
    connections: (connections ?? []).map(({ address }) => address),
  }));

/** `key` changes with everything that a visitor consents to: a changed service is asked about again. */
export type OutsideService = z.infer<typeof serviceSchema> & { key: string };

const keyOf = (service: object) => createHash('sha256').update(JSON.stringify(service)).digest('hex').slice(0, 8);

/** The services in the site settings. Incomplete ones (drafts) and those with unsafe addresses are left out. */
export function outsideServices(stored: unknown): OutsideService[] {
  const rows = z.array(z.unknown()).safeParse(stored).data ?? [];
  return rows.flatMap((row) => {
    const { data } = serviceSchema.safeParse(row);
    return data ? [{ ...data, key: keyOf(data) }] : [];
  });
}

/** The service whose frames have this origin. */
export const serviceOfFrame = (services: OutsideService[], origin: string | undefined): OutsideService | undefined =>
  origin ? services.find(({ frame }) => frame && new URL(frame).origin === origin) : undefined;
