import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const ID = /^\d{13}-[0-9a-f]{8}$/;

export type Message = { id: string; time: Date; mail: Email };

/** Compares whole addresses: another address may start or end with the same characters. */
const mentions = ({ to = [], replyTo = [], text = '', html = '' }: Email, email: string) =>
  [...to, ...replyTo].some(({ address }) => address?.toLowerCase() === email) ||
  `${text} ${html}`
    .toLowerCase()
    .split(/[\s<>"(),;:]+/)
    .includes(email);

/** Received mail, as files readable only by their owner. */
export class Mailbox {
  readonly #folder: string;
  readonly #most: number;

  constructor(folder: string, most = Number.POSITIVE_INFINITY) {
    this.#folder = folder;
    this.#most = most;
  }

  async keep(raw: Uint8Array): Promise<void> {
    await fs.mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.#folder, `${Date.now()}-${randomBytes(4).toString('hex')}`);
    try {
      await fs.writeFile(`${file}.part`, raw, { mode: 0o600 });
      await fs.rename(`${file}.part`, `${file}.eml`);
    } catch (error) {
      // Of a full disk: nothing would ever erase this half.
      await fs.rm(`${file}.part`, { force: true });
      throw error;
    }
    for (const id of (await this.ids()).slice(this.#most)) await fs.rm(this.#fileOf(id), { force: true });
  }

  async ids(): Promise<string[]> {
    const files = await fs.readdir(this.#folder).catch(() => []);
    const ids = files.filter((file) => file.endsWith('.eml')).map((file) => file.slice(0, -'.eml'.length));
    return ids.filter((id) => ID.test(id)).sort((one, other) => (one < other ? 1 : -1));
  }

  async read(id: string): Promise<Message | undefined> {
    if (!ID.test(id)) return undefined;
    const raw = await fs.readFile(this.#fileOf(id)).catch(() => undefined);
    if (!raw) return undefined;
    return { id, time: new Date(Number(id.split('-')[0])), mail: await PostalMime.parse(raw) };
  }

  async all(): Promise<Message[]> {
    const found = await Promise.all((await this.ids()).map((id) => this.read(id)));
    return found.filter((message) => message !== undefined);
  }

  /** To, from or about an address, case-insensitively. Returns how many were deleted. */
  async erase(email: string): Promise<number> {
    const found = (await this.all()).filter(({ mail }) => mentions(mail, email.toLowerCase()));
    for (const { id } of found) await fs.rm(this.#fileOf(id), { force: true });
    return found.length;
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, `${id}.eml`);
  }
}
