import fs from 'node:fs';
import path from 'node:path';

/** npm prefers it to package-lock.json. */
const ADDRESSED = 'npm-shrinkwrap.json';

/**
 * Runs `work`, an installation, with the address of each package: package-lock.json names no registry, and looking up the
 * addresses takes npm as long as everything else. The checksums stay those of package-lock.json.
 * @template T
 * @param {string} root
 * @param {string} registry its URL
 * @param {() => Promise<T>} work
 */
export async function withAddresses(root, registry, work) {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const [folder, one] of Object.entries(lock.packages ?? {})) {
    if (!folder || one.link || one.inBundle || one.resolved || !one.version) continue;
    const name = one.name ?? folder.split('node_modules/').at(-1);
    one.resolved = `${registry.replace(/\/$/, '')}/${name}/-/${name.split('/').at(-1)}-${one.version}.tgz`;
  }
  const file = path.join(root, ADDRESSED);
  try {
    fs.writeFileSync(file, JSON.stringify(lock));
  } catch {
    // The sources belong to somebody else, as on a server, or the disk is full: npm looks the addresses up.
    fs.rmSync(file, { force: true, recursive: true });
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}
