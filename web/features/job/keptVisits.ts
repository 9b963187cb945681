import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useSyncExternalStore } from 'react'
import { failedWith } from '../../apollo/failedWith.js'
import { draftStore } from '../../forms/draftStore.js'
import { useDraftOwner } from '../../forms/useDraft.js'
import { isVisit, type KeptVisit, keptFiles } from '../../uploads/keptFiles.js'
import type { PhotoTray } from '../photos/PhotoTray.js'

/** The drafts of a visit's forms. */
export const formKeys = {
  complete: (visitId: string) => `visit:${visitId}`,
  ticket: (visitId: string) => `visit:${visitId}:ticket`,
  fail: (visitId: string) => `visit:${visitId}:failed`,
}

/** The server has answered that it can't be done, so sending it again cannot succeed. */
export const isRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && !failedWith(error, 'UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE')

/** Removes the record, so that its form opens again with what was entered. */
export const takeBack = async ({ id, owner, key, input }: KeptVisit): Promise<void> => {
  draftStore.write(owner, key, input)
  await keptFiles.remove(id)
}

/** The records that wait for a connection. */
export const useKeptVisits = (): KeptVisit[] =>
  useSyncExternalStore(keptFiles.subscribe, keptFiles.read).filter(isVisit)

type Sending<Record extends KeptVisit> = {
  record: Omit<Record, 'id' | 'owner'>
  trays: readonly PhotoTray[]
  send: (photos: string[][]) => Promise<unknown>
}

/**
 * Sends the record of a visit with the photos in these trays. It is kept in this browser until it has arrived; returns
 * false if it waits for a connection there.
 */
export const useSendOrKeep = () => {
  const owner = useDraftOwner()
  return async <Record extends KeptVisit>({ record, trays, send }: Sending<Record>): Promise<boolean> => {
    const id = `record:${record.visitId}`
    const isKept = owner !== null && (await keptFiles.put({ ...record, id, owner } as Record))
    const isWaiting = (await Promise.all(trays.map(tray => tray.settled()))).includes(true)
    if (isKept && (isWaiting || !navigator.onLine)) return false
    try {
      await send(await Promise.all(trays.map(tray => tray.arrived())))
    } catch (error) {
      const hasAllPhotos = trays.every(tray => tray.read().photos.every(({ status }) => status === 'ready'))
      if (isKept && hasAllPhotos && !isRefused(error)) return false
      await keptFiles.remove(id)
      throw error
    }
    await keptFiles.remove(id)
    for (const tray of trays) tray.clear()
    return true
  }
}
