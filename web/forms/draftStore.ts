const PREFIX = 'draft:'
const VERSION = 1
const DAY_MS = 86_400_000

export const draftLimits = { ageMs: 7 * DAY_MS, characters: 100_000, perUser: 30 }

export type Draft = Record<string, unknown>
type Stored = { version: number; at: number; draft: Draft }

export const nameOf = (owner: string, key: string) => `${PREFIX}${owner}:${key}`

const sentName = (owner: string, key: string) => `sent:${nameOf(owner, key)}`

const ours = () => Object.keys(localStorage).filter(name => name.startsWith(PREFIX))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns null if the text is broken, too old, or from another version of this file. */
export const parse = (text: string | null): Stored | null => {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!isObject(stored) || stored.version !== VERSION || !isObject(stored.draft)) return null
    // The clock may have been set back since: such a draft is kept.
    return Date.now() - Number(stored.at) < draftLimits.ageMs ? (stored as Stored) : null
  } catch {
    return null
  }
}

/** Falls back to `otherwise` because browsers may refuse storage, as some do in private windows. */
export const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
  try {
    return act()
  } catch {
    return otherwise
  }
}

/** Drops expired drafts, then the oldest ones, to make room for one more. */
const dropOldest = (owner: string) => {
  const kept: Array<{ name: string; at: number }> = []
  for (const name of ours()) {
    const stored = parse(localStorage.getItem(name))
    if (!stored) localStorage.removeItem(name)
    else if (name.startsWith(nameOf(owner, ''))) kept.push({ name, at: stored.at })
  }
  kept.sort((one, other) => other.at - one.at)
  for (const { name } of kept.slice(draftLimits.perUser - 1)) localStorage.removeItem(name)
}

/** Keeps unsent input in this browser only; every key includes the owner. */
export const draftStore = {
  read: (owner: string, key: string): Draft | null =>
    attempt(() => {
      const name = nameOf(owner, key)
      const stored = parse(localStorage.getItem(name))
      if (!stored) localStorage.removeItem(name)
      return stored?.draft ?? null
    }, null),

  /** Returns false if the draft could not be stored. */
  write: (owner: string, key: string, draft: Draft): boolean =>
    attempt(() => {
      const name = nameOf(owner, key)
      const text = JSON.stringify({ version: VERSION, at: Date.now(), draft } satisfies Stored)
      if (text.length > draftLimits.characters) {
        localStorage.removeItem(name)
        return false
      }
      if (localStorage.getItem(name) === null) dropOldest(owner)
      localStorage.setItem(name, text)
      return true
    }, false),

  /** Makes one owner's draft another's, in place of what that one had. */
  move: (from: string, to: string, key: string) =>
    attempt(() => {
      const text = localStorage.getItem(nameOf(from, key))
      localStorage.removeItem(nameOf(from, key))
      if (text !== null) localStorage.setItem(nameOf(to, key), text)
    }, undefined),

  remove: (owner: string, key: string) =>
    attempt(() => localStorage.removeItem(nameOf(owner, key)), undefined),

  /** Notifies other tabs, which get a stored value's event even if it is removed at once. */
  tellSent: (owner: string, key: string, values: string) =>
    attempt(() => {
      localStorage.setItem(sentName(owner, key), values)
      localStorage.removeItem(sentName(owner, key))
    }, undefined),

  /** Calls `listener` with values sent by another tab; returns an unsubscribe function. */
  onSent: (owner: string, key: string, listener: (values: Draft) => void) => {
    const hear = (event: StorageEvent) => {
      if (event.key === sentName(owner, key) && event.newValue) listener(JSON.parse(event.newValue))
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  },

  /** Removes all drafts but this owner's, or every draft if `owner` is null. */
  removeAllBut: (owner: string | null) =>
    attempt(() => {
      for (const name of ours())
        if (owner === null || !name.startsWith(nameOf(owner, ''))) localStorage.removeItem(name)
    }, undefined),
}
