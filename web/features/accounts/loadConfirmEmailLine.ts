/** Loads the line for users with an unconfirmed email early, so that it doesn't push the page down later. */
export const loadConfirmEmailLine = () => import('./ConfirmEmailLine.js')
