import { graphql } from '../../../test/generated/gql.js'
import { SAVE_VENDOR_DOCUMENT_ID } from '../../../test/operations.js'
import { type Secret, type Story } from '../../../test/security/story.js'
import { upload } from '../../uploads/test/setups.js'

const SIZE = graphql(`
  mutation AddDumpsterSizeId($input: AddDumpsterSizeInput!) {
    addDumpsterSize(input: $input) { id }
  }
`)

export const leave = async ({ dale, mia }: Story): Promise<void> => {
  for (const [name, person, prices] of [
    ['Dale', dale, { usualPrice: '7303.11', tripFee: '7303.22', swapPrice: '7305.55' }],
    ['Mia', mia, { usualPrice: '7403.11', tripFee: '7403.22', swapPrice: '7405.55' }],
  ] as const) {
    const filePath = await upload(person)
    await person.ask(SAVE_VENDOR_DOCUMENT_ID, {
      input: { documentType: 'w9_form', fileName: `${name}Paper.png`, filePath },
    })
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
] satisfies Secret[]
