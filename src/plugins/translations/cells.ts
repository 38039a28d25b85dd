import type { Payload } from 'payload';
import { isTranslatable, type Language, languageOf, type TranslatableCollection } from '@/lib/languages';
import { ownRequest } from '@/payload/own-request';
import { asTranslation, type Document, originalOf } from './documents';
import { offeredLanguages } from './offered';
import { type Counts, countsOf } from './states';

export type CellState = { language: Language; counts: Counts };

/** Batches the rows of one list: two queries in all. Access must have been checked by the caller. */
export class ListStates {
  readonly #payload: Payload;
  readonly #collection: string;
  #requested: string[] = [];
  #result: Promise<Map<string, CellState[]>> | undefined;

  constructor(payload: Payload, collection: string) {
    this.#payload = payload;
    this.#collection = collection;
  }

  async of(id: string): Promise<CellState[]> {
    this.#requested.push(id);
    this.#result ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
      const requested = this.#requested;
      [this.#requested, this.#result] = [[], undefined];
      return this.#read(requested);
    });
    return (await this.#result).get(id) ?? [];
  }

  async #read(ids: string[]): Promise<Map<string, CellState[]>> {
    const states = new Map<string, CellState[]>();
    const collection = this.#collection;
    const req = await ownRequest(this.#payload);
    if (!isTranslatable(collection) || (await offeredLanguages(this.#payload)).length === 0) return states;
    const translations = await this.#find(collection, {
      and: [{ translationOf: { exists: true } }, { or: [{ id: { in: ids } }, { translationOf: { in: ids } }] }],
    });
    const originalIds = new Set(translations.flatMap((one) => originalOf(one) ?? []));
    if (originalIds.size === 0) return states;
    const originals = await this.#find(collection, { id: { in: [...originalIds] } });
    const byId = new Map(originals.map((one) => [one.id, one]));
    for (const own of translations) {
      const original = byId.get(originalOf(own) ?? '');
      if (!original) continue;
      const { pairs } = asTranslation(req, collection, own, original);
      const state = { language: languageOf(own), counts: countsOf(pairs) };
      for (const id of [own.id, original.id]) states.set(id, [...(states.get(id) ?? []), state]);
    }
    return states;
  }

  async #find(collection: TranslatableCollection, where: object): Promise<Document[]> {
    const { docs } = await this.#payload.find({
      collection: collection as 'pages',
      where: where as never,
      draft: true,
      depth: 0,
      limit: 1000,
      pagination: false,
      overrideAccess: true,
    });
    return docs as unknown as Document[];
  }
}
