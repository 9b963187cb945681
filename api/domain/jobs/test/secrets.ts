import { junkPickup, postJunk, postRental } from '../../../test/deals.js'
import { type Secret, SHARED, type Story } from '../../../test/security/story.js'

const far = { items: [{ kind: 'hot_tub', count: 41 }], access: 'curbside', loadEighths: 7 } as const

export const leave = async ({ dana, jobs }: Story): Promise<void> => {
  jobs.far = await postJunk(dana, {
    ...junkPickup,
    zipCode: '10001',
    description: 'FarAwayDescription',
    ...far,
  })
  jobs.farRental = await postRental(dana, { zipCode: '10001', debris: 'yard_waste', placement: 'other' })
  jobs.won = await postJunk(dana, {
    firstName: 'ContactFirst',
    lastName: 'ContactLast',
    phone: '(512) 555-0005',
    description: 'SharedDescription',
    debris: 'roofing',
  })
  // Open to both vendors.
  const contact = { firstName: 'OpenContactFirst', lastName: 'OpenContactLast', phone: '(512) 555-0006' }
  jobs.open = await postJunk(dana, contact)
  jobs.rental = await postRental(dana, { dumpsterSize: '10_yard' })
}

export const secrets = [
  { words: ['FarAwayDescription', '"debris":"yard_waste"', '"placement":"other"'], seenBy: ['dana', 'ada'] },
  { words: ['"count":41', '"access":"curbside"', '"loadEighths":7'], seenBy: ['dana', 'ada'] },
  { words: ['555-0005', 'ContactFirst"', 'SharedDescription', '"debris":"roofing"'], seenBy: SHARED },
  { words: ['555-0006', 'OpenContactFirst'], seenBy: ['dana', 'ada'] },
] satisfies Secret[]
