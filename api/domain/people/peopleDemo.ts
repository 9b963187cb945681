import { DAY_MS } from '../../rules/dates.js'
import type { PersonRole } from '../../rules/people/roles.js'
import { BusinessPerson } from '../accounts/BusinessPerson.js'
import { User } from '../accounts/User.js'
import type { Demo, DemoStory } from '../Demo.js'

const demoPeople: readonly { username: string; firstName: string; lastName: string; role: PersonRole }[] = [
  { username: 'dispatcher', firstName: 'Rosa', lastName: 'Delgado', role: 'dispatcher' },
  { username: 'driver', firstName: 'Luis', lastName: 'Ortega', role: 'driver' },
  { username: 'driver2', firstName: 'Maya', lastName: 'Chen', role: 'driver' },
]

const addPeople = async ({ tx, now, users }: DemoStory): Promise<void> => {
  const { id: vendorId, password, createdAt } = users.vendor!
  tx.create(BusinessPerson, { userId: vendorId, vendorId, role: 'owner', joinedAt: createdAt })
  const joinedAt = new Date(now.getTime() - 30 * DAY_MS)
  for (const { username, firstName, lastName, role } of demoPeople) {
    const user = tx.create(User, {
      username,
      email: `${username}@example.com`,
      password,
      firstName,
      lastName,
      userType: 'vendor',
      createdAt: joinedAt,
      emailConfirmedAt: joinedAt,
    })
    await tx.flush()
    tx.create(BusinessPerson, {
      userId: user.id,
      vendorId,
      role,
      invitedById: vendorId,
      invitedAt: joinedAt,
      joinedAt,
    })
  }
  await tx.flush()
}

/** The vendor of the walk-through has a dispatcher and two drivers. */
export const peopleDemo: Demo = { accounts: addPeople }
