/**
 * Applies the patches of `patches/` to node_modules. In JavaScript, because `launcher.mjs` calls it with any Node from 20.9.
 */
import fs from 'node:fs';
import path from 'node:path';

const NAME = /^(.+)\+(\d+\.\d+\.\d+[^+]*)\.patch$/;

const readAll = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((file) => NAME.test(file))
        .map((file) => ({ file, text: fs.readFileSync(path.join(folder, file), 'utf8') }))
    : [];

const isSame = (one) => (other) => other.file === one.file && other.text === one.text;

/** Folder and version of the installed package; a slash of its name is written as `+`. */
function installed(modules, file) {
  const [, name, version] = NAME.exec(file);
  const folder = path.join(modules, name.replaceAll('+', '/'));
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest)) return { folder, is: undefined, version };
  return { folder, is: JSON.parse(fs.readFileSync(manifest, 'utf8')).version, version };
}

/** The contents to write, or undefined for a file that the patch does not fit. */
function patched({ applyPatch, parsePatch, reversePatch }, folder, text, isBackwards) {
  return parsePatch(text).map((one) => {
    const file = path.join(folder, one.newFileName.replace(/^b\//, ''));
    const [forwards, backwards] = isBackwards ? [reversePatch(one), one] : [one, reversePatch(one)];
    if (!fs.existsSync(file)) return { file };
    const before = fs.readFileSync(file, 'utf8');
    // What can be taken back has been applied already.
    if (applyPatch(before, backwards) !== false) return { file, before, after: before };
    const after = applyPatch(before, forwards);
    return { file, before, after: after === false ? undefined : after };
  });
}

const write = (files) => {
  for (const { file, before, after } of files) if (after !== before) fs.writeFileSync(file, after);
};

/**
 * Applies each patch once, all of its files or none. The patches in effect are kept below node_modules, so that one
 * that has changed or gone is taken back first. @throws if a patch does not fit the installed package
 */
export async function applyPatches(root) {
  const modules = path.join(root, 'node_modules');
  const keptIn = path.join(modules, '.patches');
  const wanted = readAll(path.join(root, 'patches'));
  const kept = readAll(keptIn);
  if (wanted.length + kept.length === 0) return;
  const diff = await import('diff');

  for (const old of kept.filter((one) => !wanted.some(isSame(one)))) {
    const { folder, is, version } = installed(modules, old.file);
    const files = is === version ? patched(diff, folder, old.text, true) : [];
    if (files.every(({ after }) => after !== undefined)) write(files);
    fs.rmSync(path.join(keptIn, old.file));
  }
  for (const one of wanted) {
    const { folder, is, version } = installed(modules, one.file);
    if (is !== version)
      throw new Error(`patches/${one.file} is not for ${is ?? 'a package that is missing'}. See patches/README.md.`);
    const files = patched(diff, folder, one.text, false);
    const misfit = files.find(({ after }) => after === undefined);
    if (misfit)
      throw new Error(`patches/${one.file} does not fit ${path.relative(root, misfit.file)}. See patches/README.md.`);
    write(files);
    if (kept.some(isSame(one))) continue;
    fs.mkdirSync(keptIn, { recursive: true });
    fs.writeFileSync(path.join(keptIn, one.file), one.text);
  }
}
