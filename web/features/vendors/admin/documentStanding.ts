import { type DocumentType, documentTypes, keysOf } from '@rules/kinds.js'
import type { BadgeTone } from '../../../ui/text/Badge.js'
import type { ManagedDocument_DocumentFragment } from './generated/vendors.js'

type Document = ManagedDocument_DocumentFragment

/** The document of this type that counts: one that waits, or else the approved one; the list is sorted newest first. */
export const newestOf = (documents: readonly Document[], type: DocumentType) => {
  const own = documents.filter(({ documentType }) => documentType === type)
  const of = (status: Document['reviewStatus']) => own.find(({ reviewStatus }) => reviewStatus === status)
  return of('waiting') ?? of('approved') ?? own[0]
}

/** The status of a vendor's three documents, in a word or two. */
export const documentStanding = (documents: readonly Document[]): { words: string; tone: BadgeTone } => {
  const three = keysOf(documentTypes).map(type => newestOf(documents, type)?.reviewStatus)
  const waiting = three.filter(status => status === 'waiting').length
  if (waiting > 0) return { words: `${waiting} to review`, tone: 'yellow' }
  const approved = three.filter(status => status === 'approved').length
  return { words: `${approved} of 3 approved`, tone: approved === 3 ? 'green' : 'neutral' }
}
