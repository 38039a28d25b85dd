const key = Symbol.for('alethia.shared-store');

/** @typedef {{ isUp: boolean }} Health */

/** Kept on the global object: the cache handler, the server and the bundle are loaded apart. @param {Health} store */
export const registerShared = (store) => Reflect.set(globalThis, key, store);

/** Are there other instances that cannot be told anything now? Without a shared cache there are none. */
export const isCutOff = () => /** @type {Health | undefined} */ (Reflect.get(globalThis, key))?.isUp === false;
