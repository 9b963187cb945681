import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useSyncExternalStore } from 'react'
import { failedWith } from '../../apollo/failedWith.js'
import { draftStore } from '../../forms/draftStore.js'
import { BrowserFailure } from '../../forms/serverMessage.js'
import { useDraftOwner } from '../../forms/useDraft.js'
import { serverNow } from '../../serverClock.js'
import { type ArrivedPhoto, isVisit, type KeptVisit, keptFiles } from '../../uploads/keptFiles.js'
import { addArrived, arrivedPhotos } from '../uploads/keepPhotos.js'
import type { PhotoTray } from '../uploads/PhotoTray.js'

/** A visit's buttons, and the drafts of its forms. */
export const formKeys = {
  step: (visitId: string) => `visit:${visitId}:step`,
  complete: (visitId: string) => `visit:${visitId}`,
  ticket: (visitId: string) => `visit:${visitId}:ticket`,
  fail: (visitId: string) => `visit:${visitId}:failed`,
}

/** A button, without a form. */
export const isStep = ({ act }: Pick<KeptVisit, 'act'>): boolean => act === 'start' || act === 'arrive'

/** Every form whose photos go out with this record. */
export const formsOf = (record: KeptVisit): string[] => {
  if (isStep(record)) return []
  return record.act === 'complete' ? [record.key, formKeys.ticket(record.visitId)] : [record.key]
}

/** The arrived photos of each of these forms. Records of earlier versions have them in their drafts. */
export const photosOf = (record: KeptVisit): (readonly ArrivedPhoto[])[] =>
  formsOf(record).map((form, at) => record.photos?.[at] ?? arrivedPhotos(record.owner, form))

/** A visit is either finished or failed. */
const idOf = (record: Pick<KeptVisit, 'act' | 'visitId'>) =>
  isStep(record) ? `record:${record.visitId}:${record.act}` : `record:${record.visitId}`

/** A visit's records go out in the order in which they happened. */
export const acts: readonly KeptVisit['act'][] = ['start', 'arrive', 'complete', 'fail']

/** An earlier step of the visit is not sent yet, without which the server refuses this one. */
const hasEarlier = ({ act, visitId }: Pick<KeptVisit, 'act' | 'visitId'>): boolean =>
  keptFiles
    .read()
    .filter(isVisit)
    .some(kept => kept.visitId === visitId && isStep(kept) && acts.indexOf(kept.act) < acts.indexOf(act))

/** The server has answered that it can't be done, so sending it again cannot succeed. */
export const isRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && !failedWith(error, 'UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE')

/** Removes the record, so that its form opens again with what was entered. */
export const takeBack = async (record: KeptVisit): Promise<void> => {
  const { id, owner, key, input } = record
  const photos = photosOf(record)
  for (const [at, form] of formsOf(record).entries()) {
    const known = new Set(arrivedPhotos(owner, form).map(({ path }) => path))
    for (const photo of photos[at]!) if (!known.has(photo.path)) addArrived(owner, form, photo)
  }
  if (!isStep(record)) draftStore.write(owner, key, input)
  await keptFiles.remove(id)
}

/** The records that wait for a connection. */
export const useKeptVisits = (): KeptVisit[] =>
  useSyncExternalStore(keptFiles.subscribe, keptFiles.read).filter(isVisit)

const NOT_KEPT =
  "This browser can't keep it, as in a private window. Leave this page open, and try again once you're online."

type Unsent<Record> = Record extends KeptVisit ? Omit<Record, 'id' | 'owner' | 'pressedAt' | 'photos'> : never

type Sending = {
  record: Unsent<KeptVisit>
  trays: readonly PhotoTray[]
  send: (photos: string[][]) => Promise<unknown>
}

/**
 * Sends the record of a visit with the photos in these trays. It is kept in this browser until it has arrived; returns
 * false if it waits for a connection there.
 */
export const useSendOrKeep = () => {
  const owner = useDraftOwner()

  const sendOrKeep = async ({ record, trays, send }: Sending): Promise<boolean> => {
    const id = idOf(record)
    const pressedAt = serverNow().getTime()
    const keep = async () => {
      const photos = trays.map(tray => tray.kept().arrived)
      return owner !== null && (await keptFiles.put({ ...record, id, owner, pressedAt, photos } as KeptVisit))
    }
    const isRecorded = await keep()
    const isWaiting = (await Promise.all(trays.map(tray => tray.settled()))).includes(true)
    const isKept = isRecorded && !trays.some(tray => tray.isAtRisk)
    if (isKept && (isWaiting || !navigator.onLine || hasEarlier(record))) return !(await keep())
    try {
      if (isWaiting || !navigator.onLine) throw new BrowserFailure(NOT_KEPT)
      await send(await Promise.all(trays.map(tray => tray.arrived())))
    } catch (error) {
      const hasAllPhotos = trays.every(tray => tray.read().photos.every(({ status }) => status === 'ready'))
      if (isKept && hasAllPhotos && !isRefused(error)) return !(await keep())
      await keptFiles.remove(id)
      throw error
    }
    await keptFiles.remove(id)
    for (const tray of trays) tray.clear()
    return true
  }

  return async (sending: Sending): Promise<boolean> => {
    // Forms hold themselves. Without this, SendKept would send a button's record, too.
    const letGo = sending.trays.length === 0 ? keptFiles.holdForm(sending.record.key) : () => {}
    return sendOrKeep(sending).finally(letGo)
  }
}
