import {
  CHANGE_ROLE,
  INVITE_PERSON,
  join,
  LEAVE_BUSINESS,
  newPerson,
  REMOVE_PERSON,
} from '../../../test/people.js'
import { person, type TestUser, vendor } from '../../../test/users.js'
import { type Case, harness, nothing } from '../../notices/test/telling.js'

/** A business with two owners and a driver. */
const made = async (): Promise<{ owner: TestUser; driver: TestUser }> => {
  const owner = await vendor(harness, { zips: ['10001'] })
  await person(harness, owner, 'owner')
  return { owner, driver: await person(harness, owner, 'driver') }
}

export const cases: Case[] = [
  {
    what: 'an owner invites somebody who then accepts',
    before: nothing,
    act: async () => {
      await join((await made()).owner)
    },
    told: [
      'another vendor: person_invited',
      'another vendor: person_joined',
      'another vendor: person_joined',
    ],
  },
  {
    what: 'an owner gives a driver another role',
    before: nothing,
    act: async () => {
      const { owner, driver } = await made()
      await owner.ask(CHANGE_ROLE, { personId: driver.id, role: 'dispatcher' })
    },
    told: ['another vendor: own_role_changed', 'another vendor: person_role_changed'],
  },
  {
    what: 'an owner removes a driver',
    before: nothing,
    act: async () => {
      const { owner, driver } = await made()
      await owner.ask(REMOVE_PERSON, { personId: driver.id })
    },
    told: ['another vendor: own_work_ended', 'another vendor: person_removed'],
  },
  {
    what: 'an owner withdraws an invitation',
    before: nothing,
    act: async () => {
      const owner = await vendor(harness, { zips: ['10001'] })
      const { id: personId } = (await owner.ask(INVITE_PERSON, { input: newPerson() })).invitePerson
      await owner.ask(REMOVE_PERSON, { personId })
    },
    told: [],
  },
  {
    what: 'a driver leaves',
    before: nothing,
    act: async () => {
      const { driver } = await made()
      await driver.ask(LEAVE_BUSINESS)
    },
    told: ['another vendor: person_left', 'another vendor: person_left'],
  },
]
