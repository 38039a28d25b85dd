import { createHash } from 'node:crypto';
import { z } from 'zod';
import { defaultLanguage, type Language } from './languages';

const MESSAGE = 'Enter an address that begins with https://, for example https://stats.example/script.js.';

/** Its origin becomes part of policies, so it must be a plain host name. */
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

export type ServiceText = { service: string; name?: string | null; purpose: string };

/** `key` changes with what visitors consent to, but not with the language. `lang`: of texts in another language. */
export type OutsideService = z.infer<typeof serviceSchema> & { key: string; lang?: Language };

const keyOf = (service: object) => createHash('sha256').update(JSON.stringify(service)).digest('hex').slice(0, 8);

function texts(
  service: z.infer<typeof serviceSchema>,
  { language, serviceTexts }: InLanguage,
): Partial<Pick<OutsideService, 'name' | 'purpose' | 'lang'>> {
  if (language === defaultLanguage) return {};
  const found = serviceTexts?.find(({ service: name }) => name.trim() === service.name);
  return found ? { name: found.name?.trim() || service.name, purpose: found.purpose } : { lang: defaultLanguage };
}

type InLanguage = { language: Language; serviceTexts?: ServiceText[] | null };

/** The services in the site settings, in a page's language. Incomplete (drafts) and unsafe ones are left out. */
export function outsideServices(
  stored: unknown,
  inLanguage: InLanguage = { language: defaultLanguage },
): OutsideService[] {
  const rows = z.array(z.unknown()).safeParse(stored).data ?? [];
  return rows.flatMap((row) => {
    const { data } = serviceSchema.safeParse(row);
    return data ? [{ ...data, ...texts(data, inLanguage), key: keyOf(data) }] : [];
  });
}

export const serviceOfFrame = (services: OutsideService[], origin: string | undefined): OutsideService | undefined =>
  origin ? services.find(({ frame }) => frame && new URL(frame).origin === origin) : undefined;
