type ToastVariant = 'default' | 'destructive'
export type ToastMessage = { title: string; description?: string; variant?: ToastVariant }
type ShownToast = ToastMessage & { id: number; open: boolean }

/** docs/product.md, Limits. */
export const TOAST_MS = 5000
export const TOAST_REMOVE_MS = 1_000_000

/** A newer toast replaces the older one, but not before there was time to read that one. */
export const TOAST_GLANCE_MS = 1500

const glance = { from: Number.NEGATIVE_INFINITY }
let shown: ShownToast | null = null
let waiting: ShownToast[] = []
let nextId = 1
let turn: ReturnType<typeof setTimeout> | undefined
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const show = (toast: ShownToast | null) => {
  shown = toast
  for (const listener of listeners) listener()
}

const advance = () => {
  clearTimeout(turn)
  const next = waiting[0]
  if (!next) return
  const left = shown?.open ? glance.from + TOAST_GLANCE_MS - Date.now() : 0
  if (left > 0) {
    turn = setTimeout(advance, left)
    return
  }
  waiting = waiting.slice(1)
  clearTimeout(removal)
  glance.from = Date.now()
  show(next)
  if (waiting.length > 0) advance()
}

/** The one toast on screen, or a dismissed one that has not been removed yet. */
export const toastStore = {
  read: () => shown,

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },

  add: (message: ToastMessage) => {
    waiting = [...waiting, { ...message, id: nextId++, open: true }]
    advance()
  },

  dismiss: (id: number) => {
    if (shown?.id !== id || !shown.open) return
    show({ ...shown, open: false })
    removal = setTimeout(() => show(null), TOAST_REMOVE_MS)
    advance()
  },

  /** Resets to a fresh page, for tests. */
  reset: () => {
    clearTimeout(turn)
    clearTimeout(removal)
    waiting = []
    show(null)
  },
}

/** Shows a message at the edge of the screen for 5 s. Works outside React too. */
export const toast = (message: ToastMessage) => toastStore.add(message)
