import { DAY_MS } from '../../rules/dates.js'
import type { UserType } from '../../rules/kinds.js'
import type { Demo } from '../Demo.js'
import { hashPassword } from './passwords.js'
import { User } from './User.js'

export const DEMO_PASSWORD = 'dumpster-demo'

const user = (email: string, firstName: string, lastName: string, userType: UserType, phone: string) => ({
  email: `${email}@example.com`,
  firstName,
  lastName,
  userType,
  phone,
})

export const demoUsers = [
  user('customer', 'Casey', 'Morgan', 'customer', '(512) 555-0147'),
  user('jordan', 'Jordan', 'Lee', 'customer', '(512) 555-0162'),
  user('priya', 'Priya', 'Nair', 'customer', '(512) 555-0118'),
  user('vendor', 'Dale', 'Hart', 'vendor', '(512) 555-0190'),
  user('mia', 'Mia', 'Santos', 'vendor', '(512) 555-0133'),
  user('tom', 'Tom', 'Becker', 'vendor', '(512) 555-0171'),
  user('rosa', 'Rosa', 'Ellis', 'vendor', '(512) 555-0155'),
  user('admin', 'Ada', 'Quinn', 'admin', '(512) 555-0100'),
]

export const accountDemo: Demo = {
  async accounts({ tx, now, users }) {
    const password = await hashPassword(DEMO_PASSWORD)
    const createdAt = new Date(now.getTime() - 90 * DAY_MS)
    for (const demo of demoUsers) {
      const username = demo.email.split('@')[0]!
      users[username] = tx.create(User, {
        ...demo,
        username,
        password,
        createdAt,
        emailConfirmedAt: createdAt,
      })
    }
    await tx.flush()
  },
}
