import { type ToastMessage, toastStore } from './toastStore.js'

/** Shows a message at the edge of the screen for 5 s. Works outside React too. */
export const toast = (message: ToastMessage) => toastStore.add(message)
