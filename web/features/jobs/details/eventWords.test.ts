import type { UserType } from '../../../generated/schema.js'
import { makeJob } from '../../../testing/makers/makeJob.js'
import { makeUser } from '../../../testing/makers/makeUser.js'
import { eventWords } from './eventWords.js'

const customer = makeUser()
const vendor = makeUser({ id: 'v1', firstName: 'Vic', lastName: 'Stone', userType: 'vendor' })
const admin = makeUser({ id: 'a1', firstName: 'Ada', lastName: 'Boss', userType: 'admin' })
const people = { customer, vendor, admin }

const [posted] = makeJob().history
const step = (
  number: number,
  fromStatus: 'pending' | 'accepted' | 'in_progress',
  toStatus: 'pending' | 'accepted' | 'in_progress' | 'completed' | 'cancelled',
  by: UserType,
) => ({ ...posted!, id: String(number), fromStatus, toStatus, actor: people[by] })

const history = [
  posted!,
  step(1, 'pending', 'accepted', 'customer'),
  step(2, 'accepted', 'pending', 'vendor'),
  step(3, 'pending', 'accepted', 'admin'),
  step(4, 'accepted', 'in_progress', 'vendor'),
  step(5, 'in_progress', 'pending', 'admin'),
  { ...step(6, 'pending', 'cancelled', 'customer'), reason: 'sold the couch' },
]

it.each([
  [
    'its customer',
    customer,
    [
      'You cancelled the order',
      'Haulbid took the job from its vendor',
      'Vic Stone started the work',
      'Haulbid gave the job to another vendor',
      'Vic Stone gave the job back',
      'You accepted a bid',
      'You posted the request',
    ],
  ],
  [
    'its vendor',
    vendor,
    [
      'Maria Lopez cancelled the order',
      'Haulbid took the job from its vendor',
      'You started the work',
      'Haulbid gave the job to another vendor',
      'You gave the job back',
      'Maria Lopez accepted a bid',
      'Maria Lopez posted the request',
    ],
  ],
  [
    'an admin',
    admin,
    [
      'Maria Lopez (Customer) cancelled the order',
      'Ada Boss (Admin) took the job from its vendor',
      'Vic Stone (Vendor) started the work',
      'Ada Boss (Admin) gave the job to another vendor',
      'Vic Stone (Vendor) gave the job back',
      'Maria Lopez (Customer) accepted a bid',
      'Maria Lopez (Customer) posted the request',
    ],
  ],
])('tells %s who did what', (_, viewer, words) => {
  expect(history.toReversed().map(event => eventWords(event, viewer))).toEqual(words)
})
