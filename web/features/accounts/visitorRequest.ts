import { keysOf, type ServiceType, serviceTypes } from '@rules/kinds.js'
import { attempt, type Draft, draftStore } from '../../forms/draftStore.js'
import { keptFiles } from '../../uploads/keptFiles.js'

/** Owns the drafts and photos of a person who has no account yet. */
export const VISITOR = 'visitor'

const NEED = 'need'
/** Per tab, so that another person's sign-in in another tab does not get this one's request. */
const STORAGE_KEY = 'visitor-request'

export type Need = { type: ServiceType; zipCode: string }

type Begun = { type: ServiceType; isComplete: boolean }

const isService = (value: unknown): value is ServiceType => keysOf(serviceTypes).some(type => type === value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const keepBegun = (begun: Begun | null) =>
  attempt(() => {
    if (begun) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(begun))
    else sessionStorage.removeItem(STORAGE_KEY)
  }, undefined)

/** The request that a visitor fills in before they sign up: docs/decisions/0045-drafts.md. */
export const visitorRequest = {
  need: (): Need => {
    const { type, zipCode } = draftStore.read(VISITOR, NEED) ?? {}
    return { type: isService(type) ? type : 'dumpster_rental', zipCode: textOf(zipCode) }
  },

  keepNeed: (need: Need) => draftStore.write(VISITOR, NEED, need),

  /** True if a form has been begun, perhaps before the tab was closed. */
  isKept: (type: ServiceType): boolean => draftStore.read(VISITOR, type) !== null,

  /** Marks that a form was opened in this tab, or that all of it was filled in. */
  begin: (type: ServiceType, isComplete: boolean) => keepBegun({ type, isComplete }),

  /** The request that this tab's visitor has begun; null if there is none. */
  begun: (): Begun | null =>
    attempt(() => {
      const { type, isComplete } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
      return isService(type) ? { type, isComplete: isComplete === true } : null
    }, null),

  /** For a new account, which is nobody else's: also a request begun in a tab that was closed. */
  toSignUpWith: (): Begun | null => {
    const type = keysOf(serviceTypes).find(visitorRequest.isKept)
    return visitorRequest.begun() ?? (type ? { type, isComplete: false } : null)
  },

  /** The parts of the request that signing up asks for, too. */
  contact: (type: ServiceType) => {
    const draft: Draft = draftStore.read(VISITOR, type) ?? {}
    return {
      firstName: textOf(draft.firstName),
      lastName: textOf(draft.lastName),
      phone: textOf(draft.phone),
      zipCode: textOf(draft.zipCode) || visitorRequest.need().zipCode,
    }
  },

  /** Gives what the visitor typed and chose to the account that they have just signed up or in to. */
  adopt: (begun: Begun | null, userId: string) => {
    keepBegun(null)
    if (!begun) return
    draftStore.move(VISITOR, userId, begun.type)
    void keptFiles.move(VISITOR, userId, begun.type)
  },
}
