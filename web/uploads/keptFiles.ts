import type { FailureReason, VisitKind } from '@rules/visits/visits.js'

const DATABASE = 'kept-files'
const STORE = 'files'

/** A phone's storage is not ours to fill. */
const MOST_FILES = 40
/** Another driver may have finished the visit, and then nobody sends them. */
const MOST_AGE_MS = 14 * 86_400_000

type Entry = {
  id: string
  owner: string
  /** The form that it belongs to. */
  key: string
}

export type KeptFile = Entry & { name: string; type: string; file: Blob }

export type ArrivedPhoto = { name: string; path: string }

/** What a vendor recorded of a visit. It goes out after the photos of its form. */
export type KeptVisit = Entry & {
  visitId: string
  kind: VisitKind
  /** In the server's time. Missing in records of earlier versions, like `photos`. */
  pressedAt?: number
  /** The photos of each of its forms that have arrived. A draft may expire; this doesn't. */
  photos?: readonly (readonly ArrivedPhoto[])[]
} & (
    | { act: 'start'; input: { etaMinutes: number } }
    | { act: 'arrive'; input: Record<never, never> }
    | {
        act: 'complete'
        /** Without takenLabel in records of earlier versions. */
        input: { unitLabel: string | null; takenLabel?: string | null; tons: string | null }
      }
    | { act: 'fail'; input: { reason: FailureReason; note: string | null } }
  )

export type Kept = KeptFile | KeptVisit
/** `seenAt`: the server's time when its owner was first online. */
type Stored = Kept & { seenAt?: number }

export const isFile = (entry: Kept): entry is KeptFile => 'file' in entry
export const isVisit = (entry: Kept): entry is KeptVisit => 'act' in entry

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const openStore = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  const database = await settled(request)
  const transaction = database.transaction(STORE, mode)
  transaction.oncomplete = () => database.close()
  return transaction.objectStore(STORE)
}

let last: Promise<unknown> = Promise.resolve()

/**
 * One after the other, so that a file that arrives at once is not kept after its removal. Falls back to `otherwise` because
 * browsers may refuse storage, as some do in private windows.
 */
const attempt = <Result>(act: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  const result = last.then(act).catch(() => otherwise)
  last = result
  return result
}

const all = async (): Promise<Stored[]> => settled((await openStore('readonly')).getAll())

const removeWhere = async (isGone: (entry: Stored) => boolean) => {
  const gone = (await all()).filter(isGone)
  if (gone.length === 0) return
  const store = await openStore('readwrite')
  await Promise.all(gone.map(({ id }) => settled(store.delete(id))))
}

const NOTHING: readonly Kept[] = []

let entries = NOTHING
const listeners = new Set<() => void>()
const openForms = new Set<string>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Reads what is kept, and tells those who show it. */
const refresh = <Result>(result: Result) =>
  attempt(async () => {
    const now = await all()
    if (now.length > 0 || entries.length > 0) entries = now
    tell()
    return result
  }, result)

/**
 * Keeps what waits for a connection in this browser's IndexedDB, which, unlike localStorage, holds photos: files, and
 * the visits that they belong to.
 */
export const keptFiles = {
  /** Returns false if it could not be kept. */
  put: (entry: Kept): Promise<boolean> =>
    attempt(async () => {
      if (isFile(entry) && (await all()).length >= MOST_FILES) return false
      await settled((await openStore('readwrite')).put(entry))
      return true
    }, false).then(refresh),

  remove: (id: string): Promise<void> =>
    attempt(async () => {
      await settled((await openStore('readwrite')).delete(id))
    }, undefined).then(refresh),

  /** Makes one owner's files of a form another's. */
  move: (from: string, to: string, key: string): Promise<void> =>
    attempt(async () => {
      const moved = (await all()).filter(entry => entry.owner === from && entry.key === key)
      const store = await openStore('readwrite')
      await Promise.all(moved.map(entry => settled(store.put({ ...entry, owner: to }))))
    }, undefined).then(refresh),

  /** Removes what couldn't be sent for two weeks of the server's time. The device's clock may be wrong. */
  removeOld: (now: Date): Promise<void> =>
    attempt(async () => {
      for (const entry of await all()) {
        const { id, seenAt } = entry
        const store = await openStore('readwrite')
        if (seenAt === undefined) await settled(store.put({ ...entry, seenAt: now.getTime() }))
        else if (now.getTime() - seenAt > MOST_AGE_MS) await settled(store.delete(id))
      }
    }, undefined),

  list: (owner: string): Promise<Kept[]> =>
    attempt(async () => (await all()).filter(entry => entry.owner === owner), []),

  /** Removes everything but this owner's, or everything if `owner` is null. */
  removeAllBut: (owner: string | null): Promise<void> =>
    attempt(() => removeWhere(entry => entry.owner !== owner), undefined).then(refresh),

  /** What was kept when it was last read. */
  read: () => entries,

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    if (listeners.size === 1) void refresh(undefined)
    return () => void listeners.delete(listener)
  },

  /** An open form sends its own files. Returns a function that ends that. */
  holdForm: (key: string) => {
    openForms.add(key)
    return () => {
      openForms.delete(key)
      tell()
    }
  },

  isFormOpen: (key: string) => openForms.has(key),
}
