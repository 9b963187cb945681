/** Loads the toasts' code: in idle time on pages with a form, otherwise at the first press. */
export const loadToaster = () => import('./Toaster.js')
