/**
 * Pages that only some requests may see, and the cookie that such a request carries. The page is rendered and kept like
 * any other; who may see it is decided before (src/proxy.ts), so no copy of it is handed out elsewhere.
 */
export const gates = /** @type {const} */ ({
  '/contact/success': { cookie: 'contact-sent', otherwise: '/contact' },
});

/** @param {string} path @returns {path is keyof typeof gates} */
export const isGated = (path) => Object.hasOwn(gates, path);
