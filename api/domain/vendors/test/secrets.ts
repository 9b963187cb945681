import { graphql } from '../../../test/generated/gql.js'
import { SAVE_VENDOR_DOCUMENT_ID } from '../../../test/operations.js'
import { type Secret, type Story } from '../../../test/security/story.js'
import { upload } from '../../uploads/test/setups.js'

const SIZE = graphql(`
  mutation AddDumpsterSizeId($input: AddDumpsterSizeInput!) {
    addDumpsterSize(input: $input) { id }
  }
`)

const ITEM = graphql(`
  mutation SetSecretItem($price: Money!) {
    setVendorItem(kind: piano, takes: extra, price: $price) { kind }
  }
`)

export const leave = async ({ dale, mia }: Story): Promise<void> => {
  for (const [name, person, itemPrice, prices] of [
    ['Dale', dale, '7307.77', { usualPrice: '7303.11', tripFee: '7303.22', swapPrice: '7305.55' }],
    ['Mia', mia, '7407.77', { usualPrice: '7403.11', tripFee: '7403.22', swapPrice: '7405.55' }],
  ] as const) {
    const filePath = await upload(person)
    await person.ask(SAVE_VENDOR_DOCUMENT_ID, {
      input: { documentType: 'w9_form', fileName: `${name}Paper.png`, filePath },
    })
    await person.ask(ITEM, { price: itemPrice })
    await person.ask(SIZE, { input: { size: `${name}Size`, description: `${name}SizeWords`, ...prices } })
  }
}

export const secrets = [
  {
    words: ['DalePaper.png', 'DaleSize', 'DaleSizeWords', '7303.11', '7303.22', '7305.55'],
    seenBy: ['dale', 'ada'],
  },
  {
    words: ['MiaPaper.png', 'MiaSize', 'MiaSizeWords', '7403.11', '7403.22', '7405.55'],
    seenBy: ['mia', 'ada'],
  },
  // Their bids on her junk pickups have a copy.
  { words: ['7307.77'], seenBy: ['dale', 'dana', 'ada'] },
  { words: ['7407.77'], seenBy: ['mia', 'dana', 'ada'] },
] satisfies Secret[]
