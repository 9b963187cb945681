import { hash } from '@node-rs/argon2'
import { BusinessPerson } from '../domain/accounts/BusinessPerson.js'
import { User } from '../domain/accounts/User.js'
import { ServiceArea } from '../domain/vendors/ServiceArea.js'
import { VendorService } from '../domain/vendors/VendorService.js'
import { newId } from '../platform/ids.js'
import type { ServiceType, UserType } from '../rules/kinds.js'
import type { PersonRole } from '../rules/people/roles.js'
import type { Client } from './client.js'
import { type Harness, START } from './harness.js'
import { LOGIN } from './operations.js'

export const PASSWORD = 'dumpster-demo'
/** Verified in less than a millisecond; a real one takes twenty, and tests sign in thousands of users. */
const hashed = hash(PASSWORD, { memoryCost: 8, timeCost: 1 })

export interface TestUser extends Client {
  id: string
  email: string
  harness: Harness
}

/** A signed-in user with a separate browser. */
export async function signedIn(
  harness: Harness,
  userType: UserType,
  more: Partial<User> = {},
): Promise<TestUser> {
  const em = harness.database.orm.em.fork()
  const id = newId()
  const user = em.create(User, {
    id,
    username: id,
    email: `${id.slice(0, 8)}@example.com`,
    password: await hashed,
    firstName: userType === 'vendor' ? 'Dale' : 'Dana',
    lastName: 'Reyes',
    phone: '(512) 555-0147',
    userType,
    createdAt: START,
    emailConfirmedAt: START,
    ...more,
  })
  await em.flush()
  const client = harness.visitor()
  await client.ask(LOGIN, { input: { email: user.email, password: PASSWORD } })
  return Object.assign(client, { id: user.id, email: user.email, harness })
}

export const customer = (harness: Harness, more?: Partial<User>) => signedIn(harness, 'customer', more)
export const admin = (harness: Harness, more?: Partial<User>) => signedIn(harness, 'admin', more)

interface Offer {
  zips?: string[]
  services?: ServiceType[]
}

/** A vendor with these service areas and services. */
export async function vendor(
  harness: Harness,
  { zips = ['78701'], services = ['junk_pickup', 'dumpster_rental'] }: Offer = {},
  more?: Partial<User>,
) {
  const person = await signedIn(harness, 'vendor', more)
  const em = harness.database.orm.em.fork()
  for (const zipCode of zips) em.create(ServiceArea, { vendorId: person.id, zipCode } as never)
  for (const serviceType of services)
    em.create(VendorService, { vendorId: person.id, serviceType, createdAt: START })
  await em.flush()
  return person
}

/** Somebody who works in a vendor's business, signed in. Writes the founder's row, too, as the first invitation does. */
export async function person(
  harness: Harness,
  business: TestUser,
  role: PersonRole,
  more?: Partial<User>,
): Promise<TestUser> {
  const someone = await signedIn(harness, 'vendor', { firstName: 'Luis', lastName: 'Ortega', ...more })
  const em = harness.database.orm.em.fork()
  const founder = { userId: business.id, vendorId: business.id, role: 'owner' as const, joinedAt: START }
  await em.upsert(BusinessPerson, founder, { onConflictAction: 'ignore' })
  em.create(BusinessPerson, {
    userId: someone.id,
    vendorId: business.id,
    role,
    invitedById: business.id,
    invitedAt: START,
    joinedAt: START,
  } as never)
  await em.flush()
  return someone
}
