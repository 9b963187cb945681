/** What draws toasts: loaded in idle time where there is a form, otherwise at the first press. */
export const loadToaster = () => import('./Toaster.js')
