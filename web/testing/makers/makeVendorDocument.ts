import type { ManagedDocument_DocumentFragment } from '../../generated/graphql.js'

type VendorDocument = ManagedDocument_DocumentFragment & { __typename: 'VendorDocument' }

/** A W-9 waiting for review. */
export const makeVendorDocument = (some: Partial<VendorDocument> = {}): VendorDocument => ({
  __typename: 'VendorDocument',
  id: 'd0000001-0000-4000-8000-000000000000',
  documentType: 'w9_form',
  fileName: 'w9.pdf',
  filePath: '/objects/1',
  uploadedAt: '2026-11-20T09:00:00.000Z',
  reviewStatus: 'waiting',
  reviewReason: null,
  version: 1,
  ...some,
})
