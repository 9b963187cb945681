/** docs/product.md, Limits: the browser's copy of who is signed in, for display alone. What counts is the session cookie. */
export const STORED_USER_KEY = 'user'
