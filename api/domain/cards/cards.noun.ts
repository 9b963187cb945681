import { noun } from '../noun.js'
import { CardAccount } from './CardAccount.js'
import { CardResolver } from './CardResolver.js'
import { cardsOfBusiness } from './CardsOfBusiness.js'
import { cardsOfProfile } from './CardsOfProfile.js'
import { CardsOfProfileResolver } from './CardsOfProfileResolver.js'
import { checkStripe, readCardAccount, readCardAccounts } from './readCardAccount.js'
import { erased, expired, exported, notExported } from './userData.js'

export const cards = noun({
  name: 'cards',
  why: "A business's account at Stripe.",
  adds: [cardsOfBusiness, cardsOfProfile],
  entities: [CardAccount],
  resolvers: [CardResolver, CardsOfProfileResolver],
  tasks: { readCardAccount, readCardAccounts, checkStripe },
  exported,
  erased,
  expired,
  notExported,
})
