/** The line above every page of a user who has not confirmed the email. Got ready before it is drawn, it moves nothing. */
export const loadConfirmEmailLine = () => import('./ConfirmEmailLine.js')
