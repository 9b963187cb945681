/** DESIGN 6: wrong passwords for one account. */
export const SIGN_IN_FAILURES = { name: 'sign-in', most: 10, seconds: 15 * 60 }
