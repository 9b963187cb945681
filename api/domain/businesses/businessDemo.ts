import type { Demo } from '../Demo.js'
import { objectPath } from '../uploads/Upload.js'
import { Business } from './Business.js'

/** These vendors have named their business. All others but Mia were asked and chose "not now". */
const demoBusinesses = [
  {
    vendor: 'tom',
    name: 'Becker Hauling',
    about:
      'A family business with two trucks and four roll-off dumpsters. We sweep the driveway before we leave, and what can be given away does not go to the landfill.',
    phone: '(512) 555-0172',
    since: 2009,
    paymentMethods: ['card', 'check', 'zelle'],
    handles: [
      { method: 'check', handle: 'Becker Hauling LLC' },
      { method: 'zelle', handle: 'pay@becker.example.com' },
    ],
    logo: 'logo',
  },
  {
    vendor: 'rosa',
    name: 'Ellis Haul-Away',
    about: 'Garages, attics and estates. Two people on every job.',
    phone: null,
    since: 2018,
    paymentMethods: ['cash', 'venmo'],
    handles: [{ method: 'venmo', handle: '@ellis-haul-away' }],
    logo: null,
  },
] as const

export const businessDemo: Demo = {
  async accounts({ tx, now, users, keepFile }) {
    // The vendor of the walk-through was asked for a business before.
    users.vendor!.businessAskedAt = now
    for (const { vendor, logo, paymentMethods, handles, ...business } of demoBusinesses) {
      const vendorId = users[vendor]!.id
      const made = tx.create(Business, {
        ...business,
        vendorId,
        paymentMethods: [...paymentMethods],
        handles: [...handles],
        createdAt: now,
      })
      await tx.flush()
      if (!logo) continue
      const upload = await keepFile(vendorId, logo, now)
      upload.businessId = vendorId
      made.logo = objectPath(upload.id)
    }
  },
}
