import { fieldOf } from '../../platform/rows/fieldOf.js'
import { addsTo, one, type View } from '../../platform/rows/View.js'
import { Business } from '../businesses/Business.js'
import { businessRows } from '../businesses/businessRows.js'
import { CardAccount } from './CardAccount.js'

const BusinessField = fieldOf(Business)

/** The field that cards add to a business. */
export class CardsOfBusiness {
  @BusinessField(() => CardAccount, {
    nullable: true,
    description: 'How it takes cards. Null until the vendor has begun to connect an account.',
  })
  cards?: CardAccount | null
}

const cardRows: View<CardAccount> = { table: '(select *, vendor_id as id from card_accounts)', fields: {} }

export const cardsOfBusiness = addsTo<Business & CardsOfBusiness, CardsOfBusiness, Business>(businessRows, {
  fields: {
    cards: one(
      () => cardRows,
      (c, b) => `${c.vendorId} = ${b.vendorId}`,
    ),
  },
})
