/**
 * docs/product.md, Limits: the browser's copy of the signed-in user, for display only. The session cookie is what
 * counts.
 */
export const STORED_USER_KEY = 'user'
