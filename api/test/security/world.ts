import { ApiToken } from '../../domain/accounts/ApiToken.js'
import { hashOf, newSecret } from '../../domain/accounts/secrets.js'
import { Client } from '../client.js'
import { type Harness, START } from '../harness.js'
import { admin, customer, type TestUser, vendor } from '../users.js'

/** Everybody as whom an operation is tried. The arguments are about `customer` and `vendor`. */
export const EVERYBODY = [
  'customer',
  'vendor',
  'admin',
  'otherCustomer',
  'otherVendor',
  'suspendedCustomer',
  'suspendedVendor',
  'nobody',
] as const
export type Who = (typeof EVERYBODY)[number]

const DAY_MS = 86_400_000

/** A running API with users, two of them suspended since they signed in. */
export interface World {
  harness: Harness
  people: Record<Who, TestUser>
  /** The user, authenticated with an API token instead of a cookie. */
  withToken(person: TestUser, scope: ApiToken['scope'], more?: Partial<ApiToken>): Promise<Bearer>
}

/** Sends a bearer token with each request, and no cookie. */
export class Bearer extends Client {
  constructor(
    url: string,
    readonly token: string,
  ) {
    super(url)
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return super.fetch(path, {
      ...init,
      headers: { authorization: `Bearer ${this.token}`, ...init.headers },
    })
  }
}

const suspend = async (harness: Harness, person: TestUser): Promise<TestUser> => {
  await harness.database.pool.query('update users set is_active = false where id = $1', [person.id])
  return person
}

export async function makeWorld(harness: Harness): Promise<World> {
  const people: Record<Who, TestUser> = {
    customer: await customer(harness),
    vendor: await vendor(harness),
    admin: await admin(harness),
    otherCustomer: await customer(harness, { firstName: 'Kim' }),
    // Serves another town, and so cannot see the first vendor's jobs.
    otherVendor: await vendor(harness, { zips: ['90210'] }, { firstName: 'Mia' }),
    suspendedCustomer: await suspend(harness, await customer(harness)),
    suspendedVendor: await suspend(harness, await vendor(harness)),
    nobody: Object.assign(harness.visitor(), { id: '', email: '', harness }),
  }
  return {
    harness,
    people,
    async withToken(person, scope, more = {}) {
      const token = newSecret()
      const em = harness.database.orm.em.fork()
      em.create(ApiToken, {
        userId: person.id,
        name: scope,
        scope,
        tokenHash: hashOf(token),
        createdAt: new Date(START.getTime() - DAY_MS),
        expiresAt: new Date(START.getTime() + DAY_MS),
        ...more,
      })
      await em.flush()
      return new Bearer(harness.url, token)
    },
  }
}
